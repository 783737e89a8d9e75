import type { Estimate } from '@plumbline/api';
import { columnOf, isFigure, valueOf, type Row } from './rows.ts';
import { useColumnSteps } from './useColumnSteps.ts';
import { useLineSteps } from './useLineSteps.ts';
import { whyColumn, whyOf, type Why } from './derivation.ts';

/**
 * How the figure in a cell comes about; its steps are asked for, and follow.
 * @param asked `isAsked`: somebody has asked why, and waits; `version`: it is a figure of that version.
 */
export function useWhy(
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
  // What one costs follows from the line's own figures.
  const isTold = figure !== undefined && figure !== 'unit_cost';
  const line = useLineSteps(estimation, isTold ? row : undefined, isAsked, version);
  const { error, retry } = line;
  const isLoading = isTold && row?.kind === 'line' && !line.steps && error === undefined;
  if (row && column) return { why: whyColumn(row, column, steps), isLoading: false, error: undefined, retry };
  const why = row && figure ? whyOf(row, figure, estimation, line.steps) : undefined;
  return { why, isLoading, error, retry };
}
