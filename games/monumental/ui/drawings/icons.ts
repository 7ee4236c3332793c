/** An icon within -10 to 10: a shape in its own colour, and signs cut into it. */
export interface Icon {
  /** The body; its shape tells the icon without its colour. */
  body: string;
  /** Lines drawn over the body. */
  lines?: string;
  /** The colour of the body: a custom property of the board. */
  tone: string;
}

const card =
  "M-6-9H6A1.5 1.5 0 0 1 7.5-7.5V7.5A1.5 1.5 0 0 1 6 9H-6A1.5 1.5 0 0 1-7.5 7.5V-7.5A1.5 1.5 0 0 1-6-9Z";
const disc = "M-9 0A9 9 0 1 0 9 0A9 9 0 1 0-9 0Z";
const hexagon = "M-4.7-8.4H4.7L9.4 0L4.7 8.4H-4.7L-9.4 0Z";

export const ICONS = {
  production: {
    body: "M-1.8-10H1.8L2.4-7.2L5-6.1L7.4-7.7L9.4-5.2L7.6-2.9L8.2-.2L10 1.4L8.6 4.8L5.8 4.5L3.8 6.4L4 9.2H.4L-.4 9.2L-4 9.2L-3.8 6.4L-5.8 4.5L-8.6 4.8L-10 1.4L-8.2-.2L-7.6-2.9L-9.4-5.2L-7.4-7.7L-5-6.1L-2.4-7.2Z",
    lines: "M-3.4 0A3.4 3.4 0 1 0 3.4 0A3.4 3.4 0 1 0-3.4 0",
    tone: "production",
  },
  science: {
    body: "M-3.5-10H3.5V-7.4H2.4V-2.6L8.4 6.4C9.4 8.2 8.4 9.8 6.5 9.8H-6.5C-8.4 9.8-9.4 8.2-8.4 6.4L-2.4-2.6V-7.4H-3.5Z",
    lines: "M-4.8 4H4.8M-1 6.9H1.6",
    tone: "science",
  },
  military: {
    body: "M0-10C3-8 6-7.4 8.6-7.4V-1C8.6 4.6 4.8 8.2 0 10C-4.8 8.2-8.6 4.6-8.6-1V-7.4C-6-7.4-3-8 0-10Z",
    lines: "M0-6V5M-3.2-1.6H3.2",
    tone: "military",
  },
  gold: { body: disc, lines: "M-5.4 0A5.4 5.4 0 1 0 5.4 0A5.4 5.4 0 1 0-5.4 0M0-2.6V2.6", tone: "gold" },
  culture: {
    body: "M-8.6-8.6C-4-6.6 4-6.6 8.6-8.6C9.4-1 7.4 9.6 0 9.8C-7.4 9.6-9.4-1-8.6-8.6Z",
    lines: "M-5.2-2.4C-4.2-3.6-2.6-3.6-1.8-2.4M1.8-2.4C2.6-3.6 4.2-3.6 5.2-2.4M-4 2.6C-2 6.2 2 6.2 4 2.6",
    tone: "culture",
  },
  any: { body: disc, lines: "M0 0V-9M0 0L7.8 4.5M0 0L-7.8 4.5", tone: "any" },
  draw: { body: card, lines: "M0-4.5V4.5M-4 0H4", tone: "deed" },
  archive: { body: card, lines: "M-3.6-4L3.6 4M3.6-4L-3.6 4", tone: "deed" },
  reinforce: { body: card, lines: "M0-5V3M-4.4-1C-4.4 3.6-2 5 0 5C2 5 4.4 3.6 4.4-1", tone: "deed" },
  recover: { body: card, lines: "M0 5V-5M-3.6-1.6L0-5L3.6-1.6", tone: "deed" },
  refresh: {
    body: card,
    lines: "M-3.8-2A4.2 4.2 0 0 1 4-1.4M3.8 2A4.2 4.2 0 0 1-4 1.4M4-5V-1H.6M-4 5V1H-.6",
    tone: "deed",
  },
  activate: { body: "M0-10L2.6-2.8L10 0L2.6 2.8L0 10L-2.6 2.8L-10 0L-2.6-2.8Z", tone: "lit" },
  again: {
    body: disc,
    lines: "M-4.6-1.6A5 5 0 0 1 4.6-1.6M4.6 1.6A5 5 0 0 1-4.6 1.6M5-5.4V-1.4H1.4M-5 5.4V1.4H-1.4",
    tone: "deed",
  },
  exchange: {
    body: disc,
    lines: "M-5-2.4H4.6M2-5L4.8-2.4L2 .2M5 2.4H-4.6M-2-.2L-4.8 2.4L-2 5",
    tone: "deed",
  },
  boost: { body: "M0-10L9-1H4.4V9.6H-4.4V-1H-9Z", tone: "deed" },
  discount: { body: "M-9-3L-3-9H8.4V2.4L2.4 8.4Z", lines: "M4.6-5.4V-5.2", tone: "gold" },
  siege: {
    body: "M-9-8H-5.4V-5H-2V-8H2V-5H5.4V-8H9V9H-9Z",
    lines: "M1-4L-2 0L2 2.6L-1 8",
    tone: "military",
  },
  unit: {
    body: "M-3.4-6.6A3.4 3.4 0 1 1 3.4-6.6A3.4 3.4 0 1 1-3.4-6.6ZM-3-2.6H3C5.6-.4 6.4 4 7.2 9.8H-7.2C-6.4 4-5.6-.4-3-2.6Z",
    tone: "piece",
  },
  warlord: {
    body: "M-7 2C-7-6 -4-9 0-9C4-9 7-6 7 2V9.4H2.2V2.6H-2.2V9.4H-7ZM-1-10.6H1L1.6-7H-1.6Z",
    tone: "piece",
  },
  explorer: { body: disc, lines: "M-4 4L-1.6-1.6L4-4L1.6 1.6Z", tone: "explorer" },
  outpost: {
    body: "M-7.4-9.4H-4.2V-6.8H-1.6V-9.4H1.6V-6.8H4.2V-9.4H7.4V-3.4H5.6V9.6H-5.6V-3.4H-7.4Z",
    lines: "M0 3.2V9",
    tone: "piece",
  },
  token: { body: hexagon, lines: "M-3.4 0A3.4 3.4 0 1 0 3.4 0A3.4 3.4 0 1 0-3.4 0", tone: "production" },
  market: {
    body: "M-9-8H9L9.6-2.6H8V9H-8V-2.6H-9.6Z",
    lines: "M-4.6-8V-2.6M0-8V-2.6M4.6-8V-2.6M-4 9V3H4V9",
    tone: "market",
  },
  building: { body: "M0-9.6L9.4-2.6H7.4V9H-7.4V-2.6H-9.4Z", lines: "M0 9V3", tone: "building" },
  knowledge: {
    body: "M-9-7.4C-6-8.6-2.4-8 0-6C2.4-8 6-8.6 9-7.4V7C6 5.8 2.4 6.6 0 8.6C-2.4 6.6-6 5.8-9 7Z",
    lines: "M0-5.6V8",
    tone: "knowledge",
  },
  wonder: {
    body: "M0-10L2.6-3.4L9.6-3.1L4.2 1.3L6 8.1L0 4.3L-6 8.1L-4.2 1.3L-9.6-3.1L-2.6-3.4Z",
    tone: "wonder",
  },
  policy: {
    body: "M-6-9.4H8C6.4-8.6 6.2-7 6.2-5.6V6.4C6.2 8.4 5 9.4 3.4 9.4H-8.6C-7-8.6 -6.2 7.4-6.2 5.6Z",
    lines: "M-3-4.6H3M-3-.8H3M-3 3H1",
    tone: "culture",
  },
  province: { body: hexagon, tone: "province" },
  coast: { body: hexagon, lines: "M-6 1C-4-1-2-1 0 1C2 3 4 3 6 1", tone: "water" },
  conquer: {
    body: "M-8.8-9.4L2.6 2.8L5 .4L6.6 2L4.6 4L8.8 8.2L7.4 9.6L3.2 5.4L1.2 7.4L-.4 5.8L1.4 4L-9.4-7.4ZM8.8-9.4L9.4-7.4L5.6-3.4L3.4-5.4L7.2-9.2ZM-5 .4L-3-1.6L-.6.6L-2.4 2.6L-1.6 5.8L-3.2 7.4L-5.2 5.4L-7.6 9.6L-8.8 8.2L-4.6 4L-6.6 2Z",
    tone: "military",
  },
  barbarian: {
    body: "M-2-10H1V-8C5-10 8.6-8.4 9-4C9.2-1 7-1 4.6-1.4C3.4-1.6 2-1.4 1-.6V10H-2V-.6C-4-2-6-2-8-1C-9-5-6-9-2-8Z",
    tone: "military",
  },
  town: {
    body: "M-9.4 9V-1L-5.4-5L-1.6-1.4V-5.6L3-9.8L9.4-4.6V9Z",
    lines: "M-5.4 2.6V3M3.6-2V-1.6M3.6 3V9",
    tone: "town",
  },
  enemy: {
    body: "M-3.4-6.6A3.4 3.4 0 1 1 3.4-6.6A3.4 3.4 0 1 1-3.4-6.6ZM-7.4 9.8C-7.4 2-5-1.8 0-1.8C5-1.8 7.4 2 7.4 9.8Z",
    lines: "M-2.8 2L2.8 7M2.8 2L-2.8 7",
    tone: "deed",
  },
  end: { body: disc, lines: "M-4.4.2L-1.2 3.4L4.8-3.4", tone: "deed" },
} as const satisfies Record<string, Icon>;

export type IconName = keyof typeof ICONS;
