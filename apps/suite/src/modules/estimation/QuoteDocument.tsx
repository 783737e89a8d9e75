import type { Estimation, Quote as QuoteRow, QuoteUpdate } from '@plumbline/api';
import {
  estimationWorkChangeQuote,
  useEstimateVersionsList,
  useEstimationLookupsEstimationChanges,
} from '@plumbline/api/hooks/estimation';
import { quoteLinksCreate, quoteLinksRevoke, useQuoteLinksList } from '@plumbline/api/hooks/links';
import { errorText, href, isStale } from '@plumbline/app-kit';
import { lazyWithRetry } from '@plumbline/app-kit/module/lazy-with-retry';
import { DecisionText } from '@plumbline/app-kit/quote/DecisionText';
import { QuoteScope } from '@plumbline/app-kit/quote/QuoteScope';
import type { ClauseKind } from '@plumbline/app-kit/quote/clause-items';
import { useRecordTab } from '@plumbline/app-kit/frame/RecordTabs';
import { utcDay } from '@plumbline/dates';
import { denialText } from '@plumbline/permissions';
import { useDecision } from '@plumbline/permissions/react';
import { DocumentLayout } from '@plumbline/ui/DocumentLayout';
import { RevisionSwitch } from '@plumbline/ui/EstimateQuote';
import { formatDate, formatMoney } from '@plumbline/ui/format';
import { Inline } from '@plumbline/ui/Inline';
import { Link } from '@plumbline/ui/Link';
import { Pill } from '@plumbline/ui/Pill';
import { SegmentedControl } from '@plumbline/ui/SegmentedControl';
import { Stack } from '@plumbline/ui/Stack';
import { Stepper } from '@plumbline/ui/Stepper';
import { Text } from '@plumbline/ui/Text';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { CompareDrawer } from './CompareDrawer.tsx';
import { DecisionForm } from './DecisionForm.tsx';
import { IssueForm } from './IssueForm.tsx';
import { CompetingQuotes } from './CompetingQuotes.tsx';
import { QuoteAlternates } from './QuoteAlternates.tsx';
import { QuoteActions, type QuoteFormName } from './QuoteActions.tsx';
import { QuoteClauses } from './QuoteClauses.tsx';
import { QuoteDetailsForm } from './QuoteDetailsForm.tsx';
import { QuoteForm } from './QuoteForm.tsx';
import { QuoteRail } from './QuoteRail.tsx';
import { QuoteStaleness } from './QuoteStaleness.tsx';
import { QuoteTagsForm } from './QuoteTagsForm.tsx';
import { QuoteTemplateDocument } from './QuoteTemplateDocument.tsx';
import { entryOf } from './quote-history.ts';
import { quoteSteps, quoteTone, replacedBy } from './quote-status.ts';
import { OutcomeForm } from './versions/OutcomeForm.tsx';

const LinksDialog = lazyWithRetry(() =>
  import('@plumbline/app-kit/share-links/LinksDialog').then((module) => module.LinksDialog),
);
const linkCalls = { useList: useQuoteLinksList, create: quoteLinksCreate, revoke: quoteLinksRevoke };

interface Props {
  estimation: Estimation;
  quote: QuoteRow;
  /** Revisions of the quote's number, newest first. */
  revisions: readonly QuoteRow[];
  put: (quote: QuoteRow) => void;
  reload: () => Promise<void>;
}

