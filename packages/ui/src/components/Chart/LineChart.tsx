import { scaleLinear } from 'd3-scale';
import { useLocale } from '../../locale.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import {
  axisReadout,
  axisRoom,
  axisTable,
  CategoryAxis,
  ReferenceLabel,
  ReferenceLine,
  ValueGrid,
} from './axis.tsx';
import { chartMessages } from './Chart.messages.ts';
import { ChartFrame } from './ChartFrame.tsx';
import type { ChartBox } from './chartFrameTypes.ts';
import type { AxisChartProps, ChartPoint } from './chartTypes.ts';
import type { FigureFormat } from './figures.ts';
import { lineObstacles } from './labelPlacement.ts';
import { ActiveMarks, ActiveRule, Areas, LineEnds, Lines, type DrawnLine } from './LineShapes.tsx';
import { endRoom, lineEnds } from './lineGeometry.ts';
import { stackSeries, valueAxis } from './plot.ts';
import { useVisibleSeries, type ColouredSeries } from './useVisibleSeries.ts';

export interface LineChartProps extends AxisChartProps {
  /** Starts the axis at zero; turn off to show changes. */
  startsAtZero?: boolean;
}

/**
 * Line chart with labels at the end of each line. Left and right move through the categories, up and down through the
 * lines, Home and End to the first and last, Enter opens a point, Escape leaves it. Where the lines are named in a
 * legend, its buttons show and hide them.
 *
 * @example
 * <LineChart
 *   label="Weighted pipeline"
 *   unit="money"
 *   categories={['Jan', 'Feb', 'Mar']}
 *   series={[{ id: 'pipeline', label: 'Pipeline', values: [3_100_000, 3_620_000, 4_350_000] }]}
 * />
 */
export function LineChart({ startsAtZero: fromZero = false, ...props }: LineChartProps) {
  return <TrendChart {...props} startsAtZero={fromZero} fill="none" />;
}

export interface AreaChartProps extends AxisChartProps {
  /** Stacks series that are parts of a whole, or draws each from zero. */
  layout?: 'stacked' | 'overlaid';
}

/**
 * Area chart of amounts over time and their composition, operated like a `LineChart`.
 *
 * @example
 * <AreaChart
 *   label="Stock value"
 *   unit="money"
 *   categories={['Jan', 'Feb', 'Mar']}
 *   series={[{ id: 'stock', label: 'Stock value', values: [210_000, 236_000, 198_000] }]}
 * />
 */
export function AreaChart({ layout = 'stacked', ...props }: AreaChartProps) {
  return <TrendChart {...props} startsAtZero fill={layout} />;
}

interface TrendChartProps extends AxisChartProps {
  startsAtZero: boolean;
  fill: 'none' | 'stacked' | 'overlaid';
}

/** Minimum width in pixels for names beside the lines. */
const narrow = 420;
/** Maximum number of lines that their ends alone identify; more have a legend, to show and hide them. */
const manyLines = 4;

/** Lines, axis and positions of the shown series. */
function trendModel(props: TrendChartProps, shown: readonly ColouredSeries[], format: FigureFormat) {
  const { categories, reference, startsAtZero: fromZero, fill, series } = props;
  const isStacked = fill === 'stacked' && series.length > 1;
  const piles = stackSeries(shown.map(({ values }) => values));
  const lines: DrawnLine[] = shown.map(({ id, colour, values }, at) => ({
    id,
    colour,
    values: isStacked ? (piles[at] ?? []).map(({ to }) => to) : values,
    ...(isStacked ? { bases: (piles[at] ?? []).map(({ from }) => from) } : {}),
  }));
  const axis = valueAxis([...lines.flatMap(({ values }) => values), reference?.value], 5, fromZero);

  const geometry = (box: ChartBox) => {
    const isNamed = series.length > 1 && box.width >= narrow;
    const named = shown.map(({ label, values }, at) => {
      const drawn = lines[at]?.values ?? [];
      return { label, values: drawn, figure: values[drawn.findLastIndex((value) => value !== null)] };
    });
    const ends = lineEnds(named, isNamed, format);
    const room = endRoom(ends, box.width * 0.36);
    const area = {
      start: axisRoom(axis, format),
      end: box.width - Math.max(16, room),
      top: reference ? 20 : 12,
      bottom: box.height - 24,
    };
    const y = scaleLinear()
      .domain([...axis.domain])
      .range([area.bottom, area.top]);
    const step = (area.end - area.start) / Math.max(1, categories.length - 1);
    const x = (index: number) =>
      categories.length === 1 ? (area.start + area.end) / 2 : area.start + index * step;
    return { area, x, y, step, ends, room };
  };
  return { isStacked, lines, axis, geometry };
}

