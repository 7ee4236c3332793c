import type { Glossary } from "$board/glossary";

/** The words of this game, and the rules that explain them. */
export const glossary: Glossary = {
  fr: {
    "STA-01": "pile",
    "STA-03": "point, points",
  },
  en: {
    "STA-01": "pile",
    "STA-03": "point, points",
  },
};
