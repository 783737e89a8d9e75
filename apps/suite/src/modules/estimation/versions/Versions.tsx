import type { Estimation, EstimateVersion } from '@plumbline/api';
import { estimateVersionsRestore, useEstimateVersionsList } from '@plumbline/api/hooks/estimation';
import { href, showError } from '@plumbline/app-kit';
import { Failed } from '@plumbline/app-kit/data/load-states';
import { utcDay } from '@plumbline/dates';
import { denialText } from '@plumbline/permissions';
import { useDecision } from '@plumbline/permissions/react';
import { Button } from '@plumbline/ui/Button';
import { ConfirmDialog } from '@plumbline/ui/ConfirmDialog';
import { DataTable, type Column } from '@plumbline/ui/DataTable';
import { EmptyState } from '@plumbline/ui/EmptyState';
import { WorksheetLayout } from '@plumbline/ui/WorksheetLayout';
import { formatDate, formatMoney, formatPercent } from '@plumbline/ui/format';
import { Inline } from '@plumbline/ui/Inline';
import { ListCard } from '@plumbline/ui/ListCard';
import { Skeleton } from '@plumbline/ui/Skeleton';
import { toast } from '@plumbline/ui/toast';
import {
  ArrowUpRightIcon,
  BookmarkIcon,
  GitCompareIcon,
  HistoryIcon,
  RotateCcwIcon,
} from '@plumbline/ui/icons';
import { useState } from 'react';
import { useParams } from 'react-router';
import { EstimationHeader } from '../EstimationHeader.tsx';
import { useEstimation } from '../useEstimation.ts';
import { EstimateMenu, useEstimateMenu } from './EstimateMenu.tsx';
import { useMayChange } from './freeze.ts';
import { KeepForm } from './KeepForm.tsx';
import { kindWords } from './version-text.ts';
import { versionsMessages } from './messages.ts';

export default function Versions() {
  const { uuid = '' } = useParams();
  const { estimation, error, reload } = useEstimation(uuid);
  if (error) return <Failed error={error} onRetry={reload} />;
  if (!estimation) return <Skeleton shape="card" count={2} label={versionsMessages.loadingTheEstimation} />;
  return <List key={uuid} estimation={estimation} reload={reload} />;
}

const columns: Column<EstimateVersion>[] = [
  {
    id: 'number',
    header: versionsMessages.version,
    type: 'code',
    accessor: (row) => String(row.number),
    width: 76,
  },
  { id: 'name', header: versionsMessages.name, accessor: (row) => row.name, width: 240 },
  { id: 'kind', header: versionsMessages.saved, accessor: (row) => kindWords[row.kind], width: 150 },
  {
    id: 'total',
    header: versionsMessages.totalSellColumn,
    type: 'money',
    accessor: (row) => row.total,
    width: 140,
  },
  {
    id: 'margin',
    header: versionsMessages.margin,
    align: 'end',
    accessor: (row) => formatPercent(row.margin, 1, 1),
    width: 90,
  },
  { id: 'created_by', header: versionsMessages.savedBy, accessor: (row) => row.created_by, width: 150 },
  {
    id: 'createdAt',
    header: versionsMessages.savedOn,
    type: 'date',
    accessor: (row) => utcDay(row.createdAt),
    width: 120,
  },
  { id: 'note', header: versionsMessages.note, accessor: (row) => row.note, isMuted: true, width: 240 },
];

function List({ estimation, reload }: { estimation: Estimation; reload: () => void }) {
  const { uuid } = estimation;
  const { data, error, mutate } = useEstimateVersionsList(uuid);
  const mayKeep = useDecision({ app: 7, name: 'estimation', type: 'e' });
  const mayChange = useMayChange(estimation);
  const [isKeeping, setKeeping] = useState(false);
  const [restored, setRestored] = useState<EstimateVersion>();
  const again = () => {
    void mutate();
    reload();
  };
  const menu = useEstimateMenu(estimation, again);
  const versionHref = (row: EstimateVersion) => href('estimation-version', { uuid, versionId: row.uuid });
  const keep = (
    <Button
      icon={BookmarkIcon}
      variant={data?.data.length ? 'secondary' : 'primary'}
      onPress={() => setKeeping(true)}
      {...(mayKeep.allowed ? {} : { disabledReason: denialText(mayKeep) })}
    >
      {versionsMessages.saveVersion}
    </Button>
  );
  const restore = async (row: EstimateVersion) => {
    try {
      await estimateVersionsRestore(uuid, row.uuid, { version: estimation.version });
      toast.success(versionsMessages.versionRestored(row.name));
    } catch (reason) {
      showError(reason);
    }
    again();
  };
  return (
    <>
      <WorksheetLayout
        content="sheet"
        head={
          <EstimationHeader
            estimation={estimation}
            current="versions"
            reload={again}
            actions={
              <Inline gap={8}>
                <EstimateMenu items={menu.items} />
                {data?.data.length ? keep : null}
              </Inline>
            }
          />
        }
      >
        {error && !data ? (
          <Failed error={error} onRetry={() => void mutate()} />
        ) : (
          <DataTable<EstimateVersion>
            label={versionsMessages.estimateVersions}
            fills
            columns={columns}
            rows={data?.data ?? []}
            getRowId={(row) => row.uuid}
            rowLabel={(row) => `${row.number}, ${row.name}`}
            rowHref={versionHref}
            rowActions={(row) => [
              { id: 'open', label: versionsMessages.open, icon: ArrowUpRightIcon, href: versionHref(row) },
              {
                id: 'difference',
                label: versionsMessages.compareWithCurrent,
                icon: GitCompareIcon,
                href: href('estimation-version-difference', { uuid, versionId: row.uuid }),
              },
              ...(mayKeep.allowed
                ? [
                    {
                      id: 'restore',
                      label: versionsMessages.restoreVersionMenu,
                      icon: RotateCcwIcon,
                      onAction: () => setRestored(row),
                      ...(mayChange.allowed ? {} : { disabledReason: denialText(mayChange) }),
                    },
                  ]
                : []),
            ]}
            loadingState={data ? 'idle' : 'loading'}
            skeletonRows={3}
            cardView={(row) => (
              <ListCard
                title={`${row.number} ${row.name}`}
                figure={formatMoney(row.total)}
                subtitle={kindWords[row.kind]}
                meta={[row.created_by, formatDate(utcDay(row.createdAt)), row.note].filter(Boolean)}
              />
            )}
            emptyState={
              <EmptyState icon={HistoryIcon} title={versionsMessages.noVersionsYet} action={keep}>
                {versionsMessages.versionsEmpty}
              </EmptyState>
            }
          />
        )}
      </WorksheetLayout>
      {menu.dialogs}
      {isKeeping && <KeepForm estimation={uuid} onClose={() => setKeeping(false)} onSaved={again} />}
      <ConfirmDialog
        isOpen={restored !== undefined}
        onOpenChange={(isOpen) => !isOpen && setRestored(undefined)}
        title={restored ? versionsMessages.restoreQuestion(restored.name) : ''}
        confirmLabel={versionsMessages.restoreVersion}
        tone="primary"
        onConfirm={() => restored && restore(restored)}
      >
        {versionsMessages.restoreConfirm(formatMoney(restored?.total ?? '0'))}
      </ConfirmDialog>
    </>
  );
}
