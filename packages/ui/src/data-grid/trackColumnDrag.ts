import type { PointerEvent } from 'react';

/** A column that is being dragged and where it would go. */
export interface ColumnDrag {
  id: string;
  target?: string;
  after: boolean;
}

interface ColumnTarget {
  /** Column that it is placed beside. */
  id: string;
  after: boolean;
}

/** Pixels that a pointer moves before a press becomes a drag. */
const dragFrom = 6;

/**
 * Follows a press on a heading until it is released or canceled with Escape.
 * @param firstId the column that names the row, which stays first.
 * @param onDrag called on every movement, and with undefined at the end.
 */
export function trackColumnDrag(
  id: string,
  event: PointerEvent<HTMLElement>,
  firstId: string | undefined,
  onDrag: (drag: ColumnDrag | undefined) => void,
  onDrop: (target: ColumnTarget) => void,
): void {
  const from = event.clientX;
  const top = event.currentTarget.getBoundingClientRect().top;
  const height = (event.target as Element).closest('[data-head]')?.getBoundingClientRect();
  let target: ColumnTarget | undefined;
  let isDragging = false;
  const onMove = (next: globalThis.PointerEvent) => {
    if (!isDragging && Math.abs(next.clientX - from) < dragFrom) return;
    isDragging = true;
    const head = document
      .elementFromPoint(next.clientX, height ? height.top + height.height / 2 : top + dragFrom)
      ?.closest<HTMLElement>('[data-head]');
    const box = head?.getBoundingClientRect();
    const headId = head?.dataset['head'];
    // The first column names the row, so nothing goes before it.
    const isFirst = headId === firstId;
    const isRtl = head ? getComputedStyle(head).direction === 'rtl' : false;
    const isPastMiddle = box ? next.clientX > box.left + box.width / 2 !== isRtl : false;
    target = box && headId && headId !== id ? { id: headId, after: isFirst || isPastMiddle } : undefined;
    onDrag({ id, target: target?.id, after: target?.after ?? false });
  };
  const finish = () => {
    window.removeEventListener('pointermove', onMove);
    window.removeEventListener('pointerup', onUp);
    window.removeEventListener('keydown', onKey, true);
    onDrag(undefined);
  };
  const onUp = () => {
    finish();
    if (!isDragging) return;
    // The click that follows the drag is not a sort.
    window.addEventListener('click', (click) => click.stopPropagation(), { capture: true, once: true });
    if (target) onDrop(target);
  };
  const onKey = (key: KeyboardEvent) => {
    if (key.key !== 'Escape') return;
    target = undefined;
    finish();
  };
  window.addEventListener('pointermove', onMove);
  window.addEventListener('pointerup', onUp);
  window.addEventListener('keydown', onKey, true);
}
