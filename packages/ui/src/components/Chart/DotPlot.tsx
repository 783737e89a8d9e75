import { scaleLinear } from 'd3-scale';
import { useLocale } from '../../locale.tsx';
import { cx } from '../../cx.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { chartMessages } from './Chart.messages.ts';
import { ChartFrame } from './ChartFrame.tsx';
import type { ChartBox } from './chartFrameTypes.ts';
import type { ChartBaseProps, ChartPoint } from './chartTypes.ts';
import { changeOf } from './changeMeaning.ts';
import { fullFigure, shortFigure, signedFigure, type FigureFormat } from './figures.ts';
import { labeledTicks } from './labelPlacement.ts';
import { textWidth, truncateText, valueAxis } from './plot.ts';
import * as plot from './Plot.css.ts';
import * as styles from './DotPlot.css.ts';

export interface DotPlotItem {
  id: string;
  label: string;
  /** Value before, drawn as a hollow dot; null for none. */
  before: number | null;
  /** Value after, drawn as a filled dot; null for none. */
  after: number | null;
}

export interface DotPlotProps extends ChartBaseProps {
  /** Rows with a value before and a value after. */
  items: readonly DotPlotItem[];
  /** Name of the values before, e.g. "Estimate". */
  beforeLabel: string;
  /** Name of the values after, e.g. "Forecast". */
  afterLabel: string;
  /** Direction that is good. Colors changes green and red; without it they are neutral. */
  better?: 'higher' | 'lower';
  /** Changes up to this size have no color. */
  tolerance?: number;
  /** Starts the axis at zero; turn off to show small differences. */
  startsAtZero?: boolean;
}

/** Minimum width in pixels for a column of changes. */
const narrow = 400;

/** Key of the hollow and the filled dot. */
function DotKeys({ beforeLabel, afterLabel }: Pick<DotPlotProps, 'beforeLabel' | 'afterLabel'>) {
  return (
    <span className={styles.keys} aria-hidden>
      {[
        { label: beforeLabel, className: styles.before },
        { label: afterLabel, className: styles.after.neutral },
      ].map(({ label, className }) => (
        <span key={label} className={plot.legendItem}>
          <svg className={styles.key} viewBox="0 0 12 12">
            <circle className={className} cx={6} cy={6} r={4.5} />
          </svg>
          <span className={plot.legendText} title={label}>
            {label}
          </span>
        </span>
      ))}
    </span>
  );
}

interface RowProps {
  box: ChartBox;
  item: DotPlotItem;
  /** Extent of the row's axis and the end of its name, from the start edge. */
  columns: { name: number; start: number; end: number; figure: number; hasChange: boolean };
  x: (value: number) => number;
  y: number;
  change: ReturnType<typeof changeOf>;
  /** Formatted difference of the values; empty without one. */
  difference: string;
  format: FigureFormat;
}

/** Name, track, dots and figures of an item. */
function Row({ box, item, columns, x, y, change, difference, format }: RowProps) {
  const { label, before, after } = item;
  return (
    <g>
      <text className={cx(plot.text, plot.strongText)} x={box.x(0)} y={y} dy="0.32em" textAnchor="start">
        {truncateText(label, columns.name)}
      </text>
      <line className={styles.track} x1={box.x(columns.start)} x2={box.x(columns.end)} y1={y} y2={y} />
      {before !== null && after !== null && (
        <line className={styles.link[change]} x1={box.x(x(before))} x2={box.x(x(after))} y1={y} y2={y} />
      )}
      {before !== null && <circle className={styles.before} cx={box.x(x(before))} cy={y} r={4.5} />}
      {after !== null && <circle className={styles.after[change]} cx={box.x(x(after))} cy={y} r={5} />}
      <text
        className={cx(plot.text, plot.strongText)}
        x={box.x(columns.figure)}
        y={y}
        dy="0.32em"
        textAnchor="end"
      >
        {after === null ? '' : shortFigure(after, format)}
      </text>
      {columns.hasChange && (
        <text
          className={cx(plot.text, styles.changeText[change])}
          x={box.x(box.width)}
          y={y}
          dy="0.32em"
          textAnchor="end"
        >
          {difference}
        </text>
      )}
    </g>
  );
}

/**
 * Dot plot of a value before and after for each item, e.g. estimated and forecast margin by job. Up and down (and left
 * and right) move through the items, Home and End to the first and last, Enter opens an item, Escape leaves it.
 *
 * @example
 * <DotPlot
 *   label="Margin by job"
 *   unit="percent"
 *   beforeLabel="Estimate"
 *   afterLabel="Forecast"
 *   items={[{ id: 'clinic', label: 'Riverside Clinic', before: 18, after: 14.2 }]}
 * />
 */
