import type { Fault } from "$protocol";
import { addressOf, HAS_SERVER } from "./base";
import { askHere, hereIn } from "./here";
import { preloaded } from "./preload";

/** The server refused a request, or its answer could not be read. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly fault: Fault,
  ) {
    super(fault.because);
  }
}

/** The requests whose answers are files on a site without a server. */
const IN_FILES = /^\/api\/(bots$|games[/?])/;

/**
 * Sends a request to the server, or to the rooms of this browser if it is about one of them, unless its answer was preloaded.
 * Throws an `ApiError` if it is refused.
 */
export async function ask<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  const ready = method === "GET" && preloaded(path);
  if (ready) return ready.answer as Answer;
  return hereIn(path) ? askBrowser<Answer>(method, path, body) : askServer<Answer>(method, path, body);
}

/** Sends a request to the rooms of this browser. `game` is needed if the path names no room. */
export async function askBrowser<Answer>(method: string, path: string, body?: unknown, game?: string) {
  const { status, body: answer } = await askHere(method, path, body, game);
  if (status >= 400) throw new ApiError(status, answer as Fault);
  return answer as Answer;
}

async function askServer<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  if (!HAS_SERVER && !IN_FILES.test(path)) throw new ApiError(404, { fault: "no_server", because: path });
  const told =
    body === undefined ? {} : { headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
  const answer = await fetch(addressOf(path), { method, ...told });
  const json: unknown = answer.status === 204 ? null : await answer.json().catch(() => null);
  if (!answer.ok)
    throw new ApiError(
      answer.status,
      (json as Fault | null) ?? { fault: "unreadable", because: String(answer.status) },
    );
  return json as Answer;
}
