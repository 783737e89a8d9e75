import { scaleLinear } from 'd3-scale';
import { useLocale } from '../../locale.tsx';
import { cx } from '../../cx.ts';
import { useMessages } from '../../messages/useMessages.ts';
import {
  axisReadout,
  axisRoom,
  axisTable,
  CategoryAxis,
  ReferenceLine,
  totalAt,
  ValueGrid,
} from './axis.tsx';
import { chartMessages } from './Chart.messages.ts';
import { ChartFrame, type ChartBox } from './ChartFrame.tsx';
import type { AxisChartProps, ChartPoint } from './chartTypes.ts';
import { shortFigure } from './figures.ts';
import { truncateText, stackSeries, textWidth, valueAxis } from './plot.ts';
import { colourOf } from './seriesOf.ts';
import * as styles from './Plot.css.ts';

export interface BarChartProps extends AxisChartProps {
  /** Draws several series side by side or stacked. */
  layout?: 'grouped' | 'stacked';
  /** `horizontal` where the names of the categories are long. */
  orientation?: 'vertical' | 'horizontal';
}

interface Bar {
  series: number;
  index: number;
  value: number;
  /** Position along the category axis. */
  at: number;
  size: number;
  /** Extent along the value axis, starting nearer to zero. */
  from: number;
  to: number;
}

