import type { Quote, QuoteStaleness as Staleness } from '@plumbline/api';
import { href } from '@plumbline/app-kit';
import { Banner } from '@plumbline/ui/Banner';
import { Button } from '@plumbline/ui/Button';
import { Drawer } from '@plumbline/ui/Drawer';
import { formatDate, formatMoney } from '@plumbline/ui/format';
import { Inline } from '@plumbline/ui/Inline';
import { Link } from '@plumbline/ui/Link';
import { Stack } from '@plumbline/ui/Stack';
import { Text } from '@plumbline/ui/Text';
import { useState } from 'react';
import { ComparedLines } from './ComparedLines.tsx';
import { signed } from '../format-signed-money.ts';
import { stalenessTitle } from './staleness-title.ts';
import { useStaleness } from './useStaleness.ts';
import { quotesMessages } from './messages.ts';

interface Props {
  quote: Quote;
  /** Next revision, if it is drafted already. */
  drafted?: Quote;
  /** Starts the next revision; absent without the right to. */
  onRevise?: () => void;
}

/** Banner of an open quote whose prices, materials or measures have changed since it was created. */
export function QuoteStaleness(props: Props) {
  const found = useStaleness(props.quote);
  return found ? <Stale {...props} found={found} /> : null;
}

function Stale({ quote, drafted, found, onRevise }: Props & { found: Staleness }) {
  const [isTold, setTold] = useState(false);
  const { difference, total, reasons } = found;
  const isSame = Number(difference) === 0;
  const first = reasons.slice(0, 2).map(({ text }) => text);
  const more = reasons.length - first.length;
  return (
    <>
      <Banner tone="warn" title={stalenessTitle(quote, found)}>
        <Stack gap={8}>
          <Text size="small">
            {[...first, ...(more > 0 ? [quotesMessages.moreChanges(more)] : [])].join(' ')}
          </Text>
          <Inline gap={8} wraps>
            <Button size="sm" onPress={() => setTold(true)}>
              {quotesMessages.viewChanges}
            </Button>
            {drafted && (
              <Link
                href={href('estimation-quote', { uuid: quote.estimation_id, quoteId: drafted.uuid })}
                size="small"
              >
                {quotesMessages.openDraftRevision(drafted.revision, formatMoney(drafted.total))}
              </Link>
            )}
            {onRevise && !drafted && (
              <Button size="sm" onPress={onRevise}>
                {quotesMessages.draftRevision}
              </Button>
            )}
          </Inline>
        </Stack>
      </Banner>
      {isTold && (
        <Drawer
          title={quotesMessages.changesSinceRevision(quote.revision)}
          isOpen
          onOpenChange={(isOpen) => !isOpen && setTold(false)}
          width={720}
        >
          <Stack gap={16}>
            <Text weight="strong">
              {quotesMessages.changeSummary(
                formatMoney(quote.total),
                formatMoney(total),
                formatDate(found.as_of),
                isSame ? '' : `, ${signed(difference)}`,
              )}
            </Text>
            <Stack gap={4}>
              {reasons.map(({ kind, text, old_page_id, new_page_id }) => (
                <Text key={`${kind} ${text}`} size="small">
                  {text}
                  {old_page_id && new_page_id && (
                    <>
                      {' '}
                      <Link
                        href={`${href('estimation-compare', { uuid: quote.estimation_id })}?old=${old_page_id}&new=${new_page_id}`}
                        size="small"
                      >
                        {quotesMessages.compareSheets}
                      </Link>
                    </>
                  )}
                </Text>
              ))}
            </Stack>
            <ComparedLines
              before={{ ...quote, alternates: [] }}
              after={found}
              names={[`R${quote.revision}`, 'Today']}
            />
          </Stack>
        </Drawer>
      )}
    </>
  );
}
