export * from './alternate-types.ts';
export * from './types.ts';
export * from './estimate-types.ts';
export * from './adjust.ts';
export { explainFormula, roundQuantity } from './explain.ts';
export {
  markupAndMargin,
  materialPrice,
  priceFigures,
  sellPrice,
  type PriceFigures,
  type PriceResult,
} from './price.ts';
export * from './price-history.ts';
export * from './allocate-amount.ts';
export { divisionOf } from './divisions.ts';
export { blendedRate } from './blended-rate.ts';
export { computeEstimate, createEstimator } from './estimate.ts';
export * from './labor.ts';
export { explainField, explainLine } from './explain-field.ts';
export * from './compare-quotes.ts';
export * from './compare-bids.ts';
export * from './compare-estimates.ts';
export type { ComparedFigures, LineChange } from './line-changes.ts';
export * from './clauses.ts';
export * from './close-quote.ts';
export * from './quote-lines.ts';
export { alternateKind, closeAlternates, overlapping, type PricedAlternate } from './alternates.ts';
export type { ClosingRates } from './totals.ts';
