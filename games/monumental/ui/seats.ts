import { houseSign, type Signs } from "$board/signs";
import { EMBLEMS } from "./drawings/emblems";
import { civKey, colour } from "./seats/who";
import type { Catalogue, Public } from "./view";

/** A seat bears the emblem and the colour of its civilisation once that is chosen. */
export const signs: Signs = ({ seat, view, catalogue }) => {
  if (!view || !catalogue) return [houseSign(seat)];
  const printed = { catalogue: catalogue as Catalogue };
  const key = civKey(view as Public, seat, printed);
  const shape = key === null ? undefined : EMBLEMS[key];
  return [shape ? { colour: colour(view as Public, seat, printed), shape } : houseSign(seat)];
};
