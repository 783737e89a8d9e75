import type { Department } from '@plumbline/api';
import {
  departmentsCreate,
  departmentsRead,
  departmentsRemoveMany,
  departmentsUpdate,
  useSetupDepartments,
} from '@plumbline/api/hooks/setup';
import { DepartmentsCreateBody } from '@plumbline/api/schemas/setup';
import { showError } from '@plumbline/app-kit/errors';
import { FormDrawer, saved } from '@plumbline/app-kit/form';
import { usePeople } from '@plumbline/app-kit/lookups';
import { changedOf, useOverwrite } from '@plumbline/app-kit/overwrite';
import { denied, removal } from '@plumbline/app-kit/record';
import { useRefresh } from '@plumbline/app-kit/refresh';
import { Failed } from '@plumbline/app-kit/states';
import { messages } from '@plumbline/validation/messages';
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
import { LandmarkIcon, PencilIcon, PlusIcon } from '@plumbline/ui/icons';
import { useState } from 'react';

const right = { app: 4, name: 'organization' } as const;

/** The departments as the tree that they are. */
const nodesOf = (all: readonly Department[], parent: string | null): TreeNode[] =>
  all
    .filter(({ parent_id }) => (all.some(({ uuid }) => uuid === parent_id) ? parent_id : null) === parent)
    .map(({ uuid, name, head_name }) => ({
      id: uuid,
      label: name,
      ...(head_name ? { aside: head_name } : {}),
      children: nodesOf(all, uuid),
    }));
/** A department and all that is below it. */
const branchOf = (all: readonly Department[], uuid: string): string[] => [
  uuid,
  ...all.filter(({ parent_id }) => parent_id === uuid).flatMap((each) => branchOf(all, each.uuid)),
];

interface Opened {
  department?: Department;
  parent?: string;
}

/** The organization: departments, what each belongs to, and who heads it. */
export default function Departments() {
  const { data, error, mutate } = useSetupDepartments({ limit: -1 });
  const mayAdd = useDecision({ ...right, type: 'a' });
  const mayEdit = useDecision({ ...right, type: 'e' });
  const mayRemove = useDecision({ ...right, type: 'd' });
  const refresh = useRefresh('/setup/');
  const [opened, setOpened] = useState<Opened>();
  const [removing, setRemoving] = useState<Department>();
  if (error) return <Failed error={error} onRetry={() => void mutate()} />;
  if (!data) return <Skeleton shape="card" count={2} label="Loading the departments" />;
  const all = data.data;
  const find = (id: string | null | undefined) => all.find(({ uuid }) => uuid === id);
  const move = async (department: Department, parent_id: string | null) => {
    await departmentsUpdate(department.uuid, { parent_id, version: department.version }).catch(showError);
    refresh();
  };
  const branch = removing ? branchOf(all, removing.uuid) : [];
  const create = (
    <Button variant="primary" icon={PlusIcon} onPress={() => setOpened({})} {...denied(mayAdd)}>
      New department
    </Button>
  );
  return (
    <Stack gap={16} padding={24}>
      <PageHeader
        title="Organization"
        aside={String(all.length)}
        description="The departments of your company. Drag one onto another, or hold Alt with an arrow key, to move it with all that is below it."
        {...(all.length > 0 ? { actions: create } : {})}
      />
      {all.length === 0 ? (
        <EmptyState icon={LandmarkIcon} title="No departments yet" action={create}>
          A department has a head and may belong to another one.
        </EmptyState>
      ) : (
        <Surface border="all" radius="card" padding={8}>
          <Tree
            label="Departments"
            selectionMode="none"
            drop="on"
            nodes={nodesOf(all, null)}
            defaultExpandedIds={all.map(({ uuid }) => uuid)}
            onOpen={(id) => {
              const department = find(id);
              if (department) setOpened({ department });
            }}
            {...(mayEdit.allowed
              ? {
                  onMove: ({ ids, parentId }) => {
                    const department = find(ids[0]);
                    if (department) void move(department, parentId);
                  },
                }
              : {})}
            menuOf={({ id }) => {
              const department = find(id);
              if (!department) return [];
              return [
                {
                  id: 'edit',
                  label: mayEdit.allowed ? 'Edit' : 'Open',
                  icon: PencilIcon,
                  onAction: () => setOpened({ department }),
                },
                {
                  id: 'add',
                  label: 'New department below it',
                  icon: PlusIcon,
                  onAction: () => setOpened({ parent: id }),
                  ...denied(mayAdd),
                },
                ...removal(() => setRemoving(department), denied(mayRemove)),
              ];
            }}
          />
        </Surface>
      )}
      {opened && (
        <DepartmentForm
          key={opened.department?.uuid ?? 'new'}
          {...opened}
          all={all}
          onClose={() => setOpened(undefined)}
          onSaved={refresh}
        />
      )}
      {removing && (
        <ConfirmDialog
          isOpen
          onOpenChange={(isOpen) => !isOpen && setRemoving(undefined)}
          title={messages.confirmTitle}
          confirmLabel={branch.length > 1 ? `Delete ${branch.length} departments` : 'Delete department'}
          onConfirm={async () => {
            await departmentsRemoveMany({ uuid: branch }).then(
              () => toast.success(messages.itemDeleted),
              showError,
            );
            refresh();
          }}
        >
          {`“${removing.name}” is deleted${branch.length > 1 ? ' with all that is below it' : ''}. ${messages.confirmTextDelete}`}
        </ConfirmDialog>
      )}
    </Stack>
  );
}

interface Values {
  name: string;
  parent_id: string | null;
  head_id: string | null;
  description: string;
}

function DepartmentForm({
  department,
  parent,
  all,
  onClose,
  onSaved,
}: Opened & { all: readonly Department[]; onClose: () => void; onSaved: () => void }) {
  const people = usePeople();
  const mayEdit = useDecision({ ...right, type: 'e' });
  const overwrite = useOverwrite(department, ({ uuid }) => departmentsRead(uuid));
  const own = department ? branchOf(all, department.uuid) : [];
  const [initial] = useState<Values>({
    name: department?.name ?? '',
    parent_id: department?.parent_id ?? parent ?? null,
    head_id: department?.head_id ?? null,
    description: department?.description ?? '',
  });
  return (
    <FormDrawer<Values>
      title={department?.name ?? 'New department'}
      onClose={onClose}
      schema={DepartmentsCreateBody}
      initial={initial}
      submitLabel={department ? 'Save department' : 'Create department'}
      {...(department ? { decision: mayEdit } : {})}
      submit={async (values, key) => {
        const changed = changedOf(values, initial);
        if (department && Object.keys(changed).length === 0) return;
        if (department)
          await overwrite((version) => departmentsUpdate(department.uuid, { ...changed, version }));
        else await departmentsCreate(values, { headers: { 'idempotency-key': key } });
        saved();
        onSaved();
      }}
      sections={[
        {
          fields: [
            { name: 'name', label: 'Name', kind: 'text', isRequired: true, wide: true },
            {
              name: 'parent_id',
              label: 'Belongs to',
              kind: 'search',
              options: all
                .filter(({ uuid }) => !own.includes(uuid))
                .map(({ uuid, name }) => ({ id: uuid, label: name })),
            },
            { name: 'head_id', label: 'Head', kind: 'search', options: people },
            { name: 'description', label: 'Description', kind: 'area', wide: true },
          ],
        },
      ]}
    />
  );
}
