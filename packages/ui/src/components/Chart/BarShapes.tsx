import { cx } from '../../cx.ts';
import type { PlotArea } from './axis.tsx';
import { barRect, type Bar, type BarLabel, type BarSlots } from './barGeometry.ts';
import type { ChartBox } from './chartFrameTypes.ts';
import type { ChartPoint, ChartReference } from './chartTypes.ts';
import { shortFigure, type FigureFormat } from './figures.ts';
import { labeledTicks } from './labelPlacement.ts';
import { textWidth, truncateText, type ValueAxis } from './plot.ts';
import type { ColouredSeries } from './useVisibleSeries.ts';
import * as styles from './Plot.css.ts';

interface FlatGridProps {
  box: ChartBox;
  area: PlotArea;
  axis: ValueAxis;
  x: (value: number) => number;
  slots: BarSlots;
  categories: readonly string[];
  format: FigureFormat;
}

/** Grid of horizontal bars: values along the bottom, names of the categories at the start edge. */
export function FlatGrid({ box, area, axis, x, slots, categories, format }: FlatGridProps) {
  const labeled = labeledTicks(axis.ticks, x, (tick) => shortFigure(tick, format));
  return (
    <g>
      {axis.ticks.map((tick) => (
        <line
          key={tick}
          className={tick === 0 ? styles.zeroLine : styles.gridLine}
          x1={box.x(x(tick))}
          x2={box.x(x(tick))}
          y1={area.top}
          y2={area.bottom}
        />
      ))}
      {labeled.map((tick) => (
        <text key={tick} className={styles.text} x={box.x(x(tick))} y={box.height - 6} textAnchor="middle">
          {shortFigure(tick, format)}
        </text>
      ))}
      {slots.room >= 13 &&
        categories.map((name, index) => (
          <text
            key={index}
            className={cx(styles.text, styles.strongText)}
            x={box.x(0)}
            y={slots.from + slots.room * (index + 0.5)}
            dy="0.32em"
            textAnchor="start"
          >
            {truncateText(name, area.start - 12)}
          </text>
        ))}
    </g>
  );
}

interface BarBandProps {
  box: ChartBox;
  area: PlotArea;
  slots: BarSlots;
  index: number;
  isFlat: boolean;
}

/** Background of the active category. */
export function BarBand({ box, area, slots: { from, room }, index, isFlat }: BarBandProps) {
  const start = from + room * index;
  return isFlat ? (
    <rect className={styles.band} rx={4} x={0} y={start} width={box.width} height={room} />
  ) : (
    <rect
      className={styles.band}
      rx={4}
      x={box.left(start, room)}
      y={area.top - 16}
      width={room}
      height={area.bottom - area.top + 16}
    />
  );
}

interface BarsProps {
  box: ChartBox;
  bars: readonly Bar[];
  series: readonly ColouredSeries[];
  isFlat: boolean;
  /** Separates bars that touch. */
  isStacked: boolean;
  active: ChartPoint | undefined;
}

export function Bars({ box, bars, series, isFlat, isStacked, active }: BarsProps) {
  return bars.map((bar) => {
    const own = series[bar.series];
    const rect = barRect(bar, isFlat);
    return (
      own && (
        <rect
          key={`${own.id}-${bar.index}`}
          className={cx(
            styles.fill[own.colour],
            isStacked && styles.parted,
            active?.seriesId && active.seriesId !== own.id && styles.faded,
          )}
          rx={isStacked ? 0 : 2}
          {...rect}
          x={box.left(rect.x, rect.width)}
        />
      )
    );
  });
}

/** Figures at the ends of the bars. */
export function BarLabels({ box, labels }: { box: ChartBox; labels: readonly BarLabel[] }) {
  return labels.map(({ key, text, x, y, anchor }) => (
    <text
      key={key}
      className={cx(styles.text, styles.strongText, styles.halo)}
      x={box.x(x)}
      y={y}
      dy={anchor === 'middle' ? undefined : '0.32em'}
      textAnchor={anchor}
    >
      {text}
    </text>
  ));
}

interface FlatReferenceProps {
  box: ChartBox;
  area: PlotArea;
  /** Position of the reference value. */
  x: number;
  reference: ChartReference;
  format: FigureFormat;
}

/** Vertical line at the reference value of horizontal bars, with its label above. */
export function FlatReference({ box, area, x, reference, format }: FlatReferenceProps) {
  const text = truncateText(`${reference.label} ${shortFigure(reference.value, format)}`, box.width);
  const half = textWidth(text) / 2;
  return (
    <g>
      <line className={styles.referenceLine} x1={box.x(x)} x2={box.x(x)} y1={area.top - 4} y2={area.bottom} />
      <text
        className={cx(styles.text, styles.strongText)}
        x={box.x(Math.max(half, Math.min(box.width - half, x)))}
        y={12}
        textAnchor="middle"
      >
        {text}
      </text>
    </g>
  );
}
