import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import * as styles from './EstimateSheet.css.ts';

/** A cell of the table inside, by the ids that the table was given. */
export interface SheetCell {
  rowId: string;
  columnId: string;
  element: HTMLElement;
}

export interface SheetWatchProps {
  children: ReactNode;
  /** The cursor came to a cell. */
  onCell: (cell: SheetCell) => void;
  /** Cells that are pressed for their derivation: by a click, or Enter. Any other cell gives it on Alt+Enter. */
  explains: (cell: SheetCell) => boolean;
  onExplain: (cell: SheetCell) => void;
}

function cellOf(target: EventTarget): SheetCell | undefined {
  if (!(target instanceof Element)) return undefined;
  const element = target.closest<HTMLElement>('[data-column]');
  const columnId = element?.dataset['column'];
  const rowId = element?.closest<HTMLElement>('[data-id]')?.dataset['id'];
  return element && columnId !== undefined && rowId !== undefined ? { rowId, columnId, element } : undefined;
}

/** Tells which cell of a `DataTable` the cursor is in, and when somebody asks how its figure comes about. */
export function SheetWatch({ children, onCell, explains, onExplain }: SheetWatchProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    const target = event.target as Element;
    if (event.key !== 'Enter' || target.matches('input, textarea, select')) return;
    const cell = cellOf(target);
    if (!cell || !(event.altKey || explains(cell))) return;
    // Before the grid, for which Enter opens or unfolds the row.
    event.preventDefault();
    event.stopPropagation();
    onExplain(cell);
  };
  const onClick = (event: MouseEvent) => {
    const target = event.target as Element;
    if (event.shiftKey || event.ctrlKey || event.metaKey) return;
    if (target.closest('a, button, input, select, [data-twist]')) return;
    const cell = cellOf(target);
    if (cell && explains(cell)) onExplain(cell);
  };
  return (
    <div
      className={styles.watch}
      onFocus={(event) => {
        const cell = cellOf(event.target);
        if (cell) onCell(cell);
      }}
      onKeyDownCapture={onKeyDown}
      onClick={onClick}
    >
      {children}
    </div>
  );
}
