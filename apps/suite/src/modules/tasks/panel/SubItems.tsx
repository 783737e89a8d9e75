import { tasksListItems, tasksCreate } from '@plumbline/api/hooks/tasks';
import { errorText } from '@plumbline/app-kit';
import { useQuickDraft } from '@plumbline/app-kit/form/use-draft';
import { Button } from '@plumbline/ui/Button';
import { Avatar } from '@plumbline/ui/Avatar';
import { ErrorState } from '@plumbline/ui/ErrorState';
import { QuickAdd } from '@plumbline/ui/QuickAdd';
import { Section } from '@plumbline/ui/RecordLayout';
import { Skeleton } from '@plumbline/ui/Skeleton';
import { StatusText } from '@plumbline/ui/StatusText';
import { RelatedList } from '@plumbline/ui/RelatedList';
import { Text } from '@plumbline/ui/Text';
import { useState } from 'react';
import useSwr from 'swr';
import { toneOf } from '../list/columns.tsx';
import type { PanelSectionProps } from './PanelSectionProps.ts';
import { dayText } from '../dates.ts';
import { panelMessages } from './messages.ts';

/** Number of sub-items shown initially; few, so that the comments below stay reachable. */
const INITIAL_ROWS = 20;
const ROWS_PER_STEP = 100;
const MAX_ROWS = 500;

/** Sub-items of a task with an input to add one. */
export function SubItems({
  panel,
  task,
  isReadOnly,
  onOpen,
  onReload,
}: PanelSectionProps & { onReload: () => void }) {
  const [limit, setLimit] = useState(INITIAL_ROWS);
  const { data, error, mutate } = useSwr(
    ['/task-management/parts', task.uuid, task.version, limit],
    () =>
      tasksListItems({
        ...(task.space_id
          ? { space_id: task.space_id }
          : task.folder_id
            ? { folder_id: task.folder_id }
            : {}),
        dependent_id: task.uuid,
        limit,
        sort: 'rank',
      }),
    { keepPreviousData: true },
  );
  const draft = useQuickDraft(`sub-items ${task.uuid}`);
  const rows = data?.data;
  const count = data?.meta.count ?? 0;
  /** The task's own count is used while not all sub-items are loaded. */
  const done = rows?.length === count ? rows.filter(({ is_done }) => is_done).length : task.subtasks_done;
  const hidden = count - (rows?.length ?? 0);
  return (
    <Section
      title={panelMessages.subItems}
      {...(count
        ? {
            count,
            actions: (
              <Text size="small" tone="muted">
                {panelMessages.subItemsDone(done.toLocaleString('en-US'), count.toLocaleString('en-US'))}
              </Text>
            ),
          }
        : {})}
    >
      {error && !rows ? (
        <ErrorState size="sm" title={panelMessages.subItemsFailed} onRetry={() => void mutate()} />
      ) : !rows ? (
        <Skeleton label={panelMessages.subItems} shape="line" count={2} />
      ) : (
        <RelatedList
          label={panelMessages.subItems}
          empty={isReadOnly ? panelMessages.noSubItems : panelMessages.noSubItemsYet}
          items={rows.map((row) => ({
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
      {hidden > 0 && limit < MAX_ROWS && (
        <Button
          variant="ghost"
          size="sm"
          isQuiet
          onPress={() => setLimit(Math.min(MAX_ROWS, limit + ROWS_PER_STEP))}
        >
          {panelMessages.showMore(Math.min(ROWS_PER_STEP, hidden).toLocaleString('en-US'))}
        </Button>
      )}
      {hidden > 0 && limit >= MAX_ROWS && (
        <Text size="small" tone="muted">
          {panelMessages.moreInTaskList(hidden.toLocaleString('en-US'))}
        </Text>
      )}
      {!isReadOnly && (
        <QuickAdd
          label={panelMessages.addSubItem}
          maxLength={250}
          value={draft.value}
          onChange={draft.onChange}
          onAdd={async (name) => {
            try {
              const { data: created } = await panel.undo.track(
                tasksCreate(
                  {
                    name,
                    type: 'task',
                    dependent_id: task.uuid,
                    ...(task.space_id ? { space_id: task.space_id } : {}),
                    ...(task.folder_id ? { folder_id: task.folder_id } : {}),
                  },
                  { headers: { 'idempotency-key': draft.key } },
                ),
              );
              panel.undo.made(created);
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
