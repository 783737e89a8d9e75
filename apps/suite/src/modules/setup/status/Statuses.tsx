import type { StatusList, StatusUse } from '@plumbline/api';
import { statusListsReorder, useStatusListsList } from '@plumbline/api/hooks/setup';
import { href } from '@plumbline/app-kit';
import { showError } from '@plumbline/app-kit/data/error-message';
import { lazyWithRetry } from '@plumbline/app-kit/module/lazy-with-retry';
import type { Tone } from '@plumbline/app-kit/data/lookups';
import { denied, removal } from '@plumbline/app-kit/record/record-actions';
import { useRevalidate } from '@plumbline/app-kit/data/use-revalidate';
import { useFatalError } from '@plumbline/app-kit/data/load-errors';
import { Failed } from '@plumbline/app-kit/data/load-states';
import { useDecision } from '@plumbline/permissions/react';
import { formatPercent } from '@plumbline/ui/format';
import { Button } from '@plumbline/ui/Button';
import { LinkTabs } from '@plumbline/ui/LinkTabs';
import { PageHeader } from '@plumbline/ui/PageHeader';
import { Skeleton } from '@plumbline/ui/Skeleton';
import { Stack } from '@plumbline/ui/Stack';
import { useIsPhone } from '@plumbline/ui/media';
import { StatusText } from '@plumbline/ui/StatusText';
import { Surface } from '@plumbline/ui/Surface';
import { Text } from '@plumbline/ui/Text';
import { Tree } from '@plumbline/ui/Tree';
import { ArrowDownIcon, ArrowUpIcon, PencilIcon, PlusIcon } from '@plumbline/ui/icons';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { countText } from '@plumbline/app-kit/format/count-text';
import { statusMessages } from './messages.ts';

const StatusForm = lazyWithRetry(() => import('./StatusForm.tsx').then((module) => module.StatusForm));
const RemoveStatus = lazyWithRetry(() => import('./RemoveStatus.tsx').then((module) => module.RemoveStatus));

/** Editor of one module's statuses: names, colors and order. */
export default function Statuses() {
  const { data, error, mutate } = useStatusListsList();
  const [address] = useSearchParams();
  if (useFatalError(error, data !== undefined)) return <Failed error={error} onRetry={() => void mutate()} />;
  if (!data) return <Skeleton shape="card" count={2} label={statusMessages.loadingTheStatuses} />;
  const list = data.data.find(({ module }) => module === address.get('module')) ?? data.data[0];
  if (!list) return null;
  return <List key={list.module} list={list} lists={data.data} />;
}

const countOf = (list: StatusList, { records }: StatusUse) => countText(records, list);
const asideOf = (list: StatusList, status: StatusUse, isShort: boolean) =>
  [
    ...(list.counts
      ? [
          status.outcome === 'open'
            ? formatPercent(String(status.probability), 0)
            : status.outcome === 'won'
              ? 'Won'
              : 'Lost',
        ]
      : []),
    isShort ? status.records.toLocaleString('en-US') : countOf(list, status),
  ].join(' · ');

/** Statuses in their order, which changes before the server has confirmed it. */
function useStatusOrder(list: StatusList, refresh: () => void) {
  // Optimistic order, reverted if the server rejects it.
  const [moved, setMoved] = useState<readonly string[]>();
  const place = new Map((moved ?? list.statuses.map(({ uuid }) => uuid)).map((uuid, at) => [uuid, at]));
  const shown = list.statuses.toSorted((a, b) => (place.get(a.uuid) ?? 0) - (place.get(b.uuid) ?? 0));
  const order = async (uuids: string[]) => {
    setMoved(uuids);
    await statusListsReorder(list.module, { order: uuids }).catch(showError);
    refresh();
    setMoved(undefined);
  };
  const step = (uuid: string, by: -1 | 1) => {
    const uuids = shown.map((status) => status.uuid);
    const at = uuids.indexOf(uuid);
    uuids.splice(at, 1);
    uuids.splice(at + by, 0, uuid);
    void order(uuids);
  };
  return { shown, order, step };
}

function List({ list, lists }: { list: StatusList; lists: readonly StatusList[] }) {
  const right = { app: 4, name: 'status' } as const;
  const mayAdd = useDecision({ ...right, type: 'a' });
  const mayEdit = useDecision({ ...right, type: 'e' });
  const mayRemove = useDecision({ ...right, type: 'd' });
  const refresh = useRevalidate('/setup/');
  const isPhone = useIsPhone();
  const [editing, setEditing] = useState<StatusUse | 'new'>();
  const [removing, setRemoving] = useState<StatusUse>();
  const { shown, order, step } = useStatusOrder(list, refresh);
  return (
    <Stack gap={16} padding={24}>
      <PageHeader
        title={`${list.label} statuses`}
        aside={String(list.statuses.length)}
        description={statusMessages.statusesDescription}
        backHref={href('setup-status-list')}
        backLabel={statusMessages.fieldStatusList}
        actions={
          <Button variant="primary" icon={PlusIcon} onPress={() => setEditing('new')} {...denied(mayAdd)}>
            {statusMessages.newStatus}
          </Button>
        }
      />
      <LinkTabs
        label={statusMessages.modules}
        value={list.module}
        items={lists.map(({ module, label }) => ({
          id: module,
          label,
          href: href('setup-status', {}, { module }),
        }))}
      />
      <Surface border="all" radius="card" padding={8}>
        <Tree
          label={`${list.label} statuses`}
          selectionMode="none"
          nodes={shown.map((status) => ({
            id: status.uuid,
            label: status.name,
            mark: <StatusText tone={status.tone as Tone}>{''}</StatusText>,
            aside: asideOf(list, status, isPhone),
          }))}
          onOpen={(id) => setEditing(shown.find(({ uuid }) => uuid === id))}
          {...(mayEdit.allowed
            ? {
                refuseMove: ({ parentId }) =>
                  parentId === null ? undefined : statusMessages.nestingRejected,
                onMove: ({ ids: [id = ''], index }) => {
                  const otherIds = shown.map(({ uuid }) => uuid).filter((uuid) => uuid !== id);
                  otherIds.splice(index, 0, id);
                  void order(otherIds);
                },
              }
            : {})}
          menuOf={({ id }) => {
            const at = shown.findIndex(({ uuid }) => uuid === id);
            const status = shown[at];
            if (!status) return [];
            return [
              {
                id: 'edit',
                label: mayEdit.allowed ? statusMessages.edit : statusMessages.open,
                icon: PencilIcon,
                onAction: () => setEditing(status),
              },
              {
                id: 'up',
                label: statusMessages.moveUp,
                icon: ArrowUpIcon,
                onAction: () => step(id, -1),
                ...(at === 0 ? { isDisabled: true } : denied(mayEdit)),
              },
              {
                id: 'down',
                label: statusMessages.moveDown,
                icon: ArrowDownIcon,
                onAction: () => step(id, 1),
                ...(at === shown.length - 1 ? { isDisabled: true } : denied(mayEdit)),
              },
              ...removal(() => setRemoving(status), denied(mayRemove)),
            ];
          }}
        />
      </Surface>
      <Text size="small" tone="muted">
        {statusMessages.renameNote(list.one)}
      </Text>
      {editing && (
        <StatusForm
          list={list}
          {...(editing === 'new' ? {} : { status: editing })}
          onClose={() => setEditing(undefined)}
          onSaved={refresh}
        />
      )}
      {removing && (
        <RemoveStatus
          list={list}
          status={removing}
          onClose={() => setRemoving(undefined)}
          onRemoved={refresh}
        />
      )}
    </Stack>
  );
}
