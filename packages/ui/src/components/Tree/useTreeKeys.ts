import { useRef, type KeyboardEvent } from 'react';
import { directionOf, handleDragKey, type DragDirection } from '../../dnd/keyboardDrag.ts';
import { findByPrefix } from './tree.ts';
import type { TreeNodeRow, TreeRow } from './treeTypes.ts';

interface TreeKeysOptions {
  rows: readonly TreeRow[];
  active: number;
  isRtl: boolean;
  locale: string;
  isMultiple: boolean;
  isDragging: () => boolean;
  moveTo: (index: number, extend: boolean) => void;
  onToggle: (row: TreeNodeRow) => void;
  onExpandSiblings: (row: TreeNodeRow) => void;
  onRetry: (id: string) => void;
  onChoose: (row: TreeNodeRow, key: 'Enter' | 'Space') => void;
  onSelectAll: () => void;
  onRename: (row: TreeNodeRow) => void;
  step: (id: string, direction: DragDirection) => void;
  endDrag: () => void;
  cancelDrag: () => void;
}

/** Maximum pause in milliseconds between letters of one search word. */
const typing = 500;

/** Keyboard handling of a tree by the ARIA tree pattern, and Alt with an arrow to move a row. */
export function useTreeKeys(options: TreeKeysOptions) {
  const typed = useRef({ text: '', at: 0 });
  const { rows, active, isRtl } = options;

  const nodeFrom = (from: number, by: 1 | -1): number => {
    for (let at = from + by; at >= 0 && at < rows.length; at += by) if (rows[at]?.kind === 'node') return at;
    return from;
  };

  const dragKeys = (event: KeyboardEvent, row: TreeNodeRow): boolean => {
    const { step, endDrag, cancelDrag } = options;
    if (options.isDragging())
      return handleDragKey(event, isRtl, { step: (way) => step(row.id, way), endDrag, cancelDrag });
    const direction = directionOf(event.key, isRtl);
    if (!event.altKey || event.ctrlKey || event.metaKey || !direction || row.node.isDisabled) return false;
    step(row.id, direction);
    return true;
  };

  const typeKey = (event: KeyboardEvent): boolean => {
    if (event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return false;
    const isFresh = event.timeStamp - typed.current.at > typing;
    if (event.key === ' ' && (isFresh || typed.current.text === '')) return false;
    const text = isFresh ? event.key : typed.current.text + event.key;
    // Repeating one letter moves through the nodes that start with it.
    const same = [...text].every((letter) => letter === text[0]);
    typed.current = { text, at: event.timeStamp };
    const found = findByPrefix(rows, active, same ? (text[0] ?? '') : text, options.locale);
    if (found >= 0) options.moveTo(found, false);
    return true;
  };

  return (event: KeyboardEvent) => {
    const row = rows[active];
    if (row?.kind !== 'node' || event.defaultPrevented) return;
    if (dragKeys(event, row) || treeKeys(event, row) || typeKey(event)) {
      event.preventDefault();
      event.stopPropagation();
    }
  };

  function treeKeys(event: KeyboardEvent, row: TreeNodeRow): boolean {
    const inward = isRtl ? 'ArrowLeft' : 'ArrowRight';
    const outward = isRtl ? 'ArrowRight' : 'ArrowLeft';
    switch (event.key) {
      case 'ArrowDown':
        options.moveTo(nodeFrom(active, 1), event.shiftKey);
        return true;
      case 'ArrowUp':
        options.moveTo(nodeFrom(active, -1), event.shiftKey);
        return true;
      case 'Home':
        options.moveTo(nodeFrom(-1, 1), event.shiftKey);
        return true;
      case 'End':
        options.moveTo(nodeFrom(rows.length, -1), event.shiftKey);
        return true;
      case 'PageDown':
      case 'PageUp': {
        const by = event.key === 'PageDown' ? 1 : -1;
        let at = active;
        for (let step = 0; step < 10; step++) at = nodeFrom(at, by);
        options.moveTo(at, event.shiftKey);
        return true;
      }
      case inward: {
        if (!row.isBranch) return true;
        const below = rows[active + 1];
        if (!row.isExpanded) options.onToggle(row);
        else if (below?.kind === 'note' && below.state === 'failed') options.onRetry(row.id);
        else if (below?.kind === 'node' && below.parentId === row.id) options.moveTo(active + 1, false);
        return true;
      }
      case outward: {
        if (row.isExpanded) options.onToggle(row);
        else if (row.parentId !== null)
          options.moveTo(
            rows.findIndex(({ id }) => id === row.parentId),
            false,
          );
        return true;
      }
      case '*':
        options.onExpandSiblings(row);
        return true;
      case 'Enter':
        options.onChoose(row, 'Enter');
        return true;
      case ' ': {
        if (event.timeStamp - typed.current.at < typing && typed.current.text !== '') return false;
        options.onChoose(row, 'Space');
        return true;
      }
      case 'F2':
        options.onRename(row);
        return true;
      case 'a':
        if (!options.isMultiple || !(event.ctrlKey || event.metaKey)) return false;
        options.onSelectAll();
        return true;
      default:
        return false;
    }
  }
}
