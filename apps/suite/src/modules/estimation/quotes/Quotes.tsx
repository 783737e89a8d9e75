import type { Estimation, Quote } from '@plumbline/api';
import {
  getQuotesDownloadPdfUrl,
  useQuotesList,
  useQuoteCustomersList,
} from '@plumbline/api/hooks/estimation';
import { href, showError } from '@plumbline/app-kit';
import { openInTab } from '@plumbline/app-kit/navigation/open-in-tab';
import { Failed } from '@plumbline/app-kit/data/load-states';
import { utcDay } from '@plumbline/dates';
import { denialText } from '@plumbline/permissions';
import { useDecision } from '@plumbline/permissions/react';
import { Button } from '@plumbline/ui/Button';
import { DataTable, type Column } from '@plumbline/ui/DataTable';
import { EmptyState } from '@plumbline/ui/EmptyState';
import { WorksheetLayout } from '@plumbline/ui/WorksheetLayout';
import { Skeleton } from '@plumbline/ui/Skeleton';
import {
  ArrowUpRightIcon,
  FilePlusIcon,
  FileTextIcon,
  GitCompareIcon,
  UserPlusIcon,
} from '@plumbline/ui/icons';
import { useState, type ReactNode } from 'react';
import { useNavigate, useParams } from 'react-router';
import { bidsOf } from '../bids/bid-rows.ts';
import { EstimationHeader } from '../EstimationHeader.tsx';
import { RevisionStatus, QuoteCard } from './RevisionStatus.tsx';
import { QuoteForm } from './QuoteForm.tsx';
import { RevisionTags, useRevisionTags } from './RevisionTags.tsx';
import { quoteTone } from './quote-status.ts';
import { useEstimation } from '../useEstimation.ts';
import { quotesMessages } from './messages.ts';

export default function Quotes() {
  const { uuid = '' } = useParams();
  const { estimation, error, reload } = useEstimation(uuid);
  if (error) return <Failed error={error} onRetry={reload} />;
  if (!estimation) return <Skeleton shape="card" count={2} label={quotesMessages.loadingTheEstimation} />;
  return <Revisions key={uuid} estimation={estimation} reload={reload} />;
}

const columns: Column<Quote>[] = [
  {
    id: 'revision',
    header: quotesMessages.revision,
    type: 'code',
    accessor: (row) => `R${row.revision}`,
    width: 84,
  },
  { id: 'name', header: quotesMessages.quote, accessor: (row) => row.name, width: 190 },
  { id: 'number', header: quotesMessages.number, type: 'code', accessor: (row) => row.number, width: 120 },
  { id: 'customer_name', header: quotesMessages.recipient, accessor: (row) => row.customer_name, width: 190 },
  {
    id: 'status',
    header: quotesMessages.status,
    type: 'status',
    accessor: (row) => ({ label: row.status, tone: quoteTone(row.status) }),
    width: 110,
  },
  {
    id: 'is_active',
    header: quotesMessages.active,
    accessor: (row) => (row.is_active ? 'Yes' : 'No'),
    cell: (row) => <RevisionStatus quote={row} />,
    width: 186,
  },
  { id: 'total', header: quotesMessages.total, type: 'money', accessor: (row) => row.total, width: 130 },
  {
    id: 'tags',
    header: quotesMessages.tags,
    accessor: (row) => row.tags.join(', '),
    isMuted: true,
    width: 100,
  },
  {
    id: 'createdAt',
    header: quotesMessages.created,
    type: 'date',
    accessor: (row) => utcDay(row.createdAt),
    width: 115,
  },
  {
    id: 'valid_until',
    header: quotesMessages.validUntil,
    type: 'date',
    accessor: (row) => row.valid_until ?? null,
    width: 115,
  },
];

const quoteHref = (row: Quote) => href('estimation-quote', { uuid: row.estimation_id, quoteId: row.uuid });

