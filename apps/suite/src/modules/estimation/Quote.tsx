import { denied } from '@plumbline/app-kit/record';
import type { Estimation, Quote as QuoteRow } from '@plumbline/api';
import {
  estimationWorkChangeQuote,
  getEstimationWorkQuotePdfUrl,
  useEstimationLookupsEstimationChanges,
  useEstimationWorkQuotes,
} from '@plumbline/api/hooks/estimation';
import { quoteLinksCreate, quoteLinksRevoke, useQuoteLinksList } from '@plumbline/api/hooks/links';
import { errorText, href, isStale, showError } from '@plumbline/app-kit';
import { lazyPart } from '@plumbline/app-kit/lazy-part';
import { openFile } from '@plumbline/app-kit/open-file';
import { DecisionText } from '@plumbline/app-kit/quote/DecisionText';
import { QuoteScope } from '@plumbline/app-kit/quote/QuoteScope';
import { Failed, Missing } from '@plumbline/app-kit/states';
import { useRecordTab } from '@plumbline/app-kit/tabs';
import { denialText } from '@plumbline/permissions';
import { useDecision } from '@plumbline/permissions/react';
import { ActivityRail } from '@plumbline/ui/ActivityRail';
import { Button } from '@plumbline/ui/Button';
import { formatDate, formatMoney } from '@plumbline/ui/format';
import { DocumentLayout } from '@plumbline/ui/DocumentLayout';
import { ClauseColumns, ClauseList, RevisionSwitch } from '@plumbline/ui/EstimateQuote';
import { IconButton } from '@plumbline/ui/IconButton';
import { Link } from '@plumbline/ui/Link';
import { Menu } from '@plumbline/ui/Menu';
import { Pill } from '@plumbline/ui/Pill';
import { Skeleton } from '@plumbline/ui/Skeleton';
import { Text } from '@plumbline/ui/Text';
import {
  EllipsisIcon,
  FileTextIcon,
  GitBranchIcon,
  GitCompareIcon,
  LinkIcon,
  PencilIcon,
  SignatureIcon,
  SendIcon,
} from '@plumbline/ui/icons';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { CompareDrawer } from './CompareDrawer.tsx';
import { DecisionForm } from './DecisionForm.tsx';
import { IssueForm } from './IssueForm.tsx';
import { QuoteDetailsForm } from './QuoteDetailsForm.tsx';
import { QuoteForm } from './QuoteForm.tsx';
import { entryOf } from './quote-history.ts';
import { quoteTone } from './quote-status.ts';
import { useEstimation } from './useEstimation.ts';

const LinksDialog = lazyPart(() =>
  import('@plumbline/app-kit/public/LinksDialog').then((module) => module.LinksDialog),
);
const linkCalls = { useList: useQuoteLinksList, create: quoteLinksCreate, revoke: quoteLinksRevoke };

export default function Quote() {
  const { uuid = '', quoteId = '' } = useParams();
  const { estimation, error, reload } = useEstimation(uuid);
  const quotes = useEstimationWorkQuotes(uuid);
  const failure: unknown = error ?? quotes.error;
  if (failure) return <Failed error={failure} onRetry={() => void quotes.mutate()} />;
  const list = quotes.data?.data ?? [];
  const quote = list.find((each) => each.uuid === quoteId);
  // One that was just made is not in the list of before: it is missing only when the answer under way says so.
  if (!estimation || !quotes.data || (!quote && quotes.isValidating))
    return <Skeleton shape="card" count={3} label="Loading the quote" />;
  if (!quote) return <Missing />;
  const put = (next: QuoteRow) =>
    void quotes.mutate(
      { success: true, data: list.map((each) => (each.uuid === next.uuid ? next : each)) },
      { revalidate: false },
    );
  return (
    <Document
      key={quote.uuid}
      estimation={estimation}
      quote={quote}
      revisions={list}
      put={put}
      reload={async () => {
        reload();
        await quotes.mutate();
      }}
    />
  );
}

interface Props {
  estimation: Estimation;
  quote: QuoteRow;
  /** Newest first. */
  revisions: readonly QuoteRow[];
  put: (quote: QuoteRow) => void;
  reload: () => Promise<void>;
}

