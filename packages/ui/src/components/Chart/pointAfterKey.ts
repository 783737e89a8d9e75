import type { ChartPoint } from './chartTypes.ts';

interface ChartKeys {
  /** Number of categories or parts. */
  count: number;
  /** Series that the arrow keys move through; empty if a category is one point. */
  seriesIds: readonly string[];
  /** True if categories are arranged vertically, so that up and down move through them. */
  isUpright: boolean | undefined;
  isRtl: boolean;
  /** True if every point is of one category and one series, as the cells of a table. */
  isGrid?: boolean | undefined;
}

/** Returns the point that a key moves to; undefined for other keys. */
export function pointAfterKey(
  key: string,
  point: ChartPoint | undefined,
  { count, seriesIds, isUpright, isRtl, isGrid = false }: ChartKeys,
): ChartPoint | undefined {
  const first = isGrid ? (seriesIds[0] ?? null) : null;
  const go = (index: number, seriesId = point?.seriesId ?? first): ChartPoint => ({
    index: Math.max(0, Math.min(count - 1, index)),
    seriesId,
  });
  const at = point?.index ?? -1;
  const isDown = key === 'ArrowDown';
  const isUp = key === 'ArrowUp';
  if (key === (isRtl ? 'ArrowLeft' : 'ArrowRight') || (isUpright && isDown)) return go(at + 1);
  if (key === (isRtl ? 'ArrowRight' : 'ArrowLeft') || (isUpright && isUp))
    return go(at < 0 ? count - 1 : at - 1);
  if (key === 'Home') return go(0);
  if (key === 'End') return go(count - 1);
  if ((isDown || isUp) && seriesIds.length > 1) {
    const from = point?.seriesId ? seriesIds.indexOf(point.seriesId) : isDown ? -1 : seriesIds.length;
    const to = from + (isDown ? 1 : -1);
    const next = seriesIds[isGrid ? Math.max(0, Math.min(seriesIds.length - 1, to)) : to];
    return go(Math.max(0, at), next ?? null);
  }
  return undefined;
}
