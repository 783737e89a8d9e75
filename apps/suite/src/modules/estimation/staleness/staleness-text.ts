import type { EstimateRadar, RadarReason } from '@plumbline/api';
import { formatDate, formatMoney } from '@plumbline/ui/format';
import { signed } from '../format-signed-money.ts';

const some = (value: string) => Number(value) !== 0;

/** What changed under an estimate in one sentence, with the money that it counts already and the money that it would. */
export function radarTitle({ changed, pending, since }: EstimateRadar): string {
  const from = since ? ` since ${formatDate(since.slice(0, 10))}` : '';
  if (some(changed))
    return `Prices and materials changed${from}: ${signed(changed)}${some(pending) ? `, and ${signed(pending)} to come` : ''}.`;
  return some(pending)
    ? `Sheets or prices are out of date: ${signed(pending)} with those that hold today.`
    : `Something under this estimate is out of date${from}.`;
}

/** Beside a reason: what it comes to, or what stands on it where nobody knows. */
export function reasonMoney({ difference, stands }: Pick<RadarReason, 'difference' | 'stands'>): string {
  if (difference !== undefined) return some(difference) ? signed(difference) : 'Comes to the same';
  return stands === undefined ? '' : `${formatMoney(stands)} stands on it`;
}

/** The lines that a reason touches, by their names: each once, with the conditions they are in. */
export function linesByName(lines: RadarReason['lines']): { name: string; codes: string[] }[] {
  const found = new Map<string, string[]>();
  for (const { name, code } of lines) found.set(name, [...new Set([...(found.get(name) ?? []), code])]);
  return [...found].map(([name, codes]) => ({ name, codes }));
}
