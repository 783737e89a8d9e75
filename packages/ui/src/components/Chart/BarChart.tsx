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
import { BarBand, BarLabels, Bars, FlatGrid, FlatReference } from './BarShapes.tsx';
import {
  barExtents,
  barLabels,
  barRect,
  barSlots,
  barsOf,
  labelsPastLine,
  type BarLayout,
} from './barGeometry.ts';
import { chartMessages } from './Chart.messages.ts';
import { ChartFrame } from './ChartFrame.tsx';
import type { ChartBox } from './chartFrameTypes.ts';
import type { AxisChartProps, ChartPoint } from './chartTypes.ts';
import { shortFigure, type FigureFormat } from './figures.ts';
import { textWidth, valueAxis } from './plot.ts';
import { useVisibleSeries, type ColouredSeries } from './useVisibleSeries.ts';

export interface BarChartProps extends AxisChartProps {
  /**
   * Draws several series side by side, stacked, or as shares of 100 %. Shares show neither sums nor the reference,
   * which are amounts.
   */
  layout?: BarLayout;
  /** `horizontal` where the names of the categories are long. Days and months are always `vertical`, however many. */
  orientation?: 'vertical' | 'horizontal';
}

/** Everything that the drawing of the shown series needs, besides its size. */
function barModel(props: BarChartProps, shown: readonly ColouredSeries[], format: FigureFormat) {
  const { categories, series, layout: wanted = 'grouped', orientation } = props;
  const layout: BarLayout = wanted === 'stacked' && series.length < 2 ? 'grouped' : wanted;
  const isFlat = orientation === 'horizontal';
  const reference = layout === 'percent' ? undefined : props.reference;
  const values = shown.map((one) => categories.map((_, at) => one.values[at] ?? null));
  const ends = barExtents(values, layout).flatMap((parts) => parts.map((part) => part?.to));
  const axisFormat: FigureFormat = layout === 'percent' ? { ...format, unit: 'percent' } : format;
  const axis =
    layout === 'percent'
      ? shareAxis(ends.some((end) => (end ?? 0) < 0))
      : valueAxis([...ends, reference?.value], isFlat ? 4 : 5, true);
  const isStacked = layout !== 'grouped';
  const geometry = (box: ChartBox) => {
    const area = isFlat
      ? {
          start: Math.min(Math.max(0, ...categories.map(textWidth)), box.width * 0.34) + 12,
          end: box.width - Math.max(24, Math.min(box.width * 0.3, labelRoom(values.flat(), format))),
          top: reference ? 20 : 4,
          bottom: box.height - 24,
        }
      : {
          start: axisRoom(axis, axisFormat),
          end: box.width - 4,
          top: 20,
          bottom: box.height - (axis.domain[0] < 0 ? 38 : 24),
        };
    const scale = scaleLinear()
      .domain([...axis.domain])
      .range(isFlat ? [area.start, area.end] : [area.bottom, area.top]);
    const slots = barSlots(
      isFlat ? area.top : area.start,
      isFlat ? area.bottom : area.end,
      categories.length,
      isStacked ? 1 : shown.length,
    );
    return { area, scale, slots, bars: barsOf(values, layout, slots, scale) };
  };
  return { layout, isFlat, isStacked, reference, axis, axisFormat, geometry };
}

const shareAxis = (hasNegative: boolean) =>
  hasNegative
    ? { domain: [-100, 100] as const, ticks: [-100, -50, 0, 50, 100] }
    : { domain: [0, 100] as const, ticks: [0, 25, 50, 75, 100] };

/** Width of the widest figure beside a bar. */
const labelRoom = (values: readonly (number | null)[], format: FigureFormat) =>
  Math.max(0, ...values.map((value) => (value === null ? 0 : textWidth(shortFigure(value, format))))) + 12;

