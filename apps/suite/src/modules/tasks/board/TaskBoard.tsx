import type { Task, TaskChange } from '@plumbline/api';
import { tasksKanban, tasksMove } from '@plumbline/api/hooks/tasks';
import { showError } from '@plumbline/app-kit';
import { useRevalidate } from '@plumbline/app-kit/data/use-revalidate';
import { Failed } from '@plumbline/app-kit/data/load-states';
import { Board, type BoardCard, type BoardMove } from '@plumbline/ui/Board';
import type { MenuEntry } from '@plumbline/ui/Menu';
import { Stack } from '@plumbline/ui/Stack';
import { toneGlyph } from '@plumbline/ui/StatusMenu';
import type { Tone } from '@plumbline/ui/StatusText';
import { useIsPhone } from '@plumbline/ui/media';
import { ArrowUpIcon, ListChecksIcon, MessageSquareIcon, TriangleAlertIcon } from '@plumbline/ui/icons';
import { useEffect, useRef, useState, type Ref, useImperativeHandle } from 'react';
import useSwr from 'swr';
import {
  cardOf,
  inSequence,
  placeAt,
  placeOf,
  put,
  refreshed,
  type BoardPlace,
  type Columns,
} from './board.ts';
import { fromNow, isLate, today, dayText } from '../dates.ts';
import { listingOf, type Place } from '../navigation/location.ts';
import { mayChange, readOnlyText } from '../task-text.ts';
import type { Flows } from '../use-flows.ts';
import type { TreeQuery } from '../list/use-tree.ts';
import { useTaskUndo, type TaskUndo } from '../use-undo.ts';
import { boardMessages } from './messages.ts';

export interface BoardHandle {
  show: (row: Task) => void;
  reload: () => void;
  /** Returns the ids of the visible cards, column by column from top to bottom. */
  ids: () => string[];
}
interface TaskBoardProps {
  label: string;
  place: Place;
  query: TreeQuery;
  flows: Flows;
  mayEdit: boolean;
  onOpen: (row: Task) => void;
  menuOf: (row: Task) => MenuEntry[];
  /** Adds a task with a status; omit to disallow adding. */
  onAdd?: (status: string) => void;
  onCount: (count: number) => void;
  ref: Ref<BoardHandle>;
}
const PAGE_SIZE = 50;

function cardView(row: Task, status: string, here: string): BoardCard {
  const late = isLate(row, today());
  const above = row.place?.split(' / ').at(-1);
  return {
    id: row.uuid,
    columnId: status,
    title: row.name,
    // Omit a parent that the board's heading already names.
    ...(above && above !== here ? { subtitle: above, subtitleIcon: ArrowUpIcon } : {}),
    facts: [
      ...(row.due_date
        ? [
            late
              ? {
                  id: 'due',
                  icon: TriangleAlertIcon,
                  tone: 'alert' as const,
                  text: fromNow(row.due_date, today()),
                }
              : { id: 'due', text: dayText(row.due_date) },
          ]
        : []),
      ...(row.subtasks_count
        ? [
            {
              id: 'parts',
              icon: ListChecksIcon,
              text: `${row.subtasks_done}/${row.subtasks_count}`,
              label: boardMessages.subItemsDone,
            },
          ]
        : []),
      ...(row.comments_count
        ? [{ id: 'comments', icon: MessageSquareIcon, text: String(row.comments_count), label: 'comments' }]
        : []),
    ],
    people: row.assigned_users.map(({ name }) => name),
    ...(mayChange(row) ? {} : { lockedReason: readOnlyText }),
  };
}

/** Saves moves one after another, because each depends on the previous position. */
function useMoveQueue(undo: TaskUndo, { onRow, onIdle }: { onRow: (row: Task) => void; onIdle: () => void }) {
  const saving = useRef<Promise<unknown>>(Promise.resolve());
  const pending = useRef(0);
  /** @returns the changes to undo; undefined if the move was rejected, which is shown. */
  const save = (uuid: string, to: BoardPlace, seen: string): Promise<readonly TaskChange[] | undefined> => {
    const next = saving.current.then(async () => {
      const { data: outcome } = await tasksMove({
        uuid: [uuid],
        workflow_status: to.status,
        after: to.after,
        seen_status: seen,
      });
      const [refused] = outcome.refused;
      if (refused) throw new Error(refused.message);
      for (const row of outcome.rows) onRow(row);
      return outcome.changes;
    });
    saving.current = next.catch(() => undefined);
    pending.current++;
    return undo
      .track(next)
      .catch((reason: unknown) => {
        showError(reason, reason instanceof Error ? reason.message : undefined);
        return undefined;
      })
      .finally(() => {
        pending.current--;
        if (pending.current === 0) onIdle();
      });
  };
  return { save, isSaving: () => pending.current > 0 };
}

