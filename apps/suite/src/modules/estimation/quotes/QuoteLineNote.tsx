import type { Quote } from '@plumbline/api';
import { hiddenLinesName, visibleQuoteLines } from '@plumbline/estimating';
import { Text } from '@plumbline/ui/Text';
import { formatMoney } from '@plumbline/ui/format';
import { signed } from '../format-signed-money.ts';
import { quotesMessages } from './messages.ts';

/** States what hidden lines and unit prices entered by hand change for the customer. */
export function QuoteLineNote({ quote }: { quote: Quote }) {
  const hidden = quote.lines.filter(({ is_hidden }) => is_hidden).length;
  const other = hidden
    ? visibleQuoteLines(quote.lines).findLast(({ name }) => name === hiddenLinesName)
    : undefined;
  const texts = [
    ...(quote.price_change === undefined ? [] : [quotesMessages.priceChange(signed(quote.price_change))]),
    ...(other ? [quotesMessages.hiddenLines(hidden, formatMoney(other.amount))] : []),
  ];
  if (!texts.length) return null;
  return (
    <Text size="small" tone="muted">
      {texts.join(' ')}
    </Text>
  );
}
