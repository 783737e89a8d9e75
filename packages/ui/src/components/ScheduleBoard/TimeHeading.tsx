import type { WorkTime } from './scheduleTypes.ts';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { cx } from '../../cx.ts';
import { textWidth } from '../Chart/plot.ts';
import { headingCells, toPixels, type ScaleCell, type TimeScale } from './timeScale.ts';
import { dayLength } from './time.ts';
import type { ScheduleFormat } from './useScheduleFormat.ts';
import { restPieces } from './workTime.ts';
import * as styles from './ScheduleBoard.css.ts';

/** Numbers of the drawn days; `end` does not belong to them. */
export interface DrawnDays {
  first: number;
  end: number;
}

export const placedAt = (x: number, width: number) =>
  assignInlineVars({ [styles.x]: `${x}px`, [styles.width]: `${width}px` });

/** Pixels before the text of a cell, and those on both sides of the current time with the gap to other names. */
const cellInset = 4;
const nowInset = 12;

interface TimeHeadingProps {
  scale: TimeScale;
  days: DrawnDays;
  /** Number of today. */
  today: number;
  /** Current time in minutes since 1970. */
  now: number;
  hasClock: boolean;
  format: ScheduleFormat;
}

/** Two lines of dates and hours. Assistive technology hears the dates of each bar instead. */
export function TimeHeading({ scale, days, today, now, hasClock, format }: TimeHeadingProps) {
  const { upper, lower } = headingCells(scale, days);
  const isOfToday = (time: number) => Math.floor(time / dayLength) === today;
  const nowText = hasClock ? format.clock(now) : scale.zoom === 'quarter' ? format.date(now) : undefined;
  const nowAt = toPixels(scale, now);
  // Names that the name of the current time would cut are left out.
  const isCovered = ({ x }: ScaleCell, text: string) =>
    nowText !== undefined &&
    Math.abs(x + cellInset + textWidth(text) / 2 - nowAt) <
      (textWidth(text) + textWidth(nowText)) / 2 + nowInset;
  const shown = lower.flatMap((cell) => {
    const text = format.cell(cell);
    return isCovered(cell, text) ? [] : [{ cell, text }];
  });
  return (
    <div aria-hidden>
      {upper.map((cell) => (
        <span key={cell.time} className={styles.upper} style={placedAt(cell.x, cell.width)}>
          <span
            className={cx(styles.upperText, cell.kind === 'day' && isOfToday(cell.time) && styles.upperToday)}
          >
            {format.cell(cell)}
          </span>
        </span>
      ))}
      {shown.map(({ cell, text }) => (
        <span
          key={cell.time}
          className={cx(
            styles.lower,
            cell.kind === 'dayNumber' ? styles.lowerCenter : styles.lowerStart,
            cell.kind === 'dayNumber' && isOfToday(cell.time) && styles.dayToday,
          )}
          style={placedAt(cell.x, cell.width)}
        >
          {text}
        </span>
      ))}
      {nowText !== undefined && (
        <span className={styles.nowName} style={placedAt(nowAt, 0)}>
          {nowText}
        </span>
      )}
    </div>
  );
}

interface RestProps {
  scale: TimeScale;
  days: DrawnDays;
  work: WorkTime;
}

/** Shading of the time without work. */
export function RestTime({ scale, days, work }: RestProps) {
  return restPieces(work, days.first * dayLength, days.end * dayLength).map(({ start, finish }) => {
    const x = toPixels(scale, start);
    const width = toPixels(scale, finish) - x;
    return width > 0 ? <div key={start} className={styles.rest} style={placedAt(x, width)} /> : null;
  });
}

interface BackdropProps extends RestProps {
  now: number;
  /** Rows shade their own time without work. */
  isCapacity: boolean;
}

/** Lines of the days, time without work and the line of the current time, behind the bars. */
export function Backdrop({ scale, days, work, now, isCapacity }: BackdropProps) {
  const { upper, lower } = headingCells(scale, days);
  return (
    <>
      <div aria-hidden className={styles.backdrop}>
        {!isCapacity && <RestTime scale={scale} days={days} work={work} />}
        {scale.zoom !== 'day' &&
          scale.zoom !== 'week' &&
          lower.map((cell) => <div key={cell.time} className={styles.line} style={placedAt(cell.x, 0)} />)}
        {upper.map((cell) => (
          <div
            key={`upper${cell.time}`}
            className={cx(styles.line, styles.lineStrong)}
            style={placedAt(cell.x, 0)}
          />
        ))}
      </div>
      <div aria-hidden className={styles.backdrop}>
        <div className={styles.now} style={placedAt(toPixels(scale, now) - 1, 0)} />
      </div>
    </>
  );
}
