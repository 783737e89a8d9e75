import { formatMoney } from '@plumbline/ui/format';

/** A figure with its sign: what a revision adds to another. */
export const signed = (value: string) =>
  Number(value) > 0 ? `+${formatMoney(value)}` : Number(value) < 0 ? formatMoney(value) : '–';
