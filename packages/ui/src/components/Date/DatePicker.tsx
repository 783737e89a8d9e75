import { Calendar as CalendarGlyph } from 'lucide-react';
import { useId, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { lazyComponent } from '../../lazyComponent.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { cx } from '../../cx.ts';
import * as button from '../Button/Button.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import { pressHandlers } from '../Press/press.ts';
import { dateMessages } from './Date.messages.ts';
import * as styles from './Date.css.ts';
import { DayInput } from './DayInput.tsx';
import { SegmentBox, SegmentFrame } from './SegmentBox.tsx';
import { pastedDay, useDay, type DayProps } from './useDay.ts';

// Forms show many dates, of which few are picked from the calendar.
const DatePickerPopup = lazyComponent(() =>
  import('./DatePickerPopup.tsx').then((module) => module.DatePickerPopup),
);

export interface DatePickerProps extends DayProps {
  /** Shows a clear button; true by default. */
  isClearable?: boolean;
}

/**
 * Date input with a calendar, which Alt with an up or down arrow key opens, too.
 *
 * @example
 * const [due, setDue] = useState<string | null>('2026-03-12');
 * return <DatePicker label="Due date" value={due} onChange={setDue} />;
 */
export function DatePicker(props: DatePickerProps) {
  const { isClearable = true, min, max } = props;
  const messages = useMessages('date', dateMessages);
  const { field, ids, box, parts, value, change, onKeyDown, onBlur, aria } = useDay(props);
  const [isOpen, setOpen] = useState(false);
  const popup = useRef<HTMLDivElement>(null);
  const popupId = useId();
  DatePickerPopup.usePreload();
  const isInert = Boolean(props.isDisabled || props.isReadOnly);
  const label = messages.openCalendar(props.label);
  const onKey = (event: KeyboardEvent) => {
    if (event.altKey && (event.key === 'ArrowDown' || event.key === 'ArrowUp') && !isInert) {
      event.preventDefault();
      event.stopPropagation();
      setOpen(true);
    } else onKeyDown(event);
  };
  // The button and the calendar belong to the field.
  const onLeave = (event: FocusEvent<Element>) => {
    const { currentTarget, relatedTarget } = event;
    if (!currentTarget.contains(relatedTarget) && !popup.current?.contains(relatedTarget)) aria.onBlur(event);
  };
  return (
    <SegmentFrame props={field} ids={ids} box={box}>
      <div className={styles.root} onBlur={onLeave}>
        <SegmentBox
          props={field}
          box={box}
          onPaste={pastedDay(props, change)}
          onKeyDown={onKey}
          onBlur={onBlur}
        >
          <DayInput {...aria} onBlur={undefined} handle={parts} />
          <button
            type="button"
            className={cx(button.button, button.variant.ghost, button.iconOnly.xs, styles.opener)}
            aria-label={label}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            aria-controls={isOpen ? popupId : undefined}
            disabled={isInert}
            {...pressHandlers({ onPress: () => setOpen(true) })}
          >
            <Icon icon={CalendarGlyph} />
          </button>
        </SegmentBox>
      </div>
      {isOpen && (
        <DatePickerPopup
          ref={popup}
          id={popupId}
          label={label}
          anchor={box}
          value={value}
          min={min}
          max={max}
          isClearable={isClearable && Boolean(value)}
          onChoose={(next) => {
            change(next);
            setOpen(false);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </SegmentFrame>
  );
}
