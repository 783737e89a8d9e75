import { useCallback, useRef, useState } from 'react';
import { KeyboardDragLine } from '../../dnd/KeyboardDragLine.tsx';
import type { Point } from '../../dnd/usePointerDrag.ts';
import { useControlled } from '../../hooks.ts';
import { useIsPhone } from '../../media.ts';
import { Banner } from '../Feedback/Banner.tsx';
import { Skeleton } from '../Feedback/Skeleton.tsx';
import { EmptyState, ErrorState } from '../Feedback/States.tsx';
import { VisuallyHidden } from '../Layout/Layout.tsx';
import { dragLine } from './dropDescription.ts';
import { EditDatesDialog } from './EditDatesDialog.tsx';
import { namesWidths } from './NameColumnResizer.tsx';
import { ScheduleAgenda } from './ScheduleAgenda.tsx';
import { roundedDays, ScheduleGrid } from './ScheduleGrid.tsx';
import { ScheduleLegend } from './ScheduleLegend.tsx';
import { ScheduleTools } from './ScheduleTools.tsx';
import type { ScheduleBoardProps, ScheduleZoom } from './scheduleTypes.ts';
import { dayLength } from './time.ts';
import { useScheduleDrag, type SchedulePlace } from './useScheduleDrag.ts';
import { useScheduleFormat } from './useScheduleFormat.ts';
import { useScheduleModel } from './useScheduleModel.ts';
import { useScheduleSaving } from './useScheduleSaving.ts';
import { useScheduleViewport } from './useScheduleViewport.ts';
import * as styles from './ScheduleBoard.css.ts';

export type {
  ScheduleAnswer,
  ScheduleBar,
  ScheduleBarStatus,
  ScheduleBoardProps,
  ScheduleLink,
  ScheduleLinkType,
  ScheduleMode,
  ScheduleMove,
  ScheduleNewLink,
  ScheduleRow,
  ScheduleSpan,
  ScheduleZoom,
  Shift,
  WorkTime,
} from './scheduleTypes.ts';

/**
 * Schedule of rows over time: a Gantt chart, or the load of work centers or people. On phones it is a list by row.
 *
 * Arrow keys move between rows and bars; before the first bar is the name of the row, where the arrows expand and
 * collapse it. Home and End go to the first and last bar, with Ctrl to the first and last row, Page Up and Page Down by
 * ten rows. On a bar, Enter opens it, F2 edits its dates, L starts a link to another bar, and Space picks it up: arrows
 * move it by a step, Page Up and Page Down by five, Shift with an arrow changes its finish, Alt with an arrow its
 * start, up and down move it to another row of a capacity board, Enter drops it, Escape puts it back.
 *
 * @example
 * <ScheduleBoard
 *   label="Schedule"
 *   rowsLabel="Task"
 *   today="2026-03-10"
 *   rows={[{ id: 'framing', label: 'Framing' }]}
 *   bars={[
 *     { id: 'level2', rowId: 'framing', label: 'Level 2', start: '2026-03-09', finish: '2026-03-13' },
 *   ]}
 * />
 */
export function ScheduleBoard(props: ScheduleBoardProps) {
  const format = useScheduleFormat();
  if (props.isLoading) return <Skeleton shape="table" count={8} label={format.messages.loading} />;
  if (props.error !== undefined)
    return (
      <ErrorState title={format.messages.errorTitle} onRetry={props.onRetry}>
        {props.error}
      </ErrorState>
    );
  if (props.rows.length === 0)
    return <EmptyState title={format.messages.empty}>{format.messages.emptyText}</EmptyState>;
  return <LoadedBoard {...props} />;
}

const defaultSnap: Readonly<Record<ScheduleZoom, number>> = {
  day: 15,
  week: 30,
  month: dayLength,
  quarter: dayLength,
};

/** Place in the schedule at a point: the time, the row and the bar below it. */
function placeIn(root: HTMLElement | null, isRtl: boolean, at: Point): SchedulePlace | undefined {
  const lane = root?.querySelector<HTMLElement>('[role="rowgroup"] [role="gridcell"]');
  const box = lane?.getBoundingClientRect();
  if (!root || !box) return undefined;
  const place: SchedulePlace = {
    x: isRtl ? box.right - at.x : at.x - box.left,
    rowId: undefined,
    barId: undefined,
  };
  for (const element of document.elementsFromPoint(at.x, at.y)) {
    if (!(element instanceof HTMLElement) || !root.contains(element)) continue;
    place.barId ??= element.closest<HTMLElement>('[data-bar]')?.dataset['bar'];
    place.rowId ??= element.closest<HTMLElement>('[data-row]')?.dataset['row'];
  }
  return place;
}