function TrendChart(props: TrendChartProps) {
  const { categories, series, reference, unit = 'number', currency = 'USD', height = 240 } = props;
  const { fill, startsAtZero: _, categoryLabel: __, ...frame } = props;
  const messages = useMessages('chart', chartMessages);
  const { locale } = useLocale();
  const format = { unit, currency, locale };
  const { shown, legend, onToggle } = useVisibleSeries(series, () => (fill === 'none' ? 'line' : 'area'));
  const { isStacked, lines, axis, geometry } = trendModel(props, shown, format);

  const draw = (box: ChartBox, active: ChartPoint | undefined) => {
    const { area, x, y, step, ends, room } = geometry(box);
    const limit = Math.max(60, Math.round((area.end - area.start) / 2));
    const common = { box, lines, x, y };
    return (
      <>
        <ValueGrid box={box} area={area} axis={axis} y={y} format={format} />
        <CategoryAxis
          box={box}
          categories={categories}
          at={x}
          room={categories.length > 1 ? step : area.end - area.start}
          y={box.height - 6}
          end={box.width}
        />
        {active && <ActiveRule box={box} area={area} x={x(active.index)} />}
        {fill !== 'none' && <Areas {...common} {...{ limit, active, isStacked }} />}
        {!isStacked && <Lines {...common} {...{ limit, active }} />}
        {reference && <ReferenceLine box={box} area={area} y={y(reference.value)} />}
        <LineEnds {...common} {...{ area, ends, room }} hasMarks={!isStacked} />
        {reference && (
          <ReferenceLabel
            {...{ box, area, reference, format }}
            y={y(reference.value)}
            obstacles={lines.flatMap(({ values }) =>
              lineObstacles(
                values
                  .slice(0, 400)
                  .map((value, index) => (value === null ? null : { x: x(index), y: y(value) })),
              ),
            )}
          />
        )}
        {active && <ActiveMarks {...common} active={active} />}
      </>
    );
  };

  return (
    <ChartFrame
      {...frame}
      height={height}
      shape="area"
      isEmpty={categories.length === 0 || series.length === 0}
      count={categories.length}
      seriesIds={shown.map(({ id }) => id)}
      legend={legend}
      onToggleSeries={onToggle}
      legendUnder={
        // A hidden line can always be shown again.
        fill === 'none' && series.length <= manyLines && shown.length === series.length ? narrow : undefined
      }
      table={axisTable(props, messages, format, isStacked)}
      draw={draw}
      hit={(at, _y, box) => {
        const { area, step } = geometry(box);
        if (at < area.start - 12 || at > area.end + 12) return undefined;
        const index = categories.length === 1 ? 0 : Math.round((at - area.start) / step);
        return { index: Math.max(0, Math.min(categories.length - 1, index)), seriesId: null };
      }}
      anchor={({ index }, box) => {
        const { x, y, area } = geometry(box);
        const tips = lines.flatMap(({ values }) => values[index] ?? []).map(y);
        return { x: x(index), y: Math.min(area.bottom, ...tips) };
      }}
      read={(point) =>
        axisReadout(categories, shown, point, messages, format, { hasTotal: isStacked, reference })
      }
    />
  );
}
