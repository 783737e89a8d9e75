import type { Estimation, Quote as QuoteRow } from '@plumbline/api';
import { useEstimateVersionsList } from '@plumbline/api/hooks/estimation';
import { href } from '@plumbline/app-kit';
import { DecisionText } from '@plumbline/quotes/DecisionText';
import { QuoteScope } from '@plumbline/quotes/QuoteScope';
import { useRecordTab } from '@plumbline/app-kit/frame/RecordTabs';
import { utcDay } from '@plumbline/dates';
import { denialText } from '@plumbline/permissions';
import { useDecision } from '@plumbline/permissions/react';
import { DocumentLayout } from '@plumbline/ui/DocumentLayout';
import { RevisionSwitch } from '@plumbline/ui/RevisionSwitch';
import { formatDate, formatMoney } from '@plumbline/ui/format';
import { Inline } from '@plumbline/ui/Inline';
import { Pill } from '@plumbline/ui/Pill';
import { SegmentedControl } from '@plumbline/ui/SegmentedControl';
import { Stack } from '@plumbline/ui/Stack';
import { Stepper } from '@plumbline/ui/Stepper';
import { Text } from '@plumbline/ui/Text';
import { useState } from 'react';
import { CompetingQuotes } from './CompetingQuotes.tsx';
import { OpportunityBanner } from './OpportunityBanner.tsx';
import { QuoteAlternates } from './QuoteAlternates.tsx';
import { QuoteActions, type QuoteFormName } from './QuoteActions.tsx';
import { QuoteClauses } from './QuoteClauses.tsx';
import { QuoteLineNote } from './QuoteLineNote.tsx';
import { useLineEditing } from './useLineEditing.ts';
import { QuoteRail } from './QuoteRail.tsx';
import { QuoteStaleness } from './QuoteStaleness.tsx';
import { QuoteTemplateDocument } from './QuoteTemplateDocument.tsx';
import { quoteFacts } from './quote-facts.tsx';
import { QuoteForms } from './QuoteForms.tsx';
import { newerDraft, quoteSteps, quoteTone, replacedBy } from './quote-status.ts';
import { useQuoteChanges } from './use-quote-changes.ts';
import { quotesMessages as text } from './messages.ts';

interface Props {
  estimation: Estimation;
  quote: QuoteRow;
  /** Revisions of the quote's number, newest first. */
  revisions: readonly QuoteRow[];
  put: (quote: QuoteRow) => void;
  reload: () => Promise<void>;
}

/** Entry of a revision in the switch; the date has no year. */
const revisionEntry = (uuid: string, { uuid: quoteId, revision, total, createdAt }: QuoteRow) => ({
  id: quoteId,
  name: `R${revision}`,
  value: formatMoney(total),
  date: formatDate(utcDay(createdAt)).replace(/, \d{4}$/, ''),
  href: href('estimation-quote', { uuid, quoteId }),
});

/** Banners of a revision: changes since it was made, its opportunity, competing quotes and the answer. */
function QuoteBanners({
  quote,
  isOver,
  isSignedBelow,
  drafted,
  onRevise,
  onChanged,
}: {
  quote: QuoteRow;
  /** True if the bid was awarded or lost, after which an accepted quote is not compared any more. */
  isOver: boolean;
  isSignedBelow: boolean;
  drafted: QuoteRow | undefined;
  onRevise: (() => void) | undefined;
  onChanged: () => void;
}) {
  return (
    <>
      {!(quote.status === 'Accepted' && isOver) && (
        <QuoteStaleness quote={quote} {...(drafted ? { drafted } : {})} {...(onRevise ? { onRevise } : {})} />
      )}
      <OpportunityBanner quote={quote} onChanged={onChanged} />
      <CompetingQuotes quote={quote} onChanged={onChanged} />
      {quote.decision && <DecisionText decision={quote.decision} isSignedBelow={isSignedBelow} />}
    </>
  );
}

type View = 'figures' | 'document';
/** Switch between figures and document of a quote with a template. */
function ViewSwitch({ quote, view, onView }: { quote: QuoteRow; view: View; onView: (view: View) => void }) {
  if (!quote.template_id) return null;
  return (
    <Inline>
      <SegmentedControl
        label={text.view}
        size="sm"
        value={view}
        onChange={onView}
        options={[
          { id: 'figures', label: text.figures },
          { id: 'document', label: text.document },
        ]}
      />
      <Text size="small" tone="muted">
        {quote.template_name || text.quoteTemplateDeleted}
      </Text>
    </Inline>
  );
}

