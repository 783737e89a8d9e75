import { assignInlineVars } from '@vanilla-extract/dynamic';
import type { CalendarDate } from '@internationalized/date';
import { useLayoutEffect, useRef, useState, type CSSProperties } from 'react';
import { cx } from '../../cx.ts';
import { useLatest } from '../../hooks.ts';
import { useMergedRef } from '../../useMergedRef.ts';
import { VisuallyHidden } from '../Layout/Layout.tsx';
import { AllDayRow } from './AllDayRow.tsx';
import { daysBetween, layoutWeek } from './calendar.ts';
import type { CalendarEvent } from './calendarTypes.ts';
import type { CalendarGridProps } from './MonthGrid.tsx';
import {
  dayLength,
  isAmongHours,
  layoutDay,
  minutesOf,
  openingHour,
  eventPartOnDay,
  slotLength,
  timeOf,
  type TimeBlock,
} from './time.ts';
import { TimeBlockView, TimePreview } from './TimeBlockView.tsx';
import { slotKey, useTimeKeys } from './useTimeKeys.ts';
import * as styles from './TimeGrid.css.ts';

interface TimeGridProps extends CalendarGridProps {
  /** HH:MM of today. */
  now?: string;
}

const slots = Array.from({ length: dayLength / slotLength }, (_, at) => at * slotLength);
/** Maximum number of lines of all-day events; further ones are counted. */
const maxLanes = 3;

/** Shown day with its timed events. */
interface GridDay {
  day: CalendarDate;
  /** YYYY-MM-DD */
  iso: string;
  /** Full name for assistive technology. */
  full: string;
  blocks: readonly TimeBlock[];
}

/** True if a minute of the day is in the slot that starts at `at`. */
const isIn = (at: number, minutes: number): boolean => minutes >= at && minutes < at + slotLength;

/** Column headings; a single day is named by the title. */
function DayNameRow({
  days,
  today,
  format,
}: Pick<CalendarGridProps, 'today' | 'format'> & { days: readonly GridDay[] }) {
  return (
    <div role="row" className={styles.row}>
      <span role="columnheader">
        <VisuallyHidden>{format.messages.time}</VisuallyHidden>
      </span>
      {days.map(({ day, iso: one, full }) => (
        <div key={one} role="columnheader" className={days.length > 1 ? styles.dayHeading : undefined}>
          <VisuallyHidden>{full}</VisuallyHidden>
          {days.length > 1 && (
            <div aria-hidden className={styles.dayName}>
              <span className={styles.weekday}>{format.weekdayShort(day)}</span>
              <span className={styles.weekdayLetter}>{format.weekdayNarrow(day)}</span>
              <span className={cx(styles.number, one === today && styles.today)}>
                {format.dayNumber(day)}
              </span>
            </div>
          )}
        </div>
      ))}
    </div>
  );
}

interface TimeSlotProps extends Pick<
  CalendarGridProps,
  'format' | 'dragControls' | 'isMovable' | 'onOpen' | 'onAdd'
> {
  day: GridDay;
  /** Minute that the slot starts at. */
  at: number;
  /** Formatted start. */
  clock: string;
  /** True if the day has the keyboard focus. */
  isOnDay: boolean;
  /** True if the slot has the keyboard focus. */
  isActive: boolean;
  /** Position of the current time's line; undefined in other slots. */
  now: CSSProperties | undefined;
  /** Event being moved, at its new time. */
  dragged: CalendarEvent | undefined;
  hintId: string | undefined;
  onSlot: (day: CalendarDate, at: number) => void;
}

/** Slot of a day with the events that start in it. */
function TimeSlot({
  day: { day, iso, full, blocks },
  at,
  clock,
  isOnDay,
  isActive,
  now,
  dragged,
  dragControls: { drag, dragStart },
  format,
  isMovable,
  hintId,
  onOpen,
  onAdd,
  onSlot,
}: TimeSlotProps) {
  const part = dragged && eventPartOnDay(dragged, iso);
  const during = blocks.filter((block) => block.from < at + slotLength && block.to > at);
  const begun = during.filter((block) => !isIn(at, block.from));
  // A cell with events is named by its content, so that event names are announced once.
  const isEmpty = begun.length === during.length && !part;
  const name = format.slot(
    full,
    clock,
    begun.map(({ event }) => event.title),
  );
  return (
    <div
      role="gridcell"
      tabIndex={isActive ? 0 : -1}
      aria-selected={isActive}
      aria-current={now ? 'time' : undefined}
      aria-label={isEmpty ? name : undefined}
      data-slot={slotKey(iso, at)}
      className={cx(styles.slot, at % 60 === 0 && at > 0 && styles.onHour)}
      onClick={() => onSlot(day, at)}
      onDoubleClick={() => onAdd?.(iso, timeOf(at))}
    >
      {!isEmpty && <VisuallyHidden>{name}</VisuallyHidden>}
      {during
        .filter((block) => isIn(at, block.from))
        .map((block) => (
          <TimeBlockView
            key={block.event.id}
            block={block}
            format={format}
            isReachable={isOnDay}
            isMovable={isMovable && block.event.lockedReason === undefined}
            isDragged={drag?.event.id === block.event.id}
            hintId={hintId}
            onOpen={onOpen}
            onDragStart={dragStart}
          />
        ))}
      {part && isIn(at, part.from) && (
        <TimePreview
          block={{ ...part, column: 0, columns: 1, span: 1, depth: 0, inset: 0, coveredFrom: part.to }}
          format={format}
          isRefused={drag?.refusal !== undefined}
        />
      )}
      {now && <span aria-hidden className={styles.now} style={now} />}
    </div>
  );
}

