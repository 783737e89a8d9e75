import { useLayoutEffect, useRef, type RefObject } from 'react';
import type { TreeRow } from '../Tree/treeTypes.ts';
import type { TreeDrag } from '../Tree/useTreeDrag.ts';
import { cx } from '../../cx.ts';
import { renderInBody } from '../../overlay/renderInBody.ts';
import { dropPlace } from './dropPlace.ts';
import * as styles from './MovableRows.css.ts';

interface DropMarkProps {
  drag: TreeDrag;
  drawn: readonly TreeRow[];
  root: RefObject<HTMLElement | null>;
}

/** Indentation per level in pixels. */
const indent = 20;

/** Drop position of dragged rows: a line between two rows, or a frame around the row that receives them. */
export function DropMark({ drag, drawn, root }: DropMarkProps) {
  const mark = useRef<HTMLDivElement>(null);
  const place = dropPlace(drawn, drag.move);
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
  return renderInBody(
    <div
      ref={mark}
      aria-hidden
      className={cx(
        place?.kind === 'into' ? styles.into : styles.line,
        drag.refusal !== undefined && styles.refused,
      )}
    />,
  );
}
