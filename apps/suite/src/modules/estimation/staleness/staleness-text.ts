import type { EstimateStaleness, StalenessReason } from '@plumbline/api';
import { utcDay } from '@plumbline/dates';
import { formatDate, formatMoney } from '@plumbline/ui/format';
import { signed } from '../format-signed-money.ts';
import { stalenessMessages } from './messages.ts';

const isNonZero = (value: string) => Number(value) !== 0;

/** Sentence describing the changed inputs, with the amounts already counted and still pending. */
export function stalenessTitle({ changed, pending, since }: EstimateStaleness): string {
  const from = since ? stalenessMessages.sinceDate(formatDate(utcDay(since))) : '';
  if (isNonZero(changed))
    return stalenessMessages.pricesAndMaterialsChanged(
      from,
      signed(changed),
      isNonZero(pending) ? `, and ${signed(pending)} pending` : '',
    );
  return isNonZero(pending)
    ? stalenessMessages.outdatedSources(signed(pending))
    : stalenessMessages.estimateOutOfDate(from);
}

/** Amount of a reason: its difference, or the affected amount if the difference is unknown. */
export function reasonMoney({ difference, stands }: Pick<StalenessReason, 'difference' | 'stands'>): string {
  if (difference !== undefined)
    return isNonZero(difference) ? signed(difference) : stalenessMessages.noChangeInPrice;
  return stands === undefined ? '' : `${formatMoney(stands)} affected`;
}

/** Groups the affected lines by name, each with the codes of its conditions. */
export function linesByName(lines: StalenessReason['lines']): { name: string; codes: string[] }[] {
  const found = new Map<string, string[]>();
  for (const { name, code } of lines) found.set(name, [...new Set([...(found.get(name) ?? []), code])]);
  return [...found].map(([name, codes]) => ({ name, codes }));
}
