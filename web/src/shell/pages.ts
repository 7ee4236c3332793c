import type { Component } from "svelte";
import type { Place } from "./places";

/** A page; `App` gives each what its address names. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- every page has properties of its own
type Page = Component<any>;

/** Every page but the first comes when it is needed. */
const PAGES: Record<Exclude<Place["page"], "home">, () => Promise<{ default: Page }>> = {
  play: () => import("../pages/SetUp.svelte"),
  room: () => import("../pages/Room.svelte"),
  learn: () => import("../pages/Learn.svelte"),
  rules: () => import("../pages/Rules.svelte"),
  replay: () => import("../pages/Replay.svelte"),
  me: () => import("../pages/Me.svelte"),
  verify: () => import("../pages/Verify.svelte"),
  about: () => import("../pages/About.svelte"),
  lost: () => import("../pages/Lost.svelte"),
};

/** Fetches a page, once. */
export async function page(name: keyof typeof PAGES): Promise<Page> {
  return (await PAGES[name]()).default;
}

/** Does something once the browser has nothing else to do. */
export function whenIdle(what: () => void) {
  // Safari does not know when it is idle.
  if ("requestIdleCallback" in window) requestIdleCallback(what, { timeout: 4000 });
  else setTimeout(what, 1000);
}
