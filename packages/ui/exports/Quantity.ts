export { Quantity, type QuantityProps } from '../src/components/Format/Format.tsx';
export { formatQuantity } from '../src/components/Format/money.ts';
