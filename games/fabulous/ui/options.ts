/** The card of each effect that can be asked for when a table is set up. */
export const COLLECTORS: Readonly<Record<string, string>> = {
  win_round: "aurore_polaire",
  take_lead: "arc_en_ciel",
  lowest_wins: "eclipse",
  lock_characteristic: "verglas",
  rotate_cards: "tornade",
  steal_each: "grele",
  steal_from: "feu",
  swap_piles: "tsunami",
  reverse_grades: "seisme",
  pick_of_three: "restaurateur",
  count_as_red: "gardien_du_patrimoine",
  peek_all: "guide_touristique",
};

/** The monuments that stand for a pack: as many as the pack is large. */
export const PACKS: Readonly<Record<string, readonly string[]>> = {
  classique: ["tour_eiffel"],
  grand: ["taj_mahal", "statue_de_la_liberte"],
  complet: ["pyramide_de_kheops", "sagrada_familia", "machu_picchu"],
  antiquite: ["parthenon"],
  moyen_age: ["krak_des_chevaliers"],
  temps_modernes: ["opera_de_sydney"],
  europe: ["colisee"],
  asie: ["angkor_vat"],
  trois_mondes: ["chichen_itza"],
  en_peril: ["palmyre"],
};

/** What is compared in each set of characteristics. */
export const SETS: Readonly<Record<string, readonly string[]>> = {
  usual: ["height", "prowess", "start_year", "visitors"],
  extended: ["height", "prowess", "start_year", "visitors", "area"],
  alternative: ["height", "prowess", "start_year", "build_years"],
};

export const hasPicture = (option: string) =>
  option in COLLECTORS || option === "pack" || option === "characteristics";

/** Nobody sits at a place beyond the last. */
export const isOffered = (option: string, value: string, seats: number) =>
  option !== "youngest" || !(Number(value) > seats);

/** As many Collector cards take part as are named. */
export function settled(
  choices: Record<string, unknown>,
  usual: Record<string, unknown>,
): Record<string, unknown> {
  const named = Object.keys(COLLECTORS).filter((it) => choices[it] === true).length;
  const wanted = Number(choices["collectors"] ?? usual["collectors"] ?? 0);
  return named > wanted ? { ...choices, collectors: named } : choices;
}
