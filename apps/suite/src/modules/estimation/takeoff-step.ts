import type { Estimation } from '@plumbline/api';

/**
 * What an estimation needs before it has a price: its plans, or measures on them. Undefined for one with a price, which
 * may consist of lines without take-off.
 */
export function takeoffStep({
  plans,
  measures,
  total,
}: Pick<Estimation, 'plans' | 'measures' | 'total'>): 'upload' | 'measure' | undefined {
  if (Number(total) > 0) return undefined;
  if (!plans) return 'upload';
  return measures ? undefined : 'measure';
}