function Document({ estimation, quote, revisions, put, reload }: Props) {
  const { uuid } = estimation;
  const mayEdit = useDecision({ app: 7, name: 'quote', type: 'e' });
  const mayAdd = useDecision({ app: 7, name: 'quote', type: 'a' });
  const [form, setForm] = useState<'details' | 'revision' | 'links' | 'issue' | 'decision' | 'compare'>();
  const [isPrinting, setPrinting] = useState(false);
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
  const isDraft = quote.status === 'Draft';
  const locked = !isDraft
    ? 'An issued revision does not change. Make a new revision.'
    : mayEdit.allowed
      ? undefined
      : denialText(mayEdit);
  const mayIssue = isDraft && quote.is_active;
  const undecidable = quote.decision
    ? 'It was answered already.'
    : quote.is_active
      ? undefined
      : 'A newer revision replaced this one.';
  const newest = revisions[0];
  const ids = new Set(revisions.map((each) => each.uuid));
  const entries = (history.data?.data ?? [])
    .filter((change) => ids.has(change.entity_id))
    .map((change) => entryOf(change, revisions));

  const save = async (change: { inclusions?: string[]; exclusions?: string[] }) => {
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
        'Someone else changed this quote meanwhile. It is up to date now; save again to apply yours.',
        { cause: reason },
      );
    }
  };
  const print = async () => {
    setPrinting(true);
    try {
      await openFile(getEstimationWorkQuotePdfUrl(uuid, quote.uuid));
    } catch (reason) {
      showError(reason);
    } finally {
      setPrinting(false);
    }
  };
  const changed = (next: QuoteRow) => {
    put(next);
    void history.mutate();
  };
  const clauses = (kind: 'inclusions' | 'exclusions') =>
    locked === undefined ? { onChange: (items: string[]) => save({ [kind]: items }) } : {};

  return (
    <>
      <DocumentLayout
        title={quote.name}
        code={quote.number}
        status={<Pill tone={quoteTone(quote.status)}>{quote.status}</Pill>}
        backHref={href('estimation-quotes', { uuid })}
        backLabel="Quotes"
        actions={
          <>
            <Menu
              label="More actions"
              trigger={<IconButton icon={EllipsisIcon} label="More actions" />}
              items={[
                {
                  id: 'details',
                  label: 'Edit name, scope and validity',
                  icon: PencilIcon,
                  onAction: () => setForm('details'),
                  ...(locked ? { disabledReason: locked } : {}),
                },
                ...(isDraft
                  ? []
                  : [
                      {
                        id: 'decision',
                        label: 'Write down the answer…',
                        icon: SignatureIcon,
                        onAction: () => setForm('decision'),
                        ...(undecidable ? { disabledReason: undecidable } : denied(mayEdit)),
                      },
                    ]),
                {
                  id: 'compare',
                  label: 'Compare with another revision…',
                  icon: GitCompareIcon,
                  onAction: () => setForm('compare'),
                  ...(revisions.length < 2 ? { disabledReason: 'There is only one revision.' } : {}),
                },
                {
                  id: 'links',
                  label: 'Share by link…',
                  icon: LinkIcon,
                  onAction: () => setForm('links'),
                },
              ]}
            />
            <Button icon={FileTextIcon} isPending={isPrinting} onPress={() => void print()}>
              Preview PDF
            </Button>
            <Button
              variant={mayIssue ? 'secondary' : 'primary'}
              icon={GitBranchIcon}
              onPress={() => setForm('revision')}
              {...denied(mayAdd)}
            >
              New revision
            </Button>
            {mayIssue && (
              <Button variant="primary" icon={SendIcon} onPress={() => setForm('issue')} {...denied(mayEdit)}>
                Hand over
              </Button>
            )}
          </>
        }
        steps={
          <Text size="small" tone="muted">
            {quote.is_active
              ? `R${quote.revision}, the revision in force`
              : `R${quote.revision}, replaced by R${revisions.find((each) => each.is_active)?.revision ?? newest?.revision ?? ''}`}
          </Text>
        }
        bandEnd={
          <RevisionSwitch
            value={quote.uuid}
            revisions={revisions.toReversed().map((each) => ({
              id: each.uuid,
              name: `R${each.revision}`,
              value: formatMoney(each.total),
              date: formatDate(each.createdAt.slice(0, 10)).replace(/, \d{4}$/, ''),
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
              </>
            ),
          },
          {
            label: 'Valid until',
            value: quote.valid_until ? formatDate(quote.valid_until) : '–',
            note: quote.issued_at
              ? `Handed over ${formatDate(quote.issued_at.slice(0, 10))}`
              : `Made ${formatDate(quote.createdAt.slice(0, 10))}`,
          },
        ]}
        rail={<ActivityRail entries={entries} />}
      >
        {quote.decision && <DecisionText decision={quote.decision} />}
        <QuoteScope quote={quote} />
        <ClauseColumns>
          <ClauseList
            title="Inclusions"
            kind="included"
            noun="inclusion"
            items={quote.inclusions ?? []}
            {...clauses('inclusions')}
          />
          <ClauseList
            title="Exclusions"
            kind="excluded"
            noun="exclusion"
            items={quote.exclusions ?? []}
            {...clauses('exclusions')}
          />
        </ClauseColumns>
      </DocumentLayout>
      {form === 'details' && (
        <QuoteDetailsForm quote={quote} onClose={() => setForm(undefined)} onSaved={changed} />
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
