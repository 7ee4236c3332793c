import { at, pathWithin } from "./base";

/** The present address, as a path within the site. It changes without loading the page again. */
class Route {
  path = $state(pathWithin(location.pathname));
  query = $state.raw(new URLSearchParams(location.search));
  hash = $state(decodeURIComponent(location.hash.slice(1)));

  constructor() {
    addEventListener("popstate", () => this.#turn());
    addEventListener("hashchange", () => this.#read());
  }

  /** Goes to an address, as a link does. */
  go(address: string) {
    history.pushState(null, "", at(address));
    history.scrollRestoration = "auto";
    const path = this.path;
    this.#read();
    if (this.path !== path) scrollTo(0, 0);
  }

  /** Goes back or forward. A page that has set `history.scrollRestoration` to `manual` is shown from its top. */
  #turn() {
    const path = this.path;
    this.#read();
    if (this.path !== path && history.scrollRestoration === "manual") scrollTo(0, 0);
  }

  /** Replaces the present address without a new entry in the browser's history, such as for another step of a replay. */
  rename(address: string) {
    history.replaceState(null, "", at(address));
    this.#read();
  }

  /** Follows a link within the site without loading the page again. */
  follow(event: MouseEvent) {
    const link = (event.target as Element).closest?.("a");
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!link || !plain || event.defaultPrevented || link.target || link.hasAttribute("download")) return;
    const to = new URL(link.href);
    if (to.origin !== location.origin || /^\/(api|reports)(\/|$)/.test(pathWithin(to.pathname))) return;
    if (to.pathname === location.pathname && to.hash) return;
    event.preventDefault();
    this.go(pathWithin(to.pathname) + to.search + to.hash);
  }

  #read() {
    this.path = pathWithin(location.pathname);
    this.query = new URLSearchParams(location.search);
    this.hash = decodeURIComponent(location.hash.slice(1));
  }
}

export const route = new Route();
