import type {
  CloseReason,
  Entry,
  FromServer,
  Presence,
  RoomInfo,
  SeatClock,
  TableView,
  ToServer,
} from "$protocol";
import { pause } from "./comeback";
import { Pace, type Frame } from "./pace";

type Wish = Extract<ToServer, { id: string }>;
export type Answer = Extract<FromServer, { id: string | null }>;
type Unnamed<T> = T extends unknown ? Omit<T, "id"> : never;

/** The connection to a room: it says hello, hears everything once, and comes back after a break. */
export class Line {
  room = $state.raw<RoomInfo | null>(null);
  mine = $state.raw<readonly number[]>([]);
  eyes = $state<number | null>(null);
  /** The table that is shown: it follows the newest one step by step. */
  table = $state.raw<TableView | null>(null);
  /** What happened, up to the table that is shown. */
  entries = $state.raw<readonly Entry[]>([]);
  /** What happened since the table that was shown before. */
  fresh = $state.raw<readonly Entry[]>([]);
  presence = $state.raw<Presence | null>(null);
  clocks = $state.raw<readonly SeatClock[]>([]);
  /** When the clocks were told, by this browser's own clock. */
  clocksAt = $state(0);
  connected = $state(false);
  /** Whether the server cannot store anything just now: what was sent waits there. */
  stalled = $state(false);
  /** The last entry that the reader had heard of when they left. */
  visited = $state<number | undefined>(undefined);

  #socket: WebSocket | null = null;
  #seen = 0;
  /** How often the connection broke since the last greeting, and why the server ended it, if it said so. */
  #breaks = 0;
  #bye: CloseReason | null = null;
  #wishes = 0;
  #waiting = new Map<string, { wish: Wish; answered: (answer: Answer) => void }>();
  #ended = false;
  #comingBack = false;
  /** What is still on its way was told to other eyes. */
  #deaf = false;
  #pace = new Pace((frame) => this.#show(frame));

  constructor(
    readonly id: string,
    readonly invite: string | null,
    private language: string,
    /** The reader's public number. */
    private person: number,
    private seat: number | null = null,
  ) {
    this.#connect();
  }

  /** Sends a wish, again after a broken connection, until it is answered. */
  wish(wish: Unnamed<Wish>): Promise<Answer> {
    const id = `${Date.now().toString(36)}-${this.#wishes++}`;
    const whole = { ...wish, id } as Wish;
    return new Promise((answered) => {
      this.#waiting.set(id, { wish: whole, answered });
      this.#say(whole);
    });
  }

  /** Says everything again in another language. */
  speak(language: string) {
    if (language !== this.language) this.#lookAgain(language, this.seat);
  }

  /** Looks through another seat, from the beginning. */
  lookThrough(seat: number | null) {
    this.#lookAgain(this.language, seat);
  }

  /** How fast what others do is shown: at once where movement is unwanted. */
  hurry(still: boolean) {
    this.#pace.still = still;
  }

  close() {
    this.#ended = true;
    this.#pace.stop();
    this.#socket?.close();
  }

  #lookAgain(language: string, seat: number | null) {
    this.language = language;
    this.seat = seat;
    this.#seen = 0;
    this.#deaf = true;
    this.#pace.forget();
    this.entries = [];
    this.fresh = [];
    this.#hello();
  }

  #connect() {
    const query = this.invite ? `?invite=${encodeURIComponent(this.invite)}` : "";
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/rooms/${this.id}/socket${query}`);
    this.#socket = socket;
    socket.onopen = () => {
      this.#hello();
      for (const { wish } of this.#waiting.values()) this.#say(wish);
    };
    socket.onmessage = (event) => this.#hear(JSON.parse(event.data));
    socket.onclose = () => {
      this.connected = this.stalled = false;
      if (this.#ended || this.#socket !== socket) return;
      this.#breaks += 1;
      setTimeout(() => this.#comeBack(), pause(this.#breaks, this.#bye));
      this.#listen();
    };
  }

  /** A network that is back is tried at once. */
  #listen() {
    if (this.#comingBack) return;
    this.#comingBack = true;
    addEventListener("online", () => this.#comeBack(), { once: true });
  }

  #comeBack() {
    this.#comingBack = false;
    const state = this.#socket?.readyState;
    if (!this.#ended && state !== WebSocket.OPEN && state !== WebSocket.CONNECTING) this.#connect();
  }

  #hello() {
    this.#say({
      type: "hello",
      lang: this.language,
      words: true,
      table: "everything",
      since: this.#seen,
      ...(this.seat === null ? {} : { seat: this.seat }),
    });
  }

  #say(message: ToServer) {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #hear(message: FromServer) {
    this.stalled = message.type === "waiting";
    if (this.#deaf && (message.type === "news" || message.type === "table")) return;
    switch (message.type) {
      case "welcome":
        this.connected = true;
        this.#breaks = 0;
        this.#bye = null;
        this.#deaf = false;
        this.room = message.room;
        this.mine = message.mine;
        this.eyes = message.seat;
        this.visited ??= message.visited;
        this.#pace.begin();
        break;
      case "room":
        this.room = message.room;
        this.#sit(seatsOf(message.room, this.person));
        break;
      case "news": {
        const fresh = message.entries.filter((entry) => entry.n > this.#seen);
        if (fresh.length === 0) break;
        this.#seen = fresh[fresh.length - 1]!.n;
        this.#pace.hear(fresh, this.mine);
        break;
      }
      case "table":
        this.#pace.see(message);
        break;
      case "presence":
        this.presence = message;
        break;
      case "clocks":
        this.clocks = message.clocks;
        this.clocksAt = Date.now();
        break;
      case "done":
      case "refused":
      case "why_not":
      case "hint":
        if (message.id !== null) {
          this.#waiting.get(message.id)?.answered(message);
          this.#waiting.delete(message.id);
        }
        break;
      case "bye":
        this.#bye = message.why;
        break;
      case "waiting":
        break;
    }
  }

  /** Whoever sat down or stood up since the greeting looks through other eyes now. */
  #sit(mine: readonly number[]) {
    if (mine.join() === this.mine.join()) return;
    this.mine = mine;
    if (this.eyes === null || !mine.includes(this.eyes)) this.lookThrough(mine[0] ?? null);
  }

  #show({ entries, table }: Frame) {
    this.fresh = entries;
    if (entries.length > 0) this.entries = [...this.entries, ...entries];
    if (table) this.table = table;
  }
}

function seatsOf(room: RoomInfo, person: number): number[] {
  return room.seats.flatMap(({ sitter }, seat) =>
    sitter.kind === "person" && sitter.person === person ? [seat] : [],
  );
}
