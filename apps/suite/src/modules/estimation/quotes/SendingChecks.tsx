import type { QuoteCheck } from '@plumbline/api';
import { Banner } from '@plumbline/ui/Banner';
import { Stack } from '@plumbline/ui/Stack';
import { Text } from '@plumbline/ui/Text';
import { quotesMessages } from './messages.ts';

/** Most checks that are listed; the others are counted. */
const MAX_LISTED = 5;

/** Lists what to check before a quote is sent: lines of 0.00, without a price or with an expired one. */
export function SendingChecks({
  checks,
}: {
  /** In the order of the quote. */
  checks: readonly QuoteCheck[];
}) {
  const more = checks.length - MAX_LISTED;
  return (
    <Banner tone="warn" title={quotesMessages.checksTitle(checks.length)}>
      <Stack gap={4}>
        {checks.slice(0, MAX_LISTED).map(({ kind, code, name, text }) => (
          <Text key={`${kind} ${code} ${name} ${text}`} size="small">
            {quotesMessages.checkOfLine([code, name].filter(Boolean).join(' '), text)}
          </Text>
        ))}
        {more > 0 && <Text size="small">{quotesMessages.moreChecks(more)}</Text>}
      </Stack>
    </Banner>
  );
}
