import type { CloseReason, ToServer } from "$protocol";
import type { PackFiles } from "./packs";
import type { Commit } from "./store";

/** An event for the module: the type `Ask` of the crate `browser`. */
export type Ask =
  | { type: "loaded"; game: string; kept: readonly string[] }
  | { type: "pack"; game: string; files: PackFiles }
  | { type: "open"; room: string; log: string }
  | { type: "close"; room: string }
  | {
      type: "request";
      id: number;
      method: string;
      path: string;
      body: unknown;
      name: string;
      new: { room: string; secret: string };
      log: string | null;
    }
  | { type: "connect"; connection: number; room: string; name: string; visited: number | null }
  | { type: "message"; connection: number; message: ToServer }
  | { type: "disconnect"; connection: number }
  | { type: "stored" | "think" | "wake"; room: string };

/** Something that the worker must do: the type `Effect` of the crate `browser`. */
export type Effect =
  | { type: "keep_pack"; hash: string; files: PackFiles }
  | { type: "read_pack"; hash: string }
  | ({ type: "store" } & Commit)
  | { type: "answer"; id: number; status: number; body: unknown }
  | { type: "send"; connection: number; messages: readonly string[] }
  | { type: "close"; connection: number; reason: CloseReason }
  | { type: "think"; room: string; learned: boolean }
  | { type: "wake"; room: string; after: number };

interface Exports extends WebAssembly.Exports {
  memory: WebAssembly.Memory;
  input: (length: number) => number;
  handle: () => number;
  output_length: () => number;
  weights: () => number;
}

/** The rooms and bots of one game: its WebAssembly module. */
export class Engine {
  #encoder = new TextEncoder();
  #decoder = new TextDecoder();

  #weights: Promise<void> | null = null;

  constructor(
    private exports: Exports,
    private weightsAddress: string | undefined,
  ) {}

  /** Loads a module, and says how many of its bytes have come as they come. */
  static async load(
    address: string,
    weightsAddress: string | undefined,
    told: (bytes: number) => void,
  ): Promise<Engine> {
    const answer = await found(address);
    countBytes(answer.clone(), told).catch(() => null);
    // The browser can compile a module while it loads only if the host sends its media type, which not every host does.
    const streams = answer.headers.get("content-type") === "application/wasm";
    const { instance } = streams
      ? await WebAssembly.instantiateStreaming(answer)
      : await WebAssembly.instantiate(await answer.arrayBuffer());
    return new Engine(instance.exports as Exports, weightsAddress);
  }

  /** Passes an event to the module and returns what the worker must do, in order. */
  handle(ask: Ask): Effect[] {
    const { memory, handle, output_length } = this.exports;
    const time = { wall: Date.now(), monotonic: Math.floor(performance.now()) };
    this.#write(this.#encoder.encode(JSON.stringify({ ...time, ask })));
    const at = handle();
    const bytes = new Uint8Array(memory.buffer, at, output_length());
    const answer = JSON.parse(this.#decoder.decode(bytes)) as { Ok: Effect[] } | { Err: string };
    if ("Err" in answer) throw new Error(answer.Err);
    return answer.Ok;
  }

  /** Loads the weights of learned bots, once. If that fails, these bots search without nets, and the next call tries again. */
  learn(): Promise<void> {
    this.#weights ??= this.#loadWeights().catch(() => void (this.#weights = null));
    return this.#weights;
  }

  async #loadWeights() {
    const address = this.weightsAddress;
    if (!address) return;
    const answer = await found(address);
    this.#write(new Uint8Array(await answer.arrayBuffer()));
    if (!this.exports.weights()) throw new Error(`${address}: no weights`);
  }

  #write(bytes: Uint8Array) {
    const at = this.exports.input(bytes.length);
    new Uint8Array(this.exports.memory.buffer, at, bytes.length).set(bytes);
  }
}

async function found(address: string): Promise<Response> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer;
}

async function countBytes(answer: Response, told: (bytes: number) => void) {
  let bytes = 0;
  // Not every browser can iterate over a stream.
  const reader = answer.body?.getReader();
  for (;;) {
    const part = await reader?.read();
    if (!part?.value) return;
    told((bytes += part.value.length));
  }
}
