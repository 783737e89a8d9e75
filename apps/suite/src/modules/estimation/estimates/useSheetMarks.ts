import type { Estimate, PresentPerson } from '@plumbline/api';
import { markCells, type CellMarks } from '@plumbline/ui/CellMarks';
import { useRef } from 'react';
import { marksOf } from './sheet-cell-marks.ts';
import type { RecentChange } from './useRecentChanges.ts';

/** The same marks; the object of a row stays while its marks are equal, so that only changed rows are drawn again. */
export function useSheetMarks(
  estimate: Estimate,
  people: readonly PresentPerson[],
  changes: readonly RecentChange[],
): CellMarks {
  const last = useRef<CellMarks['rows']>(new Map());
  const marks = marksOf(estimate, people, changes);
  for (const [row, own] of marks) {
    const before = last.current.get(row);
    if (before && JSON.stringify(before) === JSON.stringify(own)) marks.set(row, before);
  }
  last.current = marks;
  return markCells(marks);
}
