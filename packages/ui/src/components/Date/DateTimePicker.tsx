import { getLocalTimeZone, now, toCalendarDateTime } from '@internationalized/date';
import { Calendar as CalendarGlyph } from 'lucide-react';
import { useId, useState } from 'react';
import { Button as AriaButton, DatePicker as AriaDatePicker, Group } from 'react-aria-components';
import { cx } from '../../cx.ts';
import { lazyComponent } from '../../lazyComponent.tsx';
import * as button from '../Button/Button.css.ts';
import * as fieldStyles from '../Field/Field.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../Layout/Layout.tsx';
import * as date from './Date.css.ts';
import * as styles from './DateTimePicker.css.ts';
import { segmentBox, SegmentFrame } from './SegmentBox.tsx';
import { Segments } from './segments.tsx';
import type { DateTimePickerProps } from './DateTimePicker.props.ts';
import { useDateTime } from './useDateTime.ts';
import { minutesOf } from './times.ts';

export type { DateTimePickerProps } from './DateTimePicker.props.ts';

const DateTimePickerPopup = lazyComponent(() =>
  import('./DateTimePickerPopup.tsx').then((module) => module.DateTimePickerPopup),
);

/**
 * Field for a date and time in a time zone, with a calendar and a list of times. Each part is typed or stepped by arrow
 * keys, pasted text may have any common format. Alt with the down arrow key opens the calendar; Tab leads from there to
 * the times, where arrow keys, Home and End move and Enter chooses. A time that clocks skip or show twice is explained
 * below the field.
 *
 * @example
 * const [at, setAt] = useState<string | null>('2026-03-12T14:00:00Z');
 * return <DateTimePicker label="Bids due" timeZone="America/Denver" value={at} onChange={setAt} />;
 */
export function DateTimePicker({ timeZone: zone = getLocalTimeZone(), ...props }: DateTimePickerProps) {
  const zoneId = useId();
  const dateTime = useDateTime({
    ...props,
    timeZone: zone,
    'aria-describedby': [zoneId, props['aria-describedby']].filter(Boolean).join(' '),
  });
  const { field, ids, box, parts, value, format, messages, note, aria } = dateTime;
  const [isOpen, setOpen] = useState(false);
  DateTimePickerPopup.usePreload();
  const [first, defaultTime] = [aria.minValue, props.defaultTime ?? '08:00'];
  const today = toCalendarDateTime(now(zone)).set({ second: 0, millisecond: 0 });
  const minutes = minutesOf(defaultTime) ?? 0;
  const placeholder = (first && first.compare(today) > 0 ? first : today).set({
    hour: Math.floor(minutes / 60),
    minute: minutes % 60,
  });
  return (
    <SegmentFrame props={field} ids={ids} box={box}>
      <AriaDatePicker
        {...aria}
        granularity="minute"
        hideTimeZone
        placeholderValue={placeholder}
        shouldCloseOnSelect={false}
        isOpen={isOpen}
        onOpenChange={setOpen}
        className={date.root}
      >
        <Group
          {...segmentBox({
            props: field,
            box,
            onPaste: dateTime.onPaste,
            onKeyDown: dateTime.onKeyDown,
            onBlur: dateTime.onBlur,
          })}
          // React Aria sets these states on the element itself.
          isInvalid={Boolean(field.errorMessage)}
          isDisabled={field.isDisabled}
          isReadOnly={field.isReadOnly}
        >
          <Segments handle={parts} />
          <span className={styles.zone} aria-hidden title={format.zoneName(value, 'long')}>
            {format.zoneName(value, 'short')}
          </span>
          <AriaButton className={cx(button.button, button.variant.ghost, button.iconOnly.xs, date.opener)}>
            <Icon icon={CalendarGlyph} />
          </AriaButton>
        </Group>
        {isOpen && (
          <DateTimePickerPopup
            dateTime={dateTime}
            anchor={box}
            defaultTime={defaultTime}
            step={props.step ?? 30}
            isClearable={props.isClearable ?? true}
            onNow={() => `${now(zone).toDate().toISOString().slice(0, 16)}:00Z`}
            onClose={() => setOpen(false)}
          />
        )}
      </AriaDatePicker>
      <VisuallyHidden>
        <span id={zoneId}>{messages.zone(format.zoneName(value, 'long'))}</span>
      </VisuallyHidden>
      <span role="status" className={fieldStyles.live}>
        {note}
      </span>
    </SegmentFrame>
  );
}
