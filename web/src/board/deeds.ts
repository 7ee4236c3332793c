/** Icons of deeds, as SVG paths in a square of 20 units that are drawn as strokes. A game chooses one for each deed. */
export const DEED_ICONS = {
  take: "M4 12.5 8 9l3 2.2L16 8M7 13v4h6.5l2.5-5M12 3v5m-2.2-2.4L12 3l2.2 2.6",
  dig: "M3.500 16.500 11 9M5.500 5c4.500-2 9.500 3 7.500 7.500C12 9.500 8.500 6 5.500 5Z",
  draw: "M5 4.5h7.5v10.5H5ZM8 2.5h7.5V13",
  build: "M3 17h14M5 17V9m3.3 8V9m3.4 8V9M15 17V9M3 8l7-4.5L17 8Z",
  improve: "M3 17h14M5 17v-6m3.3 6v-6M3 10h8M14.5 13.5V4m-3 3 3-3 3 3",
  brick: "M3 8.5 10 5l7 3.5-7 3.5ZM3 8.5v4L10 16l7-3.5v-4M10 12v4",
  points: "m10 3 2.1 4.6 5 .5-3.8 3.3 1.1 4.9L10 13.7l-4.4 2.6 1.1-4.9L2.9 8.1l5-.5Z",
  story: "M10 5.5C8 4 5.5 3.8 3 4.2v11c2.5-.4 5-.2 7 1.3 2-1.5 4.5-1.7 7-1.3v-11c-2.5-.4-5-.2-7 1.3Zm0 0v11",
  power: "M3.5 15.5h13M4 13 3 6l4.5 3L10 4l2.5 5L17 6l-1 7Z",
  gold: "M10 3.5a6.5 6.5 0 1 0 .01 0ZM10 6.5v7M8 8.5h3a1.3 1.3 0 0 1 0 2.7H9",
  pass: "M4 10h11m-4-4 4 4-4 4",
  speak: "M3.5 4.5h13v8.5H9L5.5 16v-3h-2Z",
  change: "M4 7.5h10m-3-3 3 3-3 3M16 13.5H6m3-3-3 3 3 3",
  win: "M6 3.5h8v4.5a4 4 0 0 1-8 0ZM6 5H3.5c0 3 1 4 2.7 4.2M14 5h2.5c0 3-1 4-2.7 4.2M10 12v3m-3 1.8h6",
  line: "M3 5h14M3 10h14M3 15h14M7.5 3v14",
  conquer: "M6 17.5V3M6 4h9l-2.5 3L15 10H6",
  loss: "M10 3 17.5 16.5h-15ZM10 8v4m0 2.3v.2",
  policy: "M5 3.5h8l2.5 2.5v10.5H5ZM7.5 8h5M7.5 11h5",
  capital: "M3 17h14M4.5 17v-6.5h3V17m5 0v-6.5h3V17M7.5 17V6h5v11M8.5 6V3.5h3V6",
} as const;

export type DeedIcon = keyof typeof DEED_ICONS;

/** Something that a player did, in a few words. */
export interface Deed {
  icon: DeedIcon;
  text: string;
}