export function DotPlot(props: DotPlotProps) {
  const { items, beforeLabel, afterLabel, better, tolerance = 0, startsAtZero = false, ...rest } = props;
  const { unit = 'number', currency = 'USD', categoryLabel, ...frame } = rest;
  const { height = Math.max(72, items.length * 28 + 28) } = props;
  const messages = useMessages('chart', chartMessages);
  const { locale } = useLocale();
  const format: FigureFormat = { unit, currency, locale };
  const axis = valueAxis(
    items.flatMap(({ before, after }) => [before, after]),
    4,
    startsAtZero,
  );
  const widths = (texts: readonly string[]) => Math.max(0, ...texts.map(textWidth));
  const figures = widths(items.map(({ after }) => (after === null ? '' : shortFigure(after, format))));
  const differenceOf = ({ before, after }: DotPlotItem, digits: 'short' | 'full' = 'short') =>
    before === null || after === null ? '' : signedFigure(after - before, format, messages.points, digits);
  const changes = widths(items.map((item) => differenceOf(item)));

  const geometry = (box: ChartBox) => {
    const name = Math.min(widths(items.map(({ label }) => label)), box.width * 0.32);
    // On a narrow chart the dots need the room; the readout and the table have the change.
    const hasChange = changes > 0 && box.width >= narrow;
    const figure = box.width - (hasChange ? changes + 12 : 0);
    const columns = { name, start: name + 20, end: figure - figures - 20, figure, hasChange };
    const x = scaleLinear()
      .domain([...axis.domain])
      .range([columns.start, columns.end]);
    const top = 28;
    return { columns, x, top, row: (box.height - top) / Math.max(1, items.length) };
  };

  const draw = (box: ChartBox, active: ChartPoint | undefined) => {
    const { columns, x, top, row } = geometry(box);
    const tickText = (tick: number) => shortFigure(tick, format);
    return (
      <>
        {active && (
          <rect
            className={plot.band}
            x={0}
            y={top + row * active.index}
            width={box.width}
            height={row}
            rx={4}
          />
        )}
        {labeledTicks(axis.ticks, x, tickText).map((tick) => (
          <g key={tick}>
            {tick === 0 && (
              <line
                className={plot.zeroLine}
                x1={box.x(x(tick))}
                x2={box.x(x(tick))}
                y1={top - 4}
                y2={box.height}
              />
            )}
            <text className={plot.text} x={box.x(x(tick))} y={14} textAnchor="middle">
              {tickText(tick)}
            </text>
          </g>
        ))}
        {items.map((item, at) => (
          <Row
            key={item.id}
            {...{ box, item, columns, x, format }}
            y={top + row * (at + 0.5)}
            difference={differenceOf(item)}
            change={changeOf(item.before, item.after, better, tolerance)}
          />
        ))}
      </>
    );
  };

  const cell = (value: number | null) => (value === null ? messages.none : fullFigure(value, format));
  const cellsOf = (item: DotPlotItem) => [
    cell(item.before),
    cell(item.after),
    differenceOf(item, 'full') || messages.none,
  ];
  const heads = [beforeLabel, afterLabel, messages.change];
  return (
    <ChartFrame
      {...frame}
      height={height}
      shape="rows"
      isEmpty={items.length === 0}
      count={items.length}
      isUpright
      headContent={<DotKeys beforeLabel={beforeLabel} afterLabel={afterLabel} />}
      table={{
        heads: [categoryLabel ?? messages.category, ...heads],
        rows: items.map((item) => ({ head: item.label, cells: cellsOf(item) })),
      }}
      draw={draw}
      hit={(_x, y, box) => {
        const { top, row } = geometry(box);
        const index = Math.floor((y - top) / row);
        return index >= 0 && index < items.length ? { index, seriesId: null } : undefined;
      }}
      anchor={({ index }, box) => {
        const { x, top, row } = geometry(box);
        const item = items[index];
        const value = item?.after ?? item?.before ?? axis.domain[0];
        const rowTop = top + row * index;
        return { x: x(value), y: rowTop + row / 2, row: { top: rowTop, bottom: rowTop + row } };
      }}
      read={({ index }) => {
        const item = items[index];
        const cells = item ? cellsOf(item) : [];
        return {
          title: item?.label ?? '',
          lines: heads.map((label, at) => ({ label, value: cells[at] ?? messages.none })),
        };
      }}
    />
  );
}
