import type { Estimate, EstimateColumn, ExplainStep } from '@plumbline/api';
import { useEstimatesExplainFigure } from '@plumbline/api/hooks/estimation';
import { columnValue, sumSteps, type Row } from './estimate-rows.ts';

/** Derivation steps of a template column's cell; empty until loaded. */
export function useColumnSteps(
  estimation: string,
  row: Row | undefined,
  column: EstimateColumn | undefined,
  estimate: Estimate,
  version?: string,
): readonly ExplainStep[] {
  const isLine = row?.kind === 'line' && column?.field_type === 'number';
  const { data } = useEstimatesExplainFigure(
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
        // The steps may differ between versions of the estimate.
        swrKey: isLine ? ['why', estimation, version ?? '', row.id, column.field_id, estimate.version] : null,
      },
    },
  );
  if (!row || !column) return [];
  if (row.kind === 'line') return data?.data ?? [];
  const { unit, formula } = column;
  const value = columnValue(row, column);
  if (value === undefined) return [];
  // A group's percentage is computed from its sums by the same formula.
  if (unit === '%' || unit.includes('/'))
    return [{ operator: '', label: formula, value, unit, runningTotal: value, runningUnit: unit }];
  return sumSteps(row.group, column);
}
