import type { Kind } from "./view";

/** A sign for each kind of piece, drawn from -1 to 1, so that colour is never alone. */
export const SIGNS: Record<Kind, string> = {
  violet: "M-.5 0A.5 .5 0 1 0 .5 0A.5 .5 0 1 0 -.5 0Z",
  red: "M-.18-.58H.18V-.18H.58V.18H.18V.58H-.18V.18H-.58V-.18H-.18Z",
  neutral: "M-.5-.5H.5V.5H-.5ZM-.22-.22V.22H.22V-.22Z",
  orange: "M0-.6L.6.45H-.6Z",
  blue: "M-.32-.5H.32L.62-.12L0 .62L-.62-.12Z",
  black: "M0-.66L.19-.2L.68-.18L.3.14L.42.62L0 .35L-.42.62L-.3.14L-.68-.18L-.19-.2Z",
};
