import { taskCallsItems, tasksCreate } from '@plumbline/api/hooks/tasks';
import { errorText } from '@plumbline/app-kit';
import { Avatar } from '@plumbline/ui/Avatar';
import { ErrorState } from '@plumbline/ui/ErrorState';
import { QuickAdd } from '@plumbline/ui/QuickAdd';
import { Section } from '@plumbline/ui/RecordLayout';
import { Skeleton } from '@plumbline/ui/Skeleton';
import { StatusText } from '@plumbline/ui/StatusText';
import { TaskItems } from '@plumbline/ui/TaskPanel';
import { Text } from '@plumbline/ui/Text';
import useSwr from 'swr';
import { toneOf } from '../columns.tsx';
import type { PartProps } from './Panel.tsx';
import { dayText } from '../dates.ts';

/** The parts of an item, a line each, and the next one. */
export function SubItems({
  panel,
  task,
  isReadOnly,
  onOpen,
  onReload,
}: PartProps & { onReload: () => void }) {
  const { data, error, mutate } = useSwr(['/task-management/parts', task.uuid, task.version], async () => {
    const { data: rows } = await taskCallsItems({
      ...(task.space_id ? { space_id: task.space_id } : task.folder_id ? { folder_id: task.folder_id } : {}),
      dependent_id: task.uuid,
      limit: 500,
      sort: 'rank',
    });
    return rows;
  });
  const done = data?.filter(({ is_done }) => is_done).length ?? 0;
  return (
    <Section
      title="Sub-items"
      {...(data?.length
        ? {
            count: data.length,
            actions: (
              <Text size="small" tone="muted">
                {done} of {data.length} done
              </Text>
            ),
          }
        : {})}
    >
      {error && !data ? (
        <ErrorState size="sm" title="The sub-items could not be loaded" onRetry={() => void mutate()} />
      ) : !data ? (
        <Skeleton label="Sub-items" shape="line" count={2} />
      ) : (
        <TaskItems
          label="Sub-items"
          empty={isReadOnly ? 'No sub-items' : 'No sub-items yet'}
          items={data.map((row) => ({
            id: row.uuid,
            label: row.name,
            onOpen: () => onOpen(row.uuid),
            isDone: row.is_done,
            mark: <StatusText tone={toneOf(row)}>{''}</StatusText>,
            aside: (
              <>
                {row.due_date && <span>{dayText(row.due_date)}</span>}
                {row.assigned_users[0] && <Avatar name={row.assigned_users[0].name} size={24} />}
              </>
            ),
          }))}
        />
      )}
      {!isReadOnly && (
        <QuickAdd
          label="Add sub-item"
          maxLength={250}
          onAdd={async (name) => {
            try {
              await tasksCreate(
                {
                  name,
                  type: 'task',
                  dependent_id: task.uuid,
                  ...(task.space_id ? { space_id: task.space_id } : {}),
                  ...(task.folder_id ? { folder_id: task.folder_id } : {}),
                },
                { headers: { 'idempotency-key': crypto.randomUUID() } },
              );
            } catch (reason) {
              throw new Error(errorText(reason), { cause: reason });
            }
            await mutate();
            panel.reload();
            onReload();
          }}
        />
      )}
    </Section>
  );
}
