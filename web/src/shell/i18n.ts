import { FluentBundle, FluentNumber, FluentResource } from "@fluent/bundle";

/** The tag of a language that the page has texts in, such as `fr`: one for each file of `web/texts`. */
export type Language = string;

/** The language whose texts are complete: whatever a game lacks in another is said in it. */
export const REFERENCE: Language = "en";

/** For readers who ask for no language that we have. */
const DEFAULT: Language = "fr";

const TEXTS = import.meta.glob<string>("../../texts/*.ftl", { query: "?raw", import: "default" });

/** All languages, by tag. */
export const LANGUAGES: readonly Language[] = Object.keys(TEXTS)
  .map((path) => path.split("/").at(-1)!.replace(".ftl", ""))
  .sort();

/** The page's own texts. */
export async function pageTexts(language: Language): Promise<string> {
  return (await TEXTS[`../../texts/${language}.ftl`]?.()) ?? "";
}

/** The language that somebody asks for by a tag with or without a region, such as `fr-CH`. */
export function wanted(tag: string): Language {
  return LANGUAGES.find((it) => it === tag.toLowerCase().split(/[^a-z]/)[0]) ?? DEFAULT;
}

/** What a language calls itself. */
export function nameOf(language: Language): string {
  const name = new Intl.DisplayNames([language], { type: "language" }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

/** Says messages of Fluent texts in one language. */
export type Say = (id: string, args?: Record<string, string | number>) => string;

/** Small whole numbers read the same in all our languages. They skip the browser's formatter, whose first use is slow. */
class Plain extends FluentNumber {
  override toString(): string {
    return String(this.value);
  }
}

function plain(value: string | number): string | number | Plain {
  return typeof value === "number" && Number.isInteger(value) && Math.abs(value) < 1000
    ? new Plain(value)
    : value;
}

/** Formats the messages of several texts. Of two messages with one id the later one counts. */
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
