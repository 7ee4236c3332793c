import { expect, it } from "vitest";
import { messageText, phraseMessage, PHRASES } from "./phrases";

const say = (id: string) => `[${id}]`;

it("a ready-made phrase is shown in the reader's language", () => {
  for (const phrase of PHRASES)
    expect(messageText(phraseMessage(phrase), say)).toBe(`[chat-phrase-${phrase}]`);
});

it("everything else is shown as it was written", () => {
  for (const text of ["hello", ":hello: all", ":something:", ""]) expect(messageText(text, say)).toBe(text);
});
