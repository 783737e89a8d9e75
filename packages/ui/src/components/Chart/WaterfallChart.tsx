import { scaleLinear } from 'd3-scale';
import { useLocale } from '../../locale.tsx';
import { cx } from '../../cx.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { axisRoom, CategoryAxis, ValueGrid } from './axis.tsx';
import { BarBand } from './BarShapes.tsx';
import { barSlots } from './barGeometry.ts';
import { chartMessages } from './Chart.messages.ts';
import { ChartFrame } from './ChartFrame.tsx';
import type { ChartBox } from './chartFrameTypes.ts';
import type { ChartBaseProps, ChartPoint } from './chartTypes.ts';
import { fullFigure, shortFigure, signedFigure, type FigureFormat } from './figures.ts';
import { textWidth, valueAxis } from './plot.ts';
import { waterfallBars, type WaterfallBar, type WaterfallStep } from './waterfallBars.ts';
import * as plot from './Plot.css.ts';
import * as styles from './WaterfallChart.css.ts';

export type { WaterfallStep } from './waterfallBars.ts';

export interface WaterfallChartProps extends ChartBaseProps {
  /** Steps in order, usually from a sum over changes to a sum. */
  steps: readonly WaterfallStep[];
  /** Direction that is good. Colors changes green and red; without it they are neutral. */
  better?: 'higher' | 'lower';
}

interface StepsProps {
  box: ChartBox;
  bars: readonly WaterfallBar[];
  x: (index: number) => number;
  y: (value: number) => number;
  size: number;
  /** Length of a category, which a label may fill. */
  room: number;
  better: WaterfallChartProps['better'];
  format: FigureFormat;
  points: (figure: string) => string;
}

/** Bars of the steps with the levels between them and their amounts, which are left out if any does not fit. */
function Steps({ box, bars, x, y, size, room, better, format, points }: StepsProps) {
  const labels = bars.map(({ value, kind }) =>
    kind === 'total' ? shortFigure(value, format) : signedFigure(value, format, points),
  );
  const hasLabels = labels.every((label) => textWidth(label) + 4 <= room);
  return bars.map((bar, at) => {
    const start = x(at) - size / 2;
    const top = Math.min(y(bar.from), y(bar.to));
    const isDown = bar.kind === 'down' || bar.to < Math.min(0, bar.from);
    const isGood = better && (bar.kind === 'up') === (better === 'higher');
    const meaning =
      better && (bar.kind === 'up' || bar.kind === 'down') && (isGood ? styles.better : styles.worse);
    return (
      <g key={bar.id}>
        <rect
          className={cx(styles.bar[bar.kind], meaning)}
          x={box.left(start, size)}
          y={top}
          width={size}
          height={Math.max(1, Math.abs(y(bar.from) - y(bar.to)))}
          rx={2}
        />
        {at < bars.length - 1 && (
          <line
            className={styles.connector}
            x1={box.x(start + size)}
            x2={box.x(x(at + 1) - size / 2)}
            y1={y(bar.to)}
            y2={y(bar.to)}
          />
        )}
        {hasLabels && (
          <text
            className={cx(plot.text, plot.strongText, plot.halo)}
            x={box.x(x(at))}
            y={isDown ? Math.max(y(bar.from), y(bar.to)) + 14 : top - 6}
            textAnchor="middle"
          >
            {labels[at]}
          </text>
        )}
      </g>
    );
  });
}

/**
 * Changes that lead from one sum to another, e.g. from the contract sum over change orders to the revised sum. Left and
 * right move through the steps, Home and End to the first and last, Enter opens a step, Escape leaves it. A rise is
 * filled and a fall is outlined, so that they differ without color.
 *
 * @example
 * <WaterfallChart
 *   label="Budget to forecast"
 *   unit="money"
 *   steps={[
 *     { id: 'budget', label: 'Budget', value: 1_200_000, isTotal: true },
 *     { id: 'changes', label: 'Change orders', value: 85_000 },
 *     { id: 'forecast', label: 'Forecast', value: 1_285_000, isTotal: true },
 *   ]}
 * />
 */
export function WaterfallChart(props: WaterfallChartProps) {
  const { steps, better, unit = 'money', currency = 'USD', height = 240, categoryLabel, ...frame } = props;
  const messages = useMessages('chart', chartMessages);
  const { locale } = useLocale();
  const format: FigureFormat = { unit, currency, locale };
  const bars = waterfallBars(steps);
  const axis = valueAxis(
    bars.flatMap(({ from, to }) => [from, to]),
    5,
    true,
  );
  const changeOf = ({ kind, value }: WaterfallBar) =>
    kind === 'total' ? messages.none : signedFigure(value, format, messages.points, 'full');

  const geometry = (box: ChartBox) => {
    const area = {
      start: axisRoom(axis, format),
      end: box.width - 4,
      top: 22,
      // Amounts of falls are below their bars.
      bottom: box.height - (bars.some(({ kind, to }) => kind === 'down' || to < 0) ? 40 : 24),
    };
    const y = scaleLinear()
      .domain([...axis.domain])
      .range([area.bottom, area.top]);
    const slots = barSlots(area.start, area.end, bars.length, 1);
    return { area, y, slots, x: (index: number) => slots.from + slots.room * (index + 0.5) };
  };

  const draw = (box: ChartBox, active: ChartPoint | undefined) => {
    const { area, y, slots, x } = geometry(box);
    return (
      <>
        {active && <BarBand {...{ box, area, slots }} index={active.index} isFlat={false} />}
        <ValueGrid {...{ box, area, axis, y, format }} />
        <CategoryAxis
          box={box}
          categories={bars.map(({ label }) => label)}
          at={x}
          room={slots.room}
          y={box.height - 6}
          end={box.width}
        />
        <Steps
          {...{ box, bars, x, y, better, format }}
          size={slots.size}
          room={slots.room}
          points={messages.points}
        />
      </>
    );
  };

  return (
    <ChartFrame
      {...frame}
      height={height}
      isEmpty={bars.length === 0}
      count={bars.length}
      table={{
        heads: [categoryLabel ?? messages.step, messages.change, messages.level],
        rows: bars.map((bar) => ({ head: bar.label, cells: [changeOf(bar), fullFigure(bar.to, format)] })),
      }}
      draw={draw}
      hit={(at, _y, box) => {
        const { from, room } = geometry(box).slots;
        const index = Math.floor((at - from) / room);
        return index >= 0 && index < bars.length ? { index, seriesId: null } : undefined;
      }}
      anchor={({ index }, box) => {
        const { x, y, slots } = geometry(box);
        const bar = bars[index];
        const half = slots.room / 2 - 8;
        const top = y(Math.max(bar?.from ?? 0, bar?.to ?? 0));
        return { x: x(index) + half, y: top, before: x(index) - half };
      }}
      read={({ index }) => {
        const bar = bars[index];
        if (!bar) return { title: '', lines: [] };
        return {
          title: bar.label,
          lines: [
            ...(bar.kind === 'total'
              ? []
              : [{ label: messages.change, value: changeOf(bar), isStrong: true }]),
            { label: messages.level, value: fullFigure(bar.to, format) },
          ],
        };
      }}
    />
  );
}
