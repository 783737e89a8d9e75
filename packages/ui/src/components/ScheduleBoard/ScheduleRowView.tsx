import { assignInlineVars } from '@vanilla-extract/dynamic';
import { ChevronDown, ChevronRight, TriangleAlert } from 'lucide-react';
import { cx } from '../../cx.ts';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../Layout/Layout.tsx';
import { barName } from './barDescription.ts';
import { freeLane } from './barLanes.ts';
import { totalLoad } from './dailyLoad.ts';
import { LoadStrip } from './DailyLoadStrip.tsx';
import { placeOf, ScheduleBarView, type BarActions } from './ScheduleBarView.tsx';
import type { ScheduleLink } from './scheduleTypes.ts';
import { RestTime, type DrawnDays } from './TimeHeading.tsx';
import { boxOf } from './timeScale.ts';
import { dayLength, timesOf } from './time.ts';
import type { ScheduleDrag } from './useScheduleDrag.ts';
import type { ScheduleFormat } from './useScheduleFormat.ts';
import type { RowLayout, ScheduleModel } from './useScheduleModel.ts';
import * as board from './ScheduleBoard.css.ts';
import * as rows from './ScheduleRowView.css.ts';
import * as styles from './ScheduleBarView.css.ts';

/** Props that are the same for all rows. */
export interface RowContext {
  model: ScheduleModel;
  days: DrawnDays;
  /** Days in sight, which the load of a row is summed over. */
  shownDays: DrawnDays;
  format: ScheduleFormat;
  drag: ScheduleDrag | undefined;
  pendingIds: ReadonlySet<string>;
  linksTo: ReadonlyMap<string, readonly ScheduleLink[]>;
  isCriticalShown: boolean;
  groupId: string | undefined;
  canMove: boolean;
  canResize: boolean;
  canLink: boolean;
  /** Rows have levels, so that names without children are indented too. */
  hasTree: boolean;
  hintId: string;
  actions: BarActions;
  onNameFocus: (rowId: string) => void;
  onExpandedChange: (rowId: string, isExpanded: boolean) => void;
}

interface ScheduleRowViewProps {
  layout: RowLayout;
  index: number;
  context: RowContext;
  /** Bar with the tab stop, `null` if the name of the row has it, undefined in other rows. */
  activeBarId: string | null | undefined;
}

/** Name of a row, which stays in sight while the schedule scrolls. */
function RowName({ layout, context, activeBarId }: Omit<ScheduleRowViewProps, 'index'>) {
  const { row, level, hasChildren, isExpanded, loads } = layout;
  const { format, model, shownDays } = context;
  const { messages } = format;
  const hasLines = model.isCapacity || row.detail !== undefined || row.warning !== undefined;
  const total = totalLoad(loads, shownDays);
  const share = total.capacity > 0 ? format.share(total.load / total.capacity) : undefined;
  return (
    <div
      role="rowheader"
      tabIndex={activeBarId === null ? 0 : -1}
      data-row-name={row.id}
      className={cx(rows.name, hasLines ? rows.nameLines : rows.nameOneLine)}
      style={assignInlineVars({ [board.depth]: String(level - 1) })}
      onFocus={() => context.onNameFocus(row.id)}
    >
      {hasChildren ? (
        <span
          // The arrow keys of the name do the same.
          aria-hidden
          className={rows.chevron}
          title={(isExpanded ? messages.collapse : messages.expand)(row.label)}
          onClick={() => context.onExpandedChange(row.id, !isExpanded)}
        >
          <Icon icon={isExpanded ? ChevronDown : ChevronRight} isDirectional={!isExpanded} />
        </span>
      ) : (
        context.hasTree && <span className={rows.noChevron} />
      )}
      <span className={rows.nameText}>
        <span
          className={cx(rows.label, (hasChildren || model.isCapacity) && rows.labelStrong)}
          title={row.label}
        >
          {row.label}
        </span>
        {row.detail && (
          <span className={rows.detail} title={row.detail}>
            {row.detail}
          </span>
        )}
        {row.warning && (
          <span className={rows.warning} title={row.warning}>
            <Icon icon={TriangleAlert} size={14} />
            <span className={rows.warningText}>{row.warning}</span>
          </span>
        )}
      </span>
      {model.isCapacity && share !== undefined && (
        <span className={rows.figure} title={messages.loadShare(share)}>
          <span aria-hidden>{share}</span>
          <VisuallyHidden>{messages.loadShare(share)}</VisuallyHidden>
        </span>
      )}
    </div>
  );
}

