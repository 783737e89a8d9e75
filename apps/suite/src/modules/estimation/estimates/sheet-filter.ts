import type { EstimateLine } from '@plumbline/api';
import { overridable, type GroupRow } from './estimate-rows.ts';

/** Filters of the sheet's lines. */
export const sheetFilters = ['all', 'warnings', 'by-hand', 'no-sell', 'labor', 'no-labor'] as const;
export type SheetFilter = (typeof sheetFilters)[number];

const matches: Readonly<Record<SheetFilter, (line: EstimateLine) => boolean>> = {
  all: () => true,
  warnings: ({ warnings }) => warnings.length > 0,
  'by-hand': (line) =>
    (line.set_columns?.length ?? 0) > 0 || overridable.some((field) => line.overridden.includes(field)),
  'no-sell': ({ sell }) => Number(sell) === 0,
  labor: ({ hours }) => Number(hours) !== 0,
  'no-labor': ({ hours }) => Number(hours) === 0,
};

/** Groups with the lines that match; groups without one are left out. Sums of the groups stay those of all lines. */
export function filterRows(groups: readonly GroupRow[], filter: SheetFilter): GroupRow[] {
  if (filter === 'all') return [...groups];
  return groups.flatMap((row) => {
    const lines = row.lines.filter(({ line }) => matches[filter](line));
    return lines.length ? [{ ...row, lines }] : [];
  });
}
/** Number of matching lines. */
export const countMatches = (groups: readonly GroupRow[], filter: SheetFilter): number =>
  groups.reduce((sum, { lines }) => sum + lines.filter(({ line }) => matches[filter](line)).length, 0);