/** Hours of one day or of the days of a week with their events. */
export function TimeGrid({ now, ref, ...shared }: TimeGridProps) {
  const { events, from, to, iso, today, format, dragControls, isMovable, titleId, onOpen, onAdd } = shared;
  const { drag } = dragControls;
  const hintId = isMovable ? shared.hintId : undefined;
  const root = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const merged = useMergedRef(root, ref);
  const count = daysBetween(from, to) + 1;
  const first = from.toString();
  const days = Array.from({ length: count }, (_, at) => {
    const day = from.add({ days: at });
    const own = day.toString();
    return { day, iso: own, full: format.dayFull(day), blocks: layoutDay(events, own) };
  });
  const open = openingHour(
    events,
    days.map((one) => one.iso),
  );
  const [slot, setSlot] = useState(open * 60);
  const scrollToOpening = useLatest(() => {
    // Part of the hour before stays visible as a hint that the grid scrolls up.
    if (root.current && body.current)
      root.current.scrollTop = ((open * 60 - slotLength / 2) / dayLength) * body.current.offsetHeight;
  });
  // Other days scroll to their own opening hour; changed events do not scroll.
  useLayoutEffect(scrollToOpening, [first, count, scrollToOpening]);
  const { onKeyDown, toSlot } = useTimeKeys({ ...shared, onSlotChange: setSlot, root });
  const clocks = slots.map((at) => format.clock(timeOf(at)));
  const segments = layoutWeek(
    events.filter((event) => !isAmongHours(event)),
    from,
    count,
  );
  const lanes = Math.max(0, ...segments.map((one) => one.lane + 1));

  const dragged = drag && isAmongHours(drag.event) ? { ...drag.event, ...drag.move } : undefined;
  const minute = now !== undefined && days.some((one) => one.iso === today) ? minutesOf(now) : undefined;
  const nowAt = assignInlineVars({ [styles.from]: String(((minute ?? 0) % slotLength) / slotLength) });
  return (
    <div
      ref={merged}
      className={styles.scroller}
      onKeyDown={onKeyDown}
      style={assignInlineVars({
        [styles.days]: String(count),
        [styles.topLines]: String(Math.max(1, Math.min(lanes, maxLanes + 1))),
      })}
    >
      <div role="grid" aria-labelledby={titleId}>
        <div role="rowgroup" className={styles.top}>
          <DayNameRow days={days} today={today} format={format} />
          <AllDayRow
            days={days}
            from={from}
            segments={segments}
            lanes={Math.min(lanes, maxLanes)}
            events={events}
            iso={iso}
            slot={slot}
            today={today}
            drag={drag}
            format={format}
            hintId={hintId}
            onOpen={onOpen}
            onAdd={onAdd}
            onSlot={toSlot}
            onDragStart={dragControls.dragStart}
          />
        </div>
        <div ref={body} role="rowgroup">
          {slots.map((at, index) => (
            <div key={at} role="row" className={styles.row}>
              <div role="rowheader" className={styles.hour}>
                {at % 60 === 0 && at > 0 ? (
                  <span className={styles.hourName}>{format.hour(at)}</span>
                ) : (
                  <VisuallyHidden>{clocks[index]}</VisuallyHidden>
                )}
                {minute !== undefined && isIn(at, minute) && (
                  <span aria-hidden className={styles.nowName} style={nowAt}>
                    {format.clock(timeOf(minute))}
                  </span>
                )}
              </div>
              {days.map((day) => (
                <TimeSlot
                  key={day.iso}
                  day={day}
                  at={at}
                  clock={clocks[index] ?? ''}
                  isOnDay={day.iso === iso}
                  isActive={day.iso === iso && at === slot}
                  now={day.iso === today && minute !== undefined && isIn(at, minute) ? nowAt : undefined}
                  dragged={dragged}
                  dragControls={dragControls}
                  format={format}
                  isMovable={isMovable}
                  hintId={hintId}
                  onOpen={onOpen}
                  onAdd={onAdd}
                  onSlot={toSlot}
                />
              ))}
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
