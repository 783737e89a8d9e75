import { useLayoutEffect, useRef } from 'react';
import type { GridCursor } from './useGridCursor.ts';
import type { GridModel } from './useGridModel.ts';

/** Keeps the cursor of a sheet in its row when other users add or remove rows before it. */
export function useKeepCursorInRow<Row extends object>(
  { lines, traits }: GridModel<Row>,
  { place, noteFocus }: Pick<GridCursor, 'place' | 'noteFocus'>,
): void {
  const last = useRef<{ lines: typeof lines; row: number; id: string | undefined }>(undefined);
  useLayoutEffect(() => {
    const before = last.current;
    let { row } = place;
    const idAt = () => (row < 0 ? undefined : lines.at(row)?.id);
    last.current = { lines, row, id: idAt() };
    if (
      !traits.isSheet ||
      !before?.id ||
      before.lines === lines ||
      before.row !== row ||
      before.id === idAt()
    )
      return;
    for (row = 0; row < lines.length; row++) if (idAt() === before.id) return noteFocus({ ...place, row });
  });
}
