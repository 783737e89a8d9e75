import { cx } from '../../cx.ts';
import { CategoryChartFrame, useCategoryChartText } from './CategoryChartFrame.tsx';
import type { ChartBox } from './chartFrameTypes.ts';
import type { ChartBaseProps, ChartPart, ChartPoint } from './chartTypes.ts';
import { shortFigure } from './figures.ts';
import type { Rect } from './labelPlacement.ts';
import { textWidth, truncateText } from './plot.ts';
import { colourOf, type SeriesColour } from './seriesOf.ts';
import { squarifiedTreemap } from './squarifiedTreemap.ts';
import * as plot from './Plot.css.ts';
import * as styles from './TreemapChart.css.ts';

export interface TreemapChartProps extends ChartBaseProps {
  /** Parts of a whole, many or few; those of 0 or less have no area but stay in the table. */
  parts: readonly ChartPart[];
}

/** Space between tiles in pixels. */
const gap = 2;

interface TileProps {
  box: ChartBox;
  rect: Rect;
  part: ChartPart;
  colour: SeriesColour;
  /** Formatted value and share. */
  figure: string;
  isActive: boolean;
}

/** Tile of a part with its name and figure, as far as they fit. */
function Tile({ box, rect, part, colour, figure, isActive }: TileProps) {
  const width = Math.max(0.5, rect.width - gap);
  const height = Math.max(0.5, rect.height - gap);
  const edge = Math.min(3, width);
  const room = width - edge - 12;
  const name = height >= 20 && room >= 24 ? truncateText(part.label, room) : '';
  const place = { x: box.left(rect.x, width), y: rect.y, width, height };
  const start = box.x(rect.x + edge + 6);
  return (
    <g>
      <rect className={styles.tile[colour]} {...place} />
      <rect className={styles.edge[colour]} {...place} x={box.left(rect.x, edge)} width={edge} />
      {name !== '' && (
        <text className={cx(plot.text, plot.strongText)} x={start} y={rect.y + 15} textAnchor="start">
          {name}
        </text>
      )}
      {name !== '' && height >= 36 && textWidth(figure) <= room && (
        <text className={cx(plot.text, styles.figure)} x={start} y={rect.y + 31} textAnchor="start">
          {figure}
        </text>
      )}
      {isActive && <rect className={styles.active} {...place} />}
    </g>
  );
}

/**
 * Treemap of parts by area, for more parts than a donut can show. The arrow keys move through the parts in their order,
 * Home and End to the first and last, Enter opens a part, Escape leaves it. Parts that are too small for a name have it
 * in the readout and the table.
 *
 * @example
 * <TreemapChart
 *   label="Cost by division"
 *   unit="money"
 *   parts={[
 *     { id: '03', label: 'Concrete', value: 840_000 },
 *     { id: '09', label: 'Finishes', value: 520_000 },
 *   ]}
 * />
 */
export function TreemapChart(props: TreemapChartProps) {
  const { parts, unit, currency, height = 260, ...frame } = props;
  const { messages, format, percent } = useCategoryChartText(unit, currency);
  const total = parts.reduce((sum, { value }) => sum + Math.max(0, value), 0);
  const shareOf = (value: number) => percent(total > 0 ? Math.max(0, value) / total : 0);
  const rectsOf = (box: ChartBox) =>
    squarifiedTreemap(
      parts.map(({ value }) => value),
      box.width,
      box.height,
    );

  const draw = (box: ChartBox, active: ChartPoint | undefined) => {
    const rects = rectsOf(box);
    return parts.map((part, at) => {
      const rect = rects[at];
      return (
        rect && (
          <Tile
            key={part.id}
            {...{ box, rect, part }}
            colour={colourOf(at)}
            figure={`${shortFigure(part.value, format)} · ${shareOf(part.value)}`}
            isActive={active?.index === at}
          />
        )
      );
    });
  };

  return (
    <CategoryChartFrame
      {...frame}
      height={height}
      shape="cells"
      parts={total > 0 ? parts : []}
      format={format}
      shareHead={messages.share}
      shareOf={(index) => shareOf(parts[index]?.value ?? 0)}
      colourOf={colourOf}
      draw={draw}
      partAt={(x, y, box) =>
        rectsOf(box).findIndex(
          (rect) => rect && x >= rect.x && x < rect.x + rect.width && y >= rect.y && y < rect.y + rect.height,
        )
      }
      anchor={(index, box) => {
        const rect = rectsOf(box)[index];
        return rect
          ? { x: rect.x + rect.width, y: rect.y + Math.min(40, rect.height / 2), before: rect.x }
          : { x: 0, y: box.height };
      }}
    />
  );
}
