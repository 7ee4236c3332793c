import { untrack } from "svelte";
import { beats, viewSoFar, type Beat } from "./automaton";
import type { Public, Table } from "./view";

/** How long a moment of the automaton's turn is shown at the normal speed, in milliseconds. */
export const BEAT_TIME = 1100;

type News = Pick<Table, "news" | "still">;

/** How many moments of a step are over. The prompt and the points stand outside the board that shows it. */
let done = $state.raw<{ step: number | undefined; moments: number }>({ step: undefined, moments: 0 });
/** How many boards there are that show it. */
let boards = $state(0);

/** The moments of the last step; none where movement is unwanted. Several steps at once are those that the reader skipped. */
const momentsOf = ({ news, still }: News): readonly Beat[] => (still || news.length !== 1 ? [] : beats(news));
const stepOf = ({ news }: News) => news.at(-1)?.step;

/** The moments of the automaton's turn up to the one under way; none once all were shown. */
function sofar(table: News): readonly Beat[] {
  const moments = boards > 0 ? momentsOf(table) : [];
  const over = done.step === stepOf(table) ? done.moments : 0;
  return over < moments.length ? moments.slice(0, over + 1) : [];
}

/** Whether a moment of the automaton's turn is shown. */
export const automatonActs = (table: News) => sofar(table).length > 0;

/** Shows the automaton's turn moment by moment, at the reader's speed; not at all where movement is unwanted. */
export function automatonShow(table: () => Table) {
  boards += 1;
  $effect(() => () => (boards -= 1));
  const shown = $derived(sofar(table()));
  const step = $derived(stepOf(table()));
  /** Whether the reader goes on from moment to moment. */
  let byHand = false;
  const goOn = (moments: number) => (done = { step, moments });

  $effect(() => {
    void step;
    return untrack(() => {
      byHand = false;
      goOn(0);
      if (shown.length === 0) return;
      const timer = setInterval(() => {
        if (shown.length === 0) clearInterval(timer);
        else if (!byHand) goOn(shown.length);
      }, BEAT_TIME * table().tempo);
      return () => clearInterval(timer);
    });
  });

  /** What everybody saw before the step that is shown. */
  let before: Public | undefined;
  const view = $derived.by(() => {
    const { view } = table();
    if (shown.length > 0) return { ...view, public: viewSoFar(before ?? view.public, view.public, shown) };
    before = view.public;
    return view;
  });
  /** What happens at this moment. */
  const news = $derived.by(() => {
    const [last] = table().news;
    const events = shown.at(-1)?.events ?? [];
    return last ? [{ ...last, public: events.map((it) => ({ event: "solo", ...it })) }] : [];
  });
  const calm = $derived(
    shown.length > 0 ? { ...table(), view, news, offers: [] as Table["offers"] } : table(),
  );

  return {
    get sofar() {
      return shown;
    },
    /** The table as it is after these moments, where nothing is offered before the last one is over. */
    get table(): Table {
      void view;
      return calm;
    },
    /** Shows the next moment; from then on each one waits for this. */
    next: () => {
      byHand = true;
      goOn(shown.length);
    },
    /** Ends the show. */
    skip: () => {
      goOn(Infinity);
    },
  };
}
