import type { Me, NewAccount, PlayNow, RoomInfo } from "$protocol";
import { ask, askBrowser } from "./api";
import { HAS_SERVER } from "./base";
import { canPlayHere, nameHere, personHere, renameHere } from "./here";
import { canKeep, keepForOffline } from "./offline";
import { whenIdle } from "./pages";
import { plain } from "./plain";
import { preload } from "./preload";
import { settings } from "./settings.svelte";

/** The reader: a guest or an account of the server; without a server, the person of this browser. */
class Myself {
  now = $state.raw<Me | null>(null);
  #asked: Promise<Me | null> | null = null;

  /** The reader, or null if the browser has no session yet. The request is sent once. */
  known(): Promise<Me | null> {
    this.#asked ??= this.#ask().then((me) => (this.now = me));
    return this.#asked;
  }

  async #ask(): Promise<Me | null> {
    if (HAS_SERVER) return ask<Me | null>("GET", "/api/me");
    return nameHere() ? personHere("") : null;
  }

  /** The reader, who becomes a guest with a ready-made name if they have no session yet: no form delays a match. */
  async somebody(): Promise<Me> {
    return (await this.known()) ?? (await this.rename(guestName()));
  }

  /** Begins a match against bots: in this browser if possible, otherwise on the server, which makes a new reader a guest. */
  async play(wanted: PlayNow): Promise<RoomInfo> {
    const here = await canPlayHere(wanted.game);
    const { name } = here ? this.here() : (this.now ?? { name: nameHere() || guestName() });
    const play = here ? askBrowser<RoomInfo> : ask<RoomInfo>;
    const room = await play("POST", "/api/play", { ...wanted, name }, wanted.game);
    // A match in this browser can then go on without a network.
    if (here && canKeep) whenIdle(() => void keepForOffline(settings.language).catch(() => null));
    if (!here && !this.now) this.#is({ person: room.host_person, name });
    preload(`/api/rooms/${room.id}`, room);
    return room;
  }

  /** The reader in the rooms of this browser. */
  here(): Me {
    if (this.now) renameHere(this.now.name);
    return personHere(guestName());
  }

  async rename(name: string): Promise<Me> {
    if (!HAS_SERVER) {
      renameHere(name);
      return this.#is(personHere(name));
    }
    return this.#is(await ask<Me>("POST", "/api/me", { name }));
  }

  /** Makes an account, and returns its recovery codes. */
  async register(name: string, password: string): Promise<readonly string[]> {
    const { codes, ...me } = await ask<NewAccount>("POST", "/api/account", { name, password });
    this.#is(me);
    return codes;
  }

  async recover(name: string, code: string, password: string): Promise<Me> {
    return this.#is(await ask<Me>("POST", "/api/recover", { name, code, password }));
  }

  /** Asks the server to mail a recovery code to the account's address, if it has one. */
  async askForCode(name: string) {
    await ask("POST", "/api/recover/mail", { name });
  }

  /** Asks the server to mail a code to a new address. `confirmEmail` confirms the address with that code. */
  async changeEmail(email: string, password: string) {
    await ask("POST", "/api/me/email", { email, password });
  }

  async confirmEmail(code: string) {
    this.#is(await ask<Me>("POST", "/api/me/email/confirm", { code }));
  }

  async removeEmail(password: string) {
    this.#is(await ask<Me>("POST", "/api/me/email/remove", { password }));
  }

  async logIn(name: string, password: string): Promise<Me> {
    return this.#is(await ask<Me>("POST", "/api/login", { name, password }));
  }

  async logOut() {
    await ask("POST", "/api/logout");
    this.#gone();
  }

  async erase() {
    await ask("DELETE", "/api/me");
    this.#gone();
  }

  #is(me: Me): Me {
    this.now = me;
    this.#asked = Promise.resolve(me);
    return me;
  }

  #gone() {
    this.now = null;
    this.#asked = Promise.resolve(null);
  }
}

/** A random name for a guest: one that is not taken, in no language, if there is any. */
export function guestName(taken: readonly string[] = []): string {
  const all = drawnNames();
  const free = all.filter((it) => !taken.some((name) => isSameName(name, it)));
  const names = free.length > 0 ? free : all;
  return names[Math.floor(Math.random() * names.length)]!;
}

/** Whether another player has a guest's name, perhaps in another language if the name was drawn. */
export function isSameName(taken: string, mine: string): boolean {
  return taken === mine || (drawnNames().includes(mine) && stem(taken) === stem(mine));
}

const drawnNames = () => settings.say("guest-names").split(", ");

/** The beginning of an ancient name, which is the same in all languages but for accents, c and k, ei and i. */
const stem = (name: string) => plain(name).replaceAll("k", "c").replaceAll("ei", "i").slice(0, 4);

export const myself = new Myself();
