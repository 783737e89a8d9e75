import { area as areaShape, line as lineShape } from 'd3-shape';
import { cx } from '../../cx.ts';
import type { PlotArea } from './axis.tsx';
import type { ChartBox } from './chartFrameTypes.ts';
import type { ChartPoint } from './chartTypes.ts';
import { endGap, endPlaces, endText, type LineEnd } from './lineGeometry.ts';
import { SeriesMarker } from './SeriesMarker.tsx';
import { downsample } from './plot.ts';
import type { SeriesColour } from './seriesOf.ts';
import * as styles from './Plot.css.ts';

/** Line of a chart in values. */
export interface DrawnLine {
  id: string;
  colour: SeriesColour;
  /** Heights of the line; null for gaps. */
  values: readonly (number | null)[];
  /** Lower edges of an area; undefined for zero. */
  bases?: readonly number[];
  isDashed?: boolean;
}

interface LinesProps {
  box: ChartBox;
  lines: readonly DrawnLine[];
  /** Positions of the categories, counted from the start edge. */
  x: (index: number) => number;
  y: (value: number) => number;
  /** Number of points that are drawn at most. */
  limit: number;
  active: ChartPoint | undefined;
  /** Separates the lines from marks behind them. */
  hasHalo?: boolean;
}

const isFaded = (id: string, active: ChartPoint | undefined) =>
  active?.seriesId != null && active.seriesId !== id;

/** Lines with gaps where values are missing. */
export function Lines({ box, lines, x, y, limit, active, hasHalo }: LinesProps) {
  return lines.map(({ id, colour, values, isDashed }) => {
    const shape = lineShape<number>()
      .x((index) => box.x(x(index)))
      .y((index) => y(values[index] ?? 0))
      .defined((index) => values[index] != null);
    const d = shape(downsample(values, limit)) ?? undefined;
    return (
      <g key={id} className={isFaded(id, active) ? styles.faded : undefined}>
        {hasHalo && <path className={styles.lineHalo} d={d} />}
        <path className={cx(styles.lineStroke[colour], isDashed && styles.dashed)} d={d} />
      </g>
    );
  });
}

interface AreasProps extends LinesProps {
  isStacked: boolean;
}

/** Areas below lines. */
export function Areas({ box, lines, x, y, limit, active, isStacked }: AreasProps) {
  return lines.map(({ id, colour, values, bases }) => {
    const shape = areaShape<number>()
      .x((index) => box.x(x(index)))
      .y0((index) => y(bases?.[index] ?? 0))
      .y1((index) => y(values[index] ?? 0))
      .defined((index) => values[index] != null);
    return (
      <path
        key={id}
        className={cx(
          styles.areaFill[colour],
          isStacked && cx(styles.areaSolid, styles.parted),
          isFaded(id, active) && styles.faded,
        )}
        d={shape(downsample(values, limit)) ?? undefined}
      />
    );
  });
}

interface LineEndsProps extends Omit<LinesProps, 'limit' | 'active'> {
  area: PlotArea;
  ends: readonly LineEnd[];
  /** Width of the labels' column. */
  room: number;
  /** Marks the last values. */
  hasMarks: boolean;
}

/** Last values of lines, with names and figures beside them; a displaced label has a line to its value. */
export function LineEnds({ box, area, lines, ends, x, y, room, hasMarks }: LineEndsProps) {
  const heights = lines.map(({ values }, at) => {
    const value = values[ends[at]?.index ?? -1];
    return value === null || value === undefined ? null : y(value);
  });
  const places = endPlaces(heights, area.top, area.bottom);
  return lines.map(({ id, colour }, at) => {
    const [end, height, place] = [ends[at], heights[at], places[at]];
    if (!end || height == null || place == null) return null;
    const position = x(end.index);
    const isDisplaced = Math.abs(place - height) > 4;
    return (
      <g key={id}>
        {isDisplaced && (
          <polyline
            className={styles.leader}
            points={[
              [box.x(position + 5), height],
              [box.x(area.end + endGap - 3), place],
            ].join(' ')}
          />
        )}
        {hasMarks && (
          <SeriesMarker
            colour={colour}
            x={box.x(position)}
            y={height}
            radius={4}
            className={cx(styles.fill[colour], styles.dot)}
          />
        )}
        <text
          className={cx(styles.text, styles.strongText)}
          x={box.x(area.end + endGap)}
          y={place}
          dy="0.32em"
          textAnchor="start"
        >
          {endText(end, room - endGap)}
        </text>
      </g>
    );
  });
}

/** Marks of the active category on all lines. */
export function ActiveMarks({
  box,
  lines,
  x,
  y,
  active,
}: Omit<LinesProps, 'limit' | 'active'> & { active: ChartPoint }) {
  return lines.map(({ id, colour, values }) => {
    const value = values[active.index];
    return (
      value != null && (
        <SeriesMarker
          key={id}
          colour={colour}
          x={box.x(x(active.index))}
          y={y(value)}
          radius={active.seriesId === id ? 6 : 4.5}
          className={cx(styles.fill[colour], styles.dot)}
        />
      )
    );
  });
}

/** Vertical line through the active category. */
export function ActiveRule({ box, area, x }: { box: ChartBox; area: PlotArea; x: number }) {
  return <line className={styles.rule} x1={box.x(x)} x2={box.x(x)} y1={area.top} y2={area.bottom} />;
}
