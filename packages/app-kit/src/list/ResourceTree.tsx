import { titleOf, type Entity } from '@plumbline/api/entities';
import { useDecision } from '@plumbline/permissions/react';
import { Button } from '@plumbline/ui/Button';
import { ConfirmDialog } from '@plumbline/ui/ConfirmDialog';
import { EmptyState } from '@plumbline/ui/EmptyState';
import type { IconType } from '@plumbline/ui/Icon';
import type { MenuEntry } from '@plumbline/ui/Menu';
import { PageHeader } from '@plumbline/ui/PageHeader';
import { Skeleton } from '@plumbline/ui/Skeleton';
import { Stack } from '@plumbline/ui/Stack';
import { Surface } from '@plumbline/ui/Surface';
import { toast } from '@plumbline/ui/toast';
import { Tree } from '@plumbline/ui/Tree';
import { PencilIcon, PlusIcon, UploadIcon } from '@plumbline/ui/icons';
import { messages } from '@plumbline/validation/messages';
import { useState } from 'react';
import { showError } from '../data/error-message.ts';
import { importAs } from '../import/importable-entities.ts';
import { denied, removal } from '../record/record-actions.tsx';
import { useFatalError } from '../data/load-errors.ts';
import { useRevalidate } from '../data/use-revalidate.ts';
import { Failed } from '../data/load-states.tsx';
import { capital } from '../format/format-values.ts';
import { branchOf, nodesOf, type Branching } from '../record/hierarchy.ts';
import { LazyResourceForm } from '../form/lazy.tsx';
import { removalUndo } from '../undo/record-undo.ts';
import { listMessages } from './messages.ts';
import { useListUndo } from '../undo/use-list-undo.ts';
import { useListUndoKeys } from './use-list-undo-keys.ts';

interface Opened<Row> {
  record?: Row;
  parent?: Row;
}

interface BranchesProps<Row extends Branching, Create, Update> {
  entity: Entity<Row, Create, Update>;
  all: readonly Row[];
  asideOf: ((record: Row, branch: readonly Row[]) => string) | undefined;
  menuOf: ((record: Row) => MenuEntry[]) | undefined;
  /** Opens the form of a record, or of a new one below a parent. */
  onOpen: (opened: Opened<Row>) => void;
  onRemove: (record: Row) => void;
  /** Called after a move succeeded or failed. */
  onMoved: () => void;
}

/** Tree of the records with their menus. */
function Branches<Row extends Branching, Create, Update>({
  entity,
  all,
  asideOf,
  menuOf,
  onOpen,
  onRemove,
  onMoved,
}: BranchesProps<Row, Create, Update>) {
  const mayAdd = useDecision({ ...entity.right, type: 'a' });
  const mayEdit = useDecision({ ...entity.right, type: 'e' });
  const mayRemove = useDecision({ ...entity.right, type: 'd' });
  const find = (id: string | undefined) => all.find(({ uuid }) => uuid === id);
  const move = async (record: Row, parent_id: string | null) => {
    // Hierarchical entities have `parent_id`, but the generic type does not declare it.
    await entity.update?.(record.uuid, { parent_id, version: record.version } as Update).catch(showError);
    onMoved();
  };
  return (
    <Surface border="all" radius="card" padding={8}>
      <Tree
        label={capital(entity.many)}
        selectionMode="none"
        drop="on"
        nodes={nodesOf(all, (record) => ({
          label: titleOf(entity, record),
          ...(asideOf ? { aside: asideOf(record, branchOf(all, record)) } : {}),
        }))}
        defaultExpandedIds={all.map(({ uuid }) => uuid)}
        onOpen={(id) => {
          const record = find(id);
          if (record) onOpen({ record });
        }}
        {...(mayEdit.allowed
          ? {
              onMove: ({ ids, parentId }) => {
                const record = find(ids[0]);
                if (record) void move(record, parentId);
              },
            }
          : {})}
        menuOf={({ id }) => {
          const record = find(id);
          if (!record) return [];
          return [
            ...(menuOf?.(record) ?? []),
            {
              id: 'edit',
              label: mayEdit.allowed ? listMessages.edit : listMessages.open,
              icon: PencilIcon,
              onAction: () => onOpen({ record }),
            },
            {
              id: 'add',
              label: listMessages.newBelow(entity.one),
              icon: PlusIcon,
              onAction: () => onOpen({ parent: record }),
              ...denied(mayAdd),
            },
            ...removal(() => onRemove(record), denied(mayRemove)),
          ];
        }}
      />
    </Surface>
  );
}

