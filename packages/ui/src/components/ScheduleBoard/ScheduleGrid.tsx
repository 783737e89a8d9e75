import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { useEffect, useId, useMemo, type RefObject } from 'react';
import type { Point } from '../../dnd/usePointerDrag.ts';
import { useLatest } from '../../hooks.ts';
import { VisuallyHidden } from '../Layout/Layout.tsx';
import { NamesResizer } from './NameColumnResizer.tsx';
import type { ScheduleBoardProps } from './scheduleTypes.ts';
import { ScheduleLinks } from './ScheduleLinks.tsx';
import { ScheduleRowView, type RowContext } from './ScheduleRowView.tsx';
import { Backdrop, TimeHeading, type DrawnDays } from './TimeHeading.tsx';
import { daysWithin, toPixels } from './timeScale.ts';
import { dayLength, numberOfDay, type Times } from './time.ts';
import type { ScheduleDragControls } from './useScheduleDrag.ts';
import type { ScheduleFormat } from './useScheduleFormat.ts';
import { useScheduleKeys } from './useScheduleKeys.ts';
import type { ScheduleModel } from './useScheduleModel.ts';
import type { ScheduleViewport } from './useScheduleViewport.ts';
import * as styles from './ScheduleBoard.css.ts';

/** Pixels of the heading, which covers the top of the rows. */
const headHeight = 58;
/** Pixels that are drawn beyond the edges of the window. */
const spare = 240;

interface ScheduleGridProps {
  props: ScheduleBoardProps;
  model: ScheduleModel;
  viewport: ScheduleViewport;
  scroller: RefObject<HTMLDivElement | null>;
  format: ScheduleFormat;
  dragControls: ScheduleDragControls;
  pendingIds: ReadonlySet<string>;
  namesWidth: number;
  onNamesWidthChange: (width: number) => void;
  onExpandedChange: (rowId: string, isExpanded: boolean) => void;
  onEdit: ((barId: string) => void) | undefined;
}

interface GridHeadProps {
  grid: ScheduleGridProps;
  days: DrawnDays;
  shownDays: DrawnDays;
  /** Current time in minutes since 1970. */
  now: number;
}

/** Heading of the names and the time scale. */
function GridHead({ grid, days, shownDays, now }: GridHeadProps) {
  const { props, model, format, namesWidth } = grid;
  const { scale } = model;
  const { messages, isRtl } = format;
  return (
    <div role="row" aria-rowindex={1} className={styles.head}>
      <div role="columnheader" className={styles.corner}>
        <span className={styles.cornerText}>{props.rowsLabel}</span>
        {model.isCapacity && <span className={styles.cornerEnd}>{messages.loadTotal}</span>}
        <NamesResizer
          label={messages.rowsWidth}
          width={namesWidth}
          isRtl={isRtl}
          onChange={grid.onNamesWidthChange}
        />
      </div>
      <div role="columnheader" className={styles.headScale}>
        <VisuallyHidden>
          {messages.timeline(format.title(shownDays.first * dayLength, shownDays.end * dayLength))}
        </VisuallyHidden>
        <TimeHeading
          scale={scale}
          days={days}
          today={Math.floor(now / dayLength)}
          now={now}
          hasClock={props.nowMinute !== undefined && (scale.zoom === 'day' || scale.zoom === 'week')}
          format={format}
        />
      </div>
    </div>
  );
}

