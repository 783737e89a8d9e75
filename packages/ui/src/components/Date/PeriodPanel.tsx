import { ChevronDown, ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { directionOf } from '../../dnd/keyboardDrag.ts';
import { useLocale } from '../../locale.tsx';
import { Button } from '../Button/Button.tsx';
import * as field from '../Field/Field.css.ts';
import { IconButton } from '../Button/IconButton.tsx';
import { VisuallyHidden } from '../Layout/Layout.tsx';
import {
  inYear,
  limitPeriod,
  pageOf,
  periodLimits,
  periodParts,
  perPage,
  perRow,
  type PeriodUnit,
} from './periods.ts';
import { usePeriodFormat, type PeriodFormat } from './usePeriodFormat.ts';
import * as styles from './Period.css.ts';

interface PeriodPanelProps {
  unit: PeriodUnit;
  /** Number of the chosen period; see `periodIndex`. */
  value: number | undefined;
  /** Number of the period that has the focus at first. */
  initial: number;
  /** Number of the current period. */
  now: number;
  /** First and last allowed period. */
  first?: number;
  last?: number;
  onChoose: (index: number) => void;
}

const pageNames = { month: 'months', quarter: 'quarters', year: 'years' } as const;

/**
 * Grid of months, quarters or years with buttons to other pages. The shown year is a button that leads to the years and
 * back. Arrow keys move, Home and End go to the ends of the page, Page Up and Page Down turn it, Enter and Space choose.
 */
export function PeriodPanel({ unit, value, initial, now, onChoose, ...limits }: PeriodPanelProps) {
  const format = usePeriodFormat();
  const [least, most] = periodLimits(unit);
  const [first, last] = [limits.first ?? least, limits.last ?? most];
  const [cursor, setCursor] = useState(limitPeriod(initial, first, last));
  const [isChoosingYear, setChoosingYear] = useState(false);
  const year = (index: number) => periodParts(index, unit).year;
  if (isChoosingYear)
    return (
      <PeriodPage
        key="years"
        unit="year"
        value={value === undefined ? undefined : year(value)}
        cursor={year(cursor)}
        now={year(now)}
        first={year(first)}
        last={year(last)}
        format={format}
        onCursorChange={(next) => setCursor(limitPeriod(inYear(cursor, unit, next), first, last))}
        onChoose={(next) => {
          setCursor(limitPeriod(inYear(cursor, unit, next), first, last));
          setChoosingYear(false);
        }}
      />
    );
  return (
    <PeriodPage
      key={unit}
      unit={unit}
      value={value}
      cursor={cursor}
      now={now}
      first={first}
      last={last}
      format={format}
      onCursorChange={setCursor}
      onChoose={onChoose}
      {...(unit !== 'year' && { onYear: () => setChoosingYear(true) })}
    />
  );
}

interface PeriodPageProps {
  unit: PeriodUnit;
  value: number | undefined;
  /** Period that the Tab key reaches. */
  cursor: number;
  now: number;
  first: number;
  last: number;
  format: PeriodFormat;
  onCursorChange: (index: number) => void;
  onChoose: (index: number) => void;
  onYear?: () => void;
}

function PeriodPage(props: PeriodPageProps) {
  const { unit, value, cursor, now, first, last, format, onCursorChange, onChoose, onYear } = props;
  const { messages } = format;
  const { direction } = useLocale();
  const titleId = useId();
  const grid = useRef<HTMLDivElement>(null);
  /** The focus follows the cursor when it was moved by a key, and at first. */
  const isFollowed = useRef(true);
  useEffect(() => {
    if (!isFollowed.current) return;
    isFollowed.current = false;
    grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, [cursor]);

  const page = pageOf(cursor, unit);
  const size = perPage[unit];
  const isYears = unit === 'year';
  const title = isYears ? format.years(cursor) : format.year(periodParts(cursor, unit).year);
  const turn = (by: number) => onCursorChange(limitPeriod(cursor + by * size, first, last));
  const isOff = (index: number) => index < first || index > last;

  const onKeyDown = (event: KeyboardEvent) => {
    const way = directionOf(event.key, direction === 'rtl');
    const target = {
      forward: cursor + 1,
      back: cursor - 1,
      up: cursor - perRow[unit],
      down: cursor + perRow[unit],
    };
    const next =
      event.key === 'PageUp'
        ? cursor - size
        : event.key === 'PageDown'
          ? cursor + size
          : way === 'first'
            ? page
            : way === 'last'
              ? page + size - 1
              : way && target[way];
    if (event.key === 'Enter' || event.key === ' ') {
      if (!isOff(cursor)) onChoose(cursor);
    } else if (next === undefined) return;
    else {
      isFollowed.current = true;
      onCursorChange(limitPeriod(next, first, last));
    }
    event.preventDefault();
    event.stopPropagation();
  };
  const rows = Array.from({ length: size / perRow[unit] }, (_, at) =>
    Array.from({ length: perRow[unit] }, (__, column) => page + at * perRow[unit] + column),
  );
  return (
    <div className={styles.panel}>
      <div className={styles.head}>
        <IconButton
          icon={ChevronLeft}
          isDirectional
          size="sm"
          hideTooltip
          label={isYears ? messages.previousYears : messages.previousYear}
          isDisabled={page <= first}
          onPress={() => turn(-1)}
        />
        {onYear ? (
          <Button
            size="sm"
            variant="ghost"
            iconAfter={ChevronDown}
            aria-label={messages.chooseYear(title)}
            onPress={onYear}
          >
            <span className={styles.title}>{title}</span>
          </Button>
        ) : (
          <span className={styles.title}>{title}</span>
        )}
        <IconButton
          icon={ChevronRight}
          isDirectional
          size="sm"
          hideTooltip
          label={isYears ? messages.nextYears : messages.nextYear}
          isDisabled={page + size > last}
          onPress={() => turn(1)}
        />
      </div>
      <span id={titleId} className={field.live} aria-live="polite">
        {messages[pageNames[unit]]} {title}
      </span>
      <div ref={grid} role="grid" aria-labelledby={titleId} className={styles.grid} onKeyDown={onKeyDown}>
        {rows.map((row) => (
          <div key={row[0]} role="row" className={styles.row}>
            {row.map((index) => (
              <div
                key={index}
                role="gridcell"
                tabIndex={index === cursor ? 0 : -1}
                aria-selected={index === value}
                aria-disabled={isOff(index) || undefined}
                aria-current={index === now ? 'date' : undefined}
                className={styles.cell[unit]}
                onClick={() => !isOff(index) && onChoose(index)}
              >
                <span aria-hidden>{format.short(index, unit)}</span>
                {unit === 'quarter' && (
                  <span aria-hidden className={styles.months}>
                    {format.quarterMonths(periodParts(index, unit).part)}
                  </span>
                )}
                <VisuallyHidden>{format.name(index, unit)}</VisuallyHidden>
              </div>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}
