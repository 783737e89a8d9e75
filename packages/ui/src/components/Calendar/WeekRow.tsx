import type { CalendarDate } from '@internationalized/date';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import type { PointerEvent } from 'react';
import { cx } from '../../cx.ts';
import { BareButton } from '../Button/BareButton.tsx';
import { VisuallyHidden } from '../Layout/Layout.tsx';
import { Popover } from '../Popover/Popover.tsx';
import { EventList } from './Agenda.tsx';
import { eventsOn, hiddenOn, layoutWeek, type Segment } from './calendar.ts';
import type { CalendarEvent } from './calendarTypes.ts';
import type { CalendarCarry } from './useCalendarCarry.ts';
import type { CalendarFormat } from './useCalendarWords.ts';
import * as styles from './Calendar.css.ts';

interface WeekRowProps {
  week: CalendarDate;
  events: readonly CalendarEvent[];
  /** Lines of bars that are shown. */
  lanes: number;
  /** YYYY-MM of the month that is shown; other days recede. */
  month?: string;
  today: string;
  activeDay: string;
  carry?: CalendarCarry;
  format: CalendarFormat;
  hintId?: string;
  onOpen?: (id: string) => void;
  onDay: (day: string) => void;
  onDoubleDay: (day: string) => void;
  onDragStart: (event: PointerEvent<HTMLElement>, id: string) => void;
}

export function WeekRow({
  week,
  events,
  lanes,
  month,
  today,
  activeDay,
  carry,
  format,
  hintId,
  onOpen,
  onDay,
  onDoubleDay,
  onDragStart,
}: WeekRowProps) {
  const segments = layoutWeek(events, week);
  return (
    <div
      role="row"
      className={cx(styles.row, styles.week)}
      style={assignInlineVars({ [styles.lanes]: String(lanes) })}
    >
      {Array.from({ length: 7 }, (_, column) => {
        const day = week.add({ days: column });
        const iso = day.toString();
        const isActive = iso === activeDay;
        const isOutside = month !== undefined && !iso.startsWith(month);
        const isTarget = carry && iso >= carry.move.start && iso <= carry.move.end;
        const hidden = hiddenOn(segments, column, lanes);
        const full = format.dayFull(day);
        return (
          <div
            key={iso}
            role="gridcell"
            tabIndex={isActive ? 0 : -1}
            aria-selected={isActive}
            aria-current={iso === today ? 'date' : undefined}
            data-day={iso}
            className={cx(
              styles.day,
              isOutside && styles.outside,
              isTarget && (carry.refusal === undefined ? styles.target : styles.refused),
            )}
            onClick={() => onDay(iso)}
            onDoubleClick={() => onDoubleDay(iso)}
          >
            <span
              className={cx(
                styles.number,
                isOutside && styles.numberOutside,
                iso === today && styles.numberToday,
              )}
            >
              <span aria-hidden>{format.dayNumber(day)}</span>
              <VisuallyHidden>{full}</VisuallyHidden>
            </span>
            {segments
              .filter((one) => one.column === column && one.lane < lanes)
              .map((segment) => (
                <Bar
                  key={segment.event.id}
                  segment={segment}
                  format={format}
                  isReachable={touches(segment, week, activeDay)}
                  isCarried={carry?.event.id === segment.event.id}
                  hintId={hintId}
                  onOpen={onOpen}
                  onDragStart={onDragStart}
                />
              ))}
            {hidden > 0 && (
              <Popover
                title={full}
                trigger={
                  <BareButton
                    className={styles.more}
                    excludeFromTabOrder={!isActive}
                    aria-label={format.words.moreOn(
                      hidden.toLocaleString(format.locale),
                      format.dayShort(day),
                    )}
                  >
                    {format.words.more(hidden.toLocaleString(format.locale))}
                  </BareButton>
                }
              >
                {(close) => (
                  <EventList
                    events={eventsOn(events, iso)}
                    format={format}
                    label={full}
                    isWide
                    onOpen={(id) => {
                      close();
                      onOpen?.(id);
                    }}
                  />
                )}
              </Popover>
            )}
          </div>
        );
      })}
    </div>
  );
}

function touches(segment: Segment, week: CalendarDate, day: string): boolean {
  const from = week.add({ days: segment.column }).toString();
  const to = week.add({ days: segment.column + segment.span - 1 }).toString();
  return day >= from && day <= to;
}

interface BarProps {
  segment: Segment;
  format: CalendarFormat;
  /** Of the day that the keyboard is on. */
  isReachable: boolean;
  isCarried: boolean;
  hintId?: string;
  onOpen?: (id: string) => void;
  onDragStart: (event: PointerEvent<HTMLElement>, id: string) => void;
}

function Bar({ segment, format, isReachable, isCarried, hintId, onOpen, onDragStart }: BarProps) {
  const { event, span, lane, isFirst, isLast } = segment;
  return (
    <button
      type="button"
      tabIndex={isReachable ? 0 : -1}
      aria-describedby={hintId}
      data-event={event.id}
      title={event.title}
      className={cx(
        styles.event,
        isCarried ? styles.ghost : styles.tint[event.tint ?? 'slate'],
        !isFirst && styles.before,
        !isLast && styles.after,
      )}
      style={assignInlineVars({ [styles.span]: String(span), [styles.lane]: String(lane) })}
      onPointerDown={(pointer) => onDragStart(pointer, event.id)}
      onDoubleClick={(click) => click.stopPropagation()}
      onClick={(click) => {
        click.stopPropagation();
        onOpen?.(event.id);
      }}
    >
      {event.time && isFirst && <span className={styles.time}>{format.clock(event.time)}</span>}
      <span className={cx(styles.words, event.isDone && styles.done)}>{event.title}</span>
      {event.isDone && <VisuallyHidden>, {format.words.done}</VisuallyHidden>}
    </button>
  );
}
