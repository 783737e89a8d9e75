import { labelStep, textWidth, truncateText } from './plot.ts';

/** Rectangle in pixels from the start edge and the top. */
export interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Area that two rectangles share. */
export function sharedArea(one: Rect, other: Rect): number {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return width > 0 && height > 0 ? width * height : 0;
}

/** Index of the first place that covers the least of the obstacles; -1 without places. */
export function leastCovered(places: readonly Rect[], obstacles: readonly Rect[]): number {
  let best = -1;
  let minimum = Infinity;
  for (const [at, place] of places.entries()) {
    let covered = 0;
    for (const obstacle of obstacles) covered += sharedArea(place, obstacle);
    if (covered < minimum) {
      minimum = covered;
      best = at;
    }
  }
  return best;
}

/** Rectangles along a line through points, as obstacles for labels. */
export function lineObstacles(points: readonly ({ x: number; y: number } | null)[]): Rect[] {
  return points.flatMap((point, at) => {
    const next = points[at + 1];
    if (!point || !next) return [];
    // Steep lines are divided, so that a rectangle is not much larger than its part of the line.
    const parts = Math.max(1, Math.min(12, Math.ceil(Math.abs(next.y - point.y) / 12)));
    return Array.from({ length: parts }, (_, part) => {
      const on = (share: number) => ({
        x: point.x + (next.x - point.x) * share,
        y: point.y + (next.y - point.y) * share,
      });
      const [from, to] = [on(part / parts), on((part + 1) / parts)];
      return {
        x: Math.min(from.x, to.x),
        y: Math.min(from.y, to.y) - 2,
        width: Math.max(1, Math.abs(to.x - from.x)),
        height: Math.abs(to.y - from.y) + 4,
      };
    });
  });
}

export interface CategoryLabel {
  index: number;
  text: string;
  /** Center in pixels from the start edge. */
  middle: number;
}

/** Labels of categories that do not touch and stay between 0 and `end`; long names are truncated. */
export function categoryLabels(
  categories: readonly string[],
  at: (index: number) => number,
  room: number,
  end: number,
): CategoryLabel[] {
  const step = labelStep(categories, room);
  const labels: CategoryLabel[] = [];
  let used = -Infinity;
  for (let index = 0; index < categories.length; index += step) {
    const text = truncateText(categories[index] ?? '', Math.min(end, Math.max(24, room * step - 8)));
    const half = textWidth(text) / 2;
    const middle = Math.max(half, Math.min(end - half, at(index)));
    if (text === '' || middle - half < used) continue;
    labels.push({ index, text, middle });
    used = middle + half + 8;
  }
  return labels;
}

/** Values of an axis that are labeled: as many at equal distances, zero among them, as do not touch. */
export function labeledTicks(
  ticks: readonly number[],
  at: (tick: number) => number,
  text: (tick: number) => string,
): readonly number[] {
  const zero = Math.max(0, ticks.indexOf(0));
  for (let step = 1; step < ticks.length; step++) {
    const shown = ticks.filter((_, index) => (index - zero) % step === 0);
    const isFree = shown.every((tick, index) => {
      const next = shown[index + 1];
      if (next === undefined) return true;
      return Math.abs(at(next) - at(tick)) >= (textWidth(text(tick)) + textWidth(text(next))) / 2 + 8;
    });
    if (isFree) return shown;
  }
  return ticks.slice(zero, zero + 1);
}
