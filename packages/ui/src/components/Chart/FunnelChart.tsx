import { cx } from '../../cx.ts';
import type { ChartBox } from './chartFrameTypes.ts';
import type { ChartBaseProps, ChartPart, ChartPoint } from './chartTypes.ts';
import { shortFigure } from './figures.ts';
import { CategoryChartFrame, useCategoryChartText } from './CategoryChartFrame.tsx';
import { truncateText, funnelSteps, textWidth } from './plot.ts';
import * as styles from './Plot.css.ts';

export interface FunnelChartProps extends ChartBaseProps {
  /** Stages in order, each a part of the previous one. */
  stages: readonly ChartPart[];
}

/**
 * Funnel chart of the amounts per stage.
 *
 * @example
 * <FunnelChart
 *   label="Sales funnel"
 *   stages={[
 *     { id: 'lead', label: 'Leads', value: 224 },
 *     { id: 'sent', label: 'Bids sent', value: 71 },
 *     { id: 'won', label: 'Awarded', value: 19 },
 *   ]}
 * />
 */
export function FunnelChart(props: FunnelChartProps) {
  const { stages, unit, currency, ...frame } = props;
  const { height = Math.max(120, stages.length * 44 + 4) } = props;
  const { messages, format, percent } = useCategoryChartText(unit, currency);
  const steps = funnelSteps(stages.map(({ value }) => value));
  const keptOf = (kept: number | null | undefined) => (kept == null ? messages.none : percent(kept));

  const geometry = (box: ChartBox) => {
    const widest = Math.max(0, ...stages.map(({ label }) => textWidth(label)));
    const start = Math.min(widest, box.width * 0.32) + 16;
    const end = box.width - 52;
    const figures = Math.max(0, ...stages.map(({ value }) => textWidth(shortFigure(value, format))));
    return { start, end: end - figures - 8, row: box.height / Math.max(1, stages.length), figures };
  };

  const draw = (box: ChartBox, active: ChartPoint | undefined) => {
    const { start, end, row } = geometry(box);
    const wide = end - start;
    const bar = Math.min(28, row - 12);
    return (
      <>
        {stages.map(({ id, label, value }, at) => {
          const top = row * at + (row - bar) / 2;
          const own = Math.max(2, (steps[at]?.width ?? 0) * wide);
          const next = steps[at + 1];
          const nextWidth = Math.max(2, (next?.width ?? 0) * wide);
          const gap = row - bar;
          return (
            <g key={id} className={active && active.index !== at ? styles.faded : undefined}>
              <text
                className={cx(styles.text, styles.strongText)}
                x={box.x(0)}
                y={top + bar / 2}
                dy="0.32em"
                textAnchor="start"
              >
                {truncateText(label, start - 12)}
              </text>
              <rect
                className={styles.fill[1]}
                x={box.left(start, own)}
                y={top}
                width={own}
                height={bar}
                rx={2}
              />
              {next && (
                <polygon
                  className={styles.fill[1]}
                  opacity={0.18}
                  points={[
                    [box.x(start), top + bar],
                    [box.x(start + own), top + bar],
                    [box.x(start + nextWidth), top + bar + gap],
                    [box.x(start), top + bar + gap],
                  ].join(' ')}
                />
              )}
              <text
                className={cx(styles.text, styles.strongText)}
                x={box.x(start + own + 8)}
                y={top + bar / 2}
                dy="0.32em"
                textAnchor="start"
              >
                {shortFigure(value, format)}
              </text>
              {at > 0 && (
                <text
                  className={styles.text}
                  x={box.x(box.width)}
                  y={top + bar / 2}
                  dy="0.32em"
                  textAnchor="end"
                >
                  {keptOf(steps[at]?.kept)}
                </text>
              )}
            </g>
          );
        })}
      </>
    );
  };

  return (
    <CategoryChartFrame
      {...frame}
      height={height}
      shape="rows"
      parts={stages}
      format={format}
      shareHead={messages.kept}
      shareOf={(index) => (index > 0 ? keptOf(steps[index]?.kept) : undefined)}
      colourOf={() => 1}
      draw={draw}
      partAt={(_x, y, box) => Math.floor(y / geometry(box).row)}
      anchor={(index, box) => {
        const { start, end, row } = geometry(box);
        const middle = row * (index + 0.5);
        return {
          x: start + (steps[index]?.width ?? 0) * (end - start),
          y: middle,
          row: { top: middle - row / 2, bottom: middle + row / 2 },
        };
      }}
    />
  );
}
