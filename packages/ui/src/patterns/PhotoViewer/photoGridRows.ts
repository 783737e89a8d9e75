import type { Photo } from './photoTypes.ts';

/** Row of a grid of photos: the head of a day, or photos of one day side by side. */
export type PhotoRow =
  | { kind: 'day'; day: string; count: number }
  | { kind: 'photos'; day: string; photos: readonly Photo[] };

/**
 * Rows of a grid, newest day first and photos without a day last. The photos of a day keep the order of the list.
 * @param columns number of photos side by side, at least 1.
 */
export function photoRows(photos: readonly Photo[], columns: number): PhotoRow[] {
  const days = new Map<string, Photo[]>();
  for (const photo of photos) {
    const list = days.get(photo.day);
    if (list) list.push(photo);
    else days.set(photo.day, [photo]);
  }
  const order = [...days.keys()].toSorted((a, b) => (a === b ? 0 : a < b ? 1 : -1));
  return order.flatMap((day): PhotoRow[] => {
    const list = days.get(day) ?? [];
    const rows: PhotoRow[] = [{ kind: 'day', day, count: list.length }];
    for (let at = 0; at < list.length; at += columns)
      rows.push({ kind: 'photos', day, photos: list.slice(at, at + columns) });
    return rows;
  });
}

/** Ids in the order of the grid, which is also the order of the viewer. */
export const photoOrder = (rows: readonly PhotoRow[]): string[] =>
  rows.flatMap((row) => (row.kind === 'photos' ? row.photos.map(({ id }) => id) : []));

type PhotoStep = 'next' | 'previous' | 'down' | 'up' | 'first' | 'last';

/** Id of the photo that a step leads to; the same id at an edge. Up and down keep the column as far as there is one. */
export function photoAfter(rows: readonly PhotoRow[], id: string, step: PhotoStep): string {
  const order = photoOrder(rows);
  const at = order.indexOf(id);
  const bounded = (to: number) => order[Math.min(order.length - 1, Math.max(0, to))] ?? id;
  if (step === 'first') return bounded(0);
  if (step === 'last') return bounded(order.length - 1);
  if (step === 'next') return bounded(at + 1);
  if (step === 'previous') return bounded(at - 1);
  const lines = rows.filter((row) => row.kind === 'photos');
  const line = lines.findIndex((row) => row.photos.some((photo) => photo.id === id));
  const column = lines[line]?.photos.findIndex((photo) => photo.id === id) ?? 0;
  const goal = lines[line + (step === 'down' ? 1 : -1)]?.photos;
  return goal ? (goal[Math.min(column, goal.length - 1)]?.id ?? id) : id;
}

/** Photos in the order of a `PhotoGrid`: newest day first, within a day as they are given. */
export const orderPhotos = (photos: readonly Photo[]): Photo[] =>
  photoRows(photos, 1).flatMap((row) => (row.kind === 'photos' ? row.photos : []));
