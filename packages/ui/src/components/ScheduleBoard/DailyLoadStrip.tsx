import { assignInlineVars } from '@vanilla-extract/dynamic';
import { cx } from '../../cx.ts';
import { VisuallyHidden } from '../Layout/Layout.tsx';
import { loadLevel, type DayLoad } from './dailyLoad.ts';
import { placedAt, type DrawnDays } from './TimeHeading.tsx';
import type { TimeScale } from './timeScale.ts';
import { dayLength } from './time.ts';
import type { ScheduleFormat } from './useScheduleFormat.ts';
import * as styles from './ScheduleBoard.css.ts';
import * as rows from './ScheduleRowView.css.ts';

/** Pixels of a day from which the hours are in words, and from which they are a number. */
const wordsFrom = 120;
const numberFrom = 28;

interface LoadStripProps {
  loads: ReadonlyMap<number, DayLoad>;
  scale: TimeScale;
  days: DrawnDays;
  format: ScheduleFormat;
}

/** Hours of load and capacity above the bars, a day each. A full day is amber, one above its capacity red. */
export function LoadStrip({ loads, scale, days, format }: LoadStripProps) {
  const { messages } = format;
  const shown = Array.from({ length: Math.max(0, days.end - days.first) }, (_, at) => days.first + at);
  return shown.map((day) => {
    const own = loads.get(day);
    const isTight = scale.dayWidth < wordsFrom;
    // Where only a number has room, an empty day is as telling without it.
    if (!own || (isTight && own.load === 0)) return null;
    const level = loadLevel(own);
    const share = own.capacity > 0 ? Math.min(1, own.load / own.capacity) : Number(own.load > 0);
    const hours = format.hours(own.load);
    const of = format.wholeHours(own.capacity);
    const note = level === 'over' ? messages.overDay : level === 'full' ? messages.fullDay : undefined;
    const name = messages.loadOn(format.day(day * dayLength), hours, of);
    const words = note ? `${name}, ${note}` : name;
    return (
      <span
        key={day}
        className={cx(rows.load, rows.loadLevel[level], isTight && rows.loadTight)}
        style={placedAt((day - scale.first) * scale.dayWidth, scale.dayWidth)}
        title={words}
      >
        <VisuallyHidden>{words}.</VisuallyHidden>
        {scale.dayWidth >= wordsFrom ? (
          <span aria-hidden className={styles.crossed}>
            {messages.load(hours, of)}
          </span>
        ) : (
          scale.dayWidth >= numberFrom && (
            <span aria-hidden className={styles.crossed}>
              {format.wholeHours(own.load)}
            </span>
          )
        )}
        {(scale.dayWidth >= wordsFrom || scale.dayWidth < numberFrom) && (
          <span aria-hidden className={rows.meter}>
            <span
              className={rows.meterFill[level]}
              style={{ display: 'block', ...assignInlineVars({ [styles.width]: `${share * 100}%` }) }}
            />
          </span>
        )}
      </span>
    );
  });
}
