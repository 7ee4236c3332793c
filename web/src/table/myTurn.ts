import { at } from "../shell/base";
import { settings } from "../shell/settings.svelte";

const ICON = at("/icon.svg");
const TURN_ICON = at("/icon-turn.svg");

/**
 * Shows on the tab's icon whether it is the reader's turn, and on the app's icon if the app is installed. The page sets the title
 * itself.
 */
export function showTurn(mine: boolean) {
  document.querySelector("link[rel=icon]")?.setAttribute("href", mine ? TURN_ICON : ICON);
  if (!("setAppBadge" in navigator)) return;
  // A browser may refuse if the app is not installed.
  (mine ? navigator.setAppBadge(1) : navigator.clearAppBadge()).catch(() => null);
}

/** Notifies the reader that it is their turn, if the page is hidden and they asked for notifications. */
export function callReader(title: string) {
  if (!settings.notices) return;
  if (!document.hidden || !("Notification" in window) || Notification.permission !== "granted") return;
  const notice = new Notification(title, { body: settings.say("your-turn"), icon: TURN_ICON, tag: "turn" });
  notice.onclick = () => {
    window.focus();
    notice.close();
  };
}

/** Whether the reader has not yet decided about notifications in this browser. */
export function canAskForNotices(): boolean {
  return "Notification" in window && Notification.permission === "default";
}

/** Asks for the permission to send notifications. Returns whether it is granted. */
export async function allowNotices(): Promise<boolean> {
  if (!("Notification" in window)) return false;
  return (await Notification.requestPermission()) === "granted";
}

/** Keeps the screen of a phone or tablet on, until the function that this returns is called. */
export function stayAwake(): () => void {
  if (!("wakeLock" in navigator) || !matchMedia("(pointer: coarse)").matches) return () => {};
  // A browser may refuse, for example to save the battery.
  const lock = navigator.wakeLock.request("screen").catch(() => null);
  return () => void lock.then((it) => it?.release());
}
