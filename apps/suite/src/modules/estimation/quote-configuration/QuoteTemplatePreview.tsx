import type { QuoteFacts, SampleQuote } from '@plumbline/api';
import {
  getQuotesPreviewTemplatePdfUrl,
  quoteTemplatesListSampleQuotes,
  useQuoteTemplatesListSampleQuotes,
  useQuotesReadSample,
} from '@plumbline/api/hooks/estimation';
import { showError } from '@plumbline/app-kit';
import { openInTab } from '@plumbline/app-kit/navigation/open-in-tab';
import { QuotePaper } from '@plumbline/quotes/QuotePaper';
import { Failed } from '@plumbline/app-kit/data/load-states';
import { Button } from '@plumbline/ui/Button';
import { ComboBox } from '@plumbline/ui/ComboBox';
import { FileTextIcon } from '@plumbline/ui/icons';
import { Inline } from '@plumbline/ui/Inline';
import { Skeleton } from '@plumbline/ui/Skeleton';
import { Stack } from '@plumbline/ui/Stack';
import { Text } from '@plumbline/ui/Text';
import { documentProblems, fillQuoteTemplate } from '@plumbline/validation';
import { useDeferredValue, useMemo, useState } from 'react';
import { QuoteTemplateProblems } from '../quotes/QuoteTemplateProblems.tsx';
import { quoteConfigurationMessages } from './messages.ts';

const labelOf = ({ number, revision, name }: SampleQuote) => `${number} R${revision}, ${name}`;
const optionOf = (quote: SampleQuote) => ({
  id: quote.uuid,
  label: labelOf(quote),
  ...(quote.customer_name ? { description: quote.customer_name } : {}),
});

interface Props {
  templateId: string;
  /** HTML of the template, including unsaved changes. */
  html: string;
  /** The template has unsaved changes. */
  isChanged: boolean;
}

/** Preview of a template with a real quote chosen by the user. */
export function QuoteTemplatePreview(props: Props) {
  const { data, error, mutate } = useQuoteTemplatesListSampleQuotes();
  const [found, setFound] = useState<readonly SampleQuote[]>([]);
  const [chosen, setChosen] = useState<string | null>(null);
  if (error && !data) return <Failed error={error} onRetry={() => void mutate()} />;
  if (!data) return <Skeleton shape="card" count={1} label={quoteConfigurationMessages.loadingTheQuotes} />;
  const quoteChoices = [...data.data, ...found];
  const quote = quoteChoices.find(({ uuid }) => uuid === chosen) ?? data.data[0];
  if (!quote)
    return (
      <>
        <QuoteTemplateProblems problems={documentProblems(props.html)} />
        <Text tone="muted">{quoteConfigurationMessages.previewEmpty}</Text>
      </>
    );
  return (
    <Stack gap={16}>
      <ComboBox
        label={quoteConfigurationMessages.previewWithQuote}
        value={quote.uuid}
        valueLabel={labelOf(quote)}
        options={data.data.map(optionOf)}
        onChange={setChosen}
        isClearable={false}
        onSearch={async (search) => {
          const { data: quotes } = await quoteTemplatesListSampleQuotes({ search });
          setFound((before) => [...before, ...quotes]);
          return quotes.map(optionOf);
        }}
      />
      <Sample key={quote.uuid} {...props} quote={quote} />
    </Stack>
  );
}

/** Fills in facts that the contract omits when empty. */
const factsOf = ({ description, accepted, ...facts }: QuoteFacts) => ({
  ...facts,
  ...(description === undefined ? {} : { description }),
  ...(accepted === undefined ? {} : { accepted }),
});

function Sample({ templateId, html, isChanged, quote }: Props & { quote: SampleQuote }) {
  const { data, error, mutate } = useQuotesReadSample(quote.estimation_id, quote.uuid);
  const [isOpening, setOpening] = useState(false);
  // Defer the preview so that typing stays responsive.
  const written = useDeferredValue(html);
  const sample = data?.data;
  const out = useMemo(() => {
    if (!sample) return undefined;
    const facts = factsOf(sample.facts);
    return { html: fillQuoteTemplate(written, facts), problems: documentProblems(written, facts) };
  }, [sample, written]);
  if (error && !data) return <Failed error={error} onRetry={() => void mutate()} />;
  if (!sample || !out)
    return <Skeleton shape="card" count={2} label={quoteConfigurationMessages.loadingTheQuote} />;
  const print = async () => {
    setOpening(true);
    try {
      await openInTab(getQuotesPreviewTemplatePdfUrl(quote.estimation_id, quote.uuid, templateId));
    } catch (reason) {
      showError(reason);
    } finally {
      setOpening(false);
    }
  };
  return (
    <Stack gap={16}>
      <QuoteTemplateProblems problems={out.problems} />
      <Inline>
        <Button
          icon={FileTextIcon}
          isPending={isOpening}
          onPress={() => void print()}
          {...(isChanged ? { disabledReason: quoteConfigurationMessages.unsavedPreviewReason } : {})}
        >
          {quoteConfigurationMessages.previewPdf}
        </Button>
      </Inline>
      <QuotePaper quote={sample.quote} document={{ html: out.html, head: sample.head }} />
    </Stack>
  );
}
