import type { Quote } from '@plumbline/api';
import { Text } from '@plumbline/ui/Text';
import { stalenessTitle } from './staleness-title.ts';
import { useStaleness } from './useStaleness.ts';

/** Sentence about an estimate that has moved since the quote was accepted, with both totals; nothing if they agree. */
export function AcceptedQuoteDifference({ quote }: { quote: Quote }) {
  const found = useStaleness(quote);
  return found ? <Text size="small">{`${stalenessTitle(quote, found)}.`}</Text> : null;
}
