import { formatMoney } from '@plumbline/ui/format';

/** Formats a money difference with its sign. */
export const signed = (value: string) =>
  Number(value) > 0 ? `+${formatMoney(value)}` : Number(value) < 0 ? formatMoney(value) : '–';
