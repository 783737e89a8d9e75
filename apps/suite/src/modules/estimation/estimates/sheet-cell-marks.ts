import type { Estimate, PresentPerson } from '@plumbline/api';
import { nameOfPerson } from '@plumbline/app-kit/realtime/usePresence';
import type { CellMark } from '@plumbline/ui/DataTable';
import { placeOfCell } from './estimate-cells.ts';
import { estimatesMessages as text } from './messages.ts';
import type { RecentChange } from './useRecentChanges.ts';

const SHEET = 'estimate';
const separator = '|';

/** Place that a user of the sheet reports: the sheet, and the cell with the cursor. */
export const placeInSheet = (cell?: { rowId: string; columnId: string }): string =>
  [SHEET, ...(cell ? [cell.rowId, cell.columnId] : [])].join(separator);

/** Cell of a reported place; undefined for another place. */
export function cellOfPlace(place: string): { rowId: string; columnId: string } | undefined {
  const [screen, rowId, columnId] = place.split(separator);
  return screen === SHEET && rowId !== undefined && columnId !== undefined ? { rowId, columnId } : undefined;
}

export type RowMarks = Readonly<Record<string, readonly CellMark[]>>;

/** Marks of the cells where other users are, and that they have just changed. */
export function marksOf(
  estimate: Estimate,
  people: readonly PresentPerson[],
  changes: readonly RecentChange[],
): Map<string, RowMarks> {
  const found: { rowId: string; columnId: string; mark: CellMark }[] = [];
  for (const person of people)
    for (const place of person.places) {
      const cell = cellOfPlace(place);
      const name = nameOfPerson(person);
      if (cell) found.push({ ...cell, mark: { name, kind: 'presence', description: text.presentIn(name) } });
    }
  for (const { cell, user_name } of changes) {
    const { rowId, columnId } = placeOfCell(estimate, cell);
    const name = user_name || text.someoneElse;
    if (rowId !== undefined && columnId !== undefined)
      found.push({ rowId, columnId, mark: { name, kind: 'change', description: text.changedBy(name) } });
  }
  const marks = new Map<string, Record<string, CellMark[]>>();
  for (const { rowId, columnId, mark } of found) {
    const row = marks.get(rowId) ?? {};
    (row[columnId] ??= []).push(mark);
    marks.set(rowId, row);
  }
  return marks;
}
