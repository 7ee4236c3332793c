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
import { measurePieces } from "$board/moving.svelte";
import { reconnectDelay } from "./backoff";
import { FrameQueue, type Frame } from "./frameQueue";
import { wasShown } from "./missedMoves.svelte";
import { reuse } from "./reuse";
import { connectHere, isHere } from "../shell/here";

type Request = Extract<ToServer, { id: string }>;
export type Answer = Extract<FromServer, { id: string | null }>;
/** What this uses of a WebSocket. */
type Socket = Pick<WebSocket, "send" | "close" | "readyState"> & {
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: (() => void) | null;
};
type WithoutId<T> = T extends unknown ? Omit<T, "id"> : never;

/**
 * The connection to a room. It says hello, receives each entry once, sends requests until they are answered, and
 * reconnects after a break.
 */
export class RoomConnection {
  room = $state.raw<RoomInfo | null>(null);
  mine = $state.raw<readonly number[]>([]);
  eyes = $state<number | null>(null);
  /** The table that is shown: it follows the newest one step by step. */
  table = $state.raw<TableView | null>(null);
  /** What happened, up to the table that is shown. */
  entries = $state.raw<readonly Entry[]>([]);
  /** What happened since the table that was shown before, as the reader watched. */
  fresh = $state.raw<readonly Entry[]>([]);
  /** What had happened before the reader came to the table that is shown; empty once they have watched a step. */
  missed = $state.raw<readonly Entry[]>([]);
  presence = $state.raw<Presence | null>(null);
  clocks = $state.raw<readonly SeatClock[]>([]);
  /** When the clocks arrived, by this browser's clock. */
  clocksAt = $state(0);
  connected = $state(false);
  /** Whether the server cannot reach its store just now: requests wait there. */
  stalled = $state(false);
  /** Whether others did something that is not shown yet. */
  behind = $state(false);
  /** Whether the table that is shown waits to be looked at before the others go on. */
  paused = $state(false);
  /** The last entry that the reader had seen when they left. */
  visited = $state<number | undefined>(undefined);

  #socket: Socket | null = null;
  #seen = 0;
  /** How often the connection broke since the last welcome, and why the server closed it, if it said so. */
  #breaks = 0;
  #bye: CloseReason | null = null;
  #requests = 0;
  #unanswered = new Map<string, { request: Request; answered: (answer: Answer) => void }>();
  #ended = false;
  #waitingForNetwork = false;
  /** Until the next welcome, news and tables are ignored: they are for the seat or language before. */
  #ignoring = false;
  #frames = new FrameQueue((frame) => this.#show(frame));

