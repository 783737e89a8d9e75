import { useLocale } from '../../locale.tsx';
import { downsample } from './plot.ts';
import * as styles from './Chart.css.ts';

export interface SparklineProps {
  /** Values from the start to the end. */
  values: readonly number[];
  /** Description of the trend, e.g. "Weighted pipeline, Feb to Mar: up 8.2%". */
  label: string;
  /** Pixels. */
  width?: number;
  /** Height in pixels. */
  height?: number;
}

/**
 * Sparkline with the last value marked; empty without values.
 *
 * @example
 * <Sparkline label="Backlog, last six months" values={[14.2, 15.1, 15.0, 16.8, 17.3, 18.4]} />
 */
export function Sparkline({ values, label, width = 108, height = 36 }: SparklineProps) {
  const { direction } = useLocale();
  const inset = 4;
  const low = values.reduce((least, value) => Math.min(least, value), Infinity);
  const high = values.reduce((most, value) => Math.max(most, value), -Infinity);
  // More points than pixels add no visible detail.
  const kept = downsample(values, width);
  const points = kept.map((at) => {
    const value = values[at] ?? 0;
    const x = inset + (values.length > 1 ? at / (values.length - 1) : 1) * (width - 2 * inset);
    const y = height - inset - (high > low ? (value - low) / (high - low) : 0.5) * (height - 2 * inset);
    const left = direction === 'rtl' ? width - x : x;
    return [Math.round(left * 10) / 10, Math.round(y * 10) / 10] as const;
  });
  const end = points.at(-1);
  return (
    <svg
      role="img"
      aria-label={label}
      className={styles.spark}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
    >
      <polyline
        className={styles.sparkLine}
        strokeWidth="1.5"
        points={points.map((point) => point.join(',')).join(' ')}
      />
      {end && <circle className={styles.sparkDot} cx={end[0]} cy={end[1]} r="2.5" />}
    </svg>
  );
}
