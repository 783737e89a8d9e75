import type { Estimation } from '@plumbline/api';

/**
 * Next step of the take-off: upload plans, or measure them. Undefined for an estimation with measures or with a price,
 * because an estimate may consist of lines without take-off.
 */
export function nextTakeoffStep({
  plans,
  measures,
  total,
}: Pick<Estimation, 'plans' | 'measures' | 'total'>): 'upload' | 'measure' | undefined {
  if (Number(total) > 0) return undefined;
  if (!plans) return 'upload';
  return measures ? undefined : 'measure';
}
