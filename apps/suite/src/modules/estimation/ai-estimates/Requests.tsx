import type { AiRequest, Estimation } from '@plumbline/api';
import {
  aiRequestsRemoveDraft,
  useAiRequestsListDrafts,
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
import { WorksheetLayout } from '@plumbline/ui/WorksheetLayout';
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
import { aiEstimatesMessages as text } from './messages.ts';

const pageSize = 20;
const lastDay = (row: AiRequest) =>
  utcDay(row.withdrawn_at ?? row.completed_at ?? row.submitted_at ?? row.updatedAt);
const chargeOf = ({ charge }: AiRequest) => charge?.total ?? null;

const columns: Column<AiRequest>[] = [
  {
    id: 'plan_name',
    header: text.planSet,
    accessor: (row) => row.plan_name || text.notSelected,
    width: 240,
  },
  {
    id: 'pages',
    header: text.pages,
    type: 'number',
    accessor: (row) => row.pages.length,
    width: 80,
  },
  {
    id: 'request_status',
    header: text.status,
    type: 'status',
    accessor: requestState,
    width: 160,
  },
  { id: 'charge', header: text.charge, type: 'money', accessor: chargeOf, width: 110 },
  {
    id: 'submitted_at',
    header: text.sent,
    type: 'date',
    accessor: (row) => (row.submitted_at ? utcDay(row.submitted_at) : null),
    width: 120,
  },
  {
    id: 'completed_at',
    header: text.completed,
    type: 'date',
    accessor: (row) => (row.completed_at ? utcDay(row.completed_at) : null),
    width: 120,
  },
  {
    id: 'created_by',
    header: text.requestedBy,
    accessor: (row) => row.created_by,
    width: 150,
  },
  { id: 'notes', header: text.notes, accessor: (row) => row.notes, isMuted: true, width: 240 },
];

/** AI estimate requests of an estimation and their drafts. */
export default function Requests() {
  const { uuid = '' } = useParams();
  const { estimation, error, reload } = useEstimation(uuid);
  if (error) return <Failed error={error} onRetry={reload} />;
  if (!estimation) return <Skeleton shape="card" count={2} label={text.loadingTheEstimation} />;
  return <List key={uuid} estimation={estimation} reload={reload} />;
}

function RequestCard({ request }: { request: AiRequest }) {
  const { label, tone } = requestState(request);
  return (
    <ListCard
      title={request.plan_name || text.noPlanSetYet}
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
      title={text.deleteDraftQuestion}
      confirmLabel={text.deleteDraft}
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
      {text.deleteDraftConfirm}
    </ConfirmDialog>
  );
}

function List({ estimation, reload }: { estimation: Estimation; reload: () => void }) {
  const { uuid } = estimation;
  const navigate = useNavigate();
  const [query, setQuery] = useSearchParams();
  const [page, setPage] = useState(1);
  const drafts = useAiRequestsListDrafts({ estimation_id: uuid });
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
      {text.requestAiEstimate}
    </Button>
  );
  const opened = query.get('request');
  return (
    <>
      <WorksheetLayout
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
            label={text.aiEstimates}
            fills
            columns={columns}
            rows={rows}
            getRowId={(row) => row.uuid}
            rowLabel={(row) =>
              text.pagesOfAll(pagesText(row.pages.length), row.plan_name || 'no plan set yet')
            }
            onRowOpen={(row) =>
              row.request_status === 'Draft' ? void navigate(draftHref(row)) : open(row.uuid)
            }
            rowActions={(row) =>
              row.request_status === 'Draft'
                ? [
                    {
                      id: 'go',
                      label: text.continue,
                      icon: ArrowUpRightIcon,
                      href: draftHref(row),
                    },
                    {
                      id: 'remove',
                      label: text.deleteDraft,
                      icon: Trash2Icon,
                      tone: 'danger' as const,
                      ...denied(mayAsk),
                      onAction: () => setRemoving(row),
                    },
                  ]
                : [
                    {
                      id: 'open',
                      label: text.open,
                      icon: ArrowUpRightIcon,
                      onAction: () => open(row.uuid),
                    },
                  ]
            }
            loadingState={isLoaded ? 'idle' : 'loading'}
            skeletonRows={3}
            hasCardActions
            cardView={(row) => <RequestCard request={row} />}
            emptyState={
              <EmptyState icon={DraftingCompassIcon} title={text.noAiEstimatesYet} action={begin}>
                {text.aiEstimatesEmpty}
              </EmptyState>
            }
          />
        )}
      </WorksheetLayout>
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