/** Confirms and deletes a record with everything below it. */
function RemoveBranch<Row extends Branching, Create, Update>({
  entity,
  record,
  branch,
  onClose,
  onSettled,
}: {
  entity: Entity<Row, Create, Update>;
  record: Row;
  /** The record with its descendants. */
  branch: readonly Row[];
  onClose: () => void;
  /** Called after the deletion succeeded or failed. */
  onSettled: () => void;
}) {
  const undo = useListUndo();
  const uuids = branch.map(({ uuid }) => uuid);
  const restore = async () => {
    await entity.restoreMany?.({ uuid: uuids });
    onSettled();
  };
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={messages.confirmTitle}
      confirmLabel={listMessages.deleteCount(
        branch.length > 1 ? `${branch.length} ${entity.many}` : entity.one,
      )}
      tone="danger"
      onConfirm={async () => {
        await entity.removeMany?.({ uuid: uuids }).then(() => {
          if (entity.restoreMany) undo.done(removalUndo(uuids.length, entity, restore));
          else toast.success(messages.itemDeleted);
        }, showError);
        onSettled();
      }}
    >
      {listMessages.deleteTreeConfirm(titleOf(entity, record), branch.length, messages.warningDialogText)}
    </ConfirmDialog>
  );
}

/** Screen of a hierarchical entity: tree with moves by drag and keyboard. */
export function ResourceTree<Row extends Branching, Create, Update>({
  entity,
  title,
  icon,
  description,
  text,
  asideOf,
  menuOf,
}: {
  entity: Entity<Row, Create, Update>;
  title: string;
  icon: IconType;
  description: string;
  /** One sentence about the entity, for the empty state. */
  text: string;
  /** Text beside a record's name; `branch` is the record with its descendants. */
  asideOf?: (record: Row, branch: readonly Row[]) => string;
  /** First entries of a record's menu. */
  menuOf?: (record: Row) => MenuEntry[];
}) {
  const { data, error, mutate } = entity.useList({ limit: -1 });
  const mayAdd = useDecision({ ...entity.right, type: 'a' });
  const mayImport = useDecision({ ...entity.right, type: 'i' });
  useListUndoKeys();
  const refresh = useRevalidate(entity.path.replace(/[^/]+$/, ''));
  const [opened, setOpened] = useState<Opened<Row>>();
  const [removing, setRemoving] = useState<Row>();
  if (useFatalError(error, data !== undefined)) return <Failed error={error} onRetry={() => void mutate()} />;
  if (!data)
    return (
      <Stack padding={24}>
        <Skeleton shape="card" count={2} label={listMessages.loadingThe(entity.many)} />
      </Stack>
    );
  const all = data.data;
  const files = importAs(entity.name);
  const create = (
    <>
      {files && (
        <Button icon={UploadIcon} {...(mayImport.allowed ? { href: files.href } : denied(mayImport))}>
          {listMessages.import}
        </Button>
      )}
      <Button variant="primary" icon={PlusIcon} onPress={() => setOpened({})} {...denied(mayAdd)}>
        {listMessages.newRecord(entity.one)}
      </Button>
    </>
  );
  return (
    <Stack gap={16} padding={24}>
      <PageHeader
        title={title}
        aside={String(all.length)}
        description={listMessages.treeDescription(description)}
        {...(all.length > 0 ? { actions: create } : {})}
      />
      {all.length === 0 ? (
        <EmptyState icon={icon} title={listMessages.emptyTitle(entity.many)} action={create}>
          {text}
        </EmptyState>
      ) : (
        <Branches
          entity={entity}
          all={all}
          asideOf={asideOf}
          menuOf={menuOf}
          onOpen={setOpened}
          onRemove={setRemoving}
          onMoved={refresh}
        />
      )}
      {opened && (
        <LazyResourceForm
          key={opened.record?.uuid ?? 'new'}
          entity={entity}
          record={opened.record}
          {...(opened.parent
            ? { given: { parent_id: { id: opened.parent.uuid, label: titleOf(entity, opened.parent) } } }
            : {})}
          onClose={() => setOpened(undefined)}
          onSaved={refresh}
        />
      )}
      {removing && (
        <RemoveBranch
          entity={entity}
          record={removing}
          branch={branchOf(all, removing)}
          onClose={() => setRemoving(undefined)}
          onSettled={refresh}
        />
      )}
    </Stack>
  );
}
