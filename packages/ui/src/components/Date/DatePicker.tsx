import { getLocalTimeZone, today } from '@internationalized/date';
import { Calendar as CalendarGlyph } from 'lucide-react';
import { useState, type ReactNode, type RefObject } from 'react';
import {
  Button as AriaButton,
  Calendar,
  DatePicker as AriaDatePicker,
  DialogContext,
  useSlottedContext,
} from 'react-aria-components';
import { Button } from '../Button/Button.tsx';
import * as button from '../Button/Button.css.ts';
import { cx } from '../../cx.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as menu from '../Menu/Menu.css.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { Popup } from '../../overlay/Popup.tsx';
import { dateMessages } from './Date.messages.ts';
import * as styles from './Date.css.ts';
import { Month, MonthHead } from './Month.tsx';
import { SegmentBox, SegmentFrame } from './SegmentBox.tsx';
import { Segments } from './segments.tsx';
import { pastedDay, useDay, type DayProps } from './useDay.ts';

export interface DatePickerProps extends DayProps {
  /** Shows a clear button; true by default. */
  isClearable?: boolean;
}

/** Date input with a calendar. */
export function DatePicker(props: DatePickerProps) {
  const { isClearable = true, min, max } = props;
  const messages = useMessages('date', dateMessages);
  const { field, ids, box, parts, value, change, onKeyDown, onBlur, aria } = useDay(props);
  const [isOpen, setOpen] = useState(false);
  const now = today(getLocalTimeZone()).toString();
  const canBeToday = (!min || now >= min) && (!max || now <= max);
  const choose = (next: string | null) => {
    change(next);
    setOpen(false);
  };
  return (
    <SegmentFrame props={field} ids={ids} box={box}>
      <AriaDatePicker {...aria} isOpen={isOpen} onOpenChange={setOpen} className={styles.root}>
        <SegmentBox
          props={field}
          box={box}
          onPaste={pastedDay(props, change)}
          onKeyDown={onKeyDown}
          onBlur={onBlur}
        >
          <Segments handle={parts} />
          <AriaButton className={cx(button.button, button.variant.ghost, button.iconOnly.xs, styles.opener)}>
            <Icon icon={CalendarGlyph} />
          </AriaButton>
        </SegmentBox>
        {isOpen && (
          <CalendarDialog anchor={box} onClose={() => setOpen(false)}>
            <Calendar>
              <MonthHead />
              <Month />
            </Calendar>
            <div className={styles.foot}>
              <Button size="sm" variant="ghost" isDisabled={!canBeToday} onPress={() => choose(now)}>
                {messages.today}
              </Button>
              {isClearable && value && (
                <Button size="sm" variant="ghost" quiet onPress={() => choose(null)}>
                  {messages.clear}
                </Button>
              )}
            </div>
          </CalendarDialog>
        )}
      </AriaDatePicker>
    </SegmentFrame>
  );
}

interface CalendarDialogProps {
  anchor: RefObject<HTMLElement | null>;
  onClose: () => void;
  children: ReactNode;
}

/** Dialog below the field. React Aria's date picker gives it its id and name. */
function CalendarDialog({ anchor, onClose, children }: CalendarDialogProps) {
  const dialog = useSlottedContext(DialogContext);
  return (
    <Popup
      role="dialog"
      id={dialog?.id}
      aria-labelledby={dialog?.['aria-labelledby']}
      anchor={anchor}
      isModal
      className={menu.popover}
      onClose={onClose}
    >
      <div className={styles.calendar}>{children}</div>
    </Popup>
  );
}
