import type { AiRequest, Estimation } from '@plumbline/api';
import {
  aiRequestsRemoveDraft,
  useAiRequestsDrafts,
  useAiRequestsList,
} from '@plumbline/api/hooks/estimation';
import { href } from '@plumbline/app-kit';
import { errorText } from '@plumbline/app-kit/data/error-message';
import { denied } from '@plumbline/app-kit/record/record-actions';
import { Failed } from '@plumbline/app-kit/data/load-states';
import { utcDay } from '@plumbline/dates';
import { denialText } from '@plumbline/permissions';
import { useDecision } from '@plumbline/permissions/react';
import { Button } from '@plumbline/ui/Button';
import { ConfirmDialog } from '@plumbline/ui/ConfirmDialog';
import { DataTable, type Column } from '@plumbline/ui/DataTable';
import { EmptyState } from '@plumbline/ui/EmptyState';
import { EstimateLayout } from '@plumbline/ui/EstimateSheet';
import { formatDate, formatMoney } from '@plumbline/ui/format';
import { ListCard } from '@plumbline/ui/ListCard';
import { Pagination } from '@plumbline/ui/Pagination';
import { Skeleton } from '@plumbline/ui/Skeleton';
import { StatusText } from '@plumbline/ui/StatusText';
import { toast } from '@plumbline/ui/toast';
import { ArrowUpRightIcon, DraftingCompassIcon, PlusIcon, Trash2Icon } from '@plumbline/ui/icons';
import { messages } from '@plumbline/validation/messages';
import { useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { EstimationHeader } from '../EstimationHeader.tsx';
import { useEstimation } from '../useEstimation.ts';
import { RequestDrawer } from './RequestDrawer.tsx';
import { pagesText, requestState } from './request-text.ts';

const pageSize = 20;
const lastDay = (row: AiRequest) =>
  utcDay(row.withdrawn_at ?? row.completed_at ?? row.submitted_at ?? row.updatedAt);
const chargeOf = ({ charge }: AiRequest) => charge?.total ?? null;

const columns: Column<AiRequest>[] = [
  { id: 'plan_name', header: 'Plan set', accessor: (row) => row.plan_name || 'Not selected', width: 240 },
  { id: 'pages', header: 'Pages', type: 'number', accessor: (row) => row.pages.length, width: 80 },
  { id: 'request_status', header: 'Status', type: 'status', accessor: requestState, width: 160 },
  { id: 'charge', header: 'Charge', type: 'money', accessor: chargeOf, width: 110 },
  {
    id: 'submitted_at',
    header: 'Sent',
    type: 'date',
    accessor: (row) => (row.submitted_at ? utcDay(row.submitted_at) : null),
    width: 120,
  },
  {
    id: 'completed_at',
    header: 'Completed',
    type: 'date',
    accessor: (row) => (row.completed_at ? utcDay(row.completed_at) : null),
    width: 120,
  },
  { id: 'created_by', header: 'Requested by', accessor: (row) => row.created_by, width: 150 },
  { id: 'notes', header: 'Notes', accessor: (row) => row.notes, isMuted: true, width: 240 },
];

/** AI estimate requests of an estimation and their drafts. */
export default function Requests() {
  const { uuid = '' } = useParams();
  const { estimation, error, reload } = useEstimation(uuid);
  if (error) return <Failed error={error} onRetry={reload} />;
  if (!estimation) return <Skeleton shape="card" count={2} label="Loading the estimation" />;
  return <List key={uuid} estimation={estimation} reload={reload} />;
}

function RequestCard({ request }: { request: AiRequest }) {
  const { label, tone } = requestState(request);
  return (
    <ListCard
      title={request.plan_name || 'No plan set yet'}
      {...(request.charge ? { figure: formatMoney(request.charge.total) } : {})}
      subtitle={pagesText(request.pages.length)}
      meta={[
        <StatusText key="state" tone={tone}>
          {label}
        </StatusText>,
        formatDate(lastDay(request)),
      ]}
    />
  );
}

/** Confirms and deletes a draft. */
function RemoveDraftDialog({
  draft,
  onClose,
  onChanged,
}: {
  draft: AiRequest;
  onClose: () => void;
  /** Called after the deletion succeeded or failed. */
  onChanged: () => void;
}) {
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Delete this draft?"
      confirmLabel="Delete draft"
      tone="danger"
      onConfirm={async () => {
        try {
          await aiRequestsRemoveDraft(draft.uuid);
        } catch (reason) {
          onChanged();
          throw new Error(errorText(reason), { cause: reason });
        }
        sessionStorage.removeItem(`draft ai-estimate ${draft.uuid}`);
        toast.success(messages.itemDeleted);
        onChanged();
      }}
    >
      The notes and selected pages will be deleted. You have not been charged.
    </ConfirmDialog>
  );
}

