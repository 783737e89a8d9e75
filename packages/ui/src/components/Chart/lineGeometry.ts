import { shortFigure, type FigureFormat } from './figures.ts';
import { spreadLabels, textWidth, truncateText } from './plot.ts';

/** Series as the end of its line names it. */
export interface NamedLine {
  label: string;
  /** Drawn values; the last one is where the line ends. */
  values: readonly (number | null)[];
  /** Value of the figure; differs from the drawn one if lines are stacked. */
  figure: number | null | undefined;
}

export interface LineEnd {
  /** Index of the last value; -1 without one. */
  index: number;
  /** Name without the figure; empty if the legend names the lines. */
  name: string;
  figure: string;
}

/** Ends of lines with their labels. */
export function lineEnds(lines: readonly NamedLine[], isNamed: boolean, format: FigureFormat): LineEnd[] {
  return lines.map(({ label, values, figure }) => ({
    index: values.findLastIndex((value) => value !== null),
    name: isNamed ? label : '',
    figure: figure === null || figure === undefined ? '' : shortFigure(figure, format),
  }));
}

/** Space before labels at the ends of lines, for a mark and a leader line. */
export const endGap = 14;

/** Width of the column of labels, at most `limit`. */
export const endRoom = (ends: readonly LineEnd[], limit: number): number =>
  Math.min(
    limit,
    Math.max(0, ...ends.map(({ name, figure }) => textWidth(`${name} ${figure}`))) + endGap + 6,
  );

/** Label in the room of the column: the name is truncated, the figure never. */
export function endText({ name, figure }: LineEnd, room: number): string {
  if (name === '') return figure;
  const short = truncateText(name, room - textWidth(` ${figure}`));
  return short === '' ? figure : `${short} ${figure}`;
}

/** Heights of the labels, apart from each other and as near to the ends as possible; null without an end. */
export function endPlaces(
  heights: readonly (number | null)[],
  top: number,
  bottom: number,
): (number | null)[] {
  const real = heights.flatMap((height, at) => (height === null ? [] : [{ height, at }]));
  const spread = spreadLabels(
    real.map(({ height }) => height),
    15,
    top,
    bottom,
  );
  const places: (number | null)[] = heights.map(() => null);
  real.forEach(({ at }, step) => (places[at] = spread[step] ?? null));
  return places;
}
