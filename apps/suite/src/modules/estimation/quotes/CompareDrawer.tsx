import type { Quote } from '@plumbline/api';
import { comparedQuote, compareQuotes } from '@plumbline/estimating';
import { Drawer } from '@plumbline/ui/Drawer';
import { formatMoney } from '@plumbline/ui/format';
import { Select } from '@plumbline/ui/Select';
import { Stack } from '@plumbline/ui/Stack';
import { Text } from '@plumbline/ui/Text';
import { useState } from 'react';
import { clauseChanges } from './quote-clauses.ts';
import { ComparedLines } from './ComparedLines.tsx';
import { signed } from '../format-signed-money.ts';
import { quotesMessages } from './messages.ts';

/** Drawer that compares two revisions of a quote: quantities, amounts, clauses and total. */
export function CompareDrawer({
  quote,
  revisions,
  onClose,
}: {
  quote: Quote;
  revisions: readonly Quote[];
  onClose: () => void;
}) {
  const others = revisions.filter(({ uuid }) => uuid !== quote.uuid);
  const [chosen, setChosen] = useState(
    (others.find(({ revision }) => revision < quote.revision) ?? others[0])?.uuid ?? '',
  );
  const other = others.find(({ uuid }) => uuid === chosen);
  const [before, after] = other && other.revision > quote.revision ? [quote, other] : [other ?? quote, quote];
  const { difference } = compareQuotes(comparedQuote(before), comparedQuote(after));
  const changes = clauseChanges(before, after);
  return (
    <Drawer
      title={quotesMessages.compareNumber(quote.number)}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      width={720}
    >
      <Stack gap={16}>
        <Select
          label={quotesMessages.compareWith}
          value={chosen}
          onChange={(id) => setChosen(String(id))}
          options={others.map((each) => ({
            id: each.uuid,
            label: `R${each.revision}, ${formatMoney(each.total)}`,
          }))}
        />
        <Text weight="strong">
          {Number(difference) === 0
            ? quotesMessages.revisionTotalsEqual(before.revision, after.revision, formatMoney(after.total))
            : quotesMessages.revisionTotalsDiffer(
                before.revision,
                after.revision,
                formatMoney(before.total),
                formatMoney(after.total),
                signed(difference),
              )}
        </Text>
        {changes.length > 0 && (
          <Stack gap={4}>
            {changes.map((text) => (
              <Text key={text} size="small">
                {text}
              </Text>
            ))}
          </Stack>
        )}
        <ComparedLines before={before} after={after} names={[`R${before.revision}`, `R${after.revision}`]} />
      </Stack>
    </Drawer>
  );
}
