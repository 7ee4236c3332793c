import { FluentBundle, FluentResource } from "@fluent/bundle";

export type Language = "fr" | "en";

/** Says messages of Fluent texts in one language. */
export type Say = (id: string, args?: Record<string, string | number>) => string;

/** One voice from several texts; of two messages with one id the later one counts. */
export function voice(language: Language, texts: readonly string[]): Say {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) bundle.addResource(new FluentResource(text), { allowOverrides: true });
  return (id, args) => {
    const [name, attribute] = id.split(".") as [string, string | undefined];
    const message = bundle.getMessage(name);
    const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
    return pattern ? bundle.formatPattern(pattern, args ?? null) : id;
  };
}
