import { useLayoutEffect, useRef } from 'react';
import type { GridCursor } from './useGridCursor.ts';
import type { GridModel } from './useGridModel.ts';

/** Keeps the cursor of a sheet in its row when other users add or remove rows before it. */
export function useFollowedRow<Row extends object>(
  { lines, traits }: GridModel<Row>,
  { place, noteFocus }: Pick<GridCursor, 'place' | 'noteFocus'>,
): void {
  const last = useRef<{ lines: typeof lines; row: number; id: string | undefined }>(undefined);
  useLayoutEffect(() => {
    const before = last.current;
    const id = place.row < 0 ? undefined : lines.at(place.row)?.id;
    last.current = { lines, row: place.row, id };
    if (!traits.isSheet || before?.id === undefined || before.id === id) return;
    if (before.lines === lines || before.row !== place.row) return;
    for (let row = 0; row < lines.length; row++) {
      if (lines.at(row)?.id !== before.id) continue;
      last.current = { lines, row, id: before.id };
      noteFocus({ row, col: place.col });
      return;
    }
  });
}
