import { getLocalTimeZone, today } from '@internationalized/date';
import { Calendar as CalendarGlyph } from 'lucide-react';
import { useState } from 'react';
import {
  Button as AriaButton,
  Calendar,
  DatePicker as AriaDatePicker,
  Dialog,
  Popover,
} from 'react-aria-components';
import { Button } from '../Button/Button.tsx';
import * as button from '../Button/Button.css.ts';
import { cx } from '../../cx.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as menu from '../Menu/Menu.css.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { dateWords } from './Date.messages.ts';
import * as styles from './Date.css.ts';
import { Month, MonthHead } from './Month.tsx';
import { SegmentBox, SegmentFrame } from './SegmentBox.tsx';
import { Segments } from './segments.tsx';
import { pastedDay, useDay, type DayProps } from './useDay.ts';

export interface DatePickerProps extends DayProps {
  /** Shows a clear button; true by default. */
  isClearable?: boolean;
}

/** A day, typed or picked from a month. */
export function DatePicker(props: DatePickerProps) {
  const { isClearable = true, min, max } = props;
  const words = useMessages('date', dateWords);
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
        <Popover className={menu.popover} placement="bottom start" offset={4}>
          <Dialog className={styles.calendar}>
            <Calendar>
              <MonthHead />
              <Month />
            </Calendar>
            <div className={styles.foot}>
              <Button size="sm" variant="ghost" isDisabled={!canBeToday} onPress={() => choose(now)}>
                {words.today}
              </Button>
              {isClearable && value && (
                <Button size="sm" variant="ghost" quiet onPress={() => choose(null)}>
                  {words.clear}
                </Button>
              )}
            </div>
          </Dialog>
        </Popover>
      </AriaDatePicker>
    </SegmentFrame>
  );
}
