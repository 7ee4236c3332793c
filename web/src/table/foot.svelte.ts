import type { Attachment } from "svelte/attachments";

/** Keeps the foot of a list in sight: when something is added, and when the list is shown or gets another size. */
export function atFoot(newest: () => unknown): Attachment<HTMLElement> {
  return (list) => {
    const down = () => list.scrollTo({ top: list.scrollHeight });
    const sized = new ResizeObserver(down);
    sized.observe(list);
    $effect(() => {
      newest();
      down();
    });
    return () => sized.disconnect();
  };
}
