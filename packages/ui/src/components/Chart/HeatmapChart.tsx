import { useLocale } from '../../locale.tsx';
import { cx } from '../../cx.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { axisTable, CategoryAxis } from './axis.tsx';
import { chartMessages } from './Chart.messages.ts';
import { ChartFrame } from './ChartFrame.tsx';
import type { ChartBox } from './chartFrameTypes.ts';
import type { ChartBaseProps, ChartPoint, ChartSeries } from './chartTypes.ts';
import { fullFigure, shortFigure, type FigureFormat } from './figures.ts';
import { heatmapScale, shadeOf, type HeatmapScale, type Shade } from './heatmapScale.ts';
import { textWidth, truncateText } from './plot.ts';
import * as plot from './Plot.css.ts';
import * as styles from './HeatmapChart.css.ts';

export interface HeatmapChartProps extends ChartBaseProps {
  /** Labels of the columns, below the cells. */
  categories: readonly string[];
  /** Rows with a value per column; null for none. */
  rows: readonly ChartSeries[];
}

const allShades: readonly Shade[] = [1, 2, 3, 4, 5];

/** Key of the shades, from the lowest to the highest value. */
function ShadeScale({ scale, format, isRtl }: { scale: HeatmapScale; format: FigureFormat; isRtl: boolean }) {
  const keys = [
    ...(scale.isDiverging ? allShades.toReversed().map((shade) => styles.shadeBelow[shade]) : []),
    ...allShades.map((shade) => styles.shade[shade]),
  ];
  return (
    <span className={styles.scale} aria-hidden>
      <span>{shortFigure(scale.low, format)}</span>
      <svg
        className={styles.scaleKeys}
        viewBox={`0 0 ${keys.length * 18} 10`}
        style={{ aspectRatio: `${keys.length * 18} / 10` }}
      >
        {keys.map((className, at) => (
          <rect
            key={className}
            className={className}
            x={(isRtl ? keys.length - 1 - at : at) * 18}
            width={17}
            height={10}
            rx={2}
          />
        ))}
      </svg>
      <span>{shortFigure(scale.high, format)}</span>
    </span>
  );
}

/** Places of the cells in pixels from the start edge and the top. */
function cellGeometry({ categories, rows }: Pick<HeatmapChartProps, 'categories' | 'rows'>, box: ChartBox) {
  const names = Math.max(0, ...rows.map(({ label }) => textWidth(label)));
  const start = Math.min(names, box.width * 0.32) + 12;
  const bottom = box.height - 24;
  const width = (box.width - start) / Math.max(1, categories.length);
  const height = bottom / Math.max(1, rows.length);
  return { start, bottom, width, height, gap: Math.min(2, width / 6, height / 6) };
}

interface HeatmapCellProps {
  /** Nothing is known where null. */
  value: number | null;
  scale: HeatmapScale;
  x: number;
  y: number;
  width: number;
  height: number;
  isActive: boolean;
  /** Writes the figure into the cell. */
  format: FigureFormat | undefined;
}

/** Shaded cell, with its figure where it fits. */
function HeatmapCell({ value, scale, isActive, format, ...place }: HeatmapCellProps) {
  const shade = value === null ? undefined : shadeOf(value, scale);
  const shades = value !== null && value < 0 ? styles.shadeBelow : styles.shade;
  const rx = Math.min(3, place.width / 4);
  return (
    <g>
      <rect className={shade ? shades[shade] : styles.missing} {...place} rx={rx} />
      {isActive && <rect className={styles.active} {...place} rx={rx} />}
      {format && value !== null && (
        <text
          className={cx(plot.text, shade === 5 ? styles.onStrong : plot.strongText)}
          x={place.x + place.width / 2}
          y={place.y + place.height / 2}
          dy="0.32em"
          textAnchor="middle"
        >
          {shortFigure(value, format)}
        </text>
      )}
    </g>
  );
}

