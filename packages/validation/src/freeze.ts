export interface FrozenWords {
  /** An instant. */
  at: string;
  by: string;
  reason: string;
  /** Of the estimation; empty for none. */
  reviewer: string;
  /** How the bid ended; null while it goes on. */
  outcome: string | null;
}

const dayOf = (at: string) =>
  new Date(at).toLocaleDateString('en-US', {
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    timeZone: 'UTC',
  });

/** Who can unfreeze an estimate, each named once. */
const people = ({ by, reviewer }: FrozenWords): string =>
  reviewer && reviewer !== by
    ? `${by}, ${reviewer} as the reviewer, or an administrator`
    : `${by} or an administrator`;

/**
 * Why an estimate's figures do not change, in words that name who can do something about it.
 * @param what the estimate is called, where it is not the one that is looked at.
 */
export function freezeRefusal(frozen: FrozenWords, what = 'This estimate'): string {
  const { by, at, reason, outcome } = frozen;
  const end = outcome === null ? 'unfreeze it' : `withdraw ${outcome === 'lost' ? 'the loss' : 'the award'}`;
  const why = reason.trim().replace(/[.\s]+$/, '');
  return `${what} was frozen by ${by} on ${dayOf(at)}: ${why}. ${people(frozen)} can ${end}.`;
}