/**
 * Bar chart of amounts from zero. Left and right move through the categories and up and down through the series (with
 * one series of horizontal bars, up and down move through the categories), Home and End to the first and last, Enter
 * opens a point, Escape leaves it. The buttons of the legend show and hide series.
 *
 * @example
 * <BarChart
 *   label="Billed by month"
 *   unit="money"
 *   categories={['Jan', 'Feb', 'Mar']}
 *   series={[{ id: 'billed', label: 'Billed', values: [420_000, 510_000, 730_000] }]}
 * />
 */
export function BarChart(props: BarChartProps) {
  const { categories, series, unit = 'number', currency = 'USD', height = 240 } = props;
  const { layout: _, orientation: __, categoryLabel: ___, ...frame } = props;
  const messages = useMessages('chart', chartMessages);
  const { locale } = useLocale();
  const format = { unit, currency, locale };
  const { shown, legend, onToggle } = useVisibleSeries(series);
  const { layout, isFlat, isStacked, reference, axis, axisFormat, geometry } = barModel(props, shown, format);

  const draw = (box: ChartBox, active: ChartPoint | undefined) => {
    const { area, scale, slots, bars } = geometry(box);
    const at = reference && scale(reference.value);
    const ends = barLabels(bars, layout, slots, isFlat, format);
    const labels = isFlat && at !== undefined ? labelsPastLine(ends, at) : ends;
    return (
      <>
        {active && <BarBand {...{ box, area, slots, isFlat }} index={active.index} />}
        {isFlat ? (
          <FlatGrid {...{ box, area, axis, slots, categories }} x={scale} format={axisFormat} />
        ) : (
          <>
            <ValueGrid box={box} area={area} axis={axis} y={scale} format={axisFormat} />
            <CategoryAxis
              box={box}
              categories={categories}
              at={(index) => slots.from + slots.room * (index + 0.5)}
              room={slots.room}
              y={box.height - 6}
              end={box.width}
            />
          </>
        )}
        <Bars {...{ box, bars, isFlat, isStacked, active }} series={shown} />
        {reference &&
          at !== undefined &&
          (isFlat ? (
            <FlatReference {...{ box, area, reference, format }} x={at} />
          ) : (
            <ReferenceLine box={box} area={area} y={at} />
          ))}
        <BarLabels box={box} labels={labels} />
        {reference && at !== undefined && !isFlat && (
          <ReferenceLabel
            {...{ box, area, reference, format }}
            y={at}
            obstacles={[...bars.map((bar) => barRect(bar, false)), ...labels.map(({ rect }) => rect)]}
          />
        )}
      </>
    );
  };

  return (
    <ChartFrame
      {...frame}
      height={height}
      shape={isFlat ? 'rows' : 'columns'}
      isEmpty={categories.length === 0 || series.length === 0}
      count={categories.length}
      seriesIds={shown.map(({ id }) => id)}
      legend={legend}
      onToggleSeries={onToggle}
      table={axisTable(props, messages, format, layout === 'stacked')}
      isUpright={isFlat && shown.length === 1}
      draw={draw}
      hit={(x, y, box) => {
        const { from, room } = geometry(box).slots;
        const index = Math.floor(((isFlat ? y : x) - from) / room);
        return index >= 0 && index < categories.length ? { index, seriesId: null } : undefined;
      }}
      anchor={({ index }, box) => {
        const { slots, area, bars } = geometry(box);
        const middle = slots.from + slots.room * (index + 0.5);
        const own = bars.filter((bar) => bar.index === index);
        const half = slots.room / 2 - 8;
        if (isFlat) {
          const end = Math.max(area.start, ...own.map(({ to }) => to));
          return { x: end, y: middle, row: { top: middle - half, bottom: middle + half } };
        }
        const top = Math.min(area.bottom, ...own.map(({ to }) => to));
        return { x: middle + half, y: top, before: middle - half };
      }}
      read={(point) =>
        axisReadout(categories, shown, point, messages, format, {
          hasTotal: layout === 'stacked',
          hasShare: layout === 'percent',
          reference,
        })
      }
    />
  );
}
