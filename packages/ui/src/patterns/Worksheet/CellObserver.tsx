import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import * as styles from './CellObserver.css.ts';

/** Cell of the contained table, by row and column id. */
export interface ObservedCell {
  rowId: string;
  columnId: string;
  element: HTMLElement;
}

export interface CellObserverProps {
  /** Contains a `DataTable`. */
  children: ReactNode;
  /** Called when a cell gets the focus. */
  onCell: (cell: ObservedCell) => void;
  /** True for cells whose derivation opens by click or Enter; other cells need Alt+Enter. */
  hasDerivation: (cell: ObservedCell) => boolean;
  /** Called when the derivation of a cell is requested. */
  onShowDerivation: (cell: ObservedCell) => void;
}

function cellOf(target: EventTarget): ObservedCell | undefined {
  if (!(target instanceof Element)) return undefined;
  const element = target.closest<HTMLElement>('[data-column]');
  const columnId = element?.dataset['column'];
  const rowId = element?.closest<HTMLElement>('[data-id]')?.dataset['id'];
  return element && columnId !== undefined && rowId !== undefined ? { rowId, columnId, element } : undefined;
}

/** Observes the focused cell of a `DataTable` and requests for its derivation. */
export function CellObserver({ children, onCell, hasDerivation, onShowDerivation }: CellObserverProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    const target = event.target as Element;
    if (event.key !== 'Enter' || target.matches('input, textarea, select')) return;
    const cell = cellOf(target);
    if (!cell || !(event.altKey || hasDerivation(cell))) return;
    // Runs before the grid, where Enter opens or expands the row.
    event.preventDefault();
    event.stopPropagation();
    onShowDerivation(cell);
  };
  const onClick = (event: MouseEvent) => {
    const target = event.target as Element;
    if (event.shiftKey || event.ctrlKey || event.metaKey) return;
    if (target.closest('a, button, input, select, [data-twist]')) return;
    const cell = cellOf(target);
    if (cell && hasDerivation(cell)) onShowDerivation(cell);
  };
  return (
    <div
      className={styles.observer}
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