function List({ estimation, reload }: { estimation: Estimation; reload: () => void }) {
  const { uuid } = estimation;
  const navigate = useNavigate();
  const [query, setQuery] = useSearchParams();
  const [page, setPage] = useState(1);
  const drafts = useAiRequestsDrafts({ estimation_id: uuid });
  const sent = useAiRequestsList(
    { estimation_id: uuid, page, limit: pageSize },
    { swr: { keepPreviousData: true } },
  );
  const mayAsk = useDecision({ app: 7, name: 'aiRequest', type: 'a' });
  const [removing, setRemoving] = useState<AiRequest>();
  const count = sent.data?.meta.count ?? 0;
  const rows = [...(page === 1 ? (drafts.data?.data ?? []) : []), ...(sent.data?.data ?? [])];
  const isLoaded = drafts.data !== undefined && sent.data !== undefined;
  const error: unknown = drafts.data && sent.data ? undefined : (drafts.error ?? sent.error);
  const again = () => {
    void drafts.mutate();
    void sent.mutate();
    reload();
  };
  const open = (request: string | null) =>
    setQuery(request ? { request } : {}, { replace: request === null });
  const draftHref = (row: AiRequest) => href('estimation-ai-estimate', { uuid }, { draft: row.uuid });
  const begin = (
    <Button
      variant="primary"
      icon={PlusIcon}
      onPress={() => void navigate(href('estimation-ai-estimate', { uuid }, { draft: crypto.randomUUID() }))}
      {...(mayAsk.allowed ? {} : { disabledReason: denialText(mayAsk) })}
    >
      Request AI estimate
    </Button>
  );
  const opened = query.get('request');
  return (
    <>
      <EstimateLayout
        content="sheet"
        head={
          <EstimationHeader
            estimation={estimation}
            current="requests"
            reload={again}
            {...(rows.length > 0 ? { actions: begin } : {})}
          />
        }
      >
        {error ? (
          <Failed error={error} onRetry={again} />
        ) : (
          <DataTable<AiRequest>
            label="AI estimates"
            fills
            columns={columns}
            rows={rows}
            getRowId={(row) => row.uuid}
            rowLabel={(row) => `${pagesText(row.pages.length)} of ${row.plan_name || 'no plan set yet'}`}
            onRowOpen={(row) =>
              row.request_status === 'Draft' ? void navigate(draftHref(row)) : open(row.uuid)
            }
            rowActions={(row) =>
              row.request_status === 'Draft'
                ? [
                    { id: 'go', label: 'Continue', icon: ArrowUpRightIcon, href: draftHref(row) },
                    {
                      id: 'remove',
                      label: 'Delete draft',
                      icon: Trash2Icon,
                      tone: 'danger' as const,
                      ...denied(mayAsk),
                      onAction: () => setRemoving(row),
                    },
                  ]
                : [{ id: 'open', label: 'Open', icon: ArrowUpRightIcon, onAction: () => open(row.uuid) }]
            }
            loadingState={isLoaded ? 'idle' : 'loading'}
            skeletonRows={3}
            cardActions
            cardView={(row) => <RequestCard request={row} />}
            emptyState={
              <EmptyState icon={DraftingCompassIcon} title="No AI estimates yet" action={begin}>
                Your provider measures your plan pages. Review the result and add it to the estimate.
              </EmptyState>
            }
          />
        )}
      </EstimateLayout>
      {count > pageSize && (
        <Pagination page={page} pageSize={pageSize} total={count} onPageChange={setPage} />
      )}
      {opened && (
        <RequestDrawer
          key={opened}
          uuid={opened}
          estimation={estimation}
          onClose={() => open(null)}
          onChanged={again}
        />
      )}
      {removing && (
        <RemoveDraftDialog draft={removing} onClose={() => setRemoving(undefined)} onChanged={again} />
      )}
    </>
  );
}