/** Bar chart of amounts from zero. */
export function BarChart(props: BarChartProps) {
  const { categories, series, reference, unit = 'number', currency = 'USD', height = 240 } = props;
  const { layout = 'grouped', orientation = 'vertical', categoryLabel: _, ...frame } = props;
  const messages = useMessages('chart', chartMessages);
  const { locale } = useLocale();
  const format = { unit, currency, locale };
  const isStacked = layout === 'stacked' && series.length > 1;
  const isFlat = orientation === 'horizontal';
  const piles = stackSeries(series.map(({ values }) => values));
  const extremes = isStacked
    ? piles.flatMap((parts) => parts.map(({ to }) => to))
    : series.flatMap(({ values }) => values);
  const axis = valueAxis([...extremes, reference?.value], isFlat ? 4 : 5, true);

  const geometry = (box: ChartBox) => {
    const widest = Math.max(0, ...categories.map(textWidth));
    const area = isFlat
      ? {
          start: Math.min(widest, box.width * 0.34) + 12,
          end: box.width - (isStacked || series.length === 1 ? 56 : 44),
          top: reference ? 20 : 4,
          bottom: box.height - 24,
        }
      : {
          start: axisRoom(axis, format),
          end: box.width - 4,
          top: 20,
          bottom: box.height - (axis.domain[0] < 0 ? 38 : 24),
        };
    const scale = scaleLinear()
      .domain([...axis.domain])
      .range(isFlat ? [area.start, area.end] : [area.bottom, area.top]);
    const from = isFlat ? area.top : area.start;
    const room = ((isFlat ? area.bottom : area.end) - from) / Math.max(1, categories.length);
    const inner = Math.min(room * 0.72, isStacked || series.length === 1 ? 56 : 36 * series.length);
    const gap = isStacked ? 0 : Math.min(2, inner / 12);
    const size = isStacked ? inner : (inner - gap * (series.length - 1)) / Math.max(1, series.length);
    const bars: Bar[] = series.flatMap(({ values }, at) =>
      categories.flatMap((__, index) => {
        const value = values[index];
        if (value === null || value === undefined) return [];
        const part = isStacked ? piles[at]?.[index] : { from: 0, to: value };
        if (!part) return [];
        return {
          series: at,
          index,
          value,
          at: from + room * index + (room - inner) / 2 + (isStacked ? 0 : at * (size + gap)),
          size,
          from: scale(part.from),
          to: scale(part.to),
        };
      }),
    );
    return { area, scale, room, from, bars };
  };

  const draw = (box: ChartBox, active: ChartPoint | undefined) => {
    const { area, scale, room, from, bars } = geometry(box);
    const rectOf = ({ at, size, from: a, to: b }: Bar) => {
      const low = Math.min(a, b);
      const long = Math.abs(a - b);
      return isFlat
        ? { x: box.left(low, long), y: at, width: long, height: size }
        : { x: box.left(at, size), y: low, width: size, height: long };
    };
    return (
      <>
        {active && (
          <rect
            className={styles.band}
            rx={4}
            {...(isFlat
              ? { x: 0, y: from + room * active.index, width: box.width, height: room }
              : {
                  x: box.left(from + room * active.index, room),
                  y: area.top - 16,
                  width: room,
                  height: area.bottom - area.top + 16,
                })}
          />
        )}
        {isFlat ? (
          <g>
            {axis.ticks.map((tick) => (
              <g key={tick}>
                <line
                  className={tick === 0 ? styles.zeroLine : styles.gridLine}
                  x1={box.x(scale(tick))}
                  x2={box.x(scale(tick))}
                  y1={area.top}
                  y2={area.bottom}
                />
                <text className={styles.text} x={box.x(scale(tick))} y={box.height - 6} textAnchor="middle">
                  {shortFigure(tick, format)}
                </text>
              </g>
            ))}
            {categories.map((name, index) => (
              <text
                key={index}
                className={cx(styles.text, styles.strongText)}
                x={box.x(0)}
                y={from + room * (index + 0.5)}
                dy="0.32em"
                textAnchor="start"
              >
                {truncateText(name, area.start - 12)}
              </text>
            ))}
          </g>
        ) : (
          <>
            <ValueGrid box={box} area={area} axis={axis} y={scale} format={format} />
            <CategoryAxis
              box={box}
              categories={categories}
              at={(index) => from + room * (index + 0.5)}
              room={room}
              y={box.height - 6}
              end={box.width}
            />
          </>
        )}
        {bars.map((bar) => (
          <rect
            key={`${bar.series}-${bar.index}`}
            className={cx(
              styles.fill[colourOf(bar.series)],
              isStacked && styles.parted,
              active?.seriesId && active.seriesId !== series[bar.series]?.id && styles.faded,
            )}
            rx={isStacked ? 0 : 2}
            {...rectOf(bar)}
          />
        ))}
        {labels(box, bars, room)}
        {reference &&
          (isFlat ? (
            <g>
              <line
                className={styles.referenceLine}
                x1={box.x(scale(reference.value))}
                x2={box.x(scale(reference.value))}
                y1={area.top - 4}
                y2={area.bottom}
              />
              <text
                className={cx(styles.text, styles.strongText)}
                x={box.x(scale(reference.value))}
                y={12}
                textAnchor="middle"
              >
                {`${reference.label} ${shortFigure(reference.value, format)}`}
              </text>
            </g>
          ) : (
            <ReferenceLine
              box={box}
              area={area}
              reference={reference}
              y={scale(reference.value)}
              format={format}
            />
          ))}
      </>
    );
  };

  /** Labels at the bar ends, shown if all of them fit; a stack shows its sum. */
  const labels = (box: ChartBox, bars: readonly Bar[], room: number) => {
    const ends = isStacked
      ? categories.flatMap((__, index) => {
          const own = bars.filter((bar) => bar.index === index);
          if (own.length === 0) return [];
          // The sum is at the end of the stack, on its own side of zero.
          const isBelow = totalAt(series, index) < 0;
          const side = own.filter(({ value }) => value < 0 === isBelow);
          const edge = (side.length > 0 ? side : own).map(({ to }) => to);
          const to = isFlat === isBelow ? Math.min(...edge) : Math.max(...edge);
          return {
            key: String(index),
            at: (own[0]?.at ?? 0) + (own[0]?.size ?? 0) / 2,
            to,
            value: totalAt(series, index),
            room,
          };
        })
      : bars.map((bar) => ({
          key: `${bar.series}-${bar.index}`,
          at: bar.at + bar.size / 2,
          to: bar.to,
          value: bar.value,
          room: isFlat ? bar.size + 4 : Math.max(bar.size + 2, room / series.length),
        }));
    const need = (value: number) => (isFlat ? 14 : textWidth(shortFigure(value, format)) + 2);
    if (ends.some((end) => need(end.value) > end.room)) return null;
    return ends.map(({ key, at, to, value }) => {
      const isBelow = value < 0;
      return (
        <text
          key={key}
          className={cx(styles.text, styles.strongText, reference && styles.halo)}
          {...(isFlat
            ? {
                x: box.x(to + (isBelow ? -6 : 6)),
                y: at,
                dy: '0.32em',
                textAnchor: isBelow ? ('end' as const) : ('start' as const),
              }
            : { x: box.x(at), y: to + (isBelow ? 13 : -5), textAnchor: 'middle' as const })}
        >
          {shortFigure(value, format)}
        </text>
      );
    });
  };

  return (
    <ChartFrame
      {...frame}
      height={height}
      isEmpty={categories.length === 0 || series.length === 0}
      count={categories.length}
      seriesIds={series.map(({ id }) => id)}
      legend={
        series.length > 1 ? series.map(({ label }, at) => ({ label, colour: colourOf(at) })) : undefined
      }
      table={axisTable(props, messages, format, isStacked)}
      isUpright={isFlat && series.length === 1}
      draw={draw}
      hit={(x, y, box) => {
        const { from, room } = geometry(box);
        const index = Math.floor(((isFlat ? y : x) - from) / room);
        return index >= 0 && index < categories.length ? { index, seriesId: null } : undefined;
      }}
      anchor={({ index }, box) => {
        const { from, room, area, bars } = geometry(box);
        const middle = from + room * (index + 0.5);
        const own = bars.filter((bar) => bar.index === index);
        if (isFlat) return { x: Math.max(area.start, ...own.map(({ to }) => to)), y: middle };
        return { x: middle + room / 2 - 8, y: Math.min(area.bottom, ...own.map(({ to }) => to)) };
      }}
      read={(point) => axisReadout(props, point, messages, format, isStacked)}
    />
  );
}
