import { useState, type RefObject } from 'react';
import { RangeCalendar } from 'react-aria-components';
import { useMedia } from '../../hooks.ts';
import { cx } from '../../cx.ts';
import { Popup } from '../../overlay/Popup.tsx';
import { screens } from '../../styles/breakpoints.ts';
import { Button } from '../Button/Button.tsx';
import * as menu from '../Menu/Menu.css.ts';
import * as styles from './Date.css.ts';
import { Month, MonthButton, MonthJump, MonthTitle } from './Month.tsx';
import type { DateRange } from './range.ts';
import { toCalendar } from './toCalendar.ts';

export interface DateRangePreset {
  id: string;
  label: string;
  range: DateRange;
}

interface RangePopoverProps {
  anchor: RefObject<HTMLElement | null>;
  label: string;
  presetsLabel: string;
  value: DateRange;
  earliest: string | undefined;
  latest: string | undefined;
  presets: readonly DateRangePreset[] | undefined;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onChoose: (range: DateRange) => void;
}

/** Popover with two months (one on phones) and the presets. */
export function RangePopover({
  anchor,
  label,
  presetsLabel,
  value,
  earliest,
  latest,
  presets = [],
  isOpen,
  onOpenChange,
  onChoose,
}: RangePopoverProps) {
  const isPhone = useMedia(screens.phone);
  const [start, end] = [toCalendar(value.start), toCalendar(value.end)];
  const shown = isPhone ? [0] : [0, 1];
  if (!isOpen) return null;
  return (
    <Popup
      role="dialog"
      aria-label={label}
      anchor={anchor}
      isModal
      className={cx(menu.popover, styles.widePopover)}
      onClose={() => onOpenChange(false)}
    >
      <div className={styles.rangePanel}>
        {presets.length > 0 && (
          <div role="group" aria-label={presetsLabel} className={styles.presets}>
            {presets.map((preset) => (
              <Button key={preset.id} size="sm" variant="ghost" onPress={() => onChoose(preset.range)}>
                {preset.label}
              </Button>
            ))}
          </div>
        )}
        <RangeCalendar
          aria-label={label}
          className={styles.calendar}
          visibleDuration={{ months: shown.length }}
          value={start && end ? { start, end } : null}
          defaultFocusedValue={start ?? toCalendar(earliest) ?? undefined}
          minValue={toCalendar(earliest)}
          maxValue={toCalendar(latest)}
          onChange={(range) => onChoose({ start: range.start.toString(), end: range.end.toString() })}
          autoFocus
        >
          <MonthsView shown={shown} />
        </RangeCalendar>
      </div>
    </Popup>
  );
}

/** The days of the shown months below their names, or the months to jump to. */
function MonthsView({ shown }: { shown: readonly number[] }) {
  const [isJumping, setJumping] = useState(false);
  if (isJumping) return <MonthJump onDone={() => setJumping(false)} />;
  return (
    <>
      <div className={styles.calendarHead}>
        <MonthButton to="previous" />
        {shown.map((offset) => (
          <MonthTitle key={offset} offset={offset} onJump={() => setJumping(true)} />
        ))}
        <MonthButton to="next" />
      </div>
      <div className={styles.months}>
        {shown.map((offset) => (
          <Month key={offset} offset={offset} isRange />
        ))}
      </div>
    </>
  );
}
