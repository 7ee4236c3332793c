import { FluentBundle, FluentNumber, FluentResource } from "@fluent/bundle";

/** The tag of a language that the page has texts in, such as `fr`: one for each file of `web/texts`. */
export type Language = string;

/** The reference language, whose texts are complete: a game that lacks the reader's language is shown in it. */
export const REFERENCE: Language = "en";

/** The language of readers whose own language has no texts. */
const DEFAULT: Language = "fr";

// `web/pageTexts.ts` makes two files of each.
const HOME = import.meta.glob<string>("../../texts/*.ftl", { query: "?home", import: "default" });
const REST = import.meta.glob<string>("../../texts/*.ftl", { query: "?rest", import: "default" });

/** All languages, by tag. */
export const LANGUAGES: readonly Language[] = Object.keys(HOME)
  .map((path) => path.split("/").at(-1)!.replace(".ftl", ""))
  .sort();

/** The texts of the pages: those that the home page needs, or all. */
export async function pageTexts(language: Language, all: boolean): Promise<string[]> {
  const path = `../../texts/${language}.ftl`;
  const texts = await Promise.all([HOME[path]?.(), all ? REST[path]?.() : ""]);
  return texts.map((text) => text ?? "");
}

/** The language of a tag, which may have a region, such as `fr-CH`. */
export function wanted(tag: string): Language {
  return LANGUAGES.find((it) => it === tag.toLowerCase().split(/[^a-z]/)[0]) ?? DEFAULT;
}

/** The name of a language in that language. */
export function nameOf(language: Language): string {
  const name = new Intl.DisplayNames([language], { type: "language" }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

/** Formats a message of Fluent texts in one language. */
export type Say = (id: string, args?: Record<string, string | number>) => string;

/** Small whole numbers are written the same in all our languages, with a minus sign and not a hyphen. They skip the browser's formatter, whose first use is slow. */
class Plain extends FluentNumber {
  override toString(): string {
    return String(this.value).replace("-", "−");
  }
}

function plain(value: string | number): string | number | Plain {
  return typeof value === "number" && Number.isInteger(value) && Math.abs(value) < 1000
    ? new Plain(value)
    : value;
}

/** Formats the messages of several texts. If two messages have the same id, the later one is used. */
export function translator(language: Language, texts: readonly string[]): Say {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) bundle.addResource(new FluentResource(text), { allowOverrides: true });
  return (id, args) => {
    const [name, attribute] = id.split(".") as [string, string | undefined];
    const message = bundle.getMessage(name);
    const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
    const values = Object.entries(args ?? {}).map(([of, value]) => [of, plain(value)] as const);
    return pattern ? bundle.formatPattern(pattern, Object.fromEntries(values)) : id;
  };
}
