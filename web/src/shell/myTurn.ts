import { at } from "./base";
import { settings } from "./settings.svelte";

const ICON = at("/icon.svg");
const TURN_ICON = at("/icon-turn.svg");

/**
 * Shows in the tab's icon whether it is the reader's turn, and on the icon of the app where it is installed. The title follows in
 * the page itself.
 */
export function showTurn(mine: boolean) {
  document.querySelector("link[rel=icon]")?.setAttribute("href", mine ? TURN_ICON : ICON);
  if (!("setAppBadge" in navigator)) return;
  // A browser may refuse where nothing is installed.
  (mine ? navigator.setAppBadge(1) : navigator.clearAppBadge()).catch(() => null);
}

/** Tells a reader who looks elsewhere that it is their turn, where they asked for it. */
export function callReader(title: string) {
  if (!settings.notices) return;
  if (!document.hidden || !("Notification" in window) || Notification.permission !== "granted") return;
  const notice = new Notification(title, { body: settings.say("your-turn"), icon: TURN_ICON, tag: "turn" });
  notice.onclick = () => {
    window.focus();
    notice.close();
  };
}

/** Asks the browser to allow notices; says whether it does. */
export async function allowNotices(): Promise<boolean> {
  if (!("Notification" in window)) return false;
  return (await Notification.requestPermission()) === "granted";
}
