import type { Estimate } from '@plumbline/api';
import { placeOfCell } from './estimate-cells.ts';
import { estimatesMessages as text } from './messages.ts';
import type { RecentChange } from './useRecentChanges.ts';

/** Text about changes: one is named, several of a user are counted. */
export function describeChanges(
  estimate: Estimate,
  changes: readonly RecentChange[],
  numberOf: (rowId: string) => number | undefined,
): string {
  const byPerson = Map.groupBy(changes, ({ user_name }) => user_name || text.someoneElse);
  return [...byPerson]
    .map(([person, own]) => {
      const [only] = own;
      if (own.length > 1 || !only) return text.announceChanges(person, own.length);
      const { field, rowId } = placeOfCell(estimate, only.cell);
      return text.announceChange({ person, field, row: rowId === undefined ? undefined : numberOf(rowId) });
    })
    .join('. ');
}
