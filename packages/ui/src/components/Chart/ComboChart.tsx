import { scaleLinear } from 'd3-scale';
import { useLocale } from '../../locale.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { axisRoom, CategoryAxis, ValueGrid, totalAt } from './axis.tsx';
import { BarBand, Bars } from './BarShapes.tsx';
import { barExtents, barSlots, barsOf } from './barGeometry.ts';
import { chartMessages } from './Chart.messages.ts';
import { ChartFrame } from './ChartFrame.tsx';
import type { ChartBox, ChartTable, Readout } from './chartFrameTypes.ts';
import type { ChartBaseProps, ChartPoint, ChartSeries, ChartUnit } from './chartTypes.ts';
import { cx } from '../../cx.ts';
import { fullFigure, shortFigure, type FigureFormat } from './figures.ts';
import { ActiveMarks, Lines } from './LineShapes.tsx';
import { SeriesMarker } from './SeriesMarker.tsx';
import { pairedAxes } from './pairedAxes.ts';
import { useVisibleSeries, type ColouredSeries } from './useVisibleSeries.ts';
import * as styles from './Plot.css.ts';

export interface ComboChartProps extends ChartBaseProps {
  /** Labels of the categories along the axis. */
  categories: readonly string[];
  /** Series drawn as columns, by the axis at the start edge. */
  columns: readonly ChartSeries[];
  /** Series drawn as lines, by the axis at the end edge. */
  lines: readonly ChartSeries[];
  /** Unit of the lines and of the second axis; percent by default. */
  lineUnit?: ChartUnit;
  /** Draws several series of columns side by side or stacked. */
  layout?: 'grouped' | 'stacked';
}

interface ComboFormats {
  column: FigureFormat;
  line: FigureFormat;
}

/** Axes and geometry of the shown series. */
function comboModel(
  { categories, layout = 'grouped' }: ComboChartProps,
  columns: readonly ColouredSeries[],
  lines: readonly ColouredSeries[],
  formats: ComboFormats,
) {
  const values = columns.map((one) => categories.map((_, at) => one.values[at] ?? null));
  const ends = barExtents(values, layout).flatMap((parts) => parts.map((part) => part?.to));
  const [columnAxis, lineAxis] = pairedAxes(
    ends,
    lines.flatMap((one) => one.values),
    5,
  );
  const geometry = (box: ChartBox) => {
    const area = {
      start: axisRoom(columnAxis, formats.column),
      end: box.width - axisRoom(lineAxis, formats.line),
      top: 12,
      bottom: box.height - (columnAxis.domain[0] < 0 ? 32 : 24),
    };
    const scale = (domain: readonly [number, number]) =>
      scaleLinear()
        .domain([...domain])
        .range([area.bottom, area.top]);
    const y = scale(columnAxis.domain);
    const slots = barSlots(
      area.start,
      area.end,
      categories.length,
      layout === 'stacked' ? 1 : Math.max(1, columns.length),
    );
    const x = (index: number) => slots.from + slots.room * (index + 0.5);
    return { area, y, lineY: scale(lineAxis.domain), slots, x, bars: barsOf(values, layout, slots, y) };
  };
  return { columnAxis, lineAxis, geometry };
}

const isLine = (id: string, lines: readonly ChartSeries[]) => lines.some((line) => line.id === id);

/** Table with a column for each series, in the unit of its axis. */
function comboTable(
  { categories, columns, lines, categoryLabel, layout }: ComboChartProps,
  messages: typeof chartMessages,
  formats: ComboFormats,
): ChartTable {
  const hasTotal = layout === 'stacked' && columns.length > 1;
  const cells = (series: readonly ChartSeries[], at: number, format: FigureFormat) =>
    series.map(({ values }) => {
      const value = values[at];
      return value === null || value === undefined ? messages.none : fullFigure(value, format);
    });
  return {
    heads: [
      categoryLabel ?? messages.category,
      ...columns.map(({ label }) => label),
      ...(hasTotal ? [messages.total] : []),
      ...lines.map(({ label }) => label),
    ],
    rows: categories.map((head, at) => ({
      head,
      cells: [
        ...cells(columns, at, formats.column),
        ...(hasTotal ? [fullFigure(totalAt(columns, at), formats.column)] : []),
        ...cells(lines, at, formats.line),
      ],
    })),
  };
}

