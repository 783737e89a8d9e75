import { useState, type PointerEvent } from 'react';
import { tabRank, type OpenTab } from './openTab.ts';

/** Distance in pixels after which a press becomes a drag. */
const strays = 6;

/** Reorders tabs by dragging, among pinned or among unpinned ones. */
export function useTabDrag(
  tabs: readonly OpenTab[],
  moveTo: (id: string, target: string, after: boolean) => void,
) {
  const [target, setTarget] = useState<string>();
  const ids = tabs.map((tab) => tab.id);
  const begin = (event: PointerEvent<HTMLElement>, tab: OpenTab) => {
    if (event.button !== 0 || tab.isFixed) return;
    const from = event.clientX;
    let isDragging = false;
    let before: string | undefined;
    const onMove = (next: globalThis.PointerEvent) => {
      if (!isDragging && Math.abs(next.clientX - from) < strays) return;
      isDragging = true;
      const over = document.elementFromPoint(next.clientX, next.clientY)?.closest<HTMLElement>('[data-tab]');
      const under = tabs.find((one) => one.id === over?.dataset['tab']);
      before = under && under.id !== tab.id && tabRank(under) === tabRank(tab) ? under.id : undefined;
      setTarget(before);
    };
    const onUp = () => {
      window.removeEventListener('pointermove', onMove);
      window.removeEventListener('pointerup', onUp);
      window.removeEventListener('pointercancel', onUp);
      setTarget(undefined);
      if (!isDragging) return;
      // Ignores the click that follows a drag.
      window.addEventListener(
        'click',
        (click) => {
          click.preventDefault();
          click.stopPropagation();
        },
        { capture: true, once: true },
      );
      if (before !== undefined) moveTo(tab.id, before, ids.indexOf(before) > ids.indexOf(tab.id));
    };
    window.addEventListener('pointermove', onMove);
    window.addEventListener('pointerup', onUp);
    window.addEventListener('pointercancel', onUp);
  };
  /** `target` is the id of the tab at the drop position. */
  return { target, begin };
}
