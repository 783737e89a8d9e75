import { useLayoutEffect, useRef, type RefObject } from 'react';
import type { TreeRow } from '../Tree/treeTypes.ts';
import type { TreeCarry } from '../Tree/useTreeCarry.ts';
import { cx } from '../../cx.ts';
import { onPage } from '../../overlay/onPage.ts';
import { dropPlace } from './dropPlace.ts';
import * as styles from './MovableRows.css.ts';

interface DropMarkProps {
  carry: TreeCarry;
  drawn: readonly TreeRow[];
  root: RefObject<HTMLElement | null>;
}

/** Pixels by which a row stands in from the one above it. */
const indent = 20;

/** Where rows that are carried would land: a line between two of them, or a frame around the one that they go into. */
export function DropMark({ carry, drawn, root }: DropMarkProps) {
  const mark = useRef<HTMLDivElement>(null);
  const place = dropPlace(drawn, carry.move);
  useLayoutEffect(() => {
    const { current: element } = mark;
    if (!element) return;
    const row =
      place && root.current?.querySelector<HTMLElement>(`[role=row][data-id="${CSS.escape(place.id)}"]`);
    const pane = root.current?.querySelector('[role=treegrid]')?.parentElement;
    element.hidden = !row || !pane;
    if (!row || !pane || !place) return;
    const [box, view] = [row.getBoundingClientRect(), pane.getBoundingClientRect()];
    const start = place.kind === 'into' ? 0 : place.level * indent;
    element.style.left = `${view.left + start}px`;
    element.style.width = `${view.width - start}px`;
    element.style.top = `${place.kind === 'after' ? box.bottom - 1 : box.top - (place.kind === 'before' ? 1 : 0)}px`;
    element.style.height = place.kind === 'into' ? `${box.height}px` : '';
  });
  return onPage(
    <div
      ref={mark}
      aria-hidden
      className={cx(
        place?.kind === 'into' ? styles.into : styles.line,
        carry.refusal !== undefined && styles.refused,
      )}
    />,
  );
}
