import type { Estimate } from '@plumbline/api';
import { useEstimateQuantitiesList } from '@plumbline/api/hooks/estimation';
import { useIsPhone } from '@plumbline/ui/media';
import { useMemo, useState } from 'react';
import {
  findRows,
  lineNumber,
  rowsOf,
  type GroupRow,
  type SectionRow,
  type SheetRow,
} from './estimate-rows.ts';
import { filterRows, type SheetFilter } from './sheet-filter.ts';
import { divisionSections, isByPlace, placeSections, type SheetGrouping } from './sheet-groupings.ts';

/** Sections with the rows that were found; their sums stay those of all rows. */
function foundSections(sections: readonly SectionRow[], found: readonly GroupRow[]): SectionRow[] {
  const conditions = new Set(found.map(({ id }) => id));
  const lines = new Set(found.flatMap((group) => group.lines.map(({ id }) => id)));
  return sections.flatMap((section) => {
    const rows = section.rows.filter((row) =>
      row.kind === 'line' ? lines.has(row.id) : conditions.has(row.group.condition_id),
    );
    return rows.length ? [{ ...section, rows }] : [];
  });
}

const childrenOf = (row: SheetRow): readonly SheetRow[] | undefined =>
  row.kind === 'group' ? row.lines : row.kind === 'section' ? row.rows : undefined;

/** Rows of the sheet by grouping, search and filter, with their folding. */
export function useSheetRows(
  estimate: Estimate,
  uuid: string,
  { grouping, query, filter }: { grouping: SheetGrouping; query: string; filter: SheetFilter },
) {
  const [expanded, setExpanded] = useState<ReadonlySet<string> | 'all'>('all');
  const list = useEstimateQuantitiesList(uuid, {
    swr: {
      enabled: isByPlace(grouping),
      // Measures change with the version of the estimate.
      swrKey: isByPlace(grouping) ? ['sheet-quantities', uuid, estimate.version] : null,
      keepPreviousData: true,
    },
  });
  const quantities = list.data?.data;
  const groups = useMemo(() => rowsOf(estimate), [estimate]);
  const found = useMemo(() => filterRows(findRows(groups, query), filter), [groups, query, filter]);
  const tree: readonly SheetRow[] = useMemo(() => {
    if (grouping === 'division') return foundSections(divisionSections(groups), found);
    if (isByPlace(grouping))
      return quantities ? foundSections(placeSections(groups, quantities, grouping), found) : [];
    return found;
  }, [grouping, groups, found, quantities]);
  const isFlat = grouping === 'flat';
  // Phones have no room for a tree's indent: lines are listed below their heading.
  const isNarrow = useIsPhone();
  const unfolded = query || filter !== 'all' ? 'all' : expanded;
  const rows: readonly SheetRow[] = useMemo(() => {
    if (isFlat) return found.flatMap((row) => row.lines);
    if (!isNarrow) return tree;
    return tree.flatMap((row) =>
      unfolded === 'all' || unfolded.has(row.id) ? [row, ...(childrenOf(row) ?? [])] : [row],
    );
  }, [isFlat, isNarrow, unfolded, found, tree]);
  const byId = useMemo(
    () =>
      new Map<string, SheetRow>(
        tree.flatMap((row) => [
          [row.id, row] as const,
          ...(childrenOf(row) ?? []).map((child) => [child.id, child] as const),
        ]),
      ),
    [tree],
  );
  /** Number of a line in the sheet, from 1. */
  const numberOf = (row: SheetRow): number => {
    if (isFlat) return rows.indexOf(row) + 1;
    const isShown = ({ id }: { id: string }) => unfolded === 'all' || unfolded.has(id);
    if (grouping === 'assembly') return lineNumber(found.filter(isShown), row);
    return (
      tree
        .filter(isShown)
        .flatMap((each) => childrenOf(each) ?? [])
        .indexOf(row) + 1
    );
  };
  return {
    groups,
    rows,
    byId,
    numberOf,
    /** Number of a line by its row id; undefined if it is not shown. */
    numberOfId: (rowId: string): number | undefined => {
      const row = byId.get(rowId);
      return (row && numberOf(row)) || undefined;
    },
    isLoading: isByPlace(grouping) && !quantities && !list.error,
    error: isByPlace(grouping) && !quantities ? list.error : undefined,
    retry: () => void list.mutate(),
    /** Children and folding of the table; absent in a flat list. */
    folding:
      isFlat || isNarrow ? {} : { getSubRows: childrenOf, expanded: unfolded, onExpandedChange: setExpanded },
    isFolded: expanded !== 'all' && expanded.size === 0,
    canFold: !isFlat && unfolded === expanded,
    toggleAll: () => setExpanded(expanded === 'all' || expanded.size > 0 ? new Set() : 'all'),
  };
}