/** Board of tasks by status. Moves are optimistic and can be undone from their toast. */
export function TaskBoard({
  label,
  place,
  query,
  flows,
  mayEdit,
  onOpen,
  menuOf,
  onAdd,
  onCount,
  ref,
}: TaskBoardProps) {
  const isPhone = useIsPhone();
  const undo = useTaskUndo();
  const [limit, setLimit] = useState(PAGE_SIZE);
  const body = { ...listingOf(place), ...query, deep: true, sort: 'rank', limit };
  const { data, error, mutate } = useSwr(
    ['/task-management/kanban', JSON.stringify(body)],
    async () => (await tasksKanban(body)).data,
    { keepPreviousData: true },
  );
  const [columns, setColumns] = useState<Columns>();
  const [seen, setSeen] = useState<typeof data>();
  const [opened, setOpened] = useState<Readonly<Record<string, boolean>>>({});
  const refresh = useRevalidate('/task-management/spaces');
  const { save, isSaving } = useMoveQueue(undo, {
    onRow: (row) => setColumns((now) => now && refreshed(now, row)),
    onIdle: () => void mutate().then(refresh),
  });
  if (data !== seen && !isSaving()) {
    setSeen(data);
    if (data) setColumns(inSequence(data));
  }
  const count = columns?.reduce((sum, column) => sum + column.count, 0);
  useEffect(() => {
    if (count !== undefined) onCount(count);
  }, [count, onCount]);
  useImperativeHandle(ref, () => ({
    show: (row) => setColumns((now) => now && refreshed(now, row)),
    reload: () => void mutate(),
    // Cards in collapsed columns are not visible.
    ids: () =>
      (columns ?? []).flatMap(({ workflow_status: id, rows }) =>
        opened[id] === false ? [] : rows.map(({ uuid }) => uuid),
      ),
  }));
  if (error && !columns) return <Failed error={error} onRetry={() => void mutate()} />;

  const move = async ({ cardId, columnId, index }: BoardMove) => {
    if (!columns) return;
    const from = placeOf(columns, cardId);
    const name = cardOf(columns, cardId)?.name ?? '';
    if (!from) return;
    const to = placeAt(columns, cardId, columnId, index);
    setColumns((now) => now && put(now, cardId, to));
    // Send the status the user saw, so that a concurrent move is rejected instead of overwritten.
    const changes = await save(cardId, to, from.status);
    if (!changes) setColumns((now) => now && put(now, cardId, from));
    else
      undo.changed(
        from.status === columnId ? `${name} moved` : boardMessages.taskMoved(name, columnId),
        changes,
      );
  };
  const shut = (columns ?? []).filter(({ workflow_status: id }) => opened[id] === false);
  return (
    <Stack paddingX={isPhone ? 16 : 24} {...(isPhone ? { paddingY: 8 } : {})} gap={0} grows isFullHeight>
      <Board
        label={boardMessages.boardByStatus(label)}
        isLoading={!columns}
        columns={(columns ?? []).map(({ workflow_status: id, tone, count: of }) => ({
          id,
          label: id || boardMessages.noStatus,
          tone: (tone || 'neutral') as Tone,
          icon: toneGlyph[(tone || 'neutral') as Tone],
          count: of,
        }))}
        cards={(columns ?? []).flatMap(({ workflow_status: id, rows }) =>
          rows.map((row) => cardView(row, id, label)),
        )}
        collapsedIds={shut.map(({ workflow_status: id }) => id)}
        onCollapsedChange={(ids) =>
          setOpened(
            Object.fromEntries((columns ?? []).map(({ workflow_status: id }) => [id, !ids.includes(id)])),
          )
        }
        refuseMove={({ cardId, columnId }) => {
          const row = columns && cardOf(columns, cardId);
          return row ? flows.refusal(row, columnId) : undefined;
        }}
        {...(mayEdit ? { onMove: (to: BoardMove) => void move(to) } : {})}
        onOpen={(id) => {
          const row = columns && cardOf(columns, id);
          if (row) onOpen(row);
        }}
        {...(onAdd ? { onAdd } : {})}
        onLoadMore={() => setLimit((now) => Math.min(1000, now + 2 * PAGE_SIZE))}
        menuOf={({ id }) => {
          const row = columns && cardOf(columns, id);
          return row ? menuOf(row) : [];
        }}
      />
    </Stack>
  );
}
