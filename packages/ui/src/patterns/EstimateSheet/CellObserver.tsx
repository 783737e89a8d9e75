import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import * as styles from './CellObserver.css.ts';

/** Cell of the contained table, by row and column id. */
export interface SheetCell {
  rowId: string;
  columnId: string;
  element: HTMLElement;
}

export interface SheetWatchProps {
  /** Contains a `DataTable`. */
  children: ReactNode;
  /** Called when a cell gets the focus. */
  onCell: (cell: SheetCell) => void;
  /** True for cells whose derivation opens by click or Enter; other cells need Alt+Enter. */
  explains: (cell: SheetCell) => boolean;
  /** Called when the derivation of a cell is requested. */
  onExplain: (cell: SheetCell) => void;
}

function cellOf(target: EventTarget): SheetCell | undefined {
  if (!(target instanceof Element)) return undefined;
  const element = target.closest<HTMLElement>('[data-column]');
  const columnId = element?.dataset['column'];
  const rowId = element?.closest<HTMLElement>('[data-id]')?.dataset['id'];
  return element && columnId !== undefined && rowId !== undefined ? { rowId, columnId, element } : undefined;
}

/** Observes the focused cell of a `DataTable` and requests for its derivation. */
export function CellObserver({ children, onCell, explains, onExplain }: SheetWatchProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    const target = event.target as Element;
    if (event.key !== 'Enter' || target.matches('input, textarea, select')) return;
    const cell = cellOf(target);
    if (!cell || !(event.altKey || explains(cell))) return;
    // Runs before the grid, where Enter opens or expands the row.
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