export function QuoteDocument({ estimation, quote, revisions, put, reload }: Props) {
  const { uuid } = estimation;
  const mayEdit = useDecision({ app: 7, name: 'quote', type: 'e' });
  const mayAdd = useDecision({ app: 7, name: 'quote', type: 'a' });
  const [form, setForm] = useState<QuoteFormName>();
  // Drafts open for editing, sent revisions as the document.
  const [view, setView] = useState<'figures' | 'document'>(quote.status === 'Draft' ? 'figures' : 'document');
  const navigate = useNavigate();
  const history = useEstimationLookupsEstimationChanges({
    filter: JSON.stringify([{ field: 'entity', op: 'eq', value: 'quote' }]),
    limit: 200,
  });
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
  const locked = !isDraft
    ? 'A sent revision cannot be changed. Create a new revision.'
    : mayEdit.allowed
      ? undefined
      : denialText(mayEdit);
  const newest = revisions[0];
  const replaced = replacedBy(quote, revisions);
  const drafted = revisions.find(
    (each) => each.status === 'Draft' && each.is_newest && each.revision > quote.revision,
  );
  const ids = new Set(revisions.map((each) => each.uuid));
  const entries = (history.data?.data ?? [])
    .filter((change) => ids.has(change.entity_id))
    .map((change) => entryOf(change, revisions));

  const save = async (change: Pick<QuoteUpdate, ClauseKind | 'alternates'>) => {
    try {
      const { data } = await estimationWorkChangeQuote(uuid, quote.uuid, {
        ...change,
        version: quote.version,
      });
      put(data);
      void history.mutate();
    } catch (reason) {
      if (!isStale(reason)) throw new Error(errorText(reason), { cause: reason });
      await reload();
      throw new Error(
        'Someone else changed this quote. The latest version is now loaded. Save again to apply your change.',
        { cause: reason },
      );
    }
  };
  const changed = (next: QuoteRow) => {
    put(next);
    void history.mutate();
  };
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
          <Inline gap={16} wrap>
            <Stepper variant="steps" label="Status" current={quote.status} steps={quoteSteps(quote.status)} />
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
            revisions={revisions.toReversed().map((each) => ({
              id: each.uuid,
              name: `R${each.revision}`,
              value: formatMoney(each.total),
              date: formatDate(utcDay(each.createdAt)).replace(/, \d{4}$/, ''),
              href: href('estimation-quote', { uuid, quoteId: each.uuid }),
            }))}
          />
        }
        facts={[
          {
            label: 'To',
            value: quote.customer_name || '–',
            ...(quote.contact_name ? { note: quote.contact_name } : {}),
          },
          { label: 'Project', value: quote.project_name, ...(quote.site ? { note: quote.site } : {}) },
          {
            label: 'Sales specialist',
            value: quote.sales_specialist || '–',
            note: (
              <>
                Estimate{' '}
                <Link href={href('estimation-estimate', { uuid })} mono size="caption">
                  {estimation.quote_number}
                </Link>
                {version && (
                  <>
                    {', '}
                    <Link href={href('estimation-version', { uuid, versionId: version.uuid })} size="caption">
                      as quoted
                    </Link>
                  </>
                )}
              </>
            ),
          },
          {
            label: 'Valid until',
            value: quote.valid_until ? formatDate(quote.valid_until) : '–',
            note: quote.issued_at
              ? `Sent ${formatDate(utcDay(quote.issued_at))}`
              : `Created ${formatDate(utcDay(quote.createdAt))}`,
          },
        ]}
        rail={<QuoteRail quote={quote} entries={entries} takesFiles={mayEdit.allowed} />}
      >
        <Stack gap={12}>
          <QuoteStaleness
            quote={quote}
            {...(drafted ? { drafted } : {})}
            {...(mayAdd.allowed ? { onRevise: () => setForm('revision') } : {})}
          />
          <CompetingQuotes quote={quote} onChanged={() => void reload().then(() => history.mutate())} />
          {quote.decision && <DecisionText decision={quote.decision} isSignedBelow={isDocument} />}
          {quote.template_id && (
            <Inline>
              <SegmentedControl
                label="View"
                size="sm"
                value={view}
                onChange={setView}
                options={[
                  { id: 'figures', label: 'Figures' },
                  { id: 'document', label: 'Document' },
                ]}
              />
              <Text size="small" tone="muted">
                {quote.template_name || 'Quote template deleted'}
              </Text>
            </Inline>
          )}
          {isDocument ? (
            <QuoteTemplateDocument quote={quote} />
          ) : (
            <Stack>
              <QuoteScope
                quote={quote}
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
      {form === 'details' && (
        <QuoteDetailsForm quote={quote} onClose={() => setForm(undefined)} onSaved={changed} />
      )}
      {form === 'tags' && (
        <QuoteTagsForm quote={quote} onClose={() => setForm(undefined)} onSaved={changed} />
      )}
      {form === 'issue' && (
        <IssueForm
          estimation={estimation}
          quote={quote}
          onClose={() => setForm(undefined)}
          onSaved={changed}
        />
      )}
      {form === 'decision' && (
        <DecisionForm quote={quote} onClose={() => setForm(undefined)} onSaved={changed} />
      )}
      {form === 'award' && (
        <OutcomeForm
          row={estimation}
          quote={quote}
          onClose={() => setForm(undefined)}
          onSaved={() => void reload()}
        />
      )}
      {form === 'compare' && (
        <CompareDrawer quote={quote} revisions={revisions} onClose={() => setForm(undefined)} />
      )}
      {form === 'links' && (
        <LinksDialog
          uuid={quote.uuid}
          name={`${quote.number} R${quote.revision}`}
          calls={linkCalls}
          mayShare={mayEdit}
          onClose={() => {
            setForm(undefined);
            void history.mutate();
          }}
        />
      )}
      {form === 'revision' && (
        <QuoteForm
          estimation={estimation}
          {...(newest ? { previous: newest } : {})}
          onClose={() => setForm(undefined)}
          onSaved={(next) => {
            void reload().then(() => navigate(href('estimation-quote', { uuid, quoteId: next.uuid })));
            void history.mutate();
          }}
        />
      )}
    </>
  );
}
