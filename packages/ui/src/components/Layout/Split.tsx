import { useRef, useState, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import { cx } from '../../cx.ts';
import { useScrolls } from '../../hooks.ts';
import * as styles from './Layout.css.ts';

export interface SplitProps {
  /** The pane with a fixed size. */
  start: ReactNode;
  /** Pane that fills the remaining space. */
  end: ReactNode;
  /** Pane that `size` belongs to. */
  sized?: 'start' | 'end';
  /** Direction in which the panes follow each other. */
  orientation?: 'horizontal' | 'vertical';
  /** Initial size in pixels. */
  defaultSize?: number;
  /** Controlled size of the pane named by `sized`, in pixels. */
  size?: number;
  /** Called with the new size in pixels. */
  onSizeChange?: (size: number) => void;
  /** Called when the resize ends, to save the size. */
  onSizeCommit?: (size: number) => void;
  /** Minimum size in pixels. */
  minSize?: number;
  /** Maximum size in pixels; never more than half. */
  maxSize?: number;
  /** Accessible name of the edge, e.g. "Width of the list". */
  label: string;
}

/**
 * Two panes with a separator that can be moved by mouse, touch and keyboard; stacked on phones.
 *
 * @example
 * <Split label="Width of the list" start={<Text>Sheets</Text>} end={<Text>Floor plan</Text>} />
 */
export function Split({
  start,
  end,
  sized = 'start',
  orientation = 'horizontal',
  defaultSize = 260,
  size: controlled,
  onSizeChange,
  onSizeCommit,
  minSize = 160,
  maxSize = 960,
  label,
}: SplitProps) {
  const [own, setOwn] = useState(defaultSize);
  const [dragging, setDragging] = useState(false);
  // A pane with more than it shows is a tab stop: there is no other way to scroll it by keyboard.
  const [sizedPane, sizedScrolls] = useScrolls();
  const [restPane, restScrolls] = useScrolls();
  const root = useRef<HTMLDivElement>(null);
  const from = useRef({ at: 0, size: 0 });
  const size = controlled ?? own;
  const vertical = orientation === 'vertical';

  const limit = () => {
    const box = root.current?.getBoundingClientRect();
    const totalSize = (vertical ? box?.height : box?.width) ?? 0;
    return Math.max(minSize, totalSize ? Math.min(maxSize, totalSize / 2) : maxSize);
  };
  const move = (requestedSize: number, done = false) => {
    const next = Math.round(Math.min(limit(), Math.max(minSize, requestedSize)));
    setOwn(next);
    onSizeChange?.(next);
    if (done) onSizeCommit?.(next);
  };
  const sign = () => {
    const rtl = !vertical && root.current && getComputedStyle(root.current).direction === 'rtl';
    return (sized === 'start' ? 1 : -1) * (rtl ? -1 : 1);
  };
  const at = (event: PointerEvent) => (vertical ? event.clientY : event.clientX);

  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.shiftKey ? 64 : 16;
    const back = vertical ? 'ArrowUp' : 'ArrowLeft';
    const forward = vertical ? 'ArrowDown' : 'ArrowRight';
    if (event.key === back) move(size - step * sign(), true);
    else if (event.key === forward) move(size + step * sign(), true);
    else if (event.key === 'Home') move(minSize, true);
    else if (event.key === 'End') move(limit(), true);
    else if (event.key === 'Enter') move(defaultSize, true);
    else return;
    event.preventDefault();
  };

  const pane = (
    <div
      ref={sizedPane}
      tabIndex={sizedScrolls ? 0 : undefined}
      className={cx(styles.pane, !vertical && styles.paneOnPhone)}
      style={vertical ? { blockSize: size } : { inlineSize: size }}
    >
      {sized === 'start' ? start : end}
    </div>
  );
  const rest = (
    <div ref={restPane} tabIndex={restScrolls ? 0 : undefined} className={styles.paneRest}>
      {sized === 'start' ? end : start}
    </div>
  );
  return (
    <div ref={root} className={cx(styles.split, vertical ? styles.splitColumn : styles.splitOnPhone)}>
      {sized === 'start' ? pane : rest}
      <div
        role="separator"
        tabIndex={0}
        aria-label={label}
        aria-orientation={vertical ? 'horizontal' : 'vertical'}
        aria-valuenow={Math.round(size)}
        aria-valuemin={minSize}
        aria-valuemax={maxSize}
        data-dragging={dragging || undefined}
        className={cx(styles.edge, vertical ? styles.edgeColumn : styles.edgeOnPhone)}
        onKeyDown={onKeyDown}
        onDoubleClick={() => move(defaultSize, true)}
        onPointerDown={(event) => {
          event.preventDefault();
          event.currentTarget.setPointerCapture(event.pointerId);
          from.current = { at: at(event), size };
          setDragging(true);
        }}
        onPointerMove={(event) => {
          if (dragging) move(from.current.size + (at(event) - from.current.at) * sign());
        }}
        onPointerUp={() => {
          if (!dragging) return;
          setDragging(false);
          onSizeCommit?.(size);
        }}
        onPointerCancel={() => setDragging(false)}
      />
      {sized === 'start' ? rest : pane}
    </div>
  );
}
