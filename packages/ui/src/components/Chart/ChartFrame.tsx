import { ChartColumn, Table2 } from 'lucide-react';
import { use, useId, useState, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useLocale } from '../../locale.tsx';
import { cx } from '../../cx.ts';
import { useWidth } from '../../hooks.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { IconButton } from '../Button/IconButton.tsx';
import { VisuallyHidden } from '../Layout/Layout.tsx';
import { chartMessages } from './Chart.messages.ts';
import { ChartDataTable } from './ChartDataTable.tsx';
import { ChartLegend } from './ChartLegend.tsx';
import { ChartTableSwitchContext } from './ChartTableSwitchContext.ts';
import { ChartTooltip } from './ChartTooltip.tsx';
import { ChartPlaceholder } from './ChartPlaceholder.tsx';
import type { ChartShape } from './ChartSkeleton.tsx';
import type { ChartAnchor, ChartBox, ChartTable, Readout } from './chartFrameTypes.ts';
import type { ChartBaseProps, ChartPoint } from './chartTypes.ts';
import { pointAfterKey } from './pointAfterKey.ts';
import type { LegendItem } from './useVisibleSeries.ts';
import * as styles from './Plot.css.ts';

interface ChartFrameProps extends Omit<ChartBaseProps, 'unit' | 'currency' | 'categoryLabel'> {
  height: number;
  /** Shape in which the chart loads; columns if it has none. */
  shape?: ChartShape;
  legend?: readonly LegendItem[];
  /** Called to show or hide a series of the legend. */
  onToggleSeries?: (id: string) => void;
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
  /** True if every point is a cell of one category and one series. */
  isGrid?: boolean;
  /** Content of the head instead of a legend. */
  headContent?: ReactNode;
  draw: (box: ChartBox, active: ChartPoint | undefined) => ReactNode;
  /** Returns the point at a position in pixels from the start edge and the top. */
  hit: (x: number, y: number, box: ChartBox) => ChartPoint | undefined;
  /** Position of a point, measured from the start edge. */
  anchor: (point: ChartPoint, box: ChartBox) => ChartAnchor;
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

interface TableSwitchProps {
  isTable: boolean;
  onChange: (isTable: boolean) => void;
}

/** Switch between the drawing and its table. */
function TableSwitch({ isTable, onChange }: TableSwitchProps) {
  const messages = useMessages('chart', chartMessages);
  return (
    <span className={styles.tools}>
      <IconButton
        icon={isTable ? ChartColumn : Table2}
        label={isTable ? messages.showChart : messages.showTable}
        size="sm"
        onPress={() => onChange(!isTable)}
      />
    </span>
  );
}

/** Frame of all charts: states, legend, keyboard, readout and data table. */
export function ChartFrame({
  label,
  height,
  shape = 'columns',
  isLoading,
  errorMessage,
  onRetry,
  emptyState,
  onSelect,
  defaultShowTable = false,
  legend,
  onToggleSeries,
  legendUnder = Infinity,
  table,
  isEmpty,
  count,
  seriesIds = [],
  isUpright,
  isGrid,
  headContent,
  draw,
  hit,
  anchor,
  read,
}: ChartFrameProps) {
  const messages = useMessages('chart', chartMessages);
  const { direction } = useLocale();
  const hintId = useId();
  const cardTools = use(ChartTableSwitchContext);
  const [measure, measured = firstWidth] = useWidth();
  const [isTable, setTable] = useState(defaultShowTable);
  const [active, setActive] = useState<ChartPoint>();
  const width = measured || firstWidth;
  const isRtl = direction === 'rtl';
  const box = boxOf(width, height, isRtl);
  const point = active && active.index < count ? active : undefined;

  if (isLoading || errorMessage !== undefined || isEmpty)
    return <ChartPlaceholder {...{ height, shape, isLoading, errorMessage, onRetry, emptyState }} />;

  const onKeyDown = (event: KeyboardEvent) => {
    const next = pointAfterKey(event.key, point, { count, seriesIds, isUpright, isRtl, isGrid });
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

  const tools = <TableSwitch isTable={isTable} onChange={setTable} />;

  return (
    <figure className={styles.root} aria-label={label}>
      {cardTools && createPortal(tools, cardTools)}
      <div className={styles.head}>
        {legend && !isTable && width < legendUnder && (
          <ChartLegend items={legend} onToggle={onToggleSeries} />
        )}
        {!isTable && headContent}
        {cardTools === undefined && tools}
      </div>
      {isTable ? (
        <div
          className={styles.tableBox}
          style={{ minHeight: height, maxHeight: height }}
          tabIndex={0}
          role="group"
          aria-label={label}
        >
          <ChartDataTable label={label} table={table} />
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
            {readout && place && <ChartTooltip readout={readout} place={place} box={box} />}
          </div>
          <VisuallyHidden as="div">
            <span id={hintId}>{messages.hint}</span>
            <span role="status">
              {readout &&
                [readout.title, ...readout.lines.map((line) => `${line.label} ${line.value}`)].join(', ')}
            </span>
            <ChartDataTable label={label} table={table} />
          </VisuallyHidden>
        </>
      )}
    </figure>
  );
}
