import { ApiError } from "./api";
import { settings } from "./settings.svelte";

/** How long a notice stays, in milliseconds. */
const STAY = 6000;

interface Notice {
  id: number;
  text: string;
  /** Whether it says that something failed. */
  fault: boolean;
}

/** Short notices at the edge of the page, and the rule that is open beside it. */
class Notices {
  all = $state.raw<readonly Notice[]>([]);
  /** The id of the rule that is shown in the side sheet. */
  rule = $state<string | null>(null);
  #next = 0;

  /** Shows a notice. Those that say what failed before go, and one with the same words. */
  tell(text: string) {
    this.#show(text, false);
  }

  #show(text: string, fault: boolean) {
    const id = this.#next++;
    const others = this.all.filter((it) => it.text !== text && (fault || !it.fault));
    this.all = [...others.slice(-2), { id, text, fault }];
    setTimeout(() => this.drop(id), STAY);
  }

  drop(id: number) {
    this.all = this.all.filter((it) => it.id !== id);
  }

  /** Shows why a request failed. */
  failed(error: unknown) {
    this.#show(because(error), true);
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
