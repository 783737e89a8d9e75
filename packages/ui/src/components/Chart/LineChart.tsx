import { scaleLinear } from 'd3-scale';
import { area as areaShape, line as lineShape } from 'd3-shape';
import { useLocale } from '../../locale.tsx';
import { cx } from '../../cx.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { axisReadout, axisRoom, axisTable, CategoryAxis, ReferenceLine, ValueGrid } from './axis.tsx';
import { chartMessages } from './Chart.messages.ts';
import { ChartFrame, type ChartBox } from './ChartFrame.tsx';
import type { AxisChartProps, ChartPoint } from './chartTypes.ts';
import { shortFigure } from './figures.ts';
import { downsample, truncateText, spreadLabels, stackSeries, textWidth, valueAxis } from './plot.ts';
import { colourOf, lineColourOf } from './seriesOf.ts';
import * as styles from './Plot.css.ts';

export interface LineChartProps extends AxisChartProps {
  /** Starts the axis at zero; turn off to show changes. */
  fromZero?: boolean;
}

/** Line chart with labels at the end of each line. */
export function LineChart({ fromZero = false, ...props }: LineChartProps) {
  return <TrendChart {...props} fromZero={fromZero} fill="none" />;
}

export interface AreaChartProps extends AxisChartProps {
  /** Stacks series that are parts of a whole, or draws each from zero. */
  layout?: 'stacked' | 'overlaid';
}

/** Area chart of amounts over time and their composition. */
export function AreaChart({ layout = 'stacked', ...props }: AreaChartProps) {
  return <TrendChart {...props} fromZero fill={layout} />;
}

interface TrendChartProps extends AxisChartProps {
  fromZero: boolean;
  fill: 'none' | 'stacked' | 'overlaid';
}

/** Minimum width in pixels for names beside the lines. */
const narrow = 420;

function TrendChart(props: TrendChartProps) {
  const { categories, series, reference, unit = 'number', currency = 'USD', height = 240 } = props;
  const { fill, fromZero, categoryLabel: _, ...frame } = props;
  const messages = useMessages('chart', chartMessages);
  const { locale } = useLocale();
  const format = { unit, currency, locale };
  const isStacked = fill === 'stacked' && series.length > 1;
  const colour = isStacked ? colourOf : lineColourOf;
  const piles = stackSeries(series.map(({ values }) => values));
  const tops = isStacked
    ? piles.map((parts) => parts.map(({ to }) => to))
    : series.map(({ values }) => values);
  const axis = valueAxis([...tops.flat(), reference?.value], 5, fromZero);

  const geometry = (box: ChartBox) => {
    const isNamed = series.length > 1 && box.width >= narrow;
    const ends = tops.map((values) => values.findLastIndex((value) => value !== null));
    const names = series.map(({ label, values }, at) => {
      const last = values[ends[at] ?? 0];
      const figure = last === null || last === undefined ? '' : shortFigure(last, format);
      return isNamed ? `${label} ${figure}` : figure;
    });
    const widest = Math.min(box.width * 0.36, Math.max(0, ...names.map(textWidth)) + 12);
    const area = {
      start: axisRoom(axis, format),
      end: box.width - Math.max(16, widest),
      top: 12,
      bottom: box.height - 24,
    };
    const y = scaleLinear()
      .domain([...axis.domain])
      .range([area.bottom, area.top]);
    const step = (area.end - area.start) / Math.max(1, categories.length - 1);
    const x = (index: number) =>
      categories.length === 1 ? (area.start + area.end) / 2 : area.start + index * step;
    return { area, x, y, step, names, ends, widest };
  };

  const draw = (box: ChartBox, active: ChartPoint | undefined) => {
    const { area, x, y, step, names, ends, widest } = geometry(box);
    const limit = Math.max(60, Math.round((area.end - area.start) / 2));
    const marks = tops.map((values) => downsample(values, limit));
    const topsAt = (at: number) => tops[at] ?? [];
    const lines = lineShape<number>().x((index) => box.x(x(index)));
    const spaced = spreadLabels(
      ends.map((end, at) => y(topsAt(at)[end] ?? 0)),
      15,
      area.top,
      area.bottom,
    );
    const isFaded = (at: number) => active?.seriesId != null && active.seriesId !== series[at]?.id;
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
        {active && (
          <line
            className={styles.rule}
            x1={box.x(x(active.index))}
            x2={box.x(x(active.index))}
            y1={area.top}
            y2={area.bottom}
          />
        )}
        {fill !== 'none' &&
          series.map(({ id }, at) => {
            const base = isStacked ? (index: number) => y(piles[at]?.[index]?.from ?? 0) : () => y(0);
            const shape = areaShape<number>()
              .x((index) => box.x(x(index)))
              .y0(base)
              .y1((index) => y(topsAt(at)[index] ?? 0))
              .defined((index) => series[at]?.values[index] != null);
            return (
              <path
                key={id}
                className={cx(
                  styles.areaFill[colour(at)],
                  isStacked && styles.areaSolid,
                  isFaded(at) && styles.faded,
                )}
                d={shape(marks[at] ?? []) ?? undefined}
              />
            );
          })}
        {!isStacked &&
          series.map(({ id }, at) => (
            <path
              key={id}
              className={cx(styles.lineStroke[colour(at)], isFaded(at) && styles.faded)}
              d={
                lines.y((index) => y(topsAt(at)[index] ?? 0)).defined((index) => topsAt(at)[index] != null)(
                  marks[at] ?? [],
                ) ?? undefined
              }
            />
          ))}
        {reference && (
          <ReferenceLine box={box} area={area} reference={reference} y={y(reference.value)} format={format} />
        )}
        {series.map(({ id }, at) => {
          const end = ends[at] ?? -1;
          const value = topsAt(at)[end];
          if (value === null || value === undefined) return null;
          return (
            <g key={id}>
              {!isStacked && (
                <circle
                  className={cx(styles.fill[colour(at)], styles.dot)}
                  cx={box.x(x(end))}
                  cy={y(value)}
                  r={4}
                />
              )}
              <text
                className={cx(styles.text, styles.strongText)}
                x={box.x(area.end + 8)}
                y={spaced[at]}
                dy="0.32em"
                textAnchor="start"
              >
                {truncateText(names[at] ?? '', widest)}
              </text>
            </g>
          );
        })}
        {active &&
          series.map(({ id }, at) => {
            const value = topsAt(at)[active.index];
            if (value === null || value === undefined) return null;
            return (
              <circle
                key={id}
                className={cx(styles.fill[colour(at)], styles.dot)}
                cx={box.x(x(active.index))}
                cy={y(value)}
                r={active.seriesId === id ? 6 : 4.5}
              />
            );
          })}
      </>
    );
  };

  return (
    <ChartFrame
      {...frame}
      height={height}
      isEmpty={categories.length === 0 || series.length === 0}
      count={categories.length}
      seriesIds={series.map(({ id }) => id)}
      legend={series.length > 1 ? series.map(({ label }, at) => ({ label, colour: colour(at) })) : undefined}
      legendUnder={fill === 'none' ? narrow : undefined}
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
        const tips = tops.flatMap((values) => values[index] ?? []).map(y);
        return { x: x(index), y: Math.min(area.bottom, ...tips) };
      }}
      read={(point) => axisReadout(props, point, messages, format, isStacked, colour)}
    />
  );
}
