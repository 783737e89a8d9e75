import { assignInlineVars } from '@vanilla-extract/dynamic';
import { useLayoutEffect, useRef, useState } from 'react';
import { cx } from '../../cx.ts';
import { useLatest } from '../../hooks.ts';
import { useMergedRef } from '../../useMergedRef.ts';
import { VisuallyHidden } from '../Layout/Layout.tsx';
import { AllDayRow } from './AllDayRow.tsx';
import { daysBetween, layoutWeek } from './calendar.ts';
import type { CalendarGridProps } from './MonthGrid.tsx';
import {
  dayLength,
  isAmongHours,
  layoutDay,
  minutesOf,
  openingHour,
  partOn,
  slotLength,
  timeOf,
} from './time.ts';
import { TimeBlockView, TimePreview } from './TimeBlockView.tsx';
import { slotKey, useTimeKeys } from './useTimeKeys.ts';
import * as styles from './TimeGrid.css.ts';

interface TimeGridProps extends CalendarGridProps {
  /** HH:MM of today. */
  now?: string;
}

const slots = Array.from({ length: dayLength / slotLength }, (_, at) => at * slotLength);
/** Lines of what lasts all day before the rest is counted. */
const mostLanes = 3;

/** The hours of a day, or of the days of a week, with what is on in them. */
export function TimeGrid({ now, ref, ...shared }: TimeGridProps) {
  const { events, from, to, iso, today, format, carrying, isMovable, titleId, onOpen, onAdd } = shared;
  const { carry } = carrying;
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
    // A little of the hour before shows that there is one.
    if (root.current && body.current)
      root.current.scrollTop = ((open * 60 - slotLength / 2) / dayLength) * body.current.offsetHeight;
  });
  // Other days open at their own hour; a change of what is on them moves nothing.
  useLayoutEffect(scrollToOpening, [first, count, scrollToOpening]);
  const { onKeyDown, toSlot } = useTimeKeys({ ...shared, onSlotChange: setSlot, root });
  const clocks = slots.map((at) => format.clock(timeOf(at)));
  const segments = layoutWeek(
    events.filter((event) => !isAmongHours(event)),
    from,
    count,
  );
  const lanes = Math.max(0, ...segments.map((one) => one.lane + 1));

  const carried = carry && isAmongHours(carry.event) ? { ...carry.event, ...carry.move } : undefined;
  const minute = now !== undefined && days.some((one) => one.iso === today) ? minutesOf(now) : undefined;
  const nowAt = assignInlineVars({ [styles.from]: String(((minute ?? 0) % slotLength) / slotLength) });
  return (
    <div
      ref={merged}
      className={styles.scroller}
      onKeyDown={onKeyDown}
      style={assignInlineVars({
        [styles.days]: String(count),
        [styles.topLines]: String(Math.max(1, Math.min(lanes, mostLanes + 1))),
      })}
    >
      <div role="grid" aria-labelledby={titleId}>
        <div role="rowgroup" className={styles.top}>
          <div role="row" className={styles.row}>
            <span role="columnheader">
              <VisuallyHidden>{format.words.time}</VisuallyHidden>
            </span>
            {days.map(({ day, iso: one, full }) => (
              <div key={one} role="columnheader" className={count > 1 ? styles.dayName : undefined}>
                <VisuallyHidden>{full}</VisuallyHidden>
                {count > 1 && (
                  <>
                    <span aria-hidden className={styles.weekday}>
                      {format.weekdayShort(day)}
                    </span>
                    <span aria-hidden className={cx(styles.number, one === today && styles.today)}>
                      {format.dayNumber(day)}
                    </span>
                  </>
                )}
              </div>
            ))}
          </div>
          <AllDayRow
            days={days}
            from={from}
            segments={segments}
            lanes={Math.min(lanes, mostLanes)}
            events={events}
            iso={iso}
            slot={slot}
            today={today}
            carry={carry}
            format={format}
            hintId={hintId}
            onOpen={onOpen}
            onAdd={onAdd}
            onSlot={toSlot}
            onDragStart={carrying.dragStart}
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
                {minute !== undefined && minute >= at && minute < at + slotLength && (
                  <span aria-hidden className={styles.nowName} style={nowAt}>
                    {format.clock(timeOf(minute))}
                  </span>
                )}
              </div>
              {days.map(({ day, iso: one, full, blocks }) => {
                const isIn = (minutes: number) => minutes >= at && minutes < at + slotLength;
                const isNow = one === today && minute !== undefined && isIn(minute);
                const part = carried && partOn(carried, one);
                const during = blocks.filter((block) => block.from < at + slotLength && block.to > at);
                const isActive = one === iso && at === slot;
                const begun = during.filter((block) => !isIn(block.from));
                // A cell with events in it is named by its content, so that their names are said once.
                const isEmpty = begun.length === during.length && !part;
                const name = format.slot(
                  full,
                  clocks[index] ?? '',
                  begun.map(({ event }) => event.title),
                );
                return (
                  <div
                    key={one}
                    role="gridcell"
                    tabIndex={isActive ? 0 : -1}
                    aria-selected={isActive}
                    aria-current={isNow ? 'time' : undefined}
                    aria-label={isEmpty ? name : undefined}
                    data-slot={slotKey(one, at)}
                    className={cx(styles.slot, at % 60 === 0 && at > 0 && styles.onHour)}
                    onClick={() => toSlot(day, at)}
                    onDoubleClick={() => onAdd?.(one, timeOf(at))}
                  >
                    {!isEmpty && <VisuallyHidden>{name}</VisuallyHidden>}
                    {during
                      .filter((block) => isIn(block.from))
                      .map((block) => (
                        <TimeBlockView
                          key={block.event.id}
                          block={block}
                          format={format}
                          isReachable={one === iso}
                          isMovable={isMovable && block.event.lockedReason === undefined}
                          isCarried={carry?.event.id === block.event.id}
                          hintId={hintId}
                          onOpen={onOpen}
                          onDragStart={carrying.dragStart}
                        />
                      ))}
                    {part && isIn(part.from) && (
                      <TimePreview
                        block={{ ...part, column: 0, columns: 1, span: 1 }}
                        format={format}
                        isRefused={carry?.refusal !== undefined}
                      />
                    )}
                    {isNow && <span aria-hidden className={styles.now} style={nowAt} />}
                  </div>
                );
              })}
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
