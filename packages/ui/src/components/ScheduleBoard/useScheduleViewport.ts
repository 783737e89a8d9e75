import type { ScheduleZoom } from './scheduleTypes.ts';
import { startOfMonth, startOfWeek, type Day } from '@plumbline/dates';
import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { followSizes } from '../../fit/followSizes.ts';
import { useLatest } from '../../hooks.ts';
import { toPixels, toTime, type TimeScale } from './timeScale.ts';
import { dayLength, numberOfDay } from './time.ts';

/** Days by which the part in sight is rounded, so that scrolling by a few pixels renders nothing. */
const grain: Readonly<Record<ScheduleZoom, number>> = { day: 0.25, week: 0.5, month: 1, quarter: 7 };

/** Time that the board is scrolled to by "Today". */
const homeOf = (zoom: ScheduleZoom, today: Day): number =>
  dayLength *
  numberOfDay(zoom === 'day' ? today : zoom === 'quarter' ? startOfMonth(today) : startOfWeek(today));

interface ViewportOptions {
  scroller: RefObject<HTMLDivElement | null>;
  scale: TimeScale;
  today: Day;
  isRtl: boolean;
  /** Pixels of the names, which cover the start of the scale. */
  namesWidth: number;
}

/** Part of the time scale in sight, and ways to scroll it. */
export function useScheduleViewport({ scroller, scale, today, isRtl, namesWidth }: ViewportOptions) {
  const [sight, setSight] = useState({ left: 0, right: 1400 });
  /** Time at the start edge, which stays there when the scale changes. */
  const edge = useRef<number>(undefined);
  const sign = isRtl ? -1 : 1;
  const widthOf = (element: HTMLElement) => Math.max(0, element.clientWidth - namesWidth);

  const read = useLatest(() => {
    const element = scroller.current;
    if (!element) return;
    const step = grain[scale.zoom] * scale.dayWidth;
    const x = Math.abs(element.scrollLeft);
    edge.current = toTime(scale, x);
    const left = Math.floor(x / step) * step;
    const right = Math.ceil((x + widthOf(element)) / step) * step;
    setSight((was) => (was.left === left && was.right === right ? was : { left, right }));
  });
  const scrollToPixels = useLatest((x: number) => {
    if (!scroller.current) return;
    scroller.current.scrollLeft = sign * Math.max(0, x);
    read();
  });
  const restore = useLatest(() => {
    const time = edge.current ?? homeOf(scale.zoom, today);
    scrollToPixels(toPixels(scale, time));
  });
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    restore();
    const unfollow = followSizes([element], read);
    element.addEventListener('scroll', read, { passive: true });
    return () => {
      unfollow();
      element.removeEventListener('scroll', read);
    };
  }, [scroller, read, restore]);
  useLayoutEffect(restore, [restore, scale.zoom, scale.first, scale.dayWidth]);
  useLayoutEffect(read, [read, namesWidth]);
  return {
    /** Pixels of the scale in sight. */
    sight,
    toToday: () => scrollToPixels(toPixels(scale, homeOf(scale.zoom, today))),
    /** Scrolls by a screen of whole days. */
    turn: (by: 1 | -1) => {
      const element = scroller.current;
      if (!element) return;
      const days = Math.max(1, Math.floor(widthOf(element) / scale.dayWidth));
      const first = Math.round(Math.abs(element.scrollLeft) / scale.dayWidth);
      scrollToPixels((first + by * days) * scale.dayWidth);
    },
    /** Scrolls as far as a part of the scale needs to be seen; its start if it is longer than the window. */
    reveal: useLatest((x: number, width: number) => {
      const element = scroller.current;
      if (!element) return;
      const left = Math.abs(element.scrollLeft);
      const room = widthOf(element);
      if (x < left || width > room) {
        if (x < left || x > left + room - 24) scrollToPixels(x - 24);
      } else if (x + width > left + room) scrollToPixels(x + width + 24 - room);
    }),
  };
}

export type ScheduleViewport = ReturnType<typeof useScheduleViewport>;
