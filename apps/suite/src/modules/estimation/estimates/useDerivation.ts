import type { Estimate } from '@plumbline/api';
import { columnOf, isFigure, valueOf, type Row } from './estimate-rows.ts';
import { useColumnSteps } from './useColumnSteps.ts';
import { useLineSteps } from './useLineSteps.ts';
import { whyColumn, whyOf, type Why } from './derivation.ts';

/**
 * Derivation of a cell's figure; the steps are loaded separately.
 * @param asked `isAsked`: the user requested the steps, so load them without delay; `version`: id of the shown version.
 */
export function useDerivation(
  estimate: Estimate,
  estimation: string,
  {
    row,
    columnId,
    isAsked,
    version,
  }: { row: Row | undefined; columnId: string | undefined; isAsked: boolean; version?: string | undefined },
): { why: Why | undefined; isLoading: boolean; error: unknown; retry: () => Promise<unknown> } {
  const column = columnOf(estimate, columnId);
  const steps = useColumnSteps(estimation, row, column, estimate, version);
  const figure =
    row && columnId && isFigure(columnId) && valueOf(row, columnId) !== undefined ? columnId : undefined;
  // Cost and unit cost are derived from figures of the line itself.
  const isTold = figure !== undefined && figure !== 'unit_cost' && figure !== 'cost';
  const line = useLineSteps(estimation, isTold ? row : undefined, isAsked, version);
  const { error, retry } = line;
  const isLoading = isTold && row?.kind === 'line' && !line.steps && error === undefined;
  if (row && column) return { why: whyColumn(row, column, steps), isLoading: false, error: undefined, retry };
  const why = row && figure ? whyOf(row, figure, estimation, line.steps) : undefined;
  return { why, isLoading, error, retry };
}
