import type { CloseReason, ToServer } from "$protocol";

/** A message from a page to its worker. */
export type ToWorker =
  | { type: "prepare"; game: string }
  | { type: "request"; id: number; method: string; path: string; body: unknown; name: string; game?: string }
  | { type: "connect"; connection: number; room: string; name: string }
  | { type: "message"; connection: number; message: ToServer }
  | { type: "disconnect"; connection: number };

/** A message from a worker to its page. */
export type FromWorker =
  | { type: "answer"; id: number; status: number; body: unknown }
  /** Which part of a game's module has been loaded, from 0 to 1. */
  | { type: "loading"; game: string; part: number }
  | { type: "opened"; connection: number }
  | { type: "send"; connection: number; messages: readonly string[] }
  | { type: "close"; connection: number; reason: CloseReason };