/** Baselines of the bars of a row. */
function Baselines({ layout, context: { model } }: Pick<ScheduleRowViewProps, 'layout' | 'context'>) {
  const { scale, measures } = model;
  return layout.placed.map(({ item, lane }) => {
    const { baseline, kind, id } = item.bar;
    if (!baseline) return null;
    const box = boxOf(scale, timesOf(baseline));
    const top = measures.padding + measures.load + lane * measures.pitch;
    return kind === 'milestone' ? (
      <div
        key={id}
        className={styles.baselineDiamond}
        style={placeOf(box.x + box.width / 2 - 7, 14, top + (measures.bar - 14) / 2, 14)}
      />
    ) : (
      <div
        key={id}
        className={styles.baseline}
        style={placeOf(box.x, box.width, top + measures.bar + 2, 4)}
      />
    );
  });
}

/** Place at which a dragged bar would land in this row. */
function Landing({ layout, context: { model, drag } }: Pick<ScheduleRowViewProps, 'layout' | 'context'>) {
  if (!drag || drag.part === 'link' || drag.rowId !== layout.row.id) return null;
  const { scale, measures } = model;
  const { item, times } = drag;
  const { x, width } = boxOf(scale, times);
  const lane = freeLane(layout, times, (one) => one.bar.id === item.bar.id);
  const isMilestone = item.bar.kind === 'milestone';
  return (
    <div
      aria-hidden
      data-landing
      className={cx(styles.bar, styles.preview, drag.refusal !== undefined && styles.previewRefused)}
      style={placeOf(
        isMilestone ? x + width / 2 - 12 : x,
        isMilestone ? 24 : width,
        measures.padding + measures.load + lane * measures.pitch,
        measures.bar,
      )}
    >
      <span className={styles.text}>
        <span className={styles.label}>{isMilestone ? '' : item.bar.label}</span>
      </span>
    </div>
  );
}

/** Row of the schedule: its name, the load of its days and its bars. */
export function ScheduleRowView({ layout, index, context, activeBarId }: ScheduleRowViewProps) {
  const { row, placed, level, hasChildren, isExpanded, top, height, work } = layout;
  const { model, days, format, drag, isCriticalShown, groupId } = context;
  const { scale, measures, isCapacity } = model;
  const [from, to] = [days.first * dayLength, days.end * dayLength];
  return (
    <div
      role="row"
      aria-level={level}
      aria-expanded={hasChildren ? isExpanded : undefined}
      aria-rowindex={index + 2}
      data-row={row.id}
      className={cx(rows.row, drag && isCapacity && drag.rowId === row.id && rows.target)}
      style={assignInlineVars({ [board.top]: `${top}px`, [board.height]: `${height}px` })}
    >
      <RowName layout={layout} context={context} activeBarId={activeBarId} />
      <div role="gridcell" className={rows.lane}>
        {isCapacity && <RestTime scale={scale} days={days} work={work} />}
        {isCapacity && <LoadStrip loads={layout.loads} scale={scale} days={days} format={format} />}
        <Baselines layout={layout} context={context} />
        {placed.map(({ item, lane }) => {
          const { bar } = item;
          const isActive = bar.id === activeBarId;
          const isDragged = drag?.part !== 'link' && drag?.item.bar.id === bar.id;
          // The bar with the tab stop stays in the document wherever the board is scrolled to.
          if (!isActive && !isDragged && (item.finish < from || item.start > to)) return null;
          return (
            <ScheduleBarView
              key={bar.id}
              item={item}
              name={barName(item, {
                format,
                isCriticalShown,
                before: context.linksTo.get(bar.id) ?? [],
                timed: model.timed,
              })}
              scale={scale}
              work={work}
              isCapacity={isCapacity}
              top={measures.padding + measures.load + lane * measures.pitch}
              height={measures.bar}
              isActive={isActive}
              isDragged={isDragged}
              isPending={context.pendingIds.has(bar.id)}
              isCritical={isCriticalShown && bar.isCritical === true}
              isHighlighted={groupId !== undefined && bar.groupId === groupId}
              isLinkTarget={drag?.targetId === bar.id}
              canMove={context.canMove}
              canResize={context.canResize}
              canLink={context.canLink}
              hintId={context.hintId}
              actions={context.actions}
            />
          );
        })}
        <Landing layout={layout} context={context} />
      </div>
    </div>
  );
}
