/** Texts of the estimation staleness screens. */
export const stalenessMessages = {
  outOfDate: 'Out of date',
  quoteStaleAmount: (staleAmount: string) => `Quote ${staleAmount}`,
  viewChanges: 'View changes',
  draftRevision: 'Draft revision',
  andMore: (more: number) => `And ${more} more.`,
  changesThatAffectThisEstimate: 'Changes that affect this estimate',
  markAsReviewed: 'Mark as reviewed',
  alreadyInTheEstimate: (signed: string) => `Already in the estimate, ${signed}`,
  notInTheEstimateYet: (signed: string) => `Not in the estimate yet, ${signed}`,
  ofThisIsFromDiscountBond: (signed: string) =>
    `${signed} of this is from discount, bond, tax, alternates and rounding.`,
  compareSheets: 'Compare sheets',
  showIn: (codes: string) => `Show in ${codes}`,
  showConditionIn: (name: string, codes: string) => `Show ${name} in ${codes}`,
  sinceDate: (date: string) => ` since ${date}`,
  pricesAndMaterialsChanged: (from: string, signed: string, value: string) =>
    `Prices and materials changed${from}: ${signed}${value}.`,
  sheetsOrPricesAreOut: (signed: string) => `Sheets or prices are out of date: ${signed} with current ones.`,
  thisEstimateIsOutOfDate: (from: string) => `This estimate is out of date${from}.`,
  noChangeInPrice: 'No change in price',
};
