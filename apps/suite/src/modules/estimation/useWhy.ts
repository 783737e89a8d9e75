import type { Estimate } from '@plumbline/api';
import { columnOf, isFigure, valueOf, type Row } from './rows.ts';
import { useColumnSteps } from './useColumnSteps.ts';
import { useLineSteps } from './useLineSteps.ts';
import { whyColumn, whyOf, type Why } from './why.ts';

/**
 * How the figure in a cell comes about; its steps are asked for, and follow.
 * @param isAsked somebody has asked why, and waits.
 */
export function useWhy(
  estimate: Estimate,
  estimation: string,
  { row, columnId, isAsked }: { row: Row | undefined; columnId: string | undefined; isAsked: boolean },
): { why: Why | undefined; isLoading: boolean; error: unknown; retry: () => Promise<unknown> } {
  const column = columnOf(estimate, columnId);
  const steps = useColumnSteps(estimation, row, column, estimate);
  const figure =
    row && columnId && isFigure(columnId) && valueOf(row, columnId) !== undefined ? columnId : undefined;
  // What one costs follows from the line's own figures.
  const isTold = figure !== undefined && figure !== 'unit_cost';
  const line = useLineSteps(estimation, isTold ? row : undefined, isAsked);
  const { error, retry } = line;
  const isLoading = isTold && row?.kind === 'line' && !line.steps && error === undefined;
  if (row && column) return { why: whyColumn(row, column, steps), isLoading: false, error: undefined, retry };
  const why = row && figure ? whyOf(row, figure, estimation, line.steps) : undefined;
  return { why, isLoading, error, retry };
}
