import { Decimal as PlainDecimal } from 'decimal.js';

/** Forty digits inside, far more than any result keeps; exponents bounded so that no formula runs away. */
export const Decimal = PlainDecimal.clone({ precision: 40, maxE: 1000, minE: -1000, defaults: true });
export type Decimal = PlainDecimal;
