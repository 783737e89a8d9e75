import type { Estimate, EstimateColumn, ExplainStep } from '@plumbline/api';
import { useEstimationWorkWhy } from '@plumbline/api/hooks/estimation';
import { columnValue, sumSteps, type Row } from './rows.ts';

/** How the figure in a cell of a template's column comes about; empty until it is known. */
export function useColumnSteps(
  estimation: string,
  row: Row | undefined,
  column: EstimateColumn | undefined,
  estimate: Estimate,
  version?: string,
): readonly ExplainStep[] {
  const isLine = row?.kind === 'line' && column?.field_type === 'number';
  const { data } = useEstimationWorkWhy(
    estimation,
    {
      condition_id: row?.group.condition_id ?? '',
      line_id: row?.kind === 'line' ? row.line.uuid : '',
      field_id: column?.field_id ?? '',
      ...(version ? { version_id: version } : {}),
    },
    {
      swr: {
        enabled: isLine,
        // Another version of the estimate may have come to the figure in another way.
        swrKey: isLine ? ['why', estimation, version ?? '', row.id, column.field_id, estimate.version] : null,
      },
    },
  );
  if (!row || !column) return [];
  if (row.kind === 'line') return data?.data ?? [];
  const { unit, formula } = column;
  const value = columnValue(row, column);
  if (value === undefined) return [];
  // A percentage of a group is that of its sums, by the same formula.
  if (unit === '%' || unit.includes('/'))
    return [{ operator: '', label: formula, value, unit, runningTotal: value, runningUnit: unit }];
  return sumSteps(row.group, column);
}
