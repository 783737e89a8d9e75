import type { PublicQuote, PublicView } from '@plumbline/api';
import { ActionBar } from '@plumbline/ui/ActionBar';
import { Banner } from '@plumbline/ui/Banner';
import { Button } from '@plumbline/ui/Button';
import { ClauseColumns, ClauseList } from '@plumbline/ui/ClauseList';
import { OptionalItemList } from '@plumbline/ui/OptionalItemList';
import { formatDate, formatMoney } from '@plumbline/ui/format';
import { Stack } from '@plumbline/ui/Stack';
import { Text } from '@plumbline/ui/Text';
import { useEffect, useRef, useState } from 'react';
import { useDraft } from '@plumbline/app-kit/form/use-draft';
import { alternateItems } from './alternate-items.ts';
import { clauseItems } from './clause-items.ts';
import { DecisionText } from './DecisionText.tsx';
import { QuotePaper } from './QuotePaper.tsx';
import { QuoteScope } from './QuoteScope.tsx';
import { QuoteThanks } from './QuoteThanks.tsx';
import { QuoteAnswerForm, type AnswerDraft, type QuoteResponse } from './QuoteAnswerForm.tsx';
import { quoteMessages } from './messages.ts';

/** Layout of a quote without a template. */
function StandardLayout({ quote }: { quote: PublicQuote }) {
  return (
    <>
      <Stack gap={4}>
        <Text weight="strong">{[quote.project_name, quote.site].filter(Boolean).join(', ')}</Text>
        <Text size="small" tone="muted">
          {[
            quote.customer_name && quoteMessages.forCustomer(quote.customer_name),
            quote.sales_specialist && `by ${quote.sales_specialist}`,
            quote.valid_until && quoteMessages.validUntilDate(formatDate(quote.valid_until)),
          ]
            .filter(Boolean)
            .join(' · ')}
        </Text>
      </Stack>
      <QuoteScope
        quote={quote}
        {...(quote.alternates.length > 0
          ? {
              alternates: (
                <OptionalItemList
                  title={quoteMessages.alternates}
                  note={quoteMessages.alternatesNote}
                  items={alternateItems(quote.alternates)}
                />
              ),
            }
          : {})}
      />
      <ClauseColumns>
        {quote.inclusions.length > 0 && (
          <ClauseList
            title={quoteMessages.inclusions}
            kind="included"
            noun="inclusion"
            items={clauseItems('inclusions', quote.inclusions, { lines: quote.lines.length })}
          />
        )}
        {quote.exclusions.length > 0 && (
          <ClauseList
            title={quoteMessages.exclusions}
            kind="excluded"
            noun="exclusion"
            items={clauseItems('exclusions', quote.exclusions, { lines: quote.lines.length })}
          />
        )}
      </ClauseColumns>
    </>
  );
}

interface Kept extends AnswerDraft {
  answering: QuoteResponse | '';
}

interface QuoteAnswerProps {
  token: string;
  quote: PublicQuote;
  /** Name of the company that sent the quote. */
  company: string;
  /** Downloads the PDF of the quote. */
  onDownload: () => Promise<unknown>;
}

/** Public quote page with scope, price and the customer's answer. */
export function QuoteAnswer({ token, quote: initialQuote, company, onDownload }: QuoteAnswerProps) {
  const [quote, setQuote] = useState(initialQuote);
  const { value, change, discard } = useDraft<Kept>(`quote answer ${token}`, {
    answering: '',
    name: '',
    title: '',
    note: '',
    chosen: initialQuote.alternates.flatMap(({ uuid, accepted }) => (accepted ? [uuid] : [])),
  });
  const { answering, ...draft } = value;
  /** Answer form that was opened or closed on this page, to move the focus. */
  const [asked, setAsked] = useState<QuoteResponse>();
  const [isAnswered, setAnswered] = useState(false);
  const outcome = useRef<HTMLElement>(null);
  // Move the focus to the result above the quote, because the form is gone.
  useEffect(() => {
    if (isAnswered) outcome.current?.focus();
  }, [isAnswered]);
  // Only a sent or expired quote has a newer revision or a new quote to ask for.
  const advice = quote.status === 'Sent' ? 'it' : quote.status === 'Expired' && 'a new one';
  const show = (view: PublicView) => {
    if (!view.quote) return;
    setQuote(view.quote);
    setAnswered(true);
  };
  const ask = (next: QuoteResponse) => {
    setAsked(next);
    change({ answering: next });
  };
  return (
    <Stack gap={24}>
      {quote.closed && (
        <Stack ref={outcome} tabIndex={-1} gap={12}>
          {quote.decision ? (
            <>
              {quote.decision.decision === 'accepted' && quote.decision.by === 'customer' && (
                <QuoteThanks quote={quote} company={company} onDownload={onDownload} />
              )}
              <DecisionText decision={quote.decision} isSignedBelow={quote.document !== undefined} />
            </>
          ) : (
            <Banner tone="warn">
              {advice && quote.sales_specialist
                ? quoteMessages.closedQuoteAdvice(quote.closed, quote.sales_specialist, advice)
                : quote.closed}
            </Banner>
          )}
        </Stack>
      )}
      {quote.document ? (
        // Customers sign in the form, so that empty lines to sign on would mislead.
        <QuotePaper quote={quote} document={quote.document} hidesEmptySignature={!quote.closed} />
      ) : (
        <StandardLayout quote={quote} />
      )}
      {!quote.closed &&
        (answering ? (
          <QuoteAnswerForm
            token={token}
            quote={quote}
            answering={answering}
            draft={draft}
            onDraft={change}
            takesFocus={asked !== undefined}
            onBack={() => {
              setAsked(answering);
              change({ answering: '' });
            }}
            onAnswered={(view) => {
              discard();
              show(view);
            }}
            onClosed={show}
          />
        ) : (
          <ActionBar
            label={quoteMessages.response}
            message={
              <Text weight="strong">{`${quote.number} R${quote.revision}, ${formatMoney(quote.total)}`}</Text>
            }
          >
            <Button
              size="lg"
              variant="primary"
              isFullWidth
              onPress={() => ask('accepted')}
              autoFocus={asked === 'accepted'}
            >
              {quoteMessages.acceptQuote}
            </Button>
            <Button size="lg" isFullWidth onPress={() => ask('declined')} autoFocus={asked === 'declined'}>
              {quoteMessages.decline}
            </Button>
          </ActionBar>
        ))}
    </Stack>
  );
}
