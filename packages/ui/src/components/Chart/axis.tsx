import { cx } from '../../cx.ts';
import type { ChartBox, ChartTable, Readout } from './chartFrameTypes.ts';
import type { AxisChartProps, ChartPoint, ChartReference, ChartSeries } from './chartTypes.ts';
import type { chartMessages } from './Chart.messages.ts';
import { formatShareOfTotal, fullFigure, shortFigure, type FigureFormat } from './figures.ts';
import { categoryLabels, leastCovered, type Rect } from './labelPlacement.ts';
import { truncateText, textWidth, type ValueAxis } from './plot.ts';
import type { ColouredSeries } from './useVisibleSeries.ts';
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
  Math.max(16, ...axis.ticks.map((tick) => textWidth(shortFigure(tick, format)))) + 12;

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
  return (
    <g>
      {categoryLabels(categories, at, room, end).map(({ index, text, middle }) => (
        <text key={index} className={styles.text} x={box.x(middle)} y={y} textAnchor="middle">
          {text}
        </text>
      ))}
    </g>
  );
}

interface ReferenceLineProps {
  box: ChartBox;
  area: PlotArea;
  y: number;
}

/** Dashed line at the reference value. */
export function ReferenceLine({ box, area, y }: ReferenceLineProps) {
  return <line className={styles.referenceLine} x1={box.x(area.start)} x2={box.x(area.end)} y1={y} y2={y} />;
}

interface ReferenceLabelProps extends ReferenceLineProps {
  reference: ChartReference;
  format: FigureFormat;
  /** Drawn marks and labels, counted from the start edge, that the label keeps clear of. */
  obstacles: readonly Rect[];
}

/**
 * Label of the reference line, above or below it where it covers the least of the drawing. Where the drawing leaves no
 * room beside the line, the label is above the plot with a piece of the line.
 */
export function ReferenceLabel({ box, area, y, reference, format, obstacles }: ReferenceLabelProps) {
  const room = area.end - area.start - 8;
  const figure = shortFigure(reference.value, format);
  const name = truncateText(reference.label, Math.min(room - textWidth(figure) - 4, 220));
  const text = name === '' ? figure : `${name} ${figure}`;
  const width = textWidth(text);
  const starts = (length: number) =>
    Array.from({ length: 9 }, (_, at) => area.start + 4 + ((room - length) * at) / 8);
  const near = starts(width).flatMap((x) => [
    { x, y: y - 18, width, height: 14 },
    { x, y: y + 4, width, height: 14 },
  ]);
  const key = 20;
  const apart = starts(width + key)
    .toReversed()
    .map((x) => ({ x, y: area.top - 19, width: width + key, height: 14 }));
  const at = leastCovered([...near, ...apart], obstacles);
  const place = [...near, ...apart][at];
  const isApart = at >= near.length;
  return (
    place && (
      <g>
        {isApart && (
          <line
            className={styles.referenceLine}
            x1={box.x(place.x)}
            x2={box.x(place.x + key - 4)}
            y1={place.y + 8}
            y2={place.y + 8}
          />
        )}
        <text
          className={cx(styles.text, styles.strongText, styles.halo)}
          x={box.x(place.x + (isApart ? key : 0))}
          y={place.y + 12}
          textAnchor="start"
        >
          {text}
        </text>
      </g>
    )
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

/** Figures of a category, with those of all drawn series. */
export function axisReadout(
  categories: readonly string[],
  series: readonly ColouredSeries[],
  point: ChartPoint,
  messages: typeof chartMessages,
  format: FigureFormat,
  more: { hasTotal?: boolean; hasShare?: boolean; reference?: ChartReference | undefined } = {},
): Readout {
  const values = series.map((one) => one.values[point.index]);
  const sum = values.reduce<number>((all, value) => all + Math.abs(value ?? 0), 0);
  const figureOf = (value: number | null | undefined) => {
    if (value === null || value === undefined) return messages.none;
    const figure = fullFigure(value, format);
    return more.hasShare && sum > 0
      ? `${figure} · ${formatShareOfTotal(value / sum, format.locale)}`
      : figure;
  };
  const lines: Readout['lines'][number][] = series.map(({ id, label, colour }, at) => ({
    label,
    value: figureOf(values[at]),
    colour,
    isStrong: id === point.seriesId,
  }));
  if (more.hasTotal)
    lines.push({ label: messages.total, value: fullFigure(totalAt(series, point.index), format) });
  if (more.reference)
    lines.push({ label: more.reference.label, value: fullFigure(more.reference.value, format) });
  return { title: categories[point.index] ?? '', lines };
}
