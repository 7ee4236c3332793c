import { at } from "./base";
import { pageTexts, translator, wanted, type Language, type Say } from "./i18n";

export type Theme = "system" | "light" | "dark";

/** How tables are shown: as the game's drawn board, or in sentences. */
export type BoardForm = "drawn" | "words";

/** How fast pieces move and others' turns are shown. */
export const SPEEDS = ["slow", "normal", "fast", "off"] as const;
export type Speed = (typeof SPEEDS)[number];
const TEMPO: Record<Speed, number> = { slow: 2, normal: 1, fast: 0.45, off: 0 };
/** The time between two steps of others at the normal speed, in milliseconds. */
const STEP_TIME = 450;

/** Which forced choices are taken for the reader: none, those that reveal nothing hidden, or all that a game allows. */
export const FORCED = ["off", "safe", "all"] as const;
export type TakesForced = (typeof FORCED)[number];

/** When the reader is asked before their turn ends: never, if they could still do something, or always. */
export const ASKS = ["never", "lost", "always"] as const;
export type Asks = (typeof ASKS)[number];

/** The reader's settings in this browser, and the texts of the pages in their language. */
class Settings {
  language = $state<Language>(wanted(chosen() ?? navigator.language));
  theme = $state<Theme>(remembered("theme", ["system", "light", "dark"]) ?? "system");
  sounds = $state(remembered("sounds", ["on"]) === "on");
  /** How loud sounds are, from 0 to 1. */
  volume = $state(rememberedNumber("volume") ?? 0.7);
  /** Whether a phone vibrates. */
  vibration = $state(remembered("vibration", ["off"]) !== "off");
  /** Whether the reader wants notifications of their turn while the page is hidden. */
  notices = $state(remembered("notices", ["on"]) === "on");
  forced = $state<TakesForced>(remembered("forced", FORCED) ?? "safe");
  asks = $state<Asks>(remembered("asks", ASKS) ?? "lost");
  /** Whether seats have colours that people can tell apart who confuse red and green. */
  distinct = $state(remembered("palette", ["distinct"]) === "distinct");
  /** Whether everything but the board and the prompt is hidden. */
  zen = $state(false);
  boards = $state<BoardForm>(remembered("boards", ["drawn", "words"]) ?? "drawn");
  /** Formats the texts of the pages, in the reader's language. */
  say = $state.raw<Say>((id) => id);
  /** Whether all texts are wanted, and not only those of the home page. */
  #all = false;
  #dark = $state(false);
  /** Whether the system asks for less movement. */
  #reduced = $state(false);
  #speed = $state<Speed | undefined>(remembered("speed", SPEEDS));

  /** The speed that the reader chose; otherwise `off` if the system asks for less movement. */
  get speed(): Speed {
    return this.#speed ?? (this.#reduced ? "off" : "normal");
  }

  /** Whether animations are off. */
  get still() {
    return this.speed === "off";
  }

  /** How long animations take: 1 is normal. */
  get tempo() {
    return TEMPO[this.speed];
  }

  /** The time between two steps of others, in milliseconds. */
  get stepTime() {
    return STEP_TIME * this.tempo;
  }

  /** Loads the texts and follows the settings of the system. Must finish before the first page is drawn. */
  async begin(all: boolean) {
    this.#all = all;
    this.#dark = follow("(prefers-color-scheme: dark)", (dark) => (this.#dark = dark));
    this.#reduced = follow("(prefers-reduced-motion: reduce)", (reduced) => (this.#reduced = reduced));
    this.choose(this.theme);
    await this.speak(this.language);
  }

  /** Loads the texts that pages other than the home page need. */
  async speakOfAll() {
    if (this.#all) return;
    this.#all = true;
    await this.speak(this.language);
  }

  /** Switches the language without loading the page again. */
  async speak(language: Language): Promise<void> {
    const all = this.#all;
    const say = translator(language, await pageTexts(language, all));
    // Meanwhile another page may have needed all texts.
    if (all !== this.#all) return this.speak(language);
    this.say = say;
    this.language = language;
    // The server reads the cookie, and writes answers in this language into its pages.
    document.cookie = `language=${language}; path=${at("/")}; max-age=31536000; samesite=lax`;
    document.documentElement.lang = language;
  }

  choose(theme: Theme) {
    this.theme = theme;
    remember("theme", theme);
    this.paint();
  }

  hear(sounds: "on" | "off") {
    this.sounds = sounds === "on";
    remember("sounds", sounds);
  }

  turnUp(volume: number) {
    this.volume = volume;
    remember("volume", String(volume));
  }

  tremble(vibration: "on" | "off") {
    this.vibration = vibration === "on";
    remember("vibration", vibration);
  }

  call(notices: "on" | "off") {
    this.notices = notices === "on";
    remember("notices", notices);
  }

  hasten(speed: Speed) {
    this.#speed = speed;
    remember("speed", speed);
    this.paint();
  }

  takeForced(forced: TakesForced) {
    this.forced = forced;
    remember("forced", forced);
  }

  colour(palette: "usual" | "distinct") {
    this.distinct = palette === "distinct";
    remember("palette", palette);
    this.paint();
  }

  askBefore(asks: Asks) {
    this.asks = asks;
    remember("asks", asks);
  }

  show(boards: BoardForm) {
    this.boards = boards;
    remember("boards", boards);
  }

  /** The next theme of the theme button. From `system`, it always looks different. */
  get nextTheme(): Theme {
    const themes: readonly Theme[] = this.#dark ? ["system", "light", "dark"] : ["system", "dark", "light"];
    return themes[(themes.indexOf(this.theme) + 1) % themes.length]!;
  }

  paint() {
    const dark = this.theme === "dark" || (this.theme === "system" && this.#dark);
    document.documentElement.dataset["theme"] = dark ? "dark" : "light";
    document.documentElement.dataset["palette"] = this.distinct ? "distinct" : "usual";
    document.documentElement.dataset["motion"] = this.still ? "off" : "on";
  }
}

function chosen(): string | undefined {
  return /(?:^|; )language=([\w-]+)/.exec(document.cookie)?.[1];
}

function follow(query: string, changed: (matches: boolean) => void): boolean {
  const media = matchMedia(query);
  media.addEventListener("change", () => {
    changed(media.matches);
    settings.paint();
  });
  return media.matches;
}

function remembered<Word extends string>(name: string, words: readonly Word[]): Word | undefined {
  try {
    const word = localStorage.getItem(name);
    return words.find((it) => it === word);
  } catch {
    return undefined;
  }
}

function rememberedNumber(name: string): number | undefined {
  try {
    const kept = localStorage.getItem(name);
    const number = Number(kept);
    return kept !== null && number >= 0 && number <= 1 ? number : undefined;
  } catch {
    return undefined;
  }
}

function remember(name: string, word: string) {
  try {
    localStorage.setItem(name, word);
  } catch {
    // If the browser allows no storage, settings last until the page is closed.
  }
}

export const settings = new Settings();
