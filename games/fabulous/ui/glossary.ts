import type { Glossary } from "$board/glossary";

/** The words of this game, and the rules that explain them. */
export const glossary: Glossary = {
  fr: {
    "FAB-01": "tas",
    "FAB-02":
      "caractéristique, caractéristiques, hauteur, prouesse architecturale, date de construction, visiteurs par an, superficie, durée de construction",
    "FAB-03": "pastille, pastilles, en péril, menacé, menacée",
    "FAB-10": "mener, menez, mène, meneur",
    "FAB-11": "annoncer, annoncez, annonce, valeur, valeurs",
    "FAB-12": "gagne la manche, gagnez la manche",
    "FAB-13": "carte en jeu, cartes en jeu",
    "FAB-20": "égalité",
    "FAB-21": "bataille",
    "FAB-22": "quitte la bataille, quittez la bataille",
    "FAB-30": "imposer, imposez, impose, imposé",
    "FAB-40": "carte Collector, cartes Collector",
    "FAB-44": "rien à piocher",
    "FAB-46": "sans effet",
    "FAB-50": "partie est finie, hors de la partie, sort de la partie, victoire",
    "FAB-51": "limite",
    "FAB-52": "manche de plus, manche de départage",
    "FAB-53": "temps est écoulé",
  },
  en: {
    "FAB-01": "pile, piles",
    "FAB-02":
      "characteristic, characteristics, height, architectural prowess, construction date, visitors per year, area, building time",
    "FAB-03": "grade, grades, in danger, endangered, threatened",
    "FAB-10": "lead, leads, leader",
    "FAB-11": "say, says, value, values",
    "FAB-12": "win the round, wins the round",
    "FAB-13": "card in play, cards in play",
    "FAB-20": "tie, still level",
    "FAB-21": "battle",
    "FAB-22": "leave the battle, leaves the battle",
    "FAB-30": "impose, imposes, imposed",
    "FAB-40": "Collector card, Collector cards",
    "FAB-44": "nothing to draw",
    "FAB-46": "no effect",
    "FAB-50": "game is over, is out, are out, won by",
    "FAB-51": "limit",
    "FAB-52": "one more round, deciding round",
    "FAB-53": "time is up",
  },
};