  constructor(
    readonly id: string,
    readonly invite: string | null,
    private language: string,
    /** The reader's public number. */
    private person: number,
    private seat: number | null = null,
  ) {
    this.#frames.changed = () => {
      this.behind = this.#frames.pending;
      this.paused = this.#frames.paused;
    };
    this.#connect();
  }

  /** Sends a request, again after a broken connection, until it is answered. */
  request(parts: WithoutId<Request>): Promise<Answer> {
    const id = `${Date.now().toString(36)}-${this.#requests++}`;
    const request = { ...parts, id };
    return new Promise((answered) => {
      this.#unanswered.set(id, { request, answered });
      this.#send(request);
    });
  }

  /** Asks for everything again in another language. */
  speak(language: string) {
    if (language !== this.language) this.#subscribeAgain(language, this.seat);
  }

  /** Shows the table from another seat, or a spectator's table; asks for everything again. */
  lookThrough(seat: number | null) {
    this.#subscribeAgain(this.language, seat);
  }

  /** Shows what others do, step by step or at once. Before, it waits. */
  showSteps(how: Pick<FrameQueue, "isMoment" | "lasts" | "lastsAfter"> & { stepTime: number }) {
    Object.assign(this.#frames, how);
  }

  /** Shows at once whatever others did. */
  skip() {
    this.#frames.skip();
  }

  /** Goes on after a table that waited to be looked at. */
  resume() {
    this.#frames.resume();
  }

  close() {
    this.#ended = true;
    this.#frames.stop();
    this.#socket?.close();
  }

  #subscribeAgain(language: string, seat: number | null) {
    this.language = language;
    this.seat = seat;
    this.#seen = 0;
    this.#ignoring = true;
    this.#frames.clear();
    this.entries = [];
    this.fresh = [];
    this.missed = [];
    this.#hello();
  }

  #connect() {
    if (isHere(this.id)) {
      void connectHere(this.id).then((socket) => this.#use(socket));
      return;
    }
    const query = this.invite ? `?invite=${encodeURIComponent(this.invite)}` : "";
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    this.#use(
      new WebSocket(`${scheme}://${location.host}/api/rooms/${this.id}/socket${query}`) as unknown as Socket,
    );
  }

  #use(socket: Socket) {
    if (this.#ended) return socket.close();
    this.#socket = socket;
    socket.onopen = () => {
      this.#hello();
      for (const { request } of this.#unanswered.values()) this.#send(request);
    };
    socket.onmessage = (event) => this.#receive(JSON.parse(event.data) as FromServer);
    socket.onclose = () => {
      this.connected = this.stalled = false;
      if (this.#ended || this.#socket !== socket) return;
      this.#breaks += 1;
      setTimeout(() => this.#reconnect(), reconnectDelay(this.#breaks, this.#bye));
      this.#reconnectWhenOnline();
    };
  }

  /** Reconnects as soon as the browser says that the network is back. */
  #reconnectWhenOnline() {
    if (this.#waitingForNetwork) return;
    this.#waitingForNetwork = true;
    addEventListener("online", () => this.#reconnect(), { once: true });
  }

  #reconnect() {
    this.#waitingForNetwork = false;
    const state = this.#socket?.readyState;
    if (!this.#ended && state !== WebSocket.OPEN && state !== WebSocket.CONNECTING) this.#connect();
  }

  #hello() {
    this.#send({
      type: "hello",
      lang: this.language,
      words: true,
      table: "everything",
      since: this.#seen,
      opening: !wasShown(this.id),
      ...(this.seat === null ? {} : { seat: this.seat }),
    });
  }

  #send(message: ToServer) {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #receive(message: FromServer) {
    this.stalled = message.type === "waiting";
    if (this.#ignoring && (message.type === "news" || message.type === "table")) return;
    switch (message.type) {
      case "welcome":
        this.connected = true;
        this.#breaks = 0;
        this.#bye = null;
        this.#ignoring = false;
        this.room = message.room;
        this.mine = message.mine;
        this.eyes = message.seat;
        this.visited ??= message.visited;
        this.#frames.welcome();
        break;
      case "room":
        this.room = message.room;
        // An untimed room sends no clocks: those before the settings changed are gone.
        if (message.room.settings.clock.kind === "untimed") this.clocks = [];
        this.#sit(seatsOf(message.room, this.person));
        break;
      case "news": {
        const fresh = message.entries.filter((entry) => entry.n > this.#seen);
        if (fresh.length === 0) break;
        this.#seen = fresh[fresh.length - 1]!.n;
        this.#frames.addEntries(fresh, this.mine);
        break;
      }
      case "table":
        this.#frames.addTable(message);
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
          this.#unanswered.get(message.id)?.answered(message);
          this.#unanswered.delete(message.id);
        }
        break;
      case "bye":
        this.#bye = message.why;
        break;
      case "waiting":
        break;
    }
  }

  /** If the reader sat down or stood up since the welcome, shows the table from their seat now. */
  #sit(mine: readonly number[]) {
    if (mine.join() === this.mine.join()) return;
    this.mine = mine;
    if (this.eyes === null || !mine.includes(this.eyes)) this.lookThrough(mine[0] ?? null);
  }

  #show({ entries, table, missed }: Frame) {
    measurePieces();
    this.fresh = missed ? [] : entries;
    if (table) this.missed = missed ? entries : [];
    if (entries.length > 0) this.entries = [...this.entries, ...entries];
    if (table) this.table = reuse(this.table, table);
  }
}

function seatsOf(room: RoomInfo, person: number): number[] {
  return room.seats.flatMap(({ sitter }, seat) =>
    sitter.kind === "person" && sitter.person === person ? [seat] : [],
  );
}
