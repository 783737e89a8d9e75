import type { PublicQuote } from '@plumbline/api';
import { errorText } from '@plumbline/app-kit/data/error-message';
import { Banner } from '@plumbline/ui/Banner';
import { Button } from '@plumbline/ui/Button';
import { formatMoney } from '@plumbline/ui/format';
import { DownloadIcon } from '@plumbline/ui/icons';
import { Inline } from '@plumbline/ui/Inline';
import { Stack } from '@plumbline/ui/Stack';
import { Text } from '@plumbline/ui/Text';
import { useState } from 'react';
import { quoteMessages } from './messages.ts';

/** Thanks to the customer who accepted a quote: what was accepted, what happens next, and the signed copy. */
export function QuoteThanks({
  quote,
  company,
  onDownload,
}: {
  quote: PublicQuote;
  /** Name of the company that sent the quote. */
  company: string;
  /** Downloads the PDF of the quote. */
  onDownload: () => Promise<unknown>;
}) {
  const [problem, setProblem] = useState<string>();
  const [isPending, setPending] = useState(false);
  const download = async () => {
    setPending(true);
    setProblem(undefined);
    try {
      await onDownload();
    } catch (reason) {
      setProblem(errorText(reason));
    }
    setPending(false);
  };
  return (
    <Banner tone="ok" title={quoteMessages.thanks(quote.decision?.name ?? '')}>
      <Stack gap={12}>
        <Text>
          {quoteMessages.acceptedSummary(
            `${quote.number} R${quote.revision}`,
            company,
            formatMoney(quote.total),
          )}
        </Text>
        <Text>
          {quote.sales_specialist
            ? quoteMessages.nextStepWith(company, quote.sales_specialist)
            : quoteMessages.nextStep(company)}
        </Text>
        {problem && (
          <Banner tone="bad" isUrgent>
            {problem}
          </Banner>
        )}
        <Inline>
          <Button icon={DownloadIcon} isPending={isPending} onPress={() => void download()}>
            {quoteMessages.downloadSigned}
          </Button>
        </Inline>
      </Stack>
    </Banner>
  );
}
