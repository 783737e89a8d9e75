export * from './types.ts';
export { explainFormula } from './explain.ts';
export {
  markupAndMargin,
  materialPrice,
  priceFigures,
  sellPrice,
  type PriceFigures,
  type PriceResult,
} from './price.ts';
export * from './price-history.ts';
export { blendedRate, computeEstimate } from './estimate.ts';
export * from './labor.ts';
