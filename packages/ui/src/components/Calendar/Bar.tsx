import type { CalendarDate } from '@internationalized/date';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import type { PointerEvent } from 'react';
import { cx } from '../../cx.ts';
import { BareButton } from '../Button/BareButton.tsx';
import { VisuallyHidden } from '../Layout/Layout.tsx';
import { Popover } from '../Popover/Popover.tsx';
import { EventList } from './Agenda.tsx';
import type { Segment } from './calendar.ts';
import type { CalendarEvent } from './calendarTypes.ts';
import type { DraggedPart } from './useCalendarDrag.ts';
import type { CalendarFormat } from './useCalendarFormat.ts';
import * as styles from './Calendar.css.ts';

/** True if a bar of a week covers a day. */
export function coversDay(segment: Segment, week: CalendarDate, day: string): boolean {
  const from = week.add({ days: segment.column }).toString();
  const to = week.add({ days: segment.column + segment.span - 1 }).toString();
  return day >= from && day <= to;
}

interface BarProps {
  segment: Segment;
  format: CalendarFormat;
  /** True on the day that has the keyboard focus. */
  isReachable: boolean;
  isDragged: boolean;
  hintId?: string;
  onOpen?: (id: string) => void;
  onDragStart: (event: PointerEvent<HTMLElement>, taken: DraggedPart) => void;
}

/** Bar of an event of a day or longer over the days that it covers. */
export function Bar({ segment, format, isReachable, isDragged, hintId, onOpen, onDragStart }: BarProps) {
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
        isDragged ? styles.ghost : styles.tint[event.tint ?? 'slate'],
        !isFirst && styles.before,
        !isLast && styles.after,
      )}
      style={assignInlineVars({ [styles.span]: String(span), [styles.lane]: String(lane) })}
      onPointerDown={(pointer) => onDragStart(pointer, { id: event.id, part: 'all' })}
      onDoubleClick={(click) => click.stopPropagation()}
      onClick={(click) => {
        click.stopPropagation();
        onOpen?.(event.id);
      }}
    >
      {event.time && isFirst && <span className={styles.time}>{format.clock(event.time)}</span>}
      <span className={cx(styles.text, event.isDone && styles.done)}>{event.title}</span>
      {event.isDone && <VisuallyHidden>, {format.messages.done}</VisuallyHidden>}
    </button>
  );
}

interface MoreOnProps {
  count: number;
  day: CalendarDate;
  events: readonly CalendarEvent[];
  isReachable: boolean;
  format: CalendarFormat;
  onOpen?: (id: string) => void;
}

/** Button with the number of hidden events of a day; opens all events of the day. */
export function HiddenEventsButton({ count, day, events, isReachable, format, onOpen }: MoreOnProps) {
  const { messages, locale } = format;
  const shown = count.toLocaleString(locale);
  const full = format.dayFull(day);
  return (
    <Popover
      title={full}
      trigger={
        <BareButton
          className={styles.more}
          excludeFromTabOrder={!isReachable}
          aria-label={messages.moreOn(shown, format.dayShort(day))}
        >
          {messages.more(shown)}
        </BareButton>
      }
    >
      {(close) => (
        <EventList
          events={events}
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
  );
}
