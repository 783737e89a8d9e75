/** Texts of the estimation staleness screens. */
export const stalenessMessages = {
  outOfDate: 'Out of date',
  outdatedQuoteAmount: (difference: string) => `Quote ${difference}`,
  viewChanges: 'View changes',
  draftRevision: 'Draft revision',
  moreChanges: (count: number) => `And ${count} more.`,
  outdatedTitle: 'Changes that affect this estimate',
  markAsReviewed: 'Mark as reviewed',
  appliedChanges: (difference: string) => `Already in the estimate, ${difference}`,
  pendingChanges: (difference: string) => `Not in the estimate yet, ${difference}`,
  derivedAmountNote: (difference: string) =>
    `${difference} of this is from discount, bond, tax, alternates and rounding.`,
  compareSheets: 'Compare sheets',
  showIn: (codes: string) => `Show in ${codes}`,
  showConditionIn: (name: string, codes: string) => `Show ${name} in ${codes}`,
  sinceDate: (date: string) => ` since ${date}`,
  pricesAndMaterialsChanged: (since: string, difference: string, detail: string) =>
    `Prices and materials changed${since}: ${difference}${detail}.`,
  outdatedSources: (difference: string) =>
    `Sheets or prices are out of date: ${difference} with current ones.`,
  estimateOutOfDate: (since: string) => `This estimate is out of date${since}.`,
  noChangeInPrice: 'No change in price',
};
