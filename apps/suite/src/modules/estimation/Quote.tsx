import { denied } from '@plumbline/app-kit/record';
import type { Change, Estimation, Quote as QuoteRow, QuoteLine } from '@plumbline/api';
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
import { Failed, Missing } from '@plumbline/app-kit/states';
import { useRecordTab } from '@plumbline/app-kit/tabs';
import { ago } from '@plumbline/app-kit/words';
import { denialText } from '@plumbline/permissions';
import { useDecision } from '@plumbline/permissions/react';
import { ActivityRail, type ActivityEntry } from '@plumbline/ui/ActivityRail';
import { Button } from '@plumbline/ui/Button';
import { SheetFigure } from '@plumbline/ui/EstimateSheet';
import { formatAmount, formatDate, formatMoney } from '@plumbline/ui/format';
import type { Column } from '@plumbline/ui/DataTable';
import { DocumentLayout } from '@plumbline/ui/DocumentLayout';
import {
  ClauseColumns,
  ClauseList,
  DocumentFoot,
  RevisionSwitch,
  ScopeCell,
} from '@plumbline/ui/EstimateQuote';
import { IconButton } from '@plumbline/ui/IconButton';
import { LineItemsTable } from '@plumbline/ui/LineItemsTable';
import { Link } from '@plumbline/ui/Link';
import { Menu } from '@plumbline/ui/Menu';
import { Pill } from '@plumbline/ui/Pill';
import { Skeleton } from '@plumbline/ui/Skeleton';
import { Text } from '@plumbline/ui/Text';
import { TotalsBlock } from '@plumbline/ui/TotalsBlock';
import { EllipsisIcon, FileTextIcon, GitBranchIcon, LinkIcon, PencilIcon } from '@plumbline/ui/icons';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { QuoteDetailsForm } from './QuoteDetailsForm.tsx';
import { QuoteForm } from './QuoteForm.tsx';
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

interface LineRow extends QuoteLine {
  id: string;
}
const columns: Column<LineRow>[] = [
  {
    id: 'scope',
    header: 'Scope',
    accessor: (row) => row.name,
    cell: (row) => <ScopeCell name={row.name} detail={row.description} />,
    width: 290,
    minWidth: 180,
  },
  { id: 'code', header: 'Code', type: 'code', accessor: (row) => row.code, width: 76 },
  { id: 'quantity', header: 'Quantity', type: 'quantity', accessor: (row) => row.quantity, width: 88 },
  { id: 'unit', header: 'Unit', accessor: (row) => row.unit, isMuted: true, width: 56 },
  { id: 'unit_price', header: 'Unit price', type: 'amount', accessor: (row) => row.unit_price, width: 92 },
  {
    id: 'amount',
    header: 'Amount',
    type: 'amount',
    accessor: (row) => row.amount,
    cell: (row) => <SheetFigure isStrong>{formatAmount(row.amount)}</SheetFigure>,
    width: 112,
  },
];

const fieldWords: Readonly<Record<string, string>> = {
  name: 'Name',
  description: 'Scope',
  valid_until: 'Valid until',
  inclusions: 'Inclusions',
  exclusions: 'Exclusions',
  public_link: 'Public link',
};
/** What was added to or taken from a list of clauses, which the record keeps whole. */
function clauseWords(field: string, before = '[]', after = '[]'): string | undefined {
  try {
    const [was, is] = [JSON.parse(before) as string[], JSON.parse(after) as string[]];
    const added = is.filter((each) => !was.includes(each));
    const removed = was.filter((each) => !is.includes(each));
    const quoted = (list: readonly string[]) => list.map((each) => `“${each}”`).join(', ');
    return [
      ...(added.length ? [`${field === 'inclusions' ? 'included' : 'excluded'} ${quoted(added)}`] : []),
      ...(removed.length ? [`removed ${quoted(removed)} from the ${field}`] : []),
    ].join('; ');
  } catch {
    return undefined;
  }
}

function entryOf(change: Change, revisions: readonly QuoteRow[]): ActivityEntry {
  const at = revisions.findIndex((each) => each.uuid === change.entity_id);
  const revision = revisions[at];
  const name = revision ? `R${revision.revision}` : 'A revision';
  const when = { when: ago(change.createdAt), dateTime: change.createdAt };
  if (change.action === 'created') {
    const before = revisions[at + 1];
    return {
      id: change.uuid,
      icon: before ? GitBranchIcon : FileTextIcon,
      title: before ? `${name} created from R${before.revision}` : `${name} created`,
      body: change.user_name,
      ...when,
      ...(before && revision && before.total !== revision.total
        ? { change: { before: formatMoney(before.total), after: formatMoney(revision.total) } }
        : {}),
    };
  }
  const shown = change.changes.filter(({ field }) => field in fieldWords);
  const single = shown.length === 1 ? shown[0] : undefined;
  const isShort = single && ['name', 'valid_until'].includes(single.field);
  return {
    id: change.uuid,
    title: change.user_name,
    body: `${name}: ${
      shown
        .map(
          ({ field, before, after }) =>
            (field.endsWith('clusions') && clauseWords(field, before, after)) || fieldWords[field],
        )
        .join(', ') || change.action
    }`,
    ...when,
    ...(isShort ? { change: { before: single.before ?? 'nothing', after: single.after ?? 'nothing' } } : {}),
  };
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
  const [form, setForm] = useState<'details' | 'revision' | 'links'>();
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
              variant="primary"
              icon={GitBranchIcon}
              onPress={() => setForm('revision')}
              {...denied(mayAdd)}
            >
              New revision
            </Button>
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
            note: `Made ${formatDate(quote.createdAt.slice(0, 10))}`,
          },
        ]}
        rail={<ActivityRail entries={entries} />}
      >
        <LineItemsTable<LineRow>
          label="Scope"
          columns={columns}
          rows={quote.lines.map((line, index) => ({ ...line, id: String(index) }))}
          getRowId={(row) => row.id}
        />
        <DocumentFoot
          totals={
            <TotalsBlock
              lines={quote.totals.map((total) => ({
                label: total.label,
                ...(total.percentage === undefined ? {} : { note: `${total.percentage}%` }),
                value: total.key === 'total' ? formatMoney(total.value) : formatAmount(total.value),
                kind: total.key === 'total' ? ('total' as const) : ('line' as const),
              }))}
            />
          }
        >
          {quote.description}
        </DocumentFoot>
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
        <QuoteDetailsForm
          quote={quote}
          onClose={() => setForm(undefined)}
          onSaved={(next) => {
            put(next);
            void history.mutate();
          }}
        />
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
