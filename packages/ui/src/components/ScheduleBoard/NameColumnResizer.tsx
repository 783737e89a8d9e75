import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import * as styles from './ScheduleBoard.css.ts';

/** Pixels of the column of names. */
export const namesWidths = { min: 120, usual: 260, max: 480 } as const;
const step = 16;

interface NamesResizerProps {
  label: string;
  width: number;
  isRtl: boolean;
  onChange: (width: number) => void;
}

/** Edge of the column of names: dragged by pointer, moved by arrow keys; Enter restores the usual width. */
export function NamesResizer({ label, width, isRtl, onChange }: NamesResizerProps) {
  const from = useRef<{ at: number; width: number }>(undefined);
  const sign = isRtl ? -1 : 1;
  const change = (next: number) =>
    onChange(Math.round(Math.min(namesWidths.max, Math.max(namesWidths.min, next))));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowRight') change(width + step * sign);
    else if (event.key === 'ArrowLeft') change(width - step * sign);
    else if (event.key === 'Home') change(namesWidths.min);
    else if (event.key === 'End') change(namesWidths.max);
    else if (event.key === 'Enter') change(namesWidths.usual);
    else return;
    event.preventDefault();
  };
  const take = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    from.current = { at: event.clientX, width };
  };
  return (
    <div
      role="separator"
      aria-orientation="vertical"
      aria-label={label}
      aria-valuenow={width}
      aria-valuemin={namesWidths.min}
      aria-valuemax={namesWidths.max}
      tabIndex={0}
      className={styles.resizer}
      onKeyDown={onKeyDown}
      onPointerDown={take}
      onPointerMove={(event) => {
        const was = from.current;
        if (was) change(was.width + (event.clientX - was.at) * sign);
      }}
      onPointerUp={() => (from.current = undefined)}
      onPointerCancel={() => (from.current = undefined)}
      onDoubleClick={() => change(namesWidths.usual)}
    />
  );
}
