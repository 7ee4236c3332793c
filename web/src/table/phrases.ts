/** What people often say, sent by one touch. A message that is nothing but such a name is shown in each reader's language. */
export const PHRASES = ["hello", "good-luck", "well-played", "one-moment", "sorry", "thanks"] as const;

/** Reactions that need no words. */
export const REACTIONS = ["👍", "😄", "😮", "🎉"] as const;

type Say = (id: string) => string;

/** The message that stands for a phrase. */
export const phraseMessage = (phrase: string) => `:${phrase}:`;

/** A message as its reader sees it. */
export function messageText(message: string, say: Say): string {
  const phrase = PHRASES.find((it) => phraseMessage(it) === message);
  return phrase ? say(`chat-phrase-${phrase}`) : message;
}
