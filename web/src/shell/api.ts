import type { Fault } from "$protocol";
import { foreseen } from "./first";

/** What the server answered instead of what was asked for. */
export class Failure extends Error {
  constructor(
    readonly status: number,
    readonly fault: Fault,
  ) {
    super(fault.because);
  }
}

/** Asks the server over HTTP, where the answer is not there already. */
export async function ask<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  const ready = method === "GET" && foreseen(path);
  if (ready) return ready.answer as Answer;
  const told =
    body === undefined ? {} : { headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
  const answer = await fetch(path, { method, ...told });
  const json = answer.status === 204 ? null : await answer.json().catch(() => null);
  if (!answer.ok)
    throw new Failure(answer.status, json ?? { fault: "unreadable", because: String(answer.status) });
  return json as Answer;
}
