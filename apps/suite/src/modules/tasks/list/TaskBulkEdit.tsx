import type { Task } from '@plumbline/api';
import { useSpacesList, tasksListAttachable, useTaskFoldersList } from '@plumbline/api/hooks/tasks';
import { taskEntity } from '@plumbline/api/entities/task';
import type { OwnControl } from '@plumbline/app-kit/form/FieldControl';
import { BulkEdit, type MoreField } from '@plumbline/app-kit/list/BulkEdit';
import type { EditManyProps } from '@plumbline/app-kit/list/ListScreen';
import { usePeople } from '@plumbline/app-kit/data/lookups';
import { useDecision } from '@plumbline/permissions/react';
import { EditorOnDemand } from '@plumbline/ui/EditorOnDemand';
import { Stack } from '@plumbline/ui/Stack';
import { Text } from '@plumbline/ui/Text';
import { useMemo } from 'react';
import { sharedSpace } from '../navigation/location.ts';
import type { Flows } from '../use-flows.ts';
import { useTaskUndo } from '../use-undo.ts';
import { listMessages } from './messages.ts';

/** Returns the task fields for bulk edit. Statuses are chosen by name; tasks whose workflow lacks it are rejected. */
function manyKind(statuses: readonly string[]): typeof taskEntity {
  const { workflow_status, from_date, to_date, due_date, priority } = taskEntity.fields;
  return {
    ...taskEntity,
    fields: {
      ...(workflow_status
        ? // A status cannot be cleared.
          { workflow_status: { ...workflow_status, options: statuses, strict: true, write: 'required' } }
        : {}),
      ...(from_date ? { from_date } : {}),
      ...(to_date ? { to_date } : {}),
      ...(due_date ? { due_date } : {}),
      ...(priority ? { priority } : {}),
    },
  };
}

const findParents = async (search: string) => {
  const { data } = await tasksListAttachable({ search });
  return data.map(({ uuid: id, name, place }) => ({
    id,
    label: name,
    ...(place ? { description: place } : {}),
  }));
};
const prose: OwnControl = ({ label, value, onChange, errorMessage }) => (
  <Stack gap={4}>
    {/* The editor has this label for assistive technology but does not show it. */}
    <Text size="small" aria-hidden>
      {label}
    </Text>
    <EditorOnDemand
      label={label}
      value={value}
      onChange={onChange}
      errorMessage={errorMessage}
      placeholder={listMessages.descriptionPlaceholder}
    />
  </Stack>
);

/** Returns the additional bulk edit fields: workflow, assignees, description, parent and location. */
function useMore(flows: Flows): readonly MoreField[] {
  const people = usePeople();
  const mayFolders = useDecision({ app: 8, name: 'folder', type: 'v' });
  const spaces = useSpacesList();
  const folders = useTaskFoldersList(
    { allFolders: true, limit: -1 },
    { swr: { enabled: mayFolders.allowed } },
  );
  return useMemo(() => {
    const places = [
      ...(spaces.data?.data ?? [])
        .filter(({ uuid, permission = 0 }) => uuid !== sharedSpace && permission > 1)
        .map(({ uuid, name }) => ({ id: `space_id ${uuid}`, label: name, group: 'Spaces' })),
      ...(folders.data?.data ?? [])
        .filter(({ permission }) => permission > 0)
        .map(({ uuid, path, name }) => ({ id: `folder_id ${uuid}`, label: path || name, group: 'Folders' })),
    ];
    return [
      {
        name: 'workflow_id',
        label: listMessages.workflow,
        empty: null,
        isRequired: true,
        control: { label: listMessages.workflow, kind: 'select', options: flows.options },
      },
      {
        name: 'assignee_ids',
        label: listMessages.assignees,
        empty: [],
        control: {
          label: listMessages.assignees,
          kind: 'choices',
          options: people,
          description: listMessages.assigneesHint,
        },
      },
      {
        name: 'details',
        label: listMessages.description,
        empty: '',
        control: { label: listMessages.description, kind: 'text', control: prose },
      },
      {
        name: 'dependent_id',
        label: listMessages.parent,
        empty: null,
        control: {
          label: listMessages.parent,
          kind: 'search',
          onSearch: findParents,
          description: listMessages.parentHint,
        },
      },
      {
        name: 'place',
        label: listMessages.spaceOrFolder,
        empty: null,
        isRequired: true,
        control: { label: listMessages.spaceOrFolder, kind: 'select', options: places },
        sent: (value) => {
          const [field = '', uuid = ''] = String(value).split(' ');
          return { [field]: uuid };
        },
      },
    ];
  }, [flows.options, people, spaces.data, folders.data]);
}

/** Bulk edit of tasks: every field except the name. Rejected tasks are listed with reasons; the change can be undone. */
export function TaskBulkEdit({ flows, ...props }: EditManyProps<Task> & { flows: Flows }) {
  const undo = useTaskUndo();
  const more = useMore(flows);
  return (
    <BulkEdit
      {...props}
      entity={useMemo(() => manyKind(flows.statuses), [flows.statuses])}
      more={{ title: listMessages.task, fields: more }}
      tell={(text, result) =>
        // Nothing to undo if all values were already set.
        'changes' in result && Array.isArray(result.changes) && result.changes.length
          ? undo.changed(text, result.changes as Parameters<typeof undo.changed>[1])
          : undo.showSuccess(text)
      }
    />
  );
}
