import { ChartColumn, Table2 } from 'lucide-react';
import { useId, useState, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import { useLocale } from '../../locale.tsx';
import { cx } from '../../cx.ts';
import { useWidth } from '../../hooks.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { IconButton } from '../Button/IconButton.tsx';
import { EmptyState, ErrorState } from '../Feedback/States.tsx';
import { VisuallyHidden } from '../Layout/Layout.tsx';
import { chartMessages } from './Chart.messages.ts';
import type { ChartBaseProps, ChartPoint } from './chartTypes.ts';
import { pointAfterKey } from './pointAfterKey.ts';
import type { SeriesColour } from './seriesOf.ts';
import * as styles from './Plot.css.ts';

export interface ChartTable {
  heads: readonly string[];
  rows: readonly { head: string; cells: readonly string[] }[];
}

export interface Readout {
  title: string;
  lines: readonly { label: string; value: string; colour?: SeriesColour; isStrong?: boolean }[];
}

export interface ChartBox {
  width: number;
  height: number;
  isRtl: boolean;
  /** Converts a position from the start edge to a position from the left edge. */
  x: (fromStart: number) => number;
  /** Returns the left edge of a box of `width` that starts here. */
  left: (fromStart: number, width: number) => number;
}

interface ChartFrameProps extends Omit<ChartBaseProps, 'unit' | 'currency' | 'categoryLabel'> {
  height: number;
  legend?: readonly { label: string; colour: SeriesColour }[];
  /** Maximum width in pixels at which the legend is shown; wider drawings name the series themselves. */
  legendUnder?: number;
  table: ChartTable;
  isEmpty: boolean;
  /** Number of categories or parts that the arrow keys move through. */
  count: number;
  /** Ids of the series that the arrow keys move through; undefined if a category is one point. */
  seriesIds?: readonly string[];
  /** True if the points are arranged vertically. */
  isUpright?: boolean;
  draw: (box: ChartBox, active: ChartPoint | undefined) => ReactNode;
  /** Returns the point at a position in pixels from the start edge and the top. */
  hit: (x: number, y: number, box: ChartBox) => ChartPoint | undefined;
  /** Position of a point, measured from the start edge. */
  anchor: (point: ChartPoint, box: ChartBox) => { x: number; y: number };
  read: (point: ChartPoint) => Readout;
}

/** Width of the drawing until it is measured, on the server and in the first paint. */
const firstWidth = 640;

/** Drawing area with positions in the text direction. */
const boxOf = (width: number, height: number, isRtl: boolean): ChartBox => ({
  width,
  height,
  isRtl,
  x: (fromStart) => (isRtl ? width - fromStart : fromStart),
  left: (fromStart, wide) => (isRtl ? width - fromStart - wide : fromStart),
});

type ChartStateProps = Pick<
  ChartFrameProps,
  'height' | 'isLoading' | 'errorMessage' | 'onRetry' | 'emptyState'
>;

/** Loading, failed or empty chart. */
function ChartState({ height, isLoading, errorMessage, onRetry, emptyState }: ChartStateProps) {
  const messages = useMessages('chart', chartMessages);
  if (isLoading) return <ChartBones label={messages.loading} height={height} />;
  if (errorMessage !== undefined)
    return (
      <div className={styles.middle} style={{ minHeight: height }}>
        <ErrorState title={errorMessage} onRetry={onRetry} size="sm" />
      </div>
    );
  return (
    <div className={styles.middle} style={{ minHeight: height }}>
      {emptyState ?? <EmptyState title={messages.empty} size="sm" />}
    </div>
  );
}

interface ChartReadoutProps {
  readout: Readout;
  /** Position of the point, counted from the start edge and the top. */
  place: { x: number; y: number };
  box: ChartBox;
}

/** Figures of the active point, beside it. */
function ChartReadout({ readout, place, box: { width, height } }: ChartReadoutProps) {
  return (
    <div
      className={styles.readout}
      aria-hidden
      style={{
        insetBlockStart: Math.max(0, Math.min(height - 24 - readout.lines.length * 22, place.y - 24)),
        ...(place.x > width / 2
          ? { insetInlineEnd: width - place.x + 12 }
          : { insetInlineStart: place.x + 12 }),
      }}
    >
      <div className={styles.readoutTitle}>{readout.title}</div>
      {readout.lines.map((line) => (
        <div key={line.label} className={cx(styles.readoutLine, line.isStrong && styles.readoutStrong)}>
          {line.colour && <span className={cx(styles.swatch, styles.swatchColour[line.colour])} />}
          <span className={styles.readoutLabel}>{line.label}</span>
          <span className={styles.readoutValue}>{line.value}</span>
        </div>
      ))}
    </div>
  );
}

/** Names of the series with their colors. */
function ChartLegend({ legend }: { legend: NonNullable<ChartFrameProps['legend']> }) {
  return (
    <div className={styles.legend} aria-hidden>
      {legend.map((item) => (
        <span key={item.label} className={styles.legendItem}>
          <span className={cx(styles.swatch, styles.swatchColour[item.colour])} />
          <span className={styles.legendText} title={item.label}>
            {item.label}
          </span>
        </span>
      ))}
    </div>
  );
}

/** Frame of all charts: states, legend, keyboard, readout and data table. */
export function ChartFrame({
  label,
  height,
  isLoading,
  errorMessage,
  onRetry,
  emptyState,
  onSelect,
  defaultShowTable = false,
  legend,
  legendUnder = Infinity,
  table,
  isEmpty,
  count,
  seriesIds = [],
  isUpright,
  draw,
  hit,
  anchor,
  read,
}: ChartFrameProps) {
  const messages = useMessages('chart', chartMessages);
  const { direction } = useLocale();
  const hintId = useId();
  const [measure, measured = firstWidth] = useWidth();
  const [isTable, setTable] = useState(defaultShowTable);
  const [active, setActive] = useState<ChartPoint>();
  const width = measured || firstWidth;
  const isRtl = direction === 'rtl';
  const box = boxOf(width, height, isRtl);
  const point = active && active.index < count ? active : undefined;

  if (isLoading || errorMessage !== undefined || isEmpty)
    return <ChartState {...{ height, isLoading, errorMessage, onRetry, emptyState }} />;

  const onKeyDown = (event: KeyboardEvent) => {
    const next = pointAfterKey(event.key, point, { count, seriesIds, isUpright, isRtl });
    if (next) setActive(next);
    else if (event.key === 'Escape' && point) setActive(undefined);
    else if ((event.key === 'Enter' || event.key === ' ') && point && onSelect) onSelect(point);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const at = (event: PointerEvent<HTMLElement>) => {
    const rect = event.currentTarget.getBoundingClientRect();
    const x = ((event.clientX - rect.left) / (rect.width || 1)) * width;
    return hit(isRtl ? width - x : x, event.clientY - rect.top, box);
  };
  const readout = point && read(point);
  const place = point && anchor(point, box);

  return (
    <figure className={styles.root} aria-label={label}>
      <div className={styles.head}>
        {legend && !isTable && width < legendUnder && <ChartLegend legend={legend} />}
        <span className={styles.tools}>
          <IconButton
            icon={isTable ? ChartColumn : Table2}
            label={isTable ? messages.showChart : messages.showTable}
            size="sm"
            onPress={() => setTable(!isTable)}
          />
        </span>
      </div>
      {isTable ? (
        <div
          className={styles.tableBox}
          style={{ maxHeight: height }}
          tabIndex={0}
          role="group"
          aria-label={label}
        >
          <DataTable label={label} table={table} />
        </div>
      ) : (
        <>
          <div
            ref={measure}
            role="application"
            aria-label={label}
            aria-describedby={hintId}
            tabIndex={0}
            className={cx(styles.plot, onSelect && point && styles.pressable)}
            onKeyDown={onKeyDown}
            onPointerMove={(event) => setActive(at(event))}
            onPointerDown={(event) => setActive(at(event))}
            onPointerLeave={() => setActive(undefined)}
            onBlur={() => setActive(undefined)}
            onClick={() => {
              if (point) onSelect?.(point);
            }}
          >
            <svg
              aria-hidden
              className={styles.svg}
              viewBox={`0 0 ${width} ${height}`}
              style={{ aspectRatio: `${width} / ${height}` }}
            >
              {draw(box, point)}
            </svg>
            {readout && place && <ChartReadout readout={readout} place={place} box={box} />}
          </div>
          <VisuallyHidden as="div">
            <span id={hintId}>{messages.hint}</span>
            <span role="status">
              {readout &&
                [readout.title, ...readout.lines.map((line) => `${line.label} ${line.value}`)].join(', ')}
            </span>
            <DataTable label={label} table={table} />
          </VisuallyHidden>
        </>
      )}
    </figure>
  );
}

function DataTable({ label, table }: { label: string; table: ChartTable }) {
  return (
    <table className={styles.table} aria-label={label}>
      <thead>
        <tr>
          {table.heads.map((head) => (
            <th key={head} scope="col" className={styles.tableHead}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.rows.map((row, at) => (
          <tr key={`${at}-${row.head}`}>
            <th scope="row" className={styles.tableCell}>
              {row.head}
            </th>
            {row.cells.map((cell, column) => (
              <td key={column} className={styles.tableCell}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function ChartBones({ label, height }: { label: string; height: number }) {
  return (
    <div role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      <div className={styles.head} />
      <div aria-hidden className={styles.bones} style={{ height }}>
        {Array.from({ length: 8 }, (_, at) => (
          <span key={at} className={styles.bone[(at % 4) as 0 | 1 | 2 | 3]} />
        ))}
      </div>
    </div>
  );
}
