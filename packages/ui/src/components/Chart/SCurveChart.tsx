import { scaleLinear } from 'd3-scale';
import { useLocale } from '../../locale.tsx';
import { cx } from '../../cx.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { axisRoom, axisTable, CategoryAxis, ValueGrid, type PlotArea } from './axis.tsx';
import { chartMessages } from './Chart.messages.ts';
import { ChartFrame } from './ChartFrame.tsx';
import type { ChartBox, Readout } from './chartFrameTypes.ts';
import type { ChartBaseProps, ChartPoint, ChartSeries } from './chartTypes.ts';
import { fullFigure, signedFigure, type FigureFormat } from './figures.ts';
import { ActiveMarks, ActiveRule, LineEnds, Lines, type DrawnLine } from './LineShapes.tsx';
import { endRoom, lineEnds } from './lineGeometry.ts';
import { SeriesMarker } from './SeriesMarker.tsx';
import { textWidth, valueAxis } from './plot.ts';
import { sCurveLines } from './sCurveLines.ts';
import type { SeriesColour } from './seriesOf.ts';
import { useVisibleSeries, type ColouredSeries } from './useVisibleSeries.ts';
import * as styles from './Plot.css.ts';

export interface SCurveChartProps extends ChartBaseProps {
  /** Labels of the periods along the axis. */
  categories: readonly string[];
  /** Planned value at the end of each period. */
  planned: readonly (number | null)[];
  /** Actual values up to now; null or missing afterwards. */
  actual: readonly (number | null)[];
  /** Expected values of the periods after the last actual one. */
  forecast?: readonly (number | null)[];
  /** True if the values are those of single periods, which the chart adds up. */
  isPerPeriod?: boolean;
  /** Position of today along the periods: 2.5 is halfway between the third and the fourth label. */
  today?: number;
}

const colours: Readonly<Record<string, SeriesColour>> = { planned: 6, actual: 1, forecast: 1 };
/** Minimum width in pixels for names at the ends of the lines. */
const narrow = 420;

interface TodayProps {
  box: ChartBox;
  area: PlotArea;
  x: number;
  label: string;
}

/** SeriesMarker of today with its name above the plot. */
function Today({ box, area, x, label }: TodayProps) {
  const half = textWidth(label) / 2;
  return (
    <g>
      <line className={styles.todayLine} x1={box.x(x)} x2={box.x(x)} y1={area.top - 4} y2={area.bottom} />
      <text
        className={cx(styles.text, styles.strongText)}
        x={box.x(Math.max(half, Math.min(box.width - half, x)))}
        y={area.top - 10}
        textAnchor="middle"
      >
        {label}
      </text>
    </g>
  );
}

/** Axis and geometry of the shown lines. */
function curveModel(
  { categories }: SCurveChartProps,
  shown: readonly ColouredSeries[],
  format: FigureFormat,
) {
  const lines: DrawnLine[] = shown.map(({ id, values }) => ({
    id,
    values,
    colour: colours[id] ?? 1,
    isDashed: id === 'forecast',
  }));
  const axis = valueAxis(
    shown.flatMap(({ values }) => values),
    5,
    true,
  );
  // The actual line has a label only if no forecast continues it.
  const hasForecast = shown.some(({ id, values }) => id === 'forecast' && values.some((one) => one !== null));
  const geometry = (box: ChartBox) => {
    const ends = lineEnds(
      shown.map(({ id, label, values }) => ({
        label,
        values: id === 'actual' && hasForecast ? [] : values,
        figure: values[values.findLastIndex((value) => value !== null)],
      })),
      box.width >= narrow,
      format,
    );
    const labeled = ends.filter(({ index }) => index >= 0);
    const room = endRoom(labeled, box.width * 0.34);
    const area = {
      start: axisRoom(axis, format),
      end: box.width - Math.max(16, room),
      top: 28,
      bottom: box.height - 24,
    };
    const y = scaleLinear()
      .domain([...axis.domain])
      .range([area.bottom, area.top]);
    const step = (area.end - area.start) / Math.max(1, categories.length - 1);
    const x = (at: number) =>
      categories.length === 1 ? (area.start + area.end) / 2 : area.start + at * step;
    return { area, x, y, step, ends, room };
  };
  return { lines, axis, geometry };
}

