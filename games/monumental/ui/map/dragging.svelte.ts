import type { Attachment } from "svelte/attachments";
import { canDrag, dropped, goals, type Drag } from "../drag";
import { restOf } from "../offers";
import { holder, tileName, type Hexagon, type Table } from "../view";

/** A drag under way: the tile where it began, the one that the pointer is on, and where it can surely end. */
interface Dragging {
  from: Hexagon;
  over: Hexagon | null;
  goals: ReadonlySet<number>;
}

/** Lets a mouse or a pen drag explorers and units over the map. A finger moves the page or the map. */
export function dragging(table: () => Table) {
  let now = $state.raw<Dragging | null>(null);
  /** What a mouse could take hold of where it is, and on which tile. */
  let grabs = $state.raw<{ from: number; what: "explorer" | "units" } | null>(null);
  /** What the pointer has taken hold of. */
  let held: (Drag & { hexagon: Hexagon }) | null = null;

  function tileAt(target: EventTarget | null): { element: Element; hexagon: Hexagon } | null {
    const element = target instanceof Element ? target.closest<SVGElement>("[data-piece^=tile-]") : null;
    const name = element?.dataset["piece"]?.slice("tile-".length);
    const hexagon = table().view.public.board.find((it) => tileName(it) === name);
    return element && hexagon ? { element, hexagon } : null;
  }
  /** The reader's explorer that is pointed at. */
  function explorerAt(target: EventTarget | null): number | null {
    const pin = (target as Element).closest<SVGElement>(`[data-piece^=explorer-${table().seat}-]`);
    return pin ? Number(pin.dataset["piece"]?.split("-")[2]) : null;
  }

  const drags: Attachment<SVGElement> = (svg) => {
    function over(event: PointerEvent) {
      if (event.pointerType === "touch" || held) return;
      const from = tileAt(event.target)?.hexagon.tile ?? null;
      const explorer = explorerAt(event.target);
      const what = explorer === null ? "units" : "explorer";
      if (grabs?.from === from && grabs?.what === what) return;
      const owned =
        from !== null && (explorer !== null || holder(table().view.public, from) === table().seat);
      grabs = owned && canDrag(table(), { from, explorer }) ? { from, what } : null;
    }
    function down(event: PointerEvent) {
      const at = tileAt(event.target);
      if (!at || event.pointerType === "touch" || event.button !== 0) return;
      const drag = { from: at.hexagon.tile, explorer: explorerAt(event.target) };
      if (!canDrag(table(), drag)) return;
      held = { ...drag, hexagon: at.hexagon };
      svg.toggleAttribute("data-drags", true);
    }
    function move(event: PointerEvent) {
      if (!held) return;
      const over = tileAt(event.target)?.hexagon ?? null;
      const away = over?.tile !== held.from;
      if (now) now = { ...now, over: away ? over : null };
      else if (away) now = { from: held.hexagon, over, goals: goals(table(), held) };
    }
    function up(event: PointerEvent) {
      const [was, at] = [held, tileAt(event.target)];
      cancel();
      if (!was || !at || event.type === "pointercancel") return;
      const offers = dropped(table(), was, at.hexagon.tile);
      if (offers.length > 0) table().take(offers, at.element, restOf);
    }
    function cancel() {
      held = now = null;
      svg.toggleAttribute("data-drags", false);
    }
    svg.addEventListener("pointerover", over);
    svg.addEventListener("pointerdown", down);
    svg.addEventListener("pointermove", move);
    window.addEventListener("pointerup", up);
    window.addEventListener("pointercancel", up);
    return () => {
      window.removeEventListener("pointerup", up);
      window.removeEventListener("pointercancel", up);
    };
  };

  return {
    drags,
    get now() {
      return now;
    },
    get grabs() {
      return grabs;
    },
  };
}
