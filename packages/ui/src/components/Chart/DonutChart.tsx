import { arc } from 'd3-shape';
import { cx } from '../../cx.ts';
import type { ChartBox } from './chartFrameTypes.ts';
import type { ChartBaseProps, ChartPart, ChartPoint } from './chartTypes.ts';
import { shortFigure } from './figures.ts';
import { CategoryChartFrame, useCategoryChartText } from './CategoryChartFrame.tsx';
import { donutGeometry, placeLabels, type DonutGeometry, type LabelPlace } from './donutGeometry.ts';
import { truncateText, textWidth } from './plot.ts';
import { colourOf } from './seriesOf.ts';
import * as styles from './Plot.css.ts';

export interface DonutChartProps extends ChartBaseProps {
  /** Parts of the whole; up to eight have distinct colors. */
  parts: readonly ChartPart[];
  /** Label below the sum in the middle: "at cost". */
  totalLabel?: string;
}

interface SliceLabelProps {
  box: ChartBox;
  geometry: Omit<DonutGeometry, 'slices'>;
  label: LabelPlace;
  /** Index of the slice, which determines its color. */
  index: number;
  name: string;
  /** Formatted value and share. */
  figure: string;
}

/** Name and figure of a slice with the line to it; on narrow charts with its color. A tight label has no figure. */
function SliceLabel({ box, geometry, label, index, name, figure }: SliceLabelProps) {
  const { outer, middle, isNarrow, cy } = geometry;
  const { angle, isEnd, y, isTight } = label;
  const sign = isEnd ? 1 : -1;
  const near = middle + sign * (outer + 20);
  const room = (isEnd ? box.width - near : near) - 8;
  const from = { x: middle + Math.sin(angle) * (outer + 2), y: cy - Math.cos(angle) * (outer + 2) };
  const textAnchor = isEnd ? 'start' : 'end';
  return (
    <g>
      {isNarrow ? (
        <rect
          className={styles.fill[colourOf(index)]}
          x={box.left(near - 10, 10)}
          y={isTight ? y - 5 : y - 10}
          width={10}
          height={10}
          rx={2}
        />
      ) : (
        <polyline
          className={styles.leader}
          points={[
            [box.x(from.x), from.y],
            [box.x(near - sign * 8), y],
            [box.x(near - sign * 2), y],
          ].join(' ')}
        />
      )}
      <text
        className={cx(styles.text, styles.strongText)}
        x={box.x(near + sign * 4)}
        y={isTight ? y + 4 : y - 2}
        textAnchor={textAnchor}
      >
        {truncateText(name, room)}
      </text>
      {!isTight && (
        <text className={styles.text} x={box.x(near + sign * 4)} y={y + 13} textAnchor={textAnchor}>
          {figure}
        </text>
      )}
    </g>
  );
}

/**
 * Donut chart of a few labeled parts.
 *
 * @example
 * <DonutChart
 *   label="Cost by type"
 *   unit="money"
 *   parts={[
 *     { id: 'labor', label: 'Labor', value: 1_840_000 },
 *     { id: 'material', label: 'Material', value: 1_420_000 },
 *   ]}
 * />
 */
export function DonutChart(props: DonutChartProps) {
  const { parts, totalLabel, unit, currency, height = 240, ...frame } = props;
  const { messages, format, percent } = useCategoryChartText(unit, currency);
  const total = parts.reduce((sum, { value }) => sum + Math.max(0, value), 0);
  const shareOf = (value: number) => percent(total > 0 ? Math.max(0, value) / total : 0);

  const geometry = (box: ChartBox) => donutGeometry(parts, box);

  const draw = (box: ChartBox, active: ChartPoint | undefined) => {
    const { outer, middle, isNarrow, slices, cy } = geometry(box);
    const shape = arc<(typeof slices)[number]>()
      .innerRadius(outer * 0.64)
      .outerRadius(outer);
    const labels = placeLabels(box, { outer, isNarrow, slices, cy });
    const sum = shortFigure(total, format);
    // The estimate is for captions; the figure is larger and heavier.
    const isLong = textWidth(sum) * 1.75 > outer * 1.15;
    return (
      <>
        <g transform={`translate(${box.x(middle)} ${cy})${box.isRtl ? ' scale(-1 1)' : ''}`}>
          {total === 0 && <circle r={outer * 0.82} className={styles.leader} strokeWidth={outer * 0.3} />}
          {slices.map((slice, at) => (
            <path
              key={slice.data.id}
              className={cx(
                styles.fill[colourOf(at)],
                styles.parted,
                active && active.index !== at && styles.faded,
              )}
              d={shape(slice) ?? undefined}
            />
          ))}
        </g>
        <text
          className={cx(styles.text, styles.figure, isLong && styles.figureSmall)}
          x={box.x(middle)}
          y={cy}
          dy={totalLabel ? 0 : '0.32em'}
          textAnchor="middle"
        >
          {sum}
        </text>
        {totalLabel && (
          <text className={styles.text} x={box.x(middle)} y={cy + 18} textAnchor="middle">
            {truncateText(totalLabel, outer * 1.15)}
          </text>
        )}
        {slices.map(({ data }, at) => {
          const label = labels[at];
          return (
            label && (
              <SliceLabel
                key={data.id}
                box={box}
                geometry={{ outer, middle, isNarrow, cy }}
                label={label}
                index={at}
                name={data.label}
                figure={`${shortFigure(data.value, format)} · ${shareOf(data.value)}`}
              />
            )
          );
        })}
      </>
    );
  };

  return (
    <CategoryChartFrame
      {...frame}
      height={height}
      shape="ring"
      parts={parts}
      format={format}
      shareHead={messages.share}
      shareOf={(index) => shareOf(parts[index]?.value ?? 0)}
      colourOf={colourOf}
      draw={draw}
      partAt={(x, y, box) => {
        const { outer, middle, slices, cy } = geometry(box);
        const far = Math.hypot(x - middle, y - cy);
        if (far > outer + 4 || far < outer * 0.5) return -1;
        const angle = (Math.atan2(x - middle, cy - y) + Math.PI * 2) % (Math.PI * 2);
        return slices.findIndex((slice) => angle >= slice.startAngle && angle < slice.endAngle);
      }}
      anchor={(index, box) => {
        const { outer, middle, slices, cy } = geometry(box);
        const slice = slices[index];
        const angle = slice ? (slice.startAngle + slice.endAngle) / 2 : 0;
        return { x: middle + Math.sin(angle) * outer * 0.8, y: cy - Math.cos(angle) * outer * 0.8 };
      }}
    />
  );
}