/** Figures of a period with the difference of the actual or forecast value from the planned one. */
function curveReadout(
  { categories }: SCurveChartProps,
  shown: readonly ColouredSeries[],
  { index, seriesId }: ChartPoint,
  messages: typeof chartMessages,
  format: FigureFormat,
): Readout {
  const valueOf = (id: string) => shown.find((one) => one.id === id)?.values[index] ?? null;
  const real = shown.filter(({ values }) => values[index] != null);
  // The forecast begins at the last actual value, which is not listed twice.
  const listed = real.filter(({ id }) => id !== 'forecast' || valueOf('actual') === null);
  const [planned, reached] = [valueOf('planned'), valueOf('actual') ?? valueOf('forecast')];
  return {
    title: categories[index] ?? '',
    lines: [
      ...listed.map(({ id, label, values }) => ({
        label,
        value: fullFigure(values[index] ?? 0, format),
        colour: colours[id] ?? 1,
        isStrong: id === seriesId,
      })),
      ...(planned !== null && reached !== null
        ? [
            {
              label: messages.fromPlan,
              value: signedFigure(reached - planned, format, messages.points, 'full'),
            },
          ]
        : []),
    ],
  };
}

/**
 * S-curve of work or cost: planned, actual and forecast values added up over time, with today's marker. Left and right
 * move through the periods, up and down through the lines, Home and End to the first and last, Enter opens a point,
 * Escape leaves it. The buttons of the legend show and hide the lines; the forecast is dashed.
 *
 * @example
 * <SCurveChart
 *   label="Work in place"
 *   unit="percent"
 *   categories={['Jan', 'Feb', 'Mar', 'Apr']}
 *   planned={[5, 22, 58, 100]}
 *   actual={[4, 19, null, null]}
 * />
 */
export function SCurveChart(props: SCurveChartProps) {
  const { categories, planned, actual, forecast = [], isPerPeriod = false, today, ...rest } = props;
  const { unit = 'percent', currency = 'USD', height = 260, categoryLabel: _, ...frame } = rest;
  const messages = useMessages('chart', chartMessages);
  const { locale } = useLocale();
  const format: FigureFormat = { unit, currency, locale };
  const values = sCurveLines({ planned, actual, forecast }, categories.length, isPerPeriod);
  const series: ChartSeries[] = (['planned', 'actual', 'forecast'] as const)
    .filter((id) => id !== 'forecast' || values.forecast.some((value) => value !== null))
    .map((id) => ({ id, label: messages[id], values: values[id] }));
  const { shown, legend, onToggle } = useVisibleSeries(series, (at) => (at === 2 ? 'dashed' : 'line'));
  const { lines, axis, geometry } = curveModel(props, shown, format);
  const hasToday = today !== undefined && today >= 0 && today <= categories.length - 1;
  const isEmpty = series.every((one) => one.values.every((value) => value === null));

  const draw = (box: ChartBox, active: ChartPoint | undefined) => {
    const { area, x, y, step, ends, room } = geometry(box);
    const common = { box, lines, x, y };
    const actualLine = lines.find(({ id }) => id === 'actual');
    const last = actualLine?.values.findLastIndex((value) => value !== null) ?? -1;
    return (
      <>
        <ValueGrid {...{ box, area, axis, y, format }} />
        <CategoryAxis
          {...{ box, categories }}
          at={x}
          room={categories.length > 1 ? step : area.end - area.start}
          y={box.height - 6}
          end={box.width}
        />
        {active && <ActiveRule box={box} area={area} x={x(active.index)} />}
        {hasToday && <Today box={box} area={area} x={x(today)} label={messages.today} />}
        <Lines {...common} limit={Math.max(60, Math.round(box.width / 2))} active={active} />
        <LineEnds {...common} {...{ area, ends, room }} hasMarks />
        {actualLine && last >= 0 && (
          <SeriesMarker
            colour={actualLine.colour}
            x={box.x(x(last))}
            y={y(actualLine.values[last] ?? 0)}
            radius={4}
            className={cx(styles.fill[actualLine.colour], styles.dot)}
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
      isEmpty={categories.length === 0 || isEmpty}
      count={categories.length}
      seriesIds={shown.map(({ id }) => id)}
      legend={legend?.map((item) => ({ ...item, colour: colours[item.id] ?? 1 }))}
      onToggleSeries={onToggle}
      table={axisTable({ ...props, series }, messages, format, false)}
      draw={draw}
      hit={(at, _y, box) => {
        const { area, step } = geometry(box);
        if (at < area.start - 12 || at > area.end + 12) return undefined;
        const index = categories.length === 1 ? 0 : Math.round((at - area.start) / step);
        return { index: Math.max(0, Math.min(categories.length - 1, index)), seriesId: null };
      }}
      anchor={({ index }, box) => {
        const { x, y, area } = geometry(box);
        return {
          x: x(index),
          y: Math.min(area.bottom, ...lines.flatMap((one) => one.values[index] ?? []).map(y)),
        };
      }}
      read={(point) => curveReadout(props, shown, point, messages, format)}
    />
  );
}
