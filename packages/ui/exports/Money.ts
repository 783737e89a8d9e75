export { Money, type MoneyProps } from '../src/components/Format/Format.tsx';
export { formatMoney, type MoneyFormat } from '../src/components/Format/money.ts';
