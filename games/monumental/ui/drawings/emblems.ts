/** The signs of the civilisations, within -10 to 10, drawn in one colour. */
export const EMBLEMS: Record<string, string> = {
  china:
    "M-2-10H2V-6.6H8.6V-3.4H2V.4H9.6V3.6H3.4L8.6 9.2L5.6 10L0 4.6L-5.6 10L-8.6 9.2L-3.4 3.6H-9.6V.4H-2V-3.4H-8.6V-6.6H-2Z",
  denmark:
    "M-9.6 1.6C-6 1.6-7.6-3-8.4-6.4C-5-5.4-4 1 0 1S5-5.4 8.4-6.4C7.6-3 6 1.6 9.6 1.6C7.6 6.6 4 7 0 7S-7.6 6.6-9.6 1.6ZM-1-9.6H1V-.6H-1Z",
  egypt:
    "M0-10A4.6 5 0 0 1 3.2-2H8.4V1.6H1.8V10H-1.8V1.6H-8.4V-2H-3.2A4.6 5 0 0 1 0-10ZM0-7A2 2.4 0 0 0-1-2.6H1A2 2.4 0 0 0 0-7Z",
  greece:
    "M-9.6-6L0-10L9.6-6V-4H-9.6ZM-8-2.8H-5.2V6H-8ZM-1.4-2.8H1.4V6H-1.4ZM5.2-2.8H8V6H5.2ZM-9.6 7H9.6V10H-9.6Z",
  japan:
    "M-9.8-8.6C-4-7.4 4-7.4 9.8-8.6L9-5H6V-2.2H8V.6H6V10H3.2V.6H-3.2V10H-6V.6H-8V-2.2H-6V-5H-9ZM-3.2-5H3.2V-2.2H-3.2Z",
};