/** Page of a quote revision: figures or document, with its actions, history and the switch between revisions. */
export function QuoteDocument({ estimation, quote, revisions, put, reload }: Props) {
  const { uuid } = estimation;
  const mayEdit = useDecision({ app: 7, name: 'quote', type: 'e' });
  const mayAdd = useDecision({ app: 7, name: 'quote', type: 'a' });
  const [form, setForm] = useState<QuoteFormName>();
  // Drafts open for editing, sent revisions as the document.
  const [view, setView] = useState<View>(quote.status === 'Draft' ? 'figures' : 'document');
  const { entries, reloadHistory, showSaved, save } = useQuoteChanges(estimation, quote, revisions, {
    put,
    reload,
  });
  const editing = useLineEditing(save);
  useRecordTab({
    id: uuid,
    title: estimation.name,
    key: 'estimation',
    href: href('estimation-view', { uuid }),
  });
  const maySeeEstimate = useDecision({ app: 7, name: 'estimation', type: 'v' });
  const versions = useEstimateVersionsList(uuid, { swr: { enabled: maySeeEstimate.allowed } });
  const version = versions.data?.data.find(({ quote_id }) => quote_id === quote.uuid);
  const isDraft = quote.status === 'Draft';
  const isDocument = Boolean(quote.template_id) && view === 'document';
  const locked = !isDraft ? text.sentRevisionLocked : mayEdit.allowed ? undefined : denialText(mayEdit);
  const replaced = replacedBy(quote, revisions);
  return (
    <>
      <DocumentLayout
        title={quote.name}
        code={quote.number}
        status={<Pill tone={quoteTone(quote.status)}>{quote.status}</Pill>}
        backHref={href('estimation-quotes', { uuid })}
        backLabel="Quotes"
        actions={
          <QuoteActions
            quote={quote}
            revisions={revisions}
            locked={locked}
            isOver={Boolean(estimation.outcome)}
            setForm={setForm}
          />
        }
        steps={
          <Inline gap={16} wraps>
            <Stepper
              variant="steps"
              label={text.status}
              current={quote.status}
              steps={quoteSteps(quote.status)}
            />
            {replaced && (
              <Text size="small" tone="muted">
                {replaced}
              </Text>
            )}
          </Inline>
        }
        bandEnd={
          <RevisionSwitch
            value={quote.uuid}
            revisions={revisions.toReversed().map((each) => revisionEntry(uuid, each))}
          />
        }
        facts={quoteFacts(estimation, quote, version)}
        rail={<QuoteRail quote={quote} entries={entries} takesFiles={mayEdit.allowed} />}
      >
        <Stack gap={12}>
          <QuoteBanners
            quote={quote}
            isOver={Boolean(estimation.outcome)}
            isSignedBelow={isDocument}
            drafted={newerDraft(quote, revisions)}
            onRevise={mayAdd.allowed ? () => setForm('revision') : undefined}
            onChanged={() => void reload().then(reloadHistory)}
          />
          <ViewSwitch quote={quote} view={view} onView={setView} />
          {isDocument ? (
            <QuoteTemplateDocument quote={quote} />
          ) : (
            <Stack>
              <QuoteScope
                quote={quote}
                {...(locked === undefined ? { editing } : {})}
                note={<QuoteLineNote quote={quote} />}
                {...(quote.alternates.length > 0
                  ? {
                      alternates: (
                        <QuoteAlternates quote={quote} {...(locked === undefined ? { save } : {})} />
                      ),
                    }
                  : {})}
              />
            </Stack>
          )}
        </Stack>
        {!isDocument && <QuoteClauses quote={quote} {...(locked === undefined ? { save } : {})} />}
      </DocumentLayout>
      <QuoteForms
        form={form}
        onClose={() => setForm(undefined)}
        estimation={estimation}
        quote={quote}
        revisions={revisions}
        mayEdit={mayEdit}
        onSaved={showSaved}
        reload={reload}
        reloadHistory={reloadHistory}
      />
    </>
  );
}
