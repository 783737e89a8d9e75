import { Decimal as PlainDecimal } from 'decimal.js';

/** Decimal with 40 digits, more than any stored result, and bounded exponents. */
export const Decimal = PlainDecimal.clone({ precision: 40, maxE: 1000, minE: -1000, defaults: true });
export type Decimal = PlainDecimal;
