import type { MaterialCategory } from '@plumbline/api';
import {
  materialCategoriesRemoveMany,
  materialCategoriesUpdate,
  useMaterialCategoriesList,
} from '@plumbline/api/hooks/materials';
import { materialCategoryKind } from '@plumbline/api/kinds/materialCategory';
import { href, showError } from '@plumbline/app-kit';
import { importAs } from '@plumbline/app-kit/import-kinds';
import { KindForm } from '@plumbline/app-kit/kind/lazy';
import { denied, removal } from '@plumbline/app-kit/record';
import { useRefresh } from '@plumbline/app-kit/refresh';
import { Failed } from '@plumbline/app-kit/states';
import { useDecision } from '@plumbline/permissions/react';
import { Button } from '@plumbline/ui/Button';
import { ConfirmDialog } from '@plumbline/ui/ConfirmDialog';
import { EmptyState } from '@plumbline/ui/EmptyState';
import { PageHeader } from '@plumbline/ui/PageHeader';
import { Skeleton } from '@plumbline/ui/Skeleton';
import { Stack } from '@plumbline/ui/Stack';
import { Surface } from '@plumbline/ui/Surface';
import { toast } from '@plumbline/ui/toast';
import { Tree, type TreeNode } from '@plumbline/ui/Tree';
import { BoxesIcon, TagsIcon, PencilIcon, PlusIcon, UploadIcon } from '@plumbline/ui/icons';
import { messages } from '@plumbline/validation/messages';
import { useState } from 'react';
import { useNavigate } from 'react-router';

const right = { app: 6, name: 'material' } as const;

/** The categories as the tree that they are, each with how many materials are in it and below it. */
function nodesOf(all: readonly MaterialCategory[], parent: string | null): TreeNode[] {
  return all
    .filter(({ parent_id }) => (all.some(({ uuid }) => uuid === parent_id) ? parent_id : null) === parent)
    .map(({ uuid, name, materials }) => {
      const within = branchOf(all, uuid)
        .map((id) => all.find((each) => each.uuid === id)?.materials ?? 0)
        .reduce((sum, each) => sum + each, 0);
      const aside =
        within === materials
          ? String(materials)
          : materials === 0
            ? `${within} in all`
            : `${materials} · ${within} in all`;
      return { id: uuid, label: name, aside, children: nodesOf(all, uuid) };
    });
}
/** A category and all that is below it. */
const branchOf = (all: readonly MaterialCategory[], uuid: string): string[] => [
  uuid,
  ...all.filter(({ parent_id }) => parent_id === uuid).flatMap((each) => branchOf(all, each.uuid)),
];

interface Opened {
  category?: MaterialCategory;
  parent?: MaterialCategory;
}

/** The groups that materials are kept in. */
export default function Categories() {
  const { data, error, mutate } = useMaterialCategoriesList({ limit: -1 });
  const mayAdd = useDecision({ ...right, type: 'a' });
  const mayEdit = useDecision({ ...right, type: 'e' });
  const mayRemove = useDecision({ ...right, type: 'd' });
  const mayImport = useDecision({ ...right, type: 'i' });
  const refresh = useRefresh('/material/');
  const navigate = useNavigate();
  const [opened, setOpened] = useState<Opened>();
  const [removing, setRemoving] = useState<MaterialCategory>();
  if (error) return <Failed error={error} onRetry={() => void mutate()} />;
  if (!data) return <Skeleton shape="card" count={2} label="Loading the categories" />;
  const all = data.data;
  const find = (id: string | null | undefined) => all.find(({ uuid }) => uuid === id);
  const move = async (category: MaterialCategory, parent_id: string | null) => {
    await materialCategoriesUpdate(category.uuid, { parent_id, version: category.version }).catch(showError);
    refresh();
  };
  const branch = removing ? branchOf(all, removing.uuid) : [];
  const files = importAs('materialCategory');
  const create = (
    <>
      {files && (
        <Button icon={UploadIcon} {...(mayImport.allowed ? { href: files.href } : denied(mayImport))}>
          Import
        </Button>
      )}
      <Button variant="primary" icon={PlusIcon} onPress={() => setOpened({})} {...denied(mayAdd)}>
        New category
      </Button>
    </>
  );
  return (
    <Stack gap={16} padding={24}>
      <PageHeader
        title="Categories"
        aside={String(all.length)}
        description="The groups of your materials. Drag one onto another, or hold Alt with an arrow key, to move it with all that is below it."
        {...(all.length > 0 ? { actions: create } : {})}
      />
      {all.length === 0 ? (
        <EmptyState icon={TagsIcon} title="No categories yet" action={create}>
          A category has materials, and may belong to another one.
        </EmptyState>
      ) : (
        <Surface border="all" radius="card" padding={8}>
          <Tree
            label="Categories"
            selectionMode="none"
            drop="on"
            nodes={nodesOf(all, null)}
            defaultExpandedIds={all.map(({ uuid }) => uuid)}
            onOpen={(id) => {
              const category = find(id);
              if (category) setOpened({ category });
            }}
            {...(mayEdit.allowed
              ? {
                  onMove: ({ ids, parentId }) => {
                    const category = find(ids[0]);
                    if (category) void move(category, parentId);
                  },
                }
              : {})}
            menuOf={({ id }) => {
              const category = find(id);
              if (!category) return [];
              return [
                {
                  id: 'materials',
                  label: 'Show its materials',
                  icon: BoxesIcon,
                  onAction: () => {
                    const filter = JSON.stringify([{ field: 'category', op: 'eq', value: category.name }]);
                    void navigate(href('material-management', {}, { filter }));
                  },
                },
                {
                  id: 'edit',
                  label: mayEdit.allowed ? 'Edit' : 'Open',
                  icon: PencilIcon,
                  onAction: () => setOpened({ category }),
                },
                {
                  id: 'add',
                  label: 'New category below it',
                  icon: PlusIcon,
                  onAction: () => setOpened({ parent: category }),
                  ...denied(mayAdd),
                },
                ...removal(() => setRemoving(category), denied(mayRemove)),
              ];
            }}
          />
        </Surface>
      )}
      {opened && (
        <KindForm
          key={opened.category?.uuid ?? 'new'}
          kind={materialCategoryKind}
          record={opened.category}
          {...(opened.parent
            ? { given: { parent_id: { id: opened.parent.uuid, label: opened.parent.name } } }
            : {})}
          onClose={() => setOpened(undefined)}
          onSaved={refresh}
        />
      )}
      {removing && (
        <ConfirmDialog
          isOpen
          onOpenChange={(isOpen) => !isOpen && setRemoving(undefined)}
          title={messages.confirmTitle}
          confirmLabel={branch.length > 1 ? `Delete ${branch.length} categories` : 'Delete category'}
          tone="danger"
          onConfirm={async () => {
            await materialCategoriesRemoveMany({ uuid: branch }).then(
              () => toast.success(messages.itemDeleted),
              showError,
            );
            refresh();
          }}
        >
          {`“${removing.name}” is deleted${branch.length > 1 ? ' with all that is below it' : ''}. ${messages.warningDialogText}`}
        </ConfirmDialog>
      )}
    </Stack>
  );
}
