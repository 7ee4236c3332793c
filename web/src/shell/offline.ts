import { addressOf } from "./base";
import { games } from "./gameAssets";
import type { Language } from "./i18n";

/** The progress of `keepForOffline`. */
export interface Progress {
  done: number;
  of: number;
}

/** Whether this browser can keep the pages and games for use without a network. */
export const canKeep = "serviceWorker" in navigator;

/** Keeps the pages, the games and their texts in one language for use without a network. */
export async function keepForOffline(language: Language, report: (progress: Progress) => void = () => {}) {
  const { active } = await navigator.serviceWorker.ready;
  const channel = new MessageChannel();
  const kept = new Promise<void>((resolve, reject) => {
    channel.port1.onmessage = ({ data }: MessageEvent<Progress | { failed: string }>) => {
      if ("failed" in data) return reject(new Error(data.failed));
      report(data);
      if (data.done === data.of) resolve();
    };
  });
  active?.postMessage({ keep: await answersNeeded(language) }, [channel.port2]);
  await kept;
}

/** The paths of the server's answers that the games need. */
async function answersNeeded(language: Language): Promise<string[]> {
  const ofGame = (game: string) => [
    addressOf(`/api/games/${game}/catalogue/${language}`),
    addressOf(`/api/games/${game}/texts/${language}`, "txt"),
    addressOf(`/api/games/${game}/rules?lang=${language}`),
  ];
  const all = await games(language);
  const shared = [addressOf(`/api/games?lang=${language}`), addressOf("/api/bots")];
  return [...shared, ...all.flatMap((it) => ofGame(it.game))];
}
