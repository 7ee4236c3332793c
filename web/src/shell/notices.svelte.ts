import { ApiError } from "./api";
import { settings } from "./settings.svelte";

/** How long a notice stays, in milliseconds. */
const STAY = 6000;

interface Notice {
  id: number;
  text: string;
}

/** Short notices at the edge of the page, and the rule that is open beside it. */
class Notices {
  all = $state.raw<readonly Notice[]>([]);
  /** The id of the rule that is shown in the side sheet. */
  rule = $state<string | null>(null);
  #next = 0;

  tell(text: string) {
    const id = this.#next++;
    this.all = [...this.all.slice(-2), { id, text }];
    setTimeout(() => this.drop(id), STAY);
  }

  drop(id: number) {
    this.all = this.all.filter((it) => it.id !== id);
  }

  /** Shows why a request failed. */
  failed(error: unknown) {
    this.tell(because(error));
  }
}

/** An error as a sentence for the reader. */
export function because(error: unknown): string {
  const { say } = settings;
  if (!(error instanceof ApiError)) return say("no-connection");
  const { fault, wait } = error.fault;
  if (wait !== undefined) return say("fault-limit", { wait });
  const id = `fault-${fault.replaceAll("_", "-")}`;
  const sentence = say(id);
  return sentence === id ? say("fault-other") : sentence;
}

export const notices = new Notices();