/**
 * Table of shaded cells, for amounts by two categories, e.g. weekday and hour. The arrow keys move from cell to cell,
 * Home and End to the first and last of the row, Enter opens a cell, Escape leaves it. Figures are in the cells where
 * they fit, and always in the readout and the table.
 *
 * @example
 * <HeatmapChart
 *   label="Sales by day and hour"
 *   categories={['9 AM', '10 AM', '11 AM']}
 *   rows={[
 *     { id: 'mon', label: 'Mon', values: [12, 18, 24] },
 *     { id: 'tue', label: 'Tue', values: [9, 14, 31] },
 *   ]}
 * />
 */
export function HeatmapChart(props: HeatmapChartProps) {
  const { categories, rows, unit = 'number', currency = 'USD', categoryLabel: _, ...frame } = props;
  const { height = Math.max(96, rows.length * 32 + 24) } = props;
  const messages = useMessages('chart', chartMessages);
  const { locale, direction } = useLocale();
  const format: FigureFormat = { unit, currency, locale };
  const values = rows.flatMap((row) => categories.map((__, at) => row.values[at] ?? null));
  const scale = heatmapScale(values);
  const widest = Math.max(
    0,
    ...values.map((value) => (value === null ? 0 : textWidth(shortFigure(value, format)))),
  );

  const draw = (box: ChartBox, active: ChartPoint | undefined) => {
    const cells = cellGeometry(props, box);
    const hasFigures = cells.width >= widest + 8 && cells.height >= 18;
    return (
      <>
        {rows.map((row, line) => (
          <g key={row.id}>
            {cells.height >= 13 && (
              <text
                className={cx(plot.text, plot.strongText)}
                x={box.x(0)}
                y={cells.height * (line + 0.5)}
                dy="0.32em"
                textAnchor="start"
              >
                {truncateText(row.label, cells.start - 12)}
              </text>
            )}
            {categories.map((__, at) => {
              const wide = cells.width - cells.gap;
              const start = cells.start + cells.width * at;
              return (
                <HeatmapCell
                  key={at}
                  value={row.values[at] ?? null}
                  scale={scale}
                  x={box.left(start, wide)}
                  y={cells.height * line}
                  width={wide}
                  height={cells.height - cells.gap}
                  isActive={active?.index === at && active.seriesId === row.id}
                  format={hasFigures ? format : undefined}
                />
              );
            })}
          </g>
        ))}
        <CategoryAxis
          {...{ box, categories }}
          at={(index) => cells.start + cells.width * (index + 0.5)}
          room={cells.width}
          y={box.height - 6}
          end={box.width}
        />
      </>
    );
  };
  const lineOf = (point: ChartPoint) => rows.findIndex(({ id }) => id === point.seriesId);

  return (
    <ChartFrame
      {...frame}
      height={height}
      shape="cells"
      isEmpty={categories.length === 0 || rows.length === 0}
      count={categories.length}
      seriesIds={rows.map(({ id }) => id)}
      isGrid
      headContent={
        values.some((value) => value !== null && value !== 0) && (
          <ShadeScale scale={scale} format={format} isRtl={direction === 'rtl'} />
        )
      }
      table={axisTable({ ...props, series: rows }, messages, format, false)}
      draw={draw}
      hit={(x, y, box) => {
        const cells = cellGeometry(props, box);
        const index = Math.floor((x - cells.start) / cells.width);
        const row = y >= 0 && y < cells.bottom ? rows[Math.floor(y / cells.height)] : undefined;
        return row && index >= 0 && index < categories.length ? { index, seriesId: row.id } : undefined;
      }}
      anchor={(point, box) => {
        const cells = cellGeometry(props, box);
        return {
          x: cells.start + cells.width * (point.index + 1),
          before: cells.start + cells.width * point.index,
          y: cells.height * (Math.max(0, lineOf(point)) + 0.5),
        };
      }}
      read={(point) => {
        const row = rows[lineOf(point)];
        const value = row?.values[point.index];
        return {
          title: row?.label ?? '',
          lines: [
            {
              label: categories[point.index] ?? '',
              value: value === null || value === undefined ? messages.none : fullFigure(value, format),
            },
          ],
        };
      }}
    />
  );
}
