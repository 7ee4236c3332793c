import type { Entry, FromServer, Presence, RoomInfo, SeatClock, TableView, ToServer } from "$protocol";

type Wish = Extract<ToServer, { id: string }>;
type Answer = Extract<FromServer, { id: string | null }>;
type Unnamed<T> = T extends unknown ? Omit<T, "id"> : never;

/** The connection to a room: it says hello, hears everything once, and comes back after a break. */
export class Line {
  room = $state.raw<RoomInfo | null>(null);
  mine = $state.raw<readonly number[]>([]);
  eyes = $state<number | null>(null);
  table = $state.raw<TableView | null>(null);
  entries = $state.raw<readonly Entry[]>([]);
  presence = $state.raw<Presence | null>(null);
  clocks = $state.raw<readonly SeatClock[]>([]);
  connected = $state(false);

  #socket: WebSocket | null = null;
  #seen: number | undefined = 0;
  #tries = 0;
  #wishes = 0;
  #waiting = new Map<string, { wish: Wish; answered: (answer: Answer) => void }>();
  #ended = false;

  constructor(
    readonly id: string,
    readonly invite: string | null,
    private language: string,
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

  /** Looks through another seat, or in another language, from the beginning. */
  lookAgain(language: string, seat: number | null) {
    this.language = language;
    this.seat = seat;
    this.#seen = 0;
    this.entries = [];
    this.#hello();
  }

  close() {
    this.#ended = true;
    this.#socket?.close();
  }

  #connect() {
    const query = this.invite ? `?invite=${encodeURIComponent(this.invite)}` : "";
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/rooms/${this.id}/socket${query}`);
    this.#socket = socket;
    socket.onopen = () => {
      this.#tries = 0;
      this.#hello();
      for (const { wish } of this.#waiting.values()) this.#say(wish);
    };
    socket.onmessage = (event) => this.#hear(JSON.parse(event.data));
    socket.onclose = () => {
      this.connected = false;
      if (this.#ended) return;
      this.#tries += 1;
      setTimeout(
        () => this.#ended || this.#connect(),
        Math.min(10_000, 200 * 2 ** this.#tries) * (0.5 + Math.random()),
      );
    };
  }

  #hello() {
    this.#say({
      type: "hello",
      lang: this.language,
      words: true,
      table: "everything",
      ...(this.#seen === undefined ? {} : { since: this.#seen }),
      ...(this.seat === null ? {} : { seat: this.seat }),
    });
  }

  #say(message: ToServer) {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #hear(message: FromServer) {
    switch (message.type) {
      case "welcome":
        this.connected = true;
        this.room = message.room;
        this.mine = message.mine;
        this.eyes = message.seat;
        break;
      case "room":
        this.room = message.room;
        break;
      case "news": {
        const fresh = message.entries.filter((entry) => entry.n > (this.#seen ?? -1));
        if (fresh.length === 0) break;
        this.entries = [...this.entries, ...fresh];
        this.#seen = fresh[fresh.length - 1]!.n;
        break;
      }
      case "table":
        this.table = message;
        break;
      case "presence":
        this.presence = message;
        break;
      case "clocks":
        this.clocks = message.clocks;
        break;
      case "done":
      case "refused":
      case "why_not":
        if (message.id !== null) {
          this.#waiting.get(message.id)?.answered(message);
          this.#waiting.delete(message.id);
        }
        break;
      case "bye":
        break;
    }
  }
}