/** Table of the revisions, those of a quote from the newest to the oldest. */
function RevisionTable({
  quotes,
  tags,
  isLoading,
  noRevision,
  onRevise,
  createAction,
}: {
  quotes: readonly Quote[];
  tags: ReturnType<typeof useRevisionTags>;
  isLoading: boolean;
  /** Reason why no revision can be created; undefined if it can. */
  noRevision: string | undefined;
  onRevise: (previous: Quote) => void;
  /** Button of the empty state. */
  createAction: ReactNode;
}) {
  // The list has each quote's newest revision first.
  const isNewest = (row: Quote) => quotes.find(({ number }) => number === row.number)?.uuid === row.uuid;
  return (
    <DataTable<Quote>
      label={quotesMessages.quoteRevisions}
      fills
      columns={columns}
      rows={tags.shown}
      getRowId={(row) => row.uuid}
      rowLabel={(row) => `${row.number} R${row.revision}, ${row.name}`}
      rowHref={quoteHref}
      rowActions={(row) => [
        { id: 'open', label: quotesMessages.open, icon: ArrowUpRightIcon, href: quoteHref(row) },
        {
          id: 'pdf',
          label: quotesMessages.previewPdf,
          icon: FileTextIcon,
          onAction: () => {
            openInTab(getQuotesDownloadPdfUrl(row.estimation_id, row.uuid)).catch(showError);
          },
        },
        ...(isNewest(row)
          ? [
              {
                id: 'revision',
                label: quotesMessages.newRevisionMenu,
                icon: FilePlusIcon,
                onAction: () => onRevise(row),
                ...(noRevision ? { disabledReason: noRevision } : {}),
              },
            ]
          : []),
      ]}
      loadingState={isLoading ? 'loading' : 'idle'}
      skeletonRows={3}
      cardView={(row) => <QuoteCard quote={row} />}
      emptyState={
        quotes.length > 0 ? (
          <EmptyState
            icon={FileTextIcon}
            title={quotesMessages.taggedRevisionsEmptyTitle}
            action={<Button onPress={() => tags.choose([])}>{quotesMessages.clearTags}</Button>}
          />
        ) : (
          <EmptyState icon={FileTextIcon} title={quotesMessages.noQuotesYet} action={createAction}>
            {quotesMessages.revisionsEmpty}
          </EmptyState>
        )
      }
    />
  );
}

function Revisions({ estimation, reload }: { estimation: Estimation; reload: () => void }) {
  const { uuid } = estimation;
  const { data, error, mutate } = useQuotesList(uuid);
  const mayAdd = useDecision({ app: 7, name: 'quote', type: 'a' });
  /** Revision the new one is based on; empty for the first quote of a customer or bidder. */
  const [making, setMaking] = useState<{ previous?: Quote }>();
  const customers = useQuoteCustomersList(uuid);
  const navigate = useNavigate();
  const quotes = data?.data ?? [];
  const tags = useRevisionTags(quotes);
  const newest = quotes[0];
  const isUnquoted = customers.data?.data.some(
    ({ bidder_id }) => bidder_id && !quotes.some((quote) => quote.bidder_id === bidder_id),
  );
  const reason = !mayAdd.allowed
    ? denialText(mayAdd)
    : Number(estimation.total) > 0
      ? undefined
      : quotesMessages.unpricedReason;
  const make = (
    <Button
      variant="primary"
      icon={FilePlusIcon}
      onPress={() => setMaking(newest ? { previous: newest } : {})}
      {...(reason ? { disabledReason: reason } : {})}
    >
      {newest ? quotesMessages.newRevision : quotesMessages.createQuote}
    </Button>
  );
  const compare = bidsOf(quotes).length > 1 && (
    <Button icon={GitCompareIcon} href={href('estimation-bids', { uuid })}>
      {quotesMessages.compareBidders}
    </Button>
  );
  const bidder = isUnquoted && (
    <Button icon={UserPlusIcon} onPress={() => setMaking({})} {...(reason ? { disabledReason: reason } : {})}>
      {quotesMessages.quoteABidder}
    </Button>
  );
  return (
    <>
      <WorksheetLayout
        content="sheet"
        head={
          <EstimationHeader
            estimation={estimation}
            current="quotes"
            reload={reload}
            {...(newest
              ? {
                  actions: (
                    <>
                      {compare}
                      {bidder}
                      {make}
                    </>
                  ),
                }
              : {})}
          />
        }
        {...(tags.names.length ? { tools: <RevisionTags {...tags} /> } : {})}
      >
        {error && !data ? (
          <Failed error={error} onRetry={() => void mutate()} />
        ) : (
          <RevisionTable
            quotes={quotes}
            tags={tags}
            isLoading={!data}
            noRevision={reason}
            onRevise={(previous) => setMaking({ previous })}
            createAction={make}
          />
        )}
      </WorksheetLayout>
      {making && (
        <QuoteForm
          estimation={estimation}
          quotes={quotes}
          {...making}
          onClose={() => setMaking(undefined)}
          onSaved={(quote) => {
            void mutate();
            reload();
            void navigate(quoteHref(quote));
          }}
        />
      )}
    </>
  );
}
