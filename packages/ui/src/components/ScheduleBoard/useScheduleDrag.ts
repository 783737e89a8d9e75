import { useCallback, useRef, useState } from 'react';
import { usePointerDrag, type Point } from '../../dnd/usePointerDrag.ts';
import { useLatest } from '../../hooks.ts';
import { linkRefusal } from './linkRefusal.ts';
import { moveTo, resizeTo, stepBar, type BarPart } from './moveBar.ts';
import type { ScheduleBoardProps, ScheduleLinkType, ScheduleMove } from './scheduleTypes.ts';
import { toPixels, toTime } from './timeScale.ts';
import { isSameTimes, spanOf, type Times } from './time.ts';
import type { ScheduleFormat } from './useScheduleFormat.ts';
import type { ScheduleModel, TimedBar } from './useScheduleModel.ts';

/** Place in the schedule at a point of the screen. */
export interface SchedulePlace {
  /** Pixels from the start of the scale. */
  x: number;
  rowId: string | undefined;
  barId: string | undefined;
}

/** Part of a bar that is taken: to move it, one of its ends, or to link it. */
export interface TakenPart {
  id: string;
  part: BarPart | 'link';
}

export interface ScheduleDrag {
  item: TimedBar;
  part: BarPart | 'link';
  rowId: string;
  times: Times;
  /** Bar that a link leads to. */
  targetId?: string;
  linkType: ScheduleLinkType;
  refusal?: string;
  /** Position of the pointer; undefined by keyboard. */
  at?: Point;
}

interface ScheduleDragOptions {
  props: ScheduleBoardProps;
  model: ScheduleModel;
  snap: number;
  format: ScheduleFormat;
  placeAt: (at: Point) => SchedulePlace | undefined;
  scrollers: () => readonly (HTMLElement | null)[];
  announce: (text: string) => void;
  /** Saves a change; shows and announces a refusal. */
  commit: (move: ScheduleMove, kind: 'move' | 'resize') => void;
  commitLink: (drag: ScheduleDrag, targetId: string) => void;
}

const moveOf = ({ item, rowId, times }: ScheduleDrag): ScheduleMove => ({
  barId: item.bar.id,
  rowId,
  ...spanOf(times),
});
const isHome = ({ item, rowId, times }: ScheduleDrag): boolean =>
  rowId === item.bar.rowId && isSameTimes(item, times);

/** Starts a drag; a bar that cannot be moved says why. */
function takeBar(
  { id, part }: TakenPart,
  { timed }: ScheduleModel,
  announce: (text: string) => void,
): ScheduleDrag | undefined {
  const item = timed.get(id);
  if (!item || item.isSummary) return undefined;
  if (item.bar.lockedReason !== undefined && part !== 'link') {
    announce(item.bar.lockedReason);
    return undefined;
  }
  if (item.bar.kind === 'milestone' && (part === 'start' || part === 'finish')) return undefined;
  return { item, part, rowId: item.bar.rowId, times: item, linkType: 'FS' };
}

/** State of a drag with the pointer at a place; `takenAt` is where the bar was taken, in pixels of the scale. */
function followPointer(
  was: ScheduleDrag,
  place: SchedulePlace,
  takenAt: number,
  { scale, timed, isCapacity, workOf }: ScheduleModel,
  snap: number,
): ScheduleDrag {
  const { item, part } = was;
  if (part === 'link') {
    const target =
      place.barId === undefined || place.barId === item.bar.id ? undefined : timed.get(place.barId);
    if (!target || target.isSummary) return { ...was, targetId: undefined };
    // Where the arrow is dropped decides: the first half of a bar is its start, the second its finish.
    const middle = (toPixels(scale, target.start) + toPixels(scale, target.finish)) / 2;
    const isFinish = target.bar.kind !== 'milestone' && place.x > middle;
    return { ...was, targetId: target.bar.id, linkType: isFinish ? 'FF' : 'FS' };
  }
  const by = place.x - takenAt;
  const goal = (time: number) => (by === 0 ? time : toTime(scale, toPixels(scale, time) + by));
  const rowId = isCapacity && part === 'all' ? (place.rowId ?? was.rowId) : was.rowId;
  const rules = { fromWork: workOf(item.bar.rowId), toWork: workOf(rowId), snap };
  const times =
    part === 'all' ? moveTo(item, goal(item.start), rules) : resizeTo(item, part, goal(item[part]), rules);
  return { ...was, rowId, times };
}