/**
 * Columns of amounts with lines of another measure, each with an axis of its own; both axes start at zero and share the
 * grid lines. Left and right move through the categories, up and down through the series, Home and End to the first and
 * last, Enter opens a point, Escape leaves it. The buttons of the legend show and hide series.
 *
 * @example
 * <ComboChart
 *   label="Billings and margin"
 *   unit="money"
 *   categories={['Jan', 'Feb', 'Mar']}
 *   columns={[{ id: 'billed', label: 'Billed', values: [420_000, 510_000, 730_000] }]}
 *   lines={[{ id: 'margin', label: 'Margin', values: [18.6, 19.2, 21.4] }]}
 * />
 */
export function ComboChart(props: ComboChartProps) {
  const { categories, columns, lines, unit = 'number', lineUnit = 'percent', currency = 'USD' } = props;
  const { layout = 'grouped', height = 240, categoryLabel: _, ...frame } = props;
  const messages = useMessages('chart', chartMessages);
  const { locale } = useLocale();
  const formats: ComboFormats = {
    column: { unit, currency, locale },
    line: { unit: lineUnit, currency, locale },
  };
  const { shown, legend, onToggle } = useVisibleSeries([...columns, ...lines], (at) =>
    at < columns.length ? 'area' : 'line',
  );
  const shownColumns = shown.filter(({ id }) => !isLine(id, lines));
  const shownLines = shown.filter(({ id }) => isLine(id, lines));
  const { columnAxis, lineAxis, geometry } = comboModel(props, shownColumns, shownLines, formats);
  const formatOf = (id: string) => (isLine(id, lines) ? formats.line : formats.column);

  const draw = (box: ChartBox, active: ChartPoint | undefined) => {
    const { area, y, lineY, slots, x, bars } = geometry(box);
    const common = { box, lines: shownLines, x, y: lineY };
    return (
      <>
        {active && <BarBand {...{ box, area, slots }} index={active.index} isFlat={false} />}
        <ValueGrid box={box} area={area} axis={columnAxis} y={y} format={formats.column} />
        {shownLines.length > 0 &&
          lineAxis.ticks.map((tick) => (
            <text
              key={tick}
              className={styles.text}
              x={box.x(area.end + 8)}
              y={lineY(tick)}
              dy="0.32em"
              textAnchor="start"
            >
              {shortFigure(tick, formats.line)}
            </text>
          ))}
        <CategoryAxis {...{ box, categories }} at={x} room={slots.room} y={box.height - 6} end={box.width} />
        <Bars
          {...{ box, bars, active }}
          series={shownColumns}
          isFlat={false}
          isStacked={layout === 'stacked'}
        />
        <Lines {...common} limit={Math.max(60, Math.round(box.width / 2))} active={active} hasHalo />
        {categories.length <= 31 &&
          shownLines.map(({ id, colour, values }) =>
            values.map(
              (value, index) =>
                value !== null && (
                  <SeriesMarker
                    key={`${id}-${index}`}
                    colour={colour}
                    x={box.x(x(index))}
                    y={lineY(value)}
                    radius={4}
                    className={cx(styles.fill[colour], styles.dot)}
                  />
                ),
            ),
          )}
        {active && <ActiveMarks {...common} active={active} />}
      </>
    );
  };

  const read = (point: ChartPoint): Readout => ({
    title: categories[point.index] ?? '',
    lines: shown.map(({ id, label, colour, values }) => {
      const value = values[point.index];
      return {
        label,
        colour,
        value: value === null || value === undefined ? messages.none : fullFigure(value, formatOf(id)),
        isStrong: id === point.seriesId,
      };
    }),
  });

  return (
    <ChartFrame
      {...frame}
      height={height}
      isEmpty={categories.length === 0 || columns.length + lines.length === 0}
      count={categories.length}
      seriesIds={shown.map(({ id }) => id)}
      legend={legend}
      onToggleSeries={onToggle}
      table={comboTable(props, messages, formats)}
      draw={draw}
      hit={(at, _y, box) => {
        const { from, room } = geometry(box).slots;
        const index = Math.floor((at - from) / room);
        return index >= 0 && index < categories.length ? { index, seriesId: null } : undefined;
      }}
      anchor={({ index }, box) => {
        const { x, slots, area, bars } = geometry(box);
        const tops = bars.filter((bar) => bar.index === index).map(({ to }) => to);
        const half = slots.room / 2 - 8;
        return { x: x(index) + half, y: Math.min(area.bottom, ...tops), before: x(index) - half };
      }}
      read={read}
    />
  );
}
