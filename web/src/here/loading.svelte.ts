/** How much of the modules of games has been loaded in this page, by game and from 0 to 1. */
class Loading {
  #parts = $state.raw<Readonly<Record<string, number>>>({});
  #latest = $state("");

  /** The part of a game's module, or of that which is loaded now. */
  of(game = this.#latest): number {
    return this.#parts[game] ?? 0;
  }

  set(game: string, part: number) {
    this.#latest = game;
    this.#parts = { ...this.#parts, [game]: part };
  }
}

export const loading = new Loading();