/** Names and time scale as a treegrid: one tab stop, rows and days drawn as far as they are in sight. */
export function ScheduleGrid(grid: ScheduleGridProps) {
  const { props, model, viewport, scroller, format, dragControls, namesWidth } = grid;
  const { messages, isRtl } = format;
  const { layouts, scale, isCapacity } = model;
  const { drag, can } = dragControls;
  const hintId = useId();
  const links = props.links ?? noLinks;
  const linksTo = useMemo(() => Map.groupBy(links, (link) => link.toId), [links]);
  const keys = useScheduleKeys({
    model,
    dragControls,
    isRtl,
    root: scroller,
    reveal: (at, times) => revealBar(grid, at, times),
    onExpandedChange: grid.onExpandedChange,
    onOpen: props.onOpen,
    onEdit: grid.onEdit,
  });
  const { cursor } = keys;
  const active = cursor === undefined ? -1 : (model.indexOfRow.get(cursor.rowId) ?? -1);
  const dragged = drag ? (model.indexOfRow.get(drag.item.bar.rowId) ?? -1) : -1;
  const rows = useRowWindow(layouts, scroller, [active, dragged]);
  const { left, right } = viewport.sight;
  const days = daysWithin(scale, Math.max(0, left - spare), right + spare);
  const shownDays = roundedDays(model, left, right);
  const now = numberOfDay(props.today) * dayLength + (props.nowMinute ?? 0);
  const focusedGroup = cursor?.barId === undefined ? undefined : model.timed.get(cursor.barId)?.bar.groupId;
  const groupId = props.highlightedGroupId ?? focusedGroup;
  const onPress = useLatest((barId: string) => props.onOpen?.(barId));
  const context: RowContext = {
    model,
    days,
    shownDays,
    format,
    drag,
    pendingIds: grid.pendingIds,
    linksTo,
    isCriticalShown: props.isCriticalShown === true,
    groupId,
    canMove: can('all'),
    canResize: can('finish'),
    canLink: can('link'),
    hasTree: layouts.some((one) => one.hasChildren),
    hintId,
    actions: { onDragStart: dragControls.dragStart, onFocus: keys.onFocus, onPress },
    onNameFocus: keys.onFocus,
    onExpandedChange: grid.onExpandedChange,
  };
  const last = rows.at(-1);
  const pointer = drag?.at && pointerIn(grid, drag.at);
  return (
    <div
      ref={scroller}
      className={styles.scroller}
      onKeyDown={keys.onKeyDown}
      style={assignInlineVars({
        [styles.names]: `${namesWidth}px`,
        [styles.scale]: `${scale.width}px`,
      })}
    >
      <div
        role="treegrid"
        aria-label={props.label}
        aria-rowcount={layouts.length + 1}
        aria-readonly={props.isReadOnly || undefined}
        className={styles.grid}
      >
        <GridHead grid={grid} days={days} shownDays={shownDays} now={now} />
        <div
          role="rowgroup"
          className={styles.body}
          style={assignInlineVars({ [styles.height]: `${model.height}px` })}
        >
          <Backdrop scale={scale} days={days} work={model.work} now={now} isCapacity={isCapacity} />
          <ScheduleLinks
            model={model}
            links={links}
            sight={{
              left: left - spare,
              right: right + spare,
              top: layouts[rows[0]?.index ?? 0]?.top ?? 0,
              bottom: (layouts[last?.index ?? 0]?.top ?? 0) + (last?.size ?? 0),
            }}
            isCriticalShown={context.isCriticalShown}
            groupId={groupId}
            drag={drag}
            pointer={pointer}
            format={format}
          />
          {rows.map(({ index, key }) => {
            const layout = layouts[index];
            if (!layout) return null;
            return (
              <ScheduleRowView
                key={key}
                layout={layout}
                index={index}
                context={context}
                activeBarId={index === active ? (cursor?.barId ?? null) : undefined}
              />
            );
          })}
        </div>
      </div>
      <VisuallyHidden>
        <span id={hintId}>
          {props.onOpen && messages.hintOpen}
          {(context.canMove || context.canResize) && messages.hintMove}
          {context.canLink && messages.hintLink}
        </span>
      </VisuallyHidden>
    </div>
  );
}

/** Point of the screen in pixels of the schedule. */
function pointerIn({ scroller, format, namesWidth }: ScheduleGridProps, at: Point) {
  const body = scroller.current?.querySelector(`.${styles.body}`)?.getBoundingClientRect();
  if (!body) return undefined;
  return { x: (format.isRtl ? body.right - at.x : at.x - body.left) - namesWidth, y: at.y - body.top };
}

/** Rows in sight; those of `kept` stay in the document wherever the board is scrolled to. */
function useRowWindow(
  layouts: ScheduleModel['layouts'],
  scroller: RefObject<HTMLDivElement | null>,
  kept: readonly number[],
) {
  const virtualizer = useVirtualizer({
    count: layouts.length,
    getScrollElement: () => scroller.current,
    estimateSize: (at) => layouts[at]?.height ?? 40,
    getItemKey: (at) => layouts[at]?.row.id ?? at,
    overscan: 6,
    scrollMargin: headHeight,
    initialRect: { width: 1200, height: 800 },
    rangeExtractor: (range) => {
      const shown = new Set(defaultRangeExtractor(range));
      for (const at of kept) if (at >= 0 && at < layouts.length) shown.add(at);
      return [...shown].toSorted((a, b) => a - b);
    },
  });
  useEffect(() => virtualizer.measure(), [layouts, virtualizer]);
  return virtualizer.getVirtualItems();
}

/** Scrolls a row and the time of a bar into sight; the row's names and the heading cover the edges. */
function revealBar({ scroller, model, viewport }: ScheduleGridProps, at: number, times?: Times) {
  const element = scroller.current;
  const layout = model.layouts[at];
  if (!element || !layout) return;
  const room = element.clientHeight - headHeight;
  if (layout.top < element.scrollTop) element.scrollTop = layout.top;
  else if (layout.top + layout.height > element.scrollTop + room)
    element.scrollTop = layout.top + layout.height - room;
  if (!times) return;
  const x = toPixels(model.scale, times.start);
  viewport.reveal(x, toPixels(model.scale, times.finish) - x);
}

const noLinks: NonNullable<ScheduleBoardProps['links']> = [];

/** Days of which at least half is in sight. */
export function roundedDays({ scale }: ScheduleModel, left: number, right: number) {
  const first = Math.min(scale.end - 1, scale.first + Math.round(left / scale.dayWidth));
  return {
    first,
    end: Math.max(first + 1, Math.min(scale.end, scale.first + Math.round(right / scale.dayWidth))),
  };
}
