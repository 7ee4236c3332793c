import type { Component } from "svelte";
import type { Place } from "./places";
import { settings } from "./settings.svelte";

/** A page. `App` passes each the parts of its address as properties. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- every page has properties of its own
type Page = Component<any>;

/** The pages other than the home page. Each is loaded when it is needed. */
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

/** Loads the component of a page. */
export async function page(name: keyof typeof PAGES): Promise<Page> {
  const [found] = await Promise.all([PAGES[name](), settings.speakOfAll()]);
  return found.default;
}

/** Calls a function when the browser is idle. */
export function whenIdle(what: () => void) {
  // Safari has no `requestIdleCallback`.
  if ("requestIdleCallback" in window) requestIdleCallback(what, { timeout: 4000 });
  else setTimeout(what, 1000);
}
