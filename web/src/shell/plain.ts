/** A text without accents and capitals, to compare it with what a reader types. */
export const plain = (text: string) =>
  text
    .normalize("NFD")
    .replace(/\p{Mark}/gu, "")
    .toLowerCase();
