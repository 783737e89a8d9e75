import type { DriveFile } from '@plumbline/api';
import { useWorkdriveList, workdrivePurge, workdriveRestore } from '@plumbline/api/hooks/workdrive';
import { showError } from '@plumbline/app-kit';
import { FileCard, trashColumns } from '@plumbline/app-kit/files/columns';
import { StorageQuota, StorageQuotaNotice } from '@plumbline/app-kit/files/StorageQuota';
import { inBatches, sortItems } from '@plumbline/app-kit/files/items';
import { denied } from '@plumbline/app-kit/record/record-actions';
import { useRevalidate } from '@plumbline/app-kit/data/use-revalidate';
import { Failed } from '@plumbline/app-kit/data/load-states';
import { toastMessage } from '@plumbline/app-kit/feedback/toast-message';
import { useDecision } from '@plumbline/permissions/react';
import { messages } from '@plumbline/validation/messages';
import { ConfirmDialog } from '@plumbline/ui/ConfirmDialog';
import { DataTable, type SortKey } from '@plumbline/ui/DataTable';
import { EmptyState } from '@plumbline/ui/EmptyState';
import { ListLayout } from '@plumbline/ui/ListLayout';
import { Button } from '@plumbline/ui/Button';
import { Surface } from '@plumbline/ui/Surface';
import { toast } from '@plumbline/ui/toast';
import { RotateCcwIcon, Trash2Icon } from '@plumbline/ui/icons';
import { useMemo, useState } from 'react';
import { workdriveMessages } from './messages.ts';

const phoneOrders = trashColumns.map(({ id, header }) => ({ id, label: header }));

const ids = (list: readonly DriveFile[]) => list.map(({ uuid }) => uuid);

/** Confirms and deletes items of the trash permanently. */
function PurgeDialog({
  items,
  onClose,
  onPurged,
}: {
  /** Items to delete; undefined while the dialog is closed. */
  items: readonly DriveFile[] | 'all' | undefined;
  onClose: () => void;
  onPurged: () => void;
}) {
  return (
    <ConfirmDialog
      isOpen={items !== undefined}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      confirmLabel={items === 'all' ? workdriveMessages.emptyTrash : workdriveMessages.deletePermanently}
      onConfirm={async () => {
        try {
          if (items === 'all') await workdrivePurge({});
          else await inBatches(ids(items ?? []), (uuid) => workdrivePurge({ uuid }));
          toast.success(messages.itemDeleted);
          onPurged();
        } catch (reason) {
          showError(reason, messages.tryAgainLater);
        }
      }}
    >
      {items === 'all'
        ? workdriveMessages.emptyTrashConfirm
        : workdriveMessages.deletePermanentlyConfirm(
            items?.length === 1 ? `“${items[0]?.name}”` : `${items?.length ?? 0} items`,
          )}{' '}
      {messages.confirmText}
    </ConfirmDialog>
  );
}

/** Deleted files, which can be restored or deleted permanently. */
export default function Trash() {
  const { data, error, mutate } = useWorkdriveList({ limit: 9999, offset: 0, view: 'trash' });
  const [sort, setSort] = useState<SortKey>({ columnId: 'deleted_at', direction: 'desc' });
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [purging, setPurging] = useState<readonly DriveFile[] | 'all'>();
  const mayRemove = useDecision({ app: 2, name: 'drive', type: 'd' });
  const refresh = useRevalidate('/workdrive');
  const items = useMemo(() => sortItems(data?.data ?? [], sort), [data, sort]);
  const chosen = items.filter(({ uuid }) => selected.has(uuid));
  const restore = async (list: readonly DriveFile[]) => {
    try {
      await inBatches(ids(list), (uuid) => workdriveRestore({ uuid }).then(toastMessage));
      toast.success(messages.itemRestored);
      setSelected(new Set());
      refresh();
    } catch (reason) {
      showError(reason, messages.errorRestore);
    }
  };
  if (error && !data) return <Failed error={error} onRetry={() => void mutate()} />;
  return (
    <>
      <StorageQuotaNotice edge inTrash />
      <ListLayout
        title={workdriveMessages.trash}
        {...(data ? { count: items.length } : {})}
        actions={
          items.length > 0 && (
            <Button icon={Trash2Icon} onPress={() => setPurging('all')} {...denied(mayRemove)}>
              {workdriveMessages.emptyTrash}
            </Button>
          )
        }
        {...(items.length > 0 ? { sorting: { options: phoneOrders, value: sort, onChange: setSort } } : {})}
        selection={{
          count: chosen.length,
          total: items.length,
          onSelectAll: () => setSelected(new Set(ids(items))),
          onClear: () => setSelected(new Set()),
          actions: [
            {
              id: 'restore',
              label: workdriveMessages.restore,
              icon: RotateCcwIcon,
              onPress: () => void restore(chosen),
              ...denied(mayRemove),
            },
            {
              id: 'purge',
              label: workdriveMessages.deletePermanently,
              icon: Trash2Icon,
              tone: 'danger',
              onPress: () => setPurging(chosen),
              ...denied(mayRemove),
            },
          ],
        }}
      >
        <DataTable<DriveFile>
          label={workdriveMessages.trash}
          columns={trashColumns}
          rows={items}
          loadingState={data ? 'idle' : 'loading'}
          getRowId={({ uuid }) => uuid}
          rowLabel={({ name }) => name}
          sort={[sort]}
          onSortChange={([next]) => next && setSort(next)}
          selection={selected}
          onSelectionChange={(next) => setSelected(next === 'all' ? new Set(ids(items)) : next)}
          rowActions={(row) => [
            {
              id: 'restore',
              label: workdriveMessages.restore,
              icon: RotateCcwIcon,
              onAction: () => void restore([row]),
              ...denied(mayRemove),
            },
            'separator',
            {
              id: 'purge',
              label: workdriveMessages.deletePermanently,
              icon: Trash2Icon,
              tone: 'danger',
              onAction: () => setPurging([row]),
              ...denied(mayRemove),
            },
          ]}
          cardView={(row) => <FileCard item={row} hasPlace />}
          hasCardActions
          emptyState={
            <EmptyState icon={Trash2Icon} title={workdriveMessages.trashEmptyTitle} level={2}>
              {workdriveMessages.trashEmpty}
            </EmptyState>
          }
          fills
        />
      </ListLayout>
      <Surface border="top" paddingX={24} paddingY={8}>
        <StorageQuota />
      </Surface>
      <PurgeDialog
        items={purging}
        onClose={() => setPurging(undefined)}
        onPurged={() => {
          setSelected(new Set());
          refresh();
        }}
      />
    </>
  );
}
