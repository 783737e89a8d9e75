import type { WorkTime } from './scheduleTypes.ts';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { Check, TriangleAlert, Wrench } from 'lucide-react';
import type { PointerEvent } from 'react';
import { cx } from '../../cx.ts';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../Layout/Layout.tsx';
import { lookOf } from './barDescription.ts';
import { boxOf, toPixels, type TimeScale } from './timeScale.ts';
import type { TakenPart } from './useScheduleDrag.ts';
import type { TimedBar } from './useScheduleModel.ts';
import { workPieces } from './workTime.ts';
import * as board from './ScheduleBoard.css.ts';
import * as styles from './ScheduleBarView.css.ts';

/** Width in pixels below which the name of a task is beside its bar, and from which there is a second line. */
const besideBelow = 72;
const iconFrom = 72;
/** Pixels that one or two characters need; a narrower bar has no text. */
const textFrom = 32;
/** Narrower bars have a wider target than they draw. */
const targetWidth = 24;

export const placeOf = (x: number, width: number, top: number, height: number) =>
  assignInlineVars({
    [board.x]: `${x}px`,
    [board.width]: `${width}px`,
    [styles.top]: `${top}px`,
    [styles.height]: `${height}px`,
  });

/** A Gantt bar is drawn through over days off, as one piece. */
const noWorkTime: WorkTime = { week: {} };

/** Pieces of a bar in working time, relative to the bar; one piece without working time. */
function Pieces({ item, scale, work }: { item: TimedBar; scale: TimeScale; work: WorkTime }) {
  const { x, width } = boxOf(scale, item);
  const found = workPieces(work, item.start, item.finish);
  const look = lookOf(item);
  const drawn = found.length > 0 ? found : [item];
  return (
    <span aria-hidden className={styles.pieces}>
      {drawn.map((piece) => {
        const from = Math.max(0, toPixels(scale, piece.start) - x);
        const to = Math.min(width, toPixels(scale, piece.finish) - x);
        return (
          <span
            key={piece.start}
            className={styles.piece[look]}
            style={assignInlineVars({ [board.x]: `${from}px`, [board.width]: `${to - from}px` })}
          />
        );
      })}
    </span>
  );
}

interface FaceProps {
  item: TimedBar;
  width: number;
  isTall: boolean;
  /** Names of narrow bars are beside them, where no other bar is. */
  hasBeside: boolean;
}

function BarFace({ item: { bar }, width, isTall, hasBeside }: FaceProps) {
  const icon =
    bar.kind === 'down'
      ? Wrench
      : bar.status === 'done'
        ? Check
        : bar.status === 'late'
          ? TriangleAlert
          : undefined;
  if (hasBeside && width < besideBelow)
    return (
      <span aria-hidden className={cx(styles.beside, board.crossed)}>
        {bar.label}
      </span>
    );
  if (width < textFrom) return null;
  return (
    <>
      <span aria-hidden className={cx(styles.text, width < iconFrom && styles.textNarrow)}>
        {icon && width >= iconFrom && <Icon icon={icon} size={14} isBold />}
        <span className={cx(styles.label, !isTall && styles.labelLight)}>
          {width < iconFrom ? (bar.shortLabel ?? bar.label) : bar.label}
        </span>
      </span>
      {isTall && bar.detail && width >= iconFrom && (
        <span aria-hidden className={styles.text}>
          <span className={styles.detail}>{bar.detail}</span>
        </span>
      )}
    </>
  );
}

export interface BarActions {
  onDragStart: (event: PointerEvent<HTMLElement>, taken: TakenPart) => void;
  onFocus: (rowId: string, barId: string) => void;
  onPress: (barId: string) => void;
}

interface ScheduleBarViewProps {
  item: TimedBar;
  name: string;
  scale: TimeScale;
  work: WorkTime;
  isCapacity: boolean;
  top: number;
  height: number;
  isActive: boolean;
  isDragged: boolean;
  isPending: boolean;
  isCritical: boolean;
  isHighlighted: boolean;
  isLinkTarget: boolean;
  canMove: boolean;
  canResize: boolean;
  canLink: boolean;
  hintId: string | undefined;
  actions: BarActions;
}

/** Bar, milestone or summary. Dragging its middle moves it, its ends resize it, its handle links it. */
export function ScheduleBarView(props: ScheduleBarViewProps) {
  const { item, name, scale, isCapacity, top, height, actions } = props;
  const { bar, isSummary } = item;
  const isMilestone = bar.kind === 'milestone';
  const box = boxOf(scale, item);
  const middle = box.x + box.width / 2;
  const x = isMilestone ? middle - targetWidth / 2 : box.x;
  const width = isMilestone ? targetWidth : box.width;
  const look = lookOf(item);
  const take = (event: PointerEvent<HTMLElement>, part: TakenPart['part']) => {
    event.stopPropagation();
    actions.onDragStart(event, { id: bar.id, part });
  };
  const isFree = !isSummary && bar.lockedReason === undefined;
  return (
    <button
      type="button"
      tabIndex={props.isActive ? 0 : -1}
      aria-describedby={isSummary ? undefined : props.hintId}
      data-bar={bar.id}
      title={bar.lockedReason ?? name}
      className={cx(
        styles.bar,
        isSummary ? styles.summary : isMilestone ? styles.milestone : styles.look[look],
        width < targetWidth && styles.narrow,
        props.isCritical && !isMilestone && !isSummary && styles.critical,
        props.isHighlighted && styles.highlighted,
        props.isDragged && styles.ghost,
        props.isPending && styles.pending,
        props.isLinkTarget && styles.linkTarget,
      )}
      style={placeOf(x, width, top, height)}
      onPointerDown={(event) => isFree && props.canMove && take(event, 'all')}
      onFocus={() => actions.onFocus(bar.rowId, bar.id)}
      onClick={() => !isSummary && actions.onPress(bar.id)}
    >
      <VisuallyHidden>{name}</VisuallyHidden>
      {isSummary ? (
        <SummaryFace progress={bar.progress ?? 0} />
      ) : isMilestone ? (
        <>
          <span
            aria-hidden
            className={cx(styles.diamond[look], props.isCritical && styles.diamondCritical)}
          />
          <span aria-hidden className={cx(styles.beside, board.crossed)}>
            {bar.label}
          </span>
        </>
      ) : (
        <>
          {!props.isDragged && (
            <>
              <Pieces item={item} scale={scale} work={isCapacity ? props.work : noWorkTime} />
              {bar.progress !== undefined && bar.progress > 0 && bar.status !== 'done' && (
                <span aria-hidden className={styles.pieces}>
                  <span
                    className={styles.progress}
                    style={assignInlineVars({ [board.width]: `${Math.min(1, bar.progress) * 100}%` })}
                  />
                </span>
              )}
            </>
          )}
          <BarFace item={item} width={width} isTall={height >= 36} hasBeside={!isCapacity} />
          {isFree && props.canResize && width > targetWidth && (
            <>
              <span className={styles.startEdge} onPointerDown={(event) => take(event, 'start')} />
              <span className={styles.finishEdge} onPointerDown={(event) => take(event, 'finish')} />
            </>
          )}
        </>
      )}
      {!isSummary && props.canLink && (
        <span className={styles.linkHandle} onPointerDown={(event) => take(event, 'link')} />
      )}
    </button>
  );
}

function SummaryFace({ progress }: { progress: number }) {
  return (
    <span aria-hidden className={styles.bracket}>
      <span
        className={styles.bracketDone}
        style={assignInlineVars({ [board.width]: `${progress * 100}%` })}
      />
    </span>
  );
}
