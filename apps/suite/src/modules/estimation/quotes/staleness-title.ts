import type { Quote, QuoteStaleness } from '@plumbline/api';
import { formatMoney } from '@plumbline/ui/format';
import { signed } from '../format-signed-money.ts';
import { quotesMessages } from './messages.ts';

/** Names the stale inputs of a quote whose total is unchanged. */
function basisOf(reasons: QuoteStaleness['reasons']): string {
  const areAll = (...kinds: QuoteStaleness['reasons'][number]['kind'][]) =>
    reasons.every(({ kind }) => kinds.includes(kind));
  if (areAll('superseded_sheet')) return 'superseded sheets';
  return areAll('expired_price', 'changed_price', 'deleted_material', 'deleted_assembly')
    ? 'expired prices'
    : 'an earlier estimate';
}

/** Says how an estimate has moved since a quote was made; for an accepted quote with both totals. */
export function stalenessTitle(
  { revision, status, total: quoted }: Pick<Quote, 'revision' | 'status' | 'total'>,
  { difference, total, reasons }: Pick<QuoteStaleness, 'difference' | 'total' | 'reasons'>,
): string {
  const isSame = Number(difference) === 0;
  if (status === 'Accepted')
    return isSame
      ? quotesMessages.acceptedChanged(revision)
      : quotesMessages.acceptedTotalToday(
          revision,
          formatMoney(quoted),
          formatMoney(total),
          signed(difference),
        );
  return isSame
    ? quotesMessages.revisionBasedOn(revision, basisOf(reasons))
    : quotesMessages.revisionTotalToday(revision, formatMoney(total), signed(difference));
}
