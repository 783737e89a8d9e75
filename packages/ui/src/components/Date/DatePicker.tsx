import { getLocalTimeZone, today } from '@internationalized/date';
import { Calendar as CalendarGlyph, ChevronLeft, ChevronRight } from 'lucide-react';
import { useRef, useState } from 'react';
import {
  Button as AriaButton,
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  DatePicker as AriaDatePicker,
  Dialog,
  Group,
  Heading,
  I18nProvider,
  Popover,
} from 'react-aria-components';
import { Button } from '../Button/Button.tsx';
import * as button from '../Button/Button.css.ts';
import { cx } from '../../cx.ts';
import { boxState, FieldFrame, useFieldIds } from '../Field/Field.tsx';
import * as field from '../Field/Field.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as menu from '../Menu/Menu.css.ts';
import { useSegmentFocus, type DateFieldProps } from './DateField.tsx';
import { parseDate } from './dates.ts';
import * as styles from './Date.css.ts';
import { Segments, toCalendar } from './segments.tsx';

export interface DatePickerProps extends DateFieldProps {
  /** Without the button that empties it. */
  isClearable?: boolean;
}

/** A day, typed or picked from a month. */
export function DatePicker(props: DatePickerProps) {
  const {
    value: controlled,
    defaultValue = null,
    onChange,
    min,
    max,
    bare,
    size = 'md',
    isClearable = true,
  } = props;
  const ids = useFieldIds(props);
  const box = useRef<HTMLDivElement>(null);
  const [own, setOwn] = useState(defaultValue);
  const [isOpen, setOpen] = useState(false);
  const value = controlled === undefined ? own : controlled;
  useSegmentFocus(props.ref, box);
  const change = (next: string | null) => {
    setOwn(next);
    onChange?.(next);
  };
  const choose = (next: string | null) => {
    change(next);
    setOpen(false);
  };
  const look = cx(button.button, button.variant.ghost, button.iconOnly.sm);
  return (
    <I18nProvider locale="en-US">
      <FieldFrame
        field={props}
        ids={ids}
        labelAs="span"
        onLabelClick={() => box.current?.querySelector<HTMLElement>('[role="spinbutton"]')?.focus()}
      >
        <AriaDatePicker
          id={ids.inputId}
          value={toCalendar(value)}
          onChange={(date) => change(date?.toString() ?? null)}
          onBlur={props.onBlur}
          isOpen={isOpen}
          onOpenChange={setOpen}
          minValue={toCalendar(min)}
          maxValue={toCalendar(max)}
          name={props.name}
          isDisabled={props.isDisabled}
          isReadOnly={props.isReadOnly}
          isRequired={props.isRequired}
          isInvalid={Boolean(props.errorMessage)}
          validationBehavior="aria"
          autoFocus={props.autoFocus}
          aria-labelledby={ids.labelId}
          aria-describedby={ids.describedBy}
          className={styles.root}
        >
          <Group
            ref={box}
            className={cx(field.box, field.boxSize[size], bare && field.bare, styles.box)}
            {...boxState(props)}
            onPasteCapture={(event: React.ClipboardEvent) => {
              const day = parseDate(event.clipboardData.getData('text'));
              if (day === null || props.isDisabled || props.isReadOnly) return;
              event.preventDefault();
              change(day);
            }}
          >
            <Segments />
            <AriaButton
              className={cx(button.button, button.variant.ghost, button.iconOnly.xs, styles.opener)}
            >
              <Icon icon={CalendarGlyph} />
            </AriaButton>
          </Group>
          <Popover className={menu.popover} placement="bottom start" offset={4}>
            <Dialog className={styles.calendar}>
              <Calendar>
                <header className={styles.calendarHead}>
                  <AriaButton slot="previous" className={look}>
                    <Icon icon={ChevronLeft} directional />
                  </AriaButton>
                  <Heading className={styles.month} />
                  <AriaButton slot="next" className={look}>
                    <Icon icon={ChevronRight} directional />
                  </AriaButton>
                </header>
                <CalendarGrid weekdayStyle="short">
                  <CalendarGridHeader>
                    {(name) => (
                      <CalendarHeaderCell className={styles.weekday}>{name.slice(0, 2)}</CalendarHeaderCell>
                    )}
                  </CalendarGridHeader>
                  <CalendarGridBody>
                    {(date) => <CalendarCell date={date} className={styles.day} />}
                  </CalendarGridBody>
                </CalendarGrid>
              </Calendar>
              <div className={styles.foot}>
                <Button
                  size="sm"
                  variant="ghost"
                  slot={null}
                  onPress={() => choose(today(getLocalTimeZone()).toString())}
                >
                  Today
                </Button>
                {isClearable && value && (
                  <Button size="sm" variant="ghost" quiet slot={null} onPress={() => choose(null)}>
                    Clear
                  </Button>
                )}
              </div>
            </Dialog>
          </Popover>
        </AriaDatePicker>
      </FieldFrame>
    </I18nProvider>
  );
}
