import { useLocale } from '../../locale.tsx';
import { cx } from '../../cx.ts';
import { Icon } from '../Icon/Icon.tsx';
import { toneGlyph, type Tone } from '../Status/tones.ts';
import { ChartPlaceholder } from './ChartPlaceholder.tsx';
import type { ChartBaseProps, ChartReference } from './chartTypes.ts';
import { fullFigure, shortFigure } from './figures.ts';
import { gaugeArc, gaugePoint, gaugeShare } from './gaugeGeometry.ts';
import { textWidth } from './plot.ts';
import * as chartStyles from './Chart.css.ts';
import * as plot from './Plot.css.ts';
import * as styles from './GaugeChart.css.ts';

export interface GaugeChartProps extends Pick<
  ChartBaseProps,
  'label' | 'unit' | 'currency' | 'isLoading' | 'errorMessage' | 'onRetry' | 'emptyState'
> {
  /** The measured value; null if there is none yet. Percent values are points: 87 is 87%. */
  value: number | null;
  /** Start of the scale. */
  min?: number;
  /** End of the scale; a value beyond it fills the dial and is shown in full. */
  max?: number;
  /** Value to reach, marked on the dial. */
  target?: ChartReference;
  /** Result in words, e.g. "5 under", with its tone; the tone also has an icon. */
  status?: { text: string; tone?: Tone };
}

/** Radius of the dial's middle line. */
const radius = 62;

/**
 * Dial of one value on a scale, with an optional target. It is not operable; assistive technology reads the value, the
 * target and the status as a meter.
 *
 * @example
 * <GaugeChart label="On-time deliveries" unit="percent" value={87} />
 */
export function GaugeChart(props: GaugeChartProps) {
  const { label, value, min = 0, max = 100, unit = 'percent', currency = 'USD', target, status } = props;
  const { isLoading, errorMessage, onRetry, emptyState } = props;
  const { locale, direction } = useLocale();
  const format = { unit, currency, locale };
  if (isLoading || errorMessage !== undefined || value === null || !Number.isFinite(value))
    return <ChartPlaceholder height={96} shape="arc" {...{ isLoading, errorMessage, onRetry, emptyState }} />;

  const zero = gaugeShare(Math.max(min, Math.min(max, 0)), min, max);
  const share = gaugeShare(value, min, max);
  const figure = shortFigure(value, format);
  const targetText = target && `${target.label} ${fullFigure(target.value, format)}`;
  const mark = target && target.value >= min && target.value <= max && gaugeShare(target.value, min, max);
  const [inner, outer] = [radius - 11, radius + 11];
  const isRtl = direction === 'rtl';
  const ends = [
    { at: -1, text: shortFigure(min, format) },
    { at: 1, text: shortFigure(max, format) },
  ];
  return (
    <div className={styles.root}>
      <div
        role="meter"
        aria-label={label}
        aria-valuemin={min}
        aria-valuemax={Math.max(min, max)}
        aria-valuenow={Math.min(Math.max(min, max), Math.max(min, value))}
        aria-valuetext={new Intl.ListFormat(locale, { type: 'unit', style: 'short' }).format(
          [fullFigure(value, format), targetText, status?.text].filter((text) => text !== undefined),
        )}
      >
        <svg aria-hidden className={styles.dial} viewBox="-80 -76 160 98">
          <g transform={isRtl ? 'scale(-1 1)' : undefined}>
            <path className={cx(styles.arc, styles.track)} d={gaugeArc(0, 1, radius)} />
            <path
              className={cx(styles.arc, styles.value)}
              d={gaugeArc(Math.min(zero, share), Math.max(zero, share), radius)}
            />
            {typeof mark === 'number' &&
              [styles.targetHalo, styles.target].map((className) => {
                const [from, to] = [gaugePoint(mark, inner), gaugePoint(mark, outer)];
                return (
                  <line key={className} className={className} x1={from.x} y1={from.y} x2={to.x} y2={to.y} />
                );
              })}
          </g>
          <text
            className={cx(plot.text, plot.figure, textWidth(figure) > 58 && styles.longFigure)}
            y={-4}
            textAnchor="middle"
          >
            {figure}
          </text>
          {ends.map(({ at, text }) => (
            <text key={at} className={plot.text} x={(isRtl ? -at : at) * radius} y={18} textAnchor="middle">
              {text}
            </text>
          ))}
        </svg>
      </div>
      {(targetText ?? status) && (
        <div className={styles.notes} aria-hidden>
          {targetText && <span className={styles.targetNote}>{targetText}</span>}
          {status && (
            <span className={chartStyles.changeTone[status.tone ?? 'neutral']}>
              {status.tone && <Icon icon={toneGlyph[status.tone]} size={14} />}
              {status.text}
            </span>
          )}
        </div>
      )}
    </div>
  );
}
