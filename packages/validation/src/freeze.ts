export interface FreezeDetails {
  /** Instant of the freeze, ISO 8601. */
  at: string;
  by: string;
  reason: string;
  /** Name of the reviewer; empty without one. */
  reviewer: string;
  /** Outcome of the bid; null while it is open. */
  outcome: string | null;
}

const formatDay = (at: string) =>
  new Date(at).toLocaleDateString('en-US', {
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    timeZone: 'UTC',
  });

/** Lists the people who can unfreeze an estimate. */
const unfreezers = ({ by, reviewer }: FreezeDetails): string =>
  reviewer && reviewer !== by
    ? `${by}, ${reviewer} as the reviewer, or an administrator`
    : `${by} or an administrator`;

/**
 * Explains why a frozen estimate cannot change and who can unfreeze it.
 * @param what name of the estimate, if it is not the one on screen.
 */
export function freezeRefusal(frozen: FreezeDetails, what = 'This estimate'): string {
  const { by, at, reason, outcome } = frozen;
  const end = outcome === null ? 'unfreeze it' : `withdraw ${outcome === 'lost' ? 'the loss' : 'the award'}`;
  const why = reason.trim().replace(/[.\s]+$/, '');
  return `${what} was frozen by ${by} on ${formatDay(at)}: ${why}. ${unfreezers(frozen)} can ${end}.`;
}
