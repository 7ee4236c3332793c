import type { Entry, RoomInfo, TableView } from "$protocol";
import type { Face, Heard, Table } from "$board/table";
import type { Say } from "../shell/words";

/** Who sits where, as the reader names them. */
export function faces(room: RoomInfo, waiting: readonly number[], mine: readonly number[], say: Say): Face[] {
  const persons = room.seats.map((it) => (it.sitter.kind === "person" ? it.sitter.person : null));
  const often = (person: number | null) => persons.filter((it) => it === person).length > 1;
  return room.seats.map(({ sitter }, nth) => {
    const bot = say("bot-name", { number: nth + 1 });
    const name = sitter.kind === "person" ? sitter.name : sitter.kind === "bot" ? bot : say("seat-free");
    const person = persons[nth] ?? null;
    const twice = person !== null && often(person);
    return {
      name: twice ? say("seat-named", { name, number: nth + 1 }) : name,
      kind: sitter.kind,
      me: mine.includes(nth),
      turn: waiting.includes(nth),
    };
  });
}

/** Whom the table waits for. */
export function waiting(table: TableView | null): readonly number[] {
  return table?.progress.is === "waiting" ? table.progress.seats : [];
}

/** What the steps among these entries told. */
export function heard(entries: readonly Entry[]): Heard[] {
  return entries.flatMap((entry) => {
    if (entry.what !== "step") return [];
    const news = "restored" in entry.news ? {} : entry.news;
    return [{ step: entry.step, seat: entry.seat, public: news.public ?? [], mine: news.mine ?? [] }];
  });
}

/** The parts of a table that come from the server's own. */
export function seen(table: TableView): Pick<Table, "view" | "offers" | "awaited" | "prompt"> {
  return {
    view: table.view as Table["view"],
    offers: table.offers,
    awaited: table.progress.is === "waiting" ? table.progress.awaited : null,
    prompt: table.prompt ?? "",
  };
}
