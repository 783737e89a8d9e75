import { assignInlineVars } from '@vanilla-extract/dynamic';
import type { PointerEvent } from 'react';
import { cx } from '../../cx.ts';
import { VisuallyHidden } from '../Layout/Layout.tsx';
import { slotLength, type TimeBlock } from './time.ts';
import type { DraggedPart } from './useCalendarDrag.ts';
import type { CalendarFormat } from './useCalendarFormat.ts';
import * as calendar from './Calendar.css.ts';
import * as styles from './TimeGrid.css.ts';

const placed = (block: TimeBlock) =>
  assignInlineVars({
    [styles.from]: String((block.from % slotLength) / slotLength),
    [styles.length]: String((block.to - block.from) / slotLength),
    [styles.column]: String(block.column),
    [styles.columns]: String(block.columns),
    [styles.columnSpan]: String(block.span),
    [styles.inset]: String(block.inset),
  });

/**
 * Whole lines of text that fit in the part of a block that no later event covers: a slot is 1.75 lines high, and the
 * padding of the block and the gap below it are less than half a line.
 */
const linesOf = ({ from, coveredFrom }: TimeBlock): number =>
  Math.max(1, Math.floor(((coveredFrom - from) / slotLength) * 1.75 - 0.43));

function BlockText({ block, format }: { block: TimeBlock; format: CalendarFormat }) {
  const { event } = block;
  const lines = linesOf(block);
  const isLine = lines < 2;
  const hasDetail = event.detail !== undefined && lines > 2;
  return (
    <span
      className={cx(styles.text, isLine && styles.line)}
      style={assignInlineVars({ [styles.lines]: String(lines) })}
    >
      <span
        className={cx(
          styles.name,
          isLine ? styles.nameLine : styles.nameLines,
          event.isDone && calendar.done,
        )}
        style={assignInlineVars({ [styles.nameClamp]: String(lines - (hasDetail ? 2 : 1)) })}
      >
        {event.title}
      </span>
      {event.isDone && <VisuallyHidden>, {format.messages.done}</VisuallyHidden>}
      <span className={styles.clock}>{isLine ? format.clock(event.time ?? '') : format.hours(event)}</span>
      {hasDetail && <span className={styles.clock}>{event.detail}</span>}
    </span>
  );
}

const shapeOf = (block: TimeBlock) =>
  cx(styles.block, !block.isFirst && styles.before, !block.isLast && styles.after);

interface TimeBlockProps {
  block: TimeBlock;
  format: CalendarFormat;
  /** True on the day that has the keyboard focus. */
  isReachable: boolean;
  isMovable: boolean;
  isDragged: boolean;
  hintId?: string;
  onOpen?: (id: string) => void;
  onDragStart: (event: PointerEvent<HTMLElement>, taken: DraggedPart) => void;
}

/** Event in the hour view; dragging its middle moves it, dragging an end resizes it. */
export function TimeBlockView({
  block,
  format,
  isReachable,
  isMovable,
  isDragged,
  hintId,
  onOpen,
  onDragStart,
}: TimeBlockProps) {
  const { event } = block;
  const take = (pointer: PointerEvent<HTMLElement>, part: DraggedPart['part']) => {
    pointer.stopPropagation();
    onDragStart(pointer, { id: event.id, part });
  };
  return (
    <button
      type="button"
      tabIndex={isReachable ? 0 : -1}
      aria-describedby={hintId}
      data-event={event.id}
      title={event.title}
      className={cx(shapeOf(block), isDragged ? calendar.ghost : calendar.tint[event.tint ?? 'slate'])}
      style={placed(block)}
      onPointerDown={(pointer) => take(pointer, 'all')}
      onDoubleClick={(click) => click.stopPropagation()}
      onClick={(click) => {
        click.stopPropagation();
        onOpen?.(event.id);
      }}
    >
      <BlockText block={block} format={format} />
      {isMovable && block.isFirst && (
        <span className={styles.startEdge} onPointerDown={(pointer) => take(pointer, 'start')} />
      )}
      {isMovable && block.isLast && (
        <span className={styles.endEdge} onPointerDown={(pointer) => take(pointer, 'end')} />
      )}
    </button>
  );
}

interface PreviewProps {
  block: TimeBlock;
  format: CalendarFormat;
  isRefused: boolean;
}

/** Preview of a dragged event at its new time. */
export function TimePreview({ block, format, isRefused }: PreviewProps) {
  return (
    <div
      aria-hidden
      data-preview
      className={cx(
        shapeOf(block),
        isRefused ? styles.previewRefused : calendar.tint[block.event.tint ?? 'slate'],
        styles.preview,
      )}
      style={placed(block)}
    >
      <BlockText block={block} format={format} />
    </div>
  );
}
