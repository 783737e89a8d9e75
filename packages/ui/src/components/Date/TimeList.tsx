import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { minutesOf, timeOf } from './times.ts';
import * as styles from './DateTimePicker.css.ts';

interface TimeListProps {
  label: string;
  /** HH:mm; undefined for none. */
  value: string | undefined;
  /** Time that is in sight without a value. */
  initial: string;
  /** Minutes from one time to the next. */
  step: number;
  format: (time: string) => string;
  isDisabled: (time: string) => boolean;
  onChoose: (time: string) => void;
}

/** Minutes in a day. */
const dayLength = 24 * 60;

/** List of the times of a day. Arrow keys, Page Up, Page Down, Home and End move; Enter and Space choose. */
export function TimeList({ label, value, initial, step, format, isDisabled, onChoose }: TimeListProps) {
  const list = useRef<HTMLDivElement>(null);
  const times = Array.from({ length: Math.ceil(dayLength / step) }, (_, at) => timeOf(at * step));
  const nearest = (time: string) =>
    Math.min(times.length - 1, Math.max(0, Math.round((minutesOf(time) ?? 0) / step)));
  const [cursor, setCursor] = useState(() => nearest(value ?? initial));
  const option = (at: number) => list.current?.children[at] as HTMLElement | undefined;
  const start = useRef(cursor);
  useEffect(() => {
    const box = list.current;
    const shown = box?.children[start.current] as HTMLElement | undefined;
    // `scrollIntoView` would also scroll the page below the dialog.
    if (box && shown) box.scrollTop = shown.offsetTop - box.offsetTop - box.clientHeight / 2;
  }, []);
  const choose = (at: number) => {
    const time = times[at];
    if (time === undefined || isDisabled(time)) return;
    setCursor(at);
    onChoose(time);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowDown: 1, ArrowUp: -1, PageDown: 60 / step, PageUp: -60 / step }[event.key];
    const next =
      by !== undefined
        ? cursor + Math.sign(by) * Math.max(1, Math.round(Math.abs(by)))
        : event.key === 'Home'
          ? 0
          : event.key === 'End'
            ? times.length - 1
            : undefined;
    if (event.key === 'Enter' || event.key === ' ') choose(cursor);
    else if (next === undefined) return;
    else {
      const at = Math.min(times.length - 1, Math.max(0, next));
      setCursor(at);
      option(at)?.focus();
    }
    event.preventDefault();
  };
  return (
    <div ref={list} role="listbox" aria-label={label} className={styles.list} onKeyDown={onKeyDown}>
      {times.map((time, at) => (
        <div
          key={time}
          role="option"
          aria-selected={time === value}
          aria-disabled={isDisabled(time) || undefined}
          tabIndex={at === cursor ? 0 : -1}
          className={styles.time}
          onClick={() => choose(at)}
        >
          {format(time)}
        </div>
      ))}
    </div>
  );
}
