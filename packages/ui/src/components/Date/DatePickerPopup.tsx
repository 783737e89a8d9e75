import { getLocalTimeZone, today } from '@internationalized/date';
import type { Ref, RefObject } from 'react';
import { Calendar } from 'react-aria-components';
import { useMessages } from '../../messages/useMessages.ts';
import { Popup } from '../../overlay/Popup.tsx';
import { Button } from '../Button/Button.tsx';
import * as menu from '../Menu/Menu.css.ts';
import { dateMessages } from './Date.messages.ts';
import * as styles from './Date.css.ts';
import { MonthView } from './Month.tsx';
import { toCalendar } from './toCalendar.ts';

interface DatePickerPopupProps {
  /** Element id. */
  id: string;
  /** Accessible name. */
  label: string;
  /** Chosen day, YYYY-MM-DD; null for none. */
  value: string | null;
  /** Box of the field. */
  anchor: RefObject<HTMLElement | null>;
  /** First allowed day, YYYY-MM-DD. */
  min: string | undefined;
  /** Last allowed day, YYYY-MM-DD. */
  max: string | undefined;
  isClearable: boolean;
  /** Called with the day as YYYY-MM-DD, or null when cleared. */
  onChoose: (day: string | null) => void;
  onClose: () => void;
  /** Ref to the popup. */
  ref: Ref<HTMLDivElement>;
}

/** Calendar below the field of a date. */
export function DatePickerPopup(props: DatePickerPopupProps) {
  const { id, label, value, anchor, min, max, isClearable, onChoose, onClose, ref } = props;
  const messages = useMessages('date', dateMessages);
  const now = today(getLocalTimeZone()).toString();
  const canBeToday = (!min || now >= min) && (!max || now <= max);
  return (
    <Popup
      role="dialog"
      ref={ref}
      id={id}
      aria-label={label}
      anchor={anchor}
      isModal
      className={menu.popover}
      onClose={onClose}
    >
      <div className={styles.calendar}>
        <Calendar
          aria-label={label}
          value={toCalendar(value)}
          minValue={toCalendar(min)}
          maxValue={toCalendar(max)}
          onChange={(day) => onChoose(day.toString())}
          autoFocus
        >
          <MonthView />
        </Calendar>
        <div className={styles.foot}>
          <Button size="sm" variant="ghost" isDisabled={!canBeToday} onPress={() => onChoose(now)}>
            {messages.today}
          </Button>
          {isClearable && (
            <Button size="sm" variant="ghost" isQuiet onPress={() => onChoose(null)}>
              {messages.clear}
            </Button>
          )}
        </div>
      </div>
    </Popup>
  );
}
