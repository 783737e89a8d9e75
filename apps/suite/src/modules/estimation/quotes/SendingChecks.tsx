import type { QuoteCheck } from '@plumbline/api';
import { href } from '@plumbline/app-kit';
import { Banner } from '@plumbline/ui/Banner';
import { Link } from '@plumbline/ui/Link';
import { Stack } from '@plumbline/ui/Stack';
import { Text } from '@plumbline/ui/Text';
import { quotesMessages } from './messages.ts';

/** Most checks that are listed; the others are counted. */
const MAX_LISTED = 5;

/** Lists what to check before a quote is sent, with links to the lines in the estimate. */
export function SendingChecks({
  estimationId,
  checks,
}: {
  estimationId: string;
  /** In the order of the quote. */
  checks: readonly QuoteCheck[];
}) {
  const more = checks.length - MAX_LISTED;
  return (
    <Banner tone="warn" title={quotesMessages.checksTitle(checks.length)}>
      <Stack gap={4}>
        {checks.slice(0, MAX_LISTED).map(({ kind, code, name, text }) => (
          <Text key={`${kind} ${code} ${name} ${text}`} size="small">
            <Link
              href={`${href('estimation-estimate', { uuid: estimationId })}?${new URLSearchParams({ find: name })}`}
              size="small"
            >
              {[code, name].filter(Boolean).join(' ')}
            </Link>
            {quotesMessages.checkOfLine(text)}
          </Text>
        ))}
        {more > 0 && <Text size="small">{quotesMessages.moreChecks(more)}</Text>}
      </Stack>
    </Banner>
  );
}
