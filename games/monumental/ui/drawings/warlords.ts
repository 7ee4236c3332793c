import { ICONS, type Icon, type IconName } from "./icons";

/** An icon; for a warlord whose civilisation is known by its key, their own helmet. */
export function iconOf(icon: IconName, civ: string | null): Icon {
  const helmet = icon === "warlord" && civ !== null ? WARLORDS[civ] : undefined;
  return helmet ? { ...helmet, tone: "piece" } : ICONS[icon];
}

/** The helmet of each civilisation's warlord, within -11 to 11: a body, and lines on it. */
const WARLORDS: Readonly<Record<string, Pick<Icon, "body" | "lines">>> = {
  // A pointed helmet with a plume and cheek pieces.
  china: {
    body: "M-1-7.4C-3-9-2.600-10.800 0-10.800S3-9 1-7.400C5-5.600 7.200-2 7.400 2.200H9L8 4.600H6.600L7 9.400H3.400L2.600 4.600H-2.600L-3.400 9.400H-7L-6.600 4.600H-8L-9 2.200H-7.400C-7.200-2-5-5.600-1-7.400Z",
    lines: "M-7.200 2.200H7.200M0-6.600V2",
  },
  // A round helmet with a guard around the eyes, and a beard in braids.
  denmark: {
    body: "M0-10C5-10 7.600-6.400 7.600-1.400V2.200C6.800 4 5.400 4.600 4.600 6.200L3.600 10.200L1.400 6.600L0 10.400L-1.400 6.600L-3.600 10.200L-4.600 6.200C-5.400 4.600-6.800 4-7.600 2.200V-1.400C-7.600-6.400-5-10 0-10Z",
    lines:
      "M-7.400-2.600H7.400M0-9.600V2.400M-1 .6A2.700 2.300 0 1 1-6.400 .6A2.700 2.300 0 1 1-1 .6M6.400 .6A2.700 2.300 0 1 1 1 .6A2.700 2.300 0 1 1 6.400 .6",
  },
  // A striped headcloth with a snake on the brow, and a false beard.
  egypt: {
    body: "M-1.200-8V-10.600H1.200V-8C5-7.600 7-5 7.600-1.600L9.600 7.600H4.600L4-.6C4 3 2.800 4.800 1.400 5.600V10.400H-1.400V5.600C-2.800 4.800-4 3-4-.6L-4.600 7.600H-9.600L-7.600-1.600C-7-5-5-7.600-1.200-8Z",
    lines:
      "M-6.400-3.400C-3-5.200 3-5.200 6.400-3.400M-8 3.600L-4.600 2.600M-7.400 0L-4.400-.8M8 3.600L4.600 2.600M7.400 0L4.400-.8",
  },
  // A helmet that leaves free only eyes and mouth, under a high crest.
  greece: {
    body: "M-8.600-3.600C-9-8.600-4.600-11 1-10.600C6.600-10.200 9.600-6.400 9.400 0L8.600 6H6.400V9.600H1.400L1 3.600H3.600V.4H-1V3.600L-1.400 9.600H-6.400V.4L-7.400-.8Z",
    lines: "M-6-2.800C-5-6.600 2.400-8.400 5.600-4.400C7-2.400 6.800 1 6.400 5.600",
  },
  // A bowl with a crescent on the brow and a broad guard for the neck.
  japan: {
    body: "M-2-3.600C-6-4.400-8-7-7.600-10.800C-5.800-8-3.600-6.600 0-6.600S5.800-8 7.600-10.800C8-7 6-4.400 2-3.600C5-3 6.600-1 6.800 1.400L10.800 6.600L6.400 7.600L5 10H-5L-6.400 7.600L-10.800 6.600L-6.800 1.400C-6.600-1-5-3-2-3.600Z",
    lines:
      "M-6.600 1.800H6.600M-7.600 4.800L-5.200 4.600M7.600 4.800L5.200 4.600M-4.200 4.600C-3 6.600 3 6.600 4.200 4.600M0-3V1.400",
  },
};
