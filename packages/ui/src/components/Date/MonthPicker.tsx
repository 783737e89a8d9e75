import { getLocalTimeZone, today } from '@internationalized/date';
import { Calendar as CalendarGlyph } from 'lucide-react';
import { useRef, useState, type FocusEventHandler, type KeyboardEvent, type Ref } from 'react';
import { cx } from '../../cx.ts';
import { useControlled } from '../../hooks.ts';
import { Popup } from '../../overlay/Popup.tsx';
import { useMergedRef } from '../../useMergedRef.ts';
import { Button } from '../Button/Button.tsx';
import { boxState, FieldFrame, useField, type FieldProps } from '../Field/Field.tsx';
import * as field from '../Field/Field.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as menu from '../Menu/Menu.css.ts';
import { pressHandlers } from '../Press/press.ts';
import * as select from '../Select/Select.css.ts';
import * as date from './Date.css.ts';
import { PeriodPanel } from './PeriodPanel.tsx';
import {
  limitPeriod,
  periodIndex,
  periodLimits,
  periodOfDay,
  periodText,
  type PeriodUnit,
} from './periods.ts';
import { usePeriodFormat } from './usePeriodFormat.ts';

export type { PeriodUnit } from './periods.ts';

export interface MonthPickerProps extends FieldProps {
  /** Length of the period. @default 'month' */
  unit?: PeriodUnit;
  /** YYYY-MM, YYYY-Qn or YYYY, by the unit; null for none. */
  value?: string | null;
  /** Initial value when uncontrolled. */
  defaultValue?: string | null;
  /** Called with the period, or null when cleared. */
  onChange?: (value: string | null) => void;
  /** First allowed period, in the format of the value. */
  min?: string;
  /** Last allowed period, in the format of the value. */
  max?: string;
  /** Text shown without a period. */
  placeholder?: string;
  /** Shows a clear button; true by default. */
  isClearable?: boolean;
  /** Today as YYYY-MM-DD; that of the device by default. */
  today?: string;
  /** Called when the focus leaves. */
  onBlur?: FocusEventHandler<Element>;
  /** Ref to the button. */
  ref?: Ref<HTMLButtonElement>;
}

/**
 * Field for a month, quarter or year. Enter, Space and the up and down arrow keys open the grid. There arrow keys move,
 * Home and End go to the ends of the year, Page Up and Page Down to another year, Enter and Space choose, Escape closes.
 *
 * @example
 * const [month, setMonth] = useState<string | null>('2026-03');
 * return <MonthPicker label="Billing month" value={month} onChange={setMonth} />;
 */
export function MonthPicker(given: MonthPickerProps) {
  const { unit = 'month', isClearable = true, min, max, size = 'md', onBlur, ref } = given;
  const format = usePeriodFormat();
  const { messages } = format;
  const box = useRef<HTMLButtonElement>(null);
  const merged = useMergedRef(box, ref);
  const [value, change] = useControlled<string | null>(
    given.value,
    given.defaultValue ?? null,
    given.onChange,
  );
  const [props, ids] = useField(given, value === null);
  const [isOpen, setOpen] = useState(false);
  const index = periodIndex(value, unit);
  const now = periodOfDay(props.today ?? today(getLocalTimeZone()).toString(), unit) ?? periodLimits(unit)[0];
  const [least, most] = periodLimits(unit);
  const [first, last] = [periodIndex(min, unit) ?? least, periodIndex(max, unit) ?? most];
  const choose = (next: number | null) => {
    setOpen(false);
    const text = next === null ? null : periodText(next, unit);
    if (text !== value) change(text);
  };
  const press = pressHandlers({ onPress: () => setOpen(true) });
  return (
    <FieldFrame field={props} ids={ids}>
      <button
        {...press}
        ref={merged}
        id={ids.inputId}
        type="button"
        disabled={Boolean(props.isDisabled || props.isReadOnly)}
        autoFocus={props.autoFocus}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-labelledby={`${ids.labelId} ${ids.inputId}`}
        aria-describedby={ids.describedBy}
        className={cx(field.box, field.boxSize[size], select.trigger)}
        {...boxState(props)}
        onKeyDown={(event: KeyboardEvent<HTMLButtonElement>) => {
          press.onKeyDown(event);
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
          event.preventDefault();
          setOpen(true);
        }}
        onBlur={(event) => {
          // While the grid is open it has the focus, and the field counts as focused.
          if (!isOpen) onBlur?.(event);
        }}
      >
        <span className={select.value} data-placeholder={index === undefined ? true : undefined}>
          {index === undefined ? (props.placeholder ?? messages.placeholder[unit]) : format.name(index, unit)}
        </span>
        <span className={select.chevron}>
          <Icon icon={CalendarGlyph} />
        </span>
      </button>
      {props.name && <input type="hidden" name={props.name} value={value ?? ''} />}
      {isOpen && (
        <Popup
          role="dialog"
          aria-labelledby={ids.labelId}
          anchor={box}
          isModal
          className={menu.popover}
          onClose={() => setOpen(false)}
        >
          <div className={date.calendar}>
            <PeriodPanel
              unit={unit}
              value={index}
              initial={index ?? now}
              now={now}
              first={first}
              last={last}
              onChoose={choose}
            />
            <div className={date.foot}>
              <Button
                size="sm"
                variant="ghost"
                isDisabled={limitPeriod(now, first, last) !== now}
                onPress={() => choose(now)}
              >
                {messages.now[unit]}
              </Button>
              {isClearable && value && (
                <Button size="sm" variant="ghost" isQuiet onPress={() => choose(null)}>
                  {messages.clear}
                </Button>
              )}
            </div>
          </div>
        </Popup>
      )}
    </FieldFrame>
  );
}
