import type { Deal, SeatInfo } from "$protocol";

const COMMITMENT = "monumenta commitment 1";
const WORDS = "monumenta words ";

/** What the page found out by itself about a deal: each is true where the sums agree. */
export interface Checked {
  /** The secret is the one that was fixed when the room was made. */
  secret: boolean;
  /** The seed is made of the secret and of the words that were added. */
  seed: boolean;
  /** The seed is the one that was fixed at the start. */
  commitment: boolean;
}

/** Checks a finished deal with the browser's own cryptography; nobody has to be believed. */
export async function check(deal: Deal, seats: readonly SeatInfo[]): Promise<Checked> {
  const secret = bytes(deal.secret ?? "");
  const seed = bytes(deal.seed ?? "");
  const added = seats.flatMap((it, seat) => (it.words === undefined ? [] : [[seat, it.words] as const]));
  const expected =
    added.length === 0 ? (deal.secret ?? "") : await hmac(secret, WORDS + JSON.stringify(added));
  return {
    secret: (await hmac(secret, COMMITMENT)) === deal.secret_commitment,
    seed: expected === deal.seed,
    commitment: (await hmac(seed, COMMITMENT)) === deal.commitment,
  };
}

/** HMAC-SHA256 as hexadecimal digits. */
export async function hmac(key: Uint8Array<ArrayBuffer>, message: string): Promise<string> {
  const made = await crypto.subtle.importKey("raw", key, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  const signed = await crypto.subtle.sign("HMAC", made, new TextEncoder().encode(message));
  return [...new Uint8Array(signed)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

export function bytes(digits: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(digits.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}
