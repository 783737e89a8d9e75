import { parseTime, toCalendarDateTime } from '@internationalized/date';
import { use, type RefObject } from 'react';
import { Calendar, DatePickerStateContext, DialogContext, useSlottedContext } from 'react-aria-components';
import { cx } from '../../cx.ts';
import { Popup } from '../../overlay/Popup.tsx';
import { Button } from '../Button/Button.tsx';
import * as menu from '../Menu/Menu.css.ts';
import * as date from './Date.css.ts';
import * as styles from './DateTimePicker.css.ts';
import { MonthView } from './Month.tsx';
import { TimeList } from './TimeList.tsx';
import { minutesOf, timeOf } from './times.ts';
import type { useDateTime } from './useDateTime.ts';

interface DateTimePickerPopupProps {
  dateTime: ReturnType<typeof useDateTime>;
  anchor: RefObject<HTMLElement | null>;
  defaultTime: string;
  step: number;
  isClearable: boolean;
  /** Returns the current instant. */
  onNow: () => string;
  onClose: () => void;
}

/** Calendar and times below the field. React Aria's date picker gives it its id and name, and holds a day without a time. */
export function DateTimePickerPopup(props: DateTimePickerPopupProps) {
  const { dateTime, anchor, defaultTime, step, isClearable, onNow, onClose } = props;
  const { wall, value, format, messages, aria } = dateTime;
  const dialog = useSlottedContext(DialogContext);
  const state = use(DatePickerStateContext);
  if (!state) return null;
  const time = state.timeValue ? timeOf(state.timeValue.hour * 60 + state.timeValue.minute) : undefined;
  const day = state.dateValue ?? wall;
  const isOutside = (text: string) => {
    if (!day) return false;
    const at = minutesOf(text) ?? 0;
    const moment = toCalendarDateTime(day).set({ hour: Math.floor(at / 60), minute: at % 60, second: 0 });
    const { minValue, maxValue } = aria;
    return Boolean((minValue && moment.compare(minValue) < 0) || (maxValue && moment.compare(maxValue) > 0));
  };
  const close = () => {
    // A day alone gets the usual time.
    state.setOpen(false);
    onClose();
  };
  const leave = (next: string | null) => {
    dateTime.change(next);
    onClose();
  };
  const current = onNow();
  const isNowOutside =
    Boolean(dateTime.field.min && Date.parse(current) < Date.parse(dateTime.field.min)) ||
    Boolean(dateTime.field.max && Date.parse(current) > Date.parse(dateTime.field.max));
  return (
    <Popup
      role="dialog"
      id={dialog?.id}
      aria-labelledby={dialog?.['aria-labelledby']}
      anchor={anchor}
      isModal
      className={cx(menu.popover, date.widePopover)}
      onClose={close}
    >
      <div className={date.calendar}>
        <div className={styles.parts}>
          <Calendar>
            <MonthView />
          </Calendar>
          <TimeList
            label={messages.times}
            value={time}
            initial={defaultTime}
            step={step}
            format={format.time}
            isDisabled={isOutside}
            onChoose={(text) => {
              state.setTimeValue(parseTime(text));
              if (day) onClose();
            }}
          />
        </div>
        <div className={date.foot}>
          <Button size="sm" variant="ghost" isDisabled={isNowOutside} onPress={() => leave(current)}>
            {messages.now}
          </Button>
          {isClearable && value && (
            <Button size="sm" variant="ghost" isQuiet onPress={() => leave(null)}>
              {messages.clear}
            </Button>
          )}
        </div>
      </div>
    </Popup>
  );
}
