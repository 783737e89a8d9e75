import type { CalendarDate } from '@internationalized/date';
import { cx } from '../../cx.ts';
import { EmptyState } from '../Feedback/States.tsx';
import { VisuallyHidden } from '../Layout/Layout.tsx';
import { eventsOn } from './calendar.ts';
import type { CalendarEvent } from './calendarTypes.ts';
import type { CalendarFormat } from './useCalendarFormat.ts';
import * as styles from './Calendar.css.ts';

interface EventListProps {
  events: readonly CalendarEvent[];
  format: CalendarFormat;
  label: string;
  onOpen?: (id: string) => void;
  isWide?: boolean;
}

/** List of the events of one day. */
export function EventList({ events, format, label, onOpen, isWide }: EventListProps) {
  return (
    <ul aria-label={label} className={cx(styles.list, isWide && styles.listWide)}>
      {events.map((event) => (
        <li key={event.id} className={styles.listItem}>
          <button
            type="button"
            className={cx(styles.entry, styles.tint[event.tint ?? 'slate'])}
            onClick={() => onOpen?.(event.id)}
          >
            <span className={styles.entryTime}>{format.hours(event)}</span>
            <span className={styles.entryText}>
              <span className={cx(styles.entryTitle, event.isDone && styles.done)}>{event.title}</span>
              {event.isDone && <VisuallyHidden>, {format.messages.done}</VisuallyHidden>}
              {event.detail && <span className={styles.detail}>{event.detail}</span>}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

interface AgendaProps {
  events: readonly CalendarEvent[];
  from: CalendarDate;
  to: CalendarDate;
  today: CalendarDate;
  format: CalendarFormat;
  label: string;
  onOpen?: (id: string) => void;
}

/** List of the days with events. */
export function Agenda({ events, from, to, today, format, label, onOpen }: AgendaProps) {
  const days: CalendarDate[] = [];
  for (let day = from; day.compare(to) <= 0; day = day.add({ days: 1 }))
    if (eventsOn(events, day.toString()).length > 0) days.push(day);
  const { messages } = format;
  return (
    <div className={styles.agenda} role="group" aria-label={label}>
      {days.length === 0 && (
        <EmptyState title={from.compare(to) === 0 ? messages.nothingOn : messages.nothing} size="sm">
          {messages.nothingText}
        </EmptyState>
      )}
      {days.map((day) => (
        <div key={day.toString()} className={styles.agendaDay}>
          <time dateTime={day.toString()} className={styles.agendaDate}>
            <span aria-hidden>{format.weekdayShort(day)}</span>
            <span
              aria-hidden
              className={cx(styles.agendaNumber, day.compare(today) === 0 && styles.agendaToday)}
            >
              {format.dayNumber(day)}
            </span>
            <VisuallyHidden>
              {format.dayFull(day)}
              {day.compare(today) === 0 && `, ${messages.today}`}
            </VisuallyHidden>
          </time>
          <EventList
            events={eventsOn(events, day.toString())}
            format={format}
            label={format.dayFull(day)}
            onOpen={onOpen}
          />
        </div>
      ))}
    </div>
  );
}
