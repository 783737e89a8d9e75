import type { ClipboardEvent } from 'react';
import { editText } from './cellText.ts';
import { fromHtml, fromTsv, toHtml, toTsv } from './clipboard.ts';
import { planPaste } from './paste.ts';
import type { CellEditing, WantedEdit } from './useCellEditing.ts';
import type { GridModel } from './useGridModel.ts';
import type { GridCursor } from './useGridCursor.ts';
import type { RangeSelection } from './useRangeSelection.ts';
import type { RowSelection } from './useRowSelection.ts';

export interface TableClipboard {
  onCopy: (event: ClipboardEvent<HTMLElement>) => void;
  onCut: (event: ClipboardEvent<HTMLElement>) => void;
  onPaste: (event: ClipboardEvent<HTMLElement>) => void;
  /** Fills the range down from its first line, or from the line above the cursor. */
  fillDown: () => void;
  /** Empties the marked cells. */
  erase: () => void;
}

const isField = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('input, select, textarea') !== null;

export function useTableClipboard<Row extends object>(
  { props, traits, layout, lines, messages, count }: GridModel<Row>,
  { place: cursor }: GridCursor,
  ranges: RangeSelection,
  selection: RowSelection<Row>,
  editing: CellEditing<Row>,
  announce: (message: string, isSeen?: boolean) => void,
): TableClipboard {
  const { firstCol, places } = layout;
  const { range, area } = ranges;
  const textAt = (line: number, col: number): string => {
    const row = lines.rowAt(line);
    const column = places[col - firstCol]?.column;
    return row && column ? editText(column, row) : '';
  };
  const between = (from: number, to: number): number[] =>
    Array.from({ length: to - from + 1 }, (_, step) => from + step);

  const copied = (): string[][] | undefined => {
    if (range)
      return between(range.top, range.bottom).map((line) =>
        between(range.from, range.to).map((col) => textAt(line, col)),
      );
    if (traits.hasCheck && selection.count > 0) {
      const rows = selection.selectedRows();
      if (rows.length > 0) return rows.map((row) => places.map(({ column }) => editText(column, row)));
    }
    if (cursor.row >= 0 && cursor.col >= firstCol) return [[textAt(cursor.row, cursor.col)]];
    return undefined;
  };
  const copy = (event: ClipboardEvent<HTMLElement>): boolean => {
    if (isField(event.target) || getSelection()?.isCollapsed === false) return false;
    const cells = copied();
    if (!cells) return false;
    event.preventDefault();
    event.clipboardData.setData('text/plain', toTsv(cells));
    event.clipboardData.setData('text/html', toHtml(cells));
    const isOne = cells.length === 1 && cells[0]?.length === 1;
    announce(isOne ? messages.copiedCell : messages.copiedRows(cells.length, count(cells.length)));
    return true;
  };
  /** The marked cells that can be edited. */
  const marked = (): WantedEdit<Row>[] => {
    const edits: WantedEdit<Row>[] = [];
    for (let line = area.top; line <= area.bottom; line++) {
      const row = lines.rowAt(line);
      for (let col = area.from; col <= area.to; col++) {
        const column = editing.editorOf(row, col);
        if (row && column) edits.push({ row, column, text: '' });
      }
    }
    return edits;
  };
  const erase = () => {
    // Selects and checkboxes have no empty value.
    const edits = marked().filter(
      ({ row, column }) =>
        column.editor?.kind !== 'select' && column.editor?.kind !== 'boolean' && editText(column, row) !== '',
    );
    if (edits.length === 0) return;
    editing.apply(edits, 'clear');
    announce(messages.cleared(edits.length, count(edits.length)));
  };

  return {
    onCopy: (event) => {
      copy(event);
    },
    onCut: (event) => {
      if (copy(event) && traits.canEdit) erase();
    },
    onPaste: (event) => {
      if (isField(event.target) || (!traits.canEdit && !props.onPaste) || cursor.row < 0) return;
      const text = event.clipboardData.getData('text/plain');
      const source = text === '' ? fromHtml(event.clipboardData.getData('text/html')) : fromTsv(text);
      if (source.length === 0) return;
      event.preventDefault();
      const plan = planPaste(source, area, lines.length, firstCol + places.length - 1);
      let { leftOut } = plan;
      const edits: WantedEdit<Row>[] = [];
      for (const target of plan.targets) {
        const row = lines.rowAt(target.line);
        const column = editing.editorOf(row, target.col);
        if (row && column) edits.push({ row, column, text: target.text });
        else leftOut++;
      }
      if (plan.beyond.length > 0) {
        if (props.onPasteBeyond) props.onPasteBeyond(plan.beyond);
        else leftOut += plan.beyond.reduce((sum, line) => sum + line.length, 0);
      }
      editing.apply(edits, 'paste');
      const announcement = messages.pasted(edits.length, count(edits.length));
      if (leftOut > 0) announce(`${announcement}. ${messages.leftOut(leftOut, count(leftOut))}.`, true);
      else announce(announcement);
    },
    fillDown: () => {
      const isOneLine = area.top === area.bottom;
      const source = isOneLine ? area.top - 1 : area.top;
      if (source < 0) return;
      const edits: WantedEdit<Row>[] = [];
      for (let line = source + 1; line <= area.bottom; line++) {
        const row = lines.rowAt(line);
        for (let col = area.from; col <= area.to; col++) {
          const column = editing.editorOf(row, col);
          if (row && column) edits.push({ row, column, text: textAt(source, col) });
        }
      }
      if (edits.length === 0) return;
      editing.apply(edits, 'fill');
      announce(messages.filled(edits.length, count(edits.length)));
    },
    erase,
  };
}
