import type { Task } from '@plumbline/api';
import { tasksRemoveMany, tasksRestoreMany } from '@plumbline/api/hooks/tasks';
import { showError } from '@plumbline/app-kit';
import { copyText } from '@plumbline/app-kit/feedback/copy-text';
import { lazyWithRetry } from '@plumbline/app-kit/module/lazy-with-retry';
import { denied, removal } from '@plumbline/app-kit/record/record-actions';
import { useRevalidate } from '@plumbline/app-kit/data/use-revalidate';
import { useDecision } from '@plumbline/permissions/react';
import { messages } from '@plumbline/validation/messages';
import type { ListSelection } from '@plumbline/ui/ListLayout';
import type { MenuEntry } from '@plumbline/ui/Menu';
import {
  ArrowUpRightIcon,
  CircleDotIcon,
  LinkIcon,
  PencilIcon,
  PlusIcon,
  Share2Icon,
  Trash2Icon,
  UserPlusIcon,
} from '@plumbline/ui/icons';
import { useState } from 'react';
import { taskHref } from './navigation/location.ts';
import { mayChange, readOnlyText } from './task-text.ts';
import type { Flows } from './use-flows.ts';
import { useTaskUndo } from './use-undo.ts';
import { tasksMessages } from './messages.ts';

const ConfirmDialog = lazyWithRetry(() =>
  import('@plumbline/ui/ConfirmDialog').then((module) => module.ConfirmDialog),
);
const ShareTask = lazyWithRetry(() => import('./sharing/ShareTask.tsx').then((module) => module.ShareTask));
const TaskBulkEdit = lazyWithRetry(() =>
  import('./list/TaskBulkEdit.tsx').then((module) => module.TaskBulkEdit),
);
const AssignDialog = lazyWithRetry(() =>
  import('./list/AssignDialog.tsx').then((module) => module.AssignDialog),
);

type Asked = { what: 'edit' | 'assign' | 'remove'; rows: readonly Task[] } | { what: 'share'; row: Task };

/** Dialog that a menu or a bulk action has opened. */
function TaskDialog({
  asked,
  flows,
  onClose: close,
  onChanged: changed,
  onRemoved,
}: {
  asked: Asked;
  flows: Flows;
  onClose: () => void;
  onChanged: () => void;
  /** Called with the ids of deleted tasks. */
  onRemoved: (uuid: string[]) => void;
}) {
  const [first] = 'rows' in asked ? asked.rows : [];
  return (
    <>
      {asked.what === 'edit' && (
        <TaskBulkEdit
          flows={flows}
          rows={asked.rows}
          count={asked.rows.length}
          onClose={close}
          onChanged={changed}
        />
      )}
      {asked.what === 'assign' && <AssignDialog rows={asked.rows} onClose={close} onChanged={changed} />}
      {asked.what === 'share' && <ShareTask task={asked.row} onChanged={changed} onClose={close} />}
      {asked.what === 'remove' && (
        <ConfirmDialog
          isOpen
          onOpenChange={(isOpen) => !isOpen && close()}
          title={messages.confirmTitle}
          confirmLabel={
            asked.rows.length > 1 ? tasksMessages.deleteTasks(asked.rows.length) : tasksMessages.deleteTask
          }
          tone="danger"
          onConfirm={async () => {
            try {
              const removed = { uuid: asked.rows.map(({ uuid }) => uuid) };
              await tasksRemoveMany(removed);
              onRemoved(removed.uuid);
            } catch (reason) {
              showError(reason, messages.tryAgainLater);
            }
            changed();
          }}
        >
          {asked.rows.length === 1 && first ? tasksMessages.deleteTaskConfirm(first.name) : ''}
          {messages.confirmTextDelete}
        </ConfirmDialog>
      )}
    </>
  );
}

/** Provides the menu of a task, the bulk actions of a selection and their dialogs. */
export function useTaskActions({
  flows,
  onStatus,
  onChanged,
  onAddBelow,
  onOpen,
}: {
  flows: Flows;
  onStatus: (row: Task, status: string) => void;
  onChanged: () => void;
  onAddBelow?: (row: Task) => void;
  onOpen: (row: Task) => void;
}) {
  const [asked, setAsked] = useState<Asked>();
  const refresh = useRevalidate('/task-management');
  const mayAdd = useDecision({ app: 8, name: 'task', type: 'a' });
  const mayEdit = useDecision({ app: 8, name: 'task', type: 'e' });
  const mayRemove = useDecision({ app: 8, name: 'task', type: 'd' });
  const undo = useTaskUndo();
  const close = () => setAsked(undefined);
  const changed = () => {
    refresh();
    onChanged();
  };
  /** Shows the notice of a deletion, which offers to undo it. */
  const gone = (uuid: string[]) =>
    undo.done({
      description: messages.itemDeleted,
      back: () => tasksRestoreMany({ uuid }),
      undoText: messages.itemRestored,
    });
  const menuOf = (row: Task): MenuEntry[] => {
    const closed = mayChange(row) ? {} : { disabledReason: readOnlyText };
    const next = flows.next(row);
    return [
      { id: 'open', label: tasksMessages.open, icon: ArrowUpRightIcon, onAction: () => onOpen(row) },
      ...(mayEdit.allowed && next.length
        ? [
            {
              id: 'status',
              label: tasksMessages.status,
              icon: CircleDotIcon,
              items: next.map(({ id, label, disabledReason }) => ({
                id,
                label,
                onAction: () => onStatus(row, id),
                ...(disabledReason ? { disabledReason } : {}),
              })),
              ...closed,
            },
          ]
        : []),
      ...(onAddBelow && mayAdd.allowed
        ? [
            {
              id: 'add',
              label: tasksMessages.addSubItem,
              icon: PlusIcon,
              onAction: () => onAddBelow(row),
              ...closed,
            },
          ]
        : []),
      {
        id: 'link',
        label: tasksMessages.copyLink,
        icon: LinkIcon,
        onAction: () => copyText(location.origin + taskHref(row.uuid)),
      },
      {
        id: 'share',
        label: tasksMessages.shareMenu,
        icon: Share2Icon,
        onAction: () => setAsked({ what: 'share', row }),
      },
      ...(mayRemove.allowed
        ? removal(
            () => setAsked({ what: 'remove', rows: [row] }),
            row.may_delete ? {} : { disabledReason: tasksMessages.deleteFullAccessOnly },
          )
        : []),
    ];
  };
  const assign = (rows: readonly Task[]) => setAsked({ what: 'assign', rows });
  /** Bulk actions of the selected tasks. */
  const manyOf = (rows: readonly Task[]): ListSelection['actions'] => [
    {
      id: 'edit',
      label: tasksMessages.editFieldsMenu,
      icon: PencilIcon,
      onPress: () => setAsked({ what: 'edit', rows }),
      ...denied(mayEdit),
    },
    {
      id: 'assign',
      label: tasksMessages.assignMenu,
      icon: UserPlusIcon,
      onPress: () => assign(rows),
      ...denied(mayEdit),
    },
    {
      id: 'delete',
      label: tasksMessages.delete,
      icon: Trash2Icon,
      tone: 'danger',
      onPress: () => setAsked({ what: 'remove', rows }),
      ...denied(mayRemove),
    },
  ];
  const dialogs = asked && (
    <TaskDialog asked={asked} flows={flows} onClose={close} onChanged={changed} onRemoved={gone} />
  );
  return { menuOf, manyOf, assign, gone, dialogs };
}