function LoadedBoard(props: ScheduleBoardProps) {
  const { mode = 'gantt', isReadOnly } = props;
  const format = useScheduleFormat();
  const { messages, isRtl } = format;
  const isPhone = useIsPhone();
  const scroller = useRef<HTMLDivElement>(null);
  const [zoom, setZoom] = useControlled<ScheduleZoom>(
    props.zoom,
    props.defaultZoom ?? (mode === 'capacity' ? 'week' : 'month'),
    props.onZoomChange,
  );
  const [collapsed, setCollapsed] = useControlled<readonly string[]>(
    props.collapsedIds,
    props.defaultCollapsedIds ?? [],
    (ids) => props.onCollapsedIdsChange?.([...ids]),
  );
  const [namesWidth, setNamesWidth] = useState<number>(namesWidths.usual);
  const [editedId, setEditedId] = useState<string>();
  const saving = useScheduleSaving(props, format);
  const model = useScheduleModel({ ...props, mode }, zoom, isPhone ? none : collapsed, saving.pending);
  const viewport = useScheduleViewport({
    scroller,
    scale: model.scale,
    today: props.today,
    isRtl,
    namesWidth,
  });
  const dragControls = useScheduleDrag({
    props,
    model,
    snap: props.snapMinutes ?? (mode === 'capacity' ? defaultSnap[zoom] : dayLength),
    format,
    placeAt: (at) => placeIn(scroller.current, isRtl, at),
    scrollers: () => [scroller.current],
    announce: saving.announce,
    commit: saving.commit,
    commitLink: saving.commitLink,
  });
  const { drag, can } = dragControls;
  const edit = useCallback((barId: string) => setEditedId(barId), []);
  const canEdit = !isReadOnly && (can('all') || can('finish'));
  const edited = editedId === undefined ? undefined : model.timed.get(editedId);
  const shown = roundedDays(model, viewport.sight.left, viewport.sight.right);
  const line = drag && dragLine(drag, model, props.links ?? [], format);
  const onEdit = canEdit ? edit : undefined;
  return (
    <div role="group" aria-label={props.label} className={styles.root}>
      {!isPhone && (
        <ScheduleTools
          title={format.title(shown.first * dayLength, shown.end * dayLength)}
          zoom={zoom}
          messages={messages}
          viewport={viewport}
          onZoomChange={setZoom}
        />
      )}
      {saving.refusal && (
        <div className={styles.notice}>
          <Banner tone="bad" isUrgent title={saving.refusal.title} onDismiss={saving.dismissRefusal}>
            {saving.refusal.text}
          </Banner>
        </div>
      )}
      {isPhone ? (
        <ScheduleAgenda props={props} model={model} format={format} onEdit={onEdit} />
      ) : (
        <>
          <ScheduleGrid
            props={props}
            model={model}
            viewport={viewport}
            scroller={scroller}
            format={format}
            dragControls={dragControls}
            pendingIds={new Set(saving.pending.keys())}
            namesWidth={namesWidth}
            onNamesWidthChange={setNamesWidth}
            onExpandedChange={(id, isExpanded) =>
              setCollapsed(isExpanded ? collapsed.filter((one) => one !== id) : [...collapsed, id])
            }
            onEdit={onEdit}
          />
          <ScheduleLegend props={props} model={model} format={format} />
        </>
      )}
      <VisuallyHidden>
        <span role="status">{saving.announcement}</span>
      </VisuallyHidden>
      {line && (
        <KeyboardDragLine isRefused={drag.refusal !== undefined} strong={line.strong}>
          {line.text}
        </KeyboardDragLine>
      )}
      {edited && (
        <EditDatesDialog
          item={edited}
          rows={props.rows}
          isCapacity={model.isCapacity}
          canMove={can('all')}
          canResize={can('finish')}
          format={format}
          refuseMove={props.refuseMove}
          onSave={saving.save}
          onClose={() => setEditedId(undefined)}
        />
      )}
    </div>
  );
}

const none: readonly string[] = [];
