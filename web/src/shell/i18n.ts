import { FluentBundle, FluentNumber, FluentResource } from "@fluent/bundle";

export type Language = "fr" | "en";

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
