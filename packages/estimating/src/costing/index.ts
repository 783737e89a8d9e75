export * from './types.ts';
export { explainFormula } from './explain.ts';
export { materialPrice, type PriceResult } from './price.ts';
export { blendedRate, computeEstimate } from './estimate.ts';
