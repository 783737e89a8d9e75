import { cx } from '../../cx.ts';
import type { ChartBox, ChartTable, Readout } from './ChartFrame.tsx';
import type { AxisChartProps, ChartPoint, ChartReference, ChartSeries } from './chartTypes.ts';
import type { chartMessages } from './Chart.messages.ts';
import { fullFigure, shortFigure, type FigureFormat } from './figures.ts';
import { truncateText, labelStep, textWidth, type ValueAxis } from './plot.ts';
import { colourOf } from './seriesOf.ts';
import * as styles from './Plot.css.ts';

/** Area between the axes, in pixels from the start edge and the top. */
export interface PlotArea {
  start: number;
  end: number;
  top: number;
  bottom: number;
}

interface ValueGridProps {
  box: ChartBox;
  area: PlotArea;
  axis: ValueAxis;
  y: (value: number) => number;
  format: FigureFormat;
}

/** Grid lines at round values, each with its label at the start edge. */
export function ValueGrid({ box, area, axis, y, format }: ValueGridProps) {
  return (
    <g>
      {axis.ticks.map((tick) => (
        <g key={tick}>
          <line
            className={tick === 0 ? styles.zeroLine : styles.gridLine}
            x1={box.x(area.start)}
            x2={box.x(area.end)}
            y1={y(tick)}
            y2={y(tick)}
          />
          <text className={styles.text} x={box.x(area.start - 8)} y={y(tick)} dy="0.32em" textAnchor="end">
            {shortFigure(tick, format)}
          </text>
        </g>
      ))}
    </g>
  );
}

/** Width of the labels of a value axis at the start edge. */
export const axisRoom = (axis: ValueAxis, format: FigureFormat): number =>
  Math.max(16, ...axis.ticks.map((tick) => textWidth(shortFigure(tick, format)))) + 8;

interface CategoryAxisProps {
  box: ChartBox;
  categories: readonly string[];
  /** Center of each category. */
  at: (index: number) => number;
  /** Distance in pixels between categories. */
  room: number;
  y: number;
  end: number;
}

/** Category labels below the drawing, as many as fit without touching. */
export function CategoryAxis({ box, categories, at, room, y, end }: CategoryAxisProps) {
  const step = labelStep(categories, room);
  return (
    <g>
      {categories.map((name, index) => {
        if (index % step !== 0) return null;
        const wide = room * step - 8;
        const shown = truncateText(name, Math.max(24, wide));
        const half = textWidth(shown) / 2;
        const middle = Math.max(half, Math.min(end - half, at(index)));
        return (
          <text key={index} className={styles.text} x={box.x(middle)} y={y} textAnchor="middle">
            {shown}
          </text>
        );
      })}
    </g>
  );
}

interface ReferenceLineProps {
  box: ChartBox;
  area: PlotArea;
  reference: ChartReference;
  y: number;
  format: FigureFormat;
}

export function ReferenceLine({ box, area, reference, y, format }: ReferenceLineProps) {
  return (
    <g>
      <line className={styles.referenceLine} x1={box.x(area.start)} x2={box.x(area.end)} y1={y} y2={y} />
      <text
        className={cx(styles.text, styles.strongText, styles.halo)}
        x={box.x(area.start + 4)}
        y={y - 5}
        textAnchor="start"
      >
        {truncateText(
          `${reference.label} ${shortFigure(reference.value, format)}`,
          area.end - area.start - 8,
        )}
      </text>
    </g>
  );
}

/** Table of the chart's figures with a row per category and a column per series. */
export function axisTable(
  { categories, series, categoryLabel }: Pick<AxisChartProps, 'categories' | 'series' | 'categoryLabel'>,
  messages: typeof chartMessages,
  format: FigureFormat,
  hasTotal: boolean,
): ChartTable {
  const cell = (value: number | null | undefined) =>
    value === null || value === undefined ? messages.none : fullFigure(value, format);
  return {
    heads: [
      categoryLabel ?? messages.category,
      ...series.map(({ label }) => label),
      ...(hasTotal ? [messages.total] : []),
    ],
    rows: categories.map((head, at) => ({
      head,
      cells: [
        ...series.map(({ values }) => cell(values[at])),
        ...(hasTotal ? [fullFigure(totalAt(series, at), format)] : []),
      ],
    })),
  };
}

export const totalAt = (series: readonly ChartSeries[], at: number): number =>
  series.reduce((sum, { values }) => sum + (values[at] ?? 0), 0);

export function axisReadout(
  { categories, series, reference }: Pick<AxisChartProps, 'categories' | 'series' | 'reference'>,
  point: ChartPoint,
  messages: typeof chartMessages,
  format: FigureFormat,
  hasTotal: boolean,
  colour = colourOf,
): Readout {
  const lines: Readout['lines'][number][] = series.map(({ id, label, values }, at) => {
    const value = values[point.index];
    return {
      label,
      value: value === null || value === undefined ? messages.none : fullFigure(value, format),
      colour: colour(at),
      isStrong: id === point.seriesId,
    };
  });
  if (hasTotal)
    lines.push({ label: messages.total, value: fullFigure(totalAt(series, point.index), format) });
  if (reference) lines.push({ label: reference.label, value: fullFigure(reference.value, format) });
  return { title: categories[point.index] ?? '', lines };
}