/** Moves, resizes and links bars by pointer and keyboard with common state and rules. */
export function useScheduleDrag(options: ScheduleDragOptions) {
  const { props, model, snap, format, placeAt, announce } = options;
  const { messages } = format;
  const [drag, setDrag] = useState<ScheduleDrag>();
  const held = useRef<ScheduleDrag>(undefined);
  const takenAt = useRef(0);
  const set = (next: ScheduleDrag | undefined) => {
    held.current = next;
    setDrag(next);
  };
  const can = (part: TakenPart['part']): boolean =>
    !props.isReadOnly &&
    (part === 'all' ? props.onMove : part === 'link' ? props.onLink : props.onResize) !== undefined;
  const isOff = !can('all') && !can('finish') && !can('link');
  const refused = (next: ScheduleDrag): ScheduleDrag => {
    const refusal =
      next.part === 'link'
        ? linkRefusal(props.links ?? [], next.item.bar.id, next.targetId, messages)
        : isHome(next)
          ? undefined
          : props.refuseMove?.(moveOf(next));
    return { ...next, refusal };
  };
  const take = (taken: TakenPart) => (can(taken.part) ? takeBar(taken, model, announce) : undefined);
  const endDrag = () => {
    const was = held.current;
    set(undefined);
    if (!was) return;
    const { item, part, targetId } = was;
    if (was.refusal !== undefined) announce(was.refusal);
    else if (part === 'link') {
      if (targetId === undefined) announce(messages.notLinked(item.bar.label));
      else options.commitLink(was, targetId);
    } else if (isHome(was)) announce(messages.notMoved(item.bar.label));
    else {
      const hasLength = was.times.finish - was.times.start === item.finish - item.start;
      const isResized = part !== 'all' && !hasLength;
      options.commit(moveOf(was), isResized ? 'resize' : 'move');
    }
  };
  const cancelDrag = () => {
    const was = held.current;
    set(undefined);
    if (was) announce((was.part === 'link' ? messages.notLinked : messages.returned)(was.item.bar.label));
  };
  const dragStart = usePointerDrag<TakenPart>({
    onStart: (taken, at, _offset, origin) => {
      const place = placeAt(origin);
      const next = take(taken);
      if (!next || !place) return false;
      takenAt.current = place.x;
      set({ ...next, at });
      return true;
    },
    onMove: (at) => {
      const was = held.current;
      const place = was && placeAt(at);
      if (!was || !place) return;
      const next = refused(followPointer(was, place, takenAt.current, model, snap));
      const isSame =
        was.at?.x === at.x &&
        was.at.y === at.y &&
        isSameTimes(was.times, next.times) &&
        was.rowId === next.rowId &&
        was.targetId === next.targetId;
      if (!isSame) set({ ...next, at });
    },
    isOff,
    onDrop: endDrag,
    onCancel: cancelDrag,
    scrollers: options.scrollers,
  });
  return {
    drag,
    can,
    dragStart: useLatest(dragStart),
    pickUp: useLatest((taken: TakenPart) => {
      const next = take(taken);
      set(next);
      return next !== undefined;
    }),
    /** Moves the held bar, or the end of it that a modifier key names, by steps. */
    step: useLatest((part: BarPart, steps: number) => {
      const was = held.current;
      if (!was || was.part === 'link') return;
      if (part !== 'all' && (!can(part) || was.item.bar.kind === 'milestone')) return;
      const times = stepBar(was.times, part, steps, {
        fromWork: model.workOf(was.rowId),
        toWork: model.workOf(was.rowId),
        snap,
      });
      set(refused({ ...was, part: part === 'all' ? was.part : part, times }));
    }),
    /** Moves the held bar to another row. */
    stepRow: useLatest((by: number) => {
      const was = held.current;
      if (!was || !model.isCapacity) return;
      const at = (model.indexOfRow.get(was.rowId) ?? 0) + by;
      const rowId = model.layouts[at]?.row.id;
      if (rowId === undefined) return;
      const times = moveTo(was.times, was.times.start, {
        fromWork: model.workOf(was.rowId),
        toWork: model.workOf(rowId),
        snap,
      });
      set(refused({ ...was, rowId, times }));
    }),
    linkTo: useLatest((targetId: string) => {
      const was = held.current;
      if (was?.part === 'link') set(refused({ ...was, targetId }));
    }),
    endDrag: useLatest(endDrag),
    cancelDrag: useLatest(cancelDrag),
    held: useCallback(() => held.current, []),
  };
}

export type ScheduleDragControls = ReturnType<typeof useScheduleDrag>;
