import type { QuoteTotal } from '@plumbline/api';
import { formatMoney, formatPercent } from '@plumbline/ui/format';

/**
 * Maps totals to document lines; the last one names a currency other than USD.
 * @param write formats the amounts above the last one.
 */
export const totalLines = (
  totals: readonly QuoteTotal[],
  { currency = 'USD', write = formatMoney }: { currency?: string; write?: (value: string) => string } = {},
) =>
  totals.map(({ key, label, percentage, value }) => {
    const isTotal = key === 'total';
    const note =
      isTotal && currency !== 'USD' ? `(${currency})` : percentage && formatPercent(percentage, 0, 6);
    return {
      label,
      ...(note ? { note } : {}),
      value: isTotal ? formatMoney(value) : write(value),
      kind: isTotal ? ('total' as const) : key === 'base' ? ('sum' as const) : ('line' as const),
    };
  });
