import { houseSign, type Signs } from "$board/signs";
import { EMBLEMS } from "./drawings/emblems";
import { civKey, colour } from "./seats/who";
import type { Public } from "./view";

/** A seat bears the emblem and the colour of its civilisation once that is chosen. */
export const signs: Signs = ({ seat, view, catalogue }) => {
  if (!view || !catalogue) return [houseSign(seat)];
  const key = civKey(view as Public, seat, { catalogue });
  const shape = key === null ? undefined : EMBLEMS[key];
  return [shape ? { colour: colour(view as Public, seat, { catalogue }), shape } : houseSign(seat)];
};
