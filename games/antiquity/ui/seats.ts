import { houseSign, type Signs } from "$board/signs";
import { coloursOf } from "./cards";

/** A seat bears its colours: two where two play. */
export const signs: Signs = ({ seat, seats }) => coloursOf(seat, seats).map(houseSign);
