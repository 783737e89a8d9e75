import type { Task } from '@plumbline/api';
import { tasksUpdate, useTasksListTodo } from '@plumbline/api/hooks/tasks';
import { showError } from '@plumbline/app-kit';
import { lazyWithRetry, useEarly } from '@plumbline/app-kit/module/lazy-with-retry';
import { useRevalidate } from '@plumbline/app-kit/data/use-revalidate';
import { useUndoKeys } from '@plumbline/app-kit/undo/use-undo';
import { Failed } from '@plumbline/app-kit/data/load-states';
import { setSearchParams } from '@plumbline/app-kit/navigation/set-search-params';
import { useDecision } from '@plumbline/permissions/react';
import { BesidePanel } from '@plumbline/ui/BesidePanel';
import { Button } from '@plumbline/ui/Button';
import { Inline } from '@plumbline/ui/Inline';
import { EmptyState } from '@plumbline/ui/EmptyState';
import { LinkTabs } from '@plumbline/ui/LinkTabs';
import { PageHeader } from '@plumbline/ui/PageHeader';
import { Section } from '@plumbline/ui/RecordLayout';
import { Skeleton } from '@plumbline/ui/Skeleton';
import { Stack } from '@plumbline/ui/Stack';
import { Text } from '@plumbline/ui/Text';
import { CheckCheckIcon, ListChecksIcon } from '@plumbline/ui/icons';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { bucketOf, today, type Bucket } from './dates.ts';
import { useTaskActions } from './use-actions.tsx';
import { panelWords } from './panel/use-full-width.ts';
import { useSidePanel } from './use-side-panel.ts';
import { useFlows, type Flows } from './use-flows.ts';
import { useSteps } from './list/use-list-window.ts';
import { undoArea, useTaskUndo } from './use-undo.ts';
import { TodoList } from './TodoList.tsx';
import { placeHref } from './navigation/location.ts';
import { tasksMessages } from './messages.ts';

const loadPanel = () => import('./panel/Panel.tsx').then((module) => module.Panel);
const TaskPanel = lazyWithRetry(loadPanel);
const NewTaskDialog = lazyWithRetry(() =>
  import('./NewTaskDialog.tsx').then((module) => module.NewTaskDialog),
);
const buckets: Readonly<Record<Bucket, string>> = {
  overdue: 'Overdue',
  today: 'Today',
  week: tasksMessages.thisWeek,
  later: 'Later',
};
/** Maximum number of tasks shown, those due first. */
const MAX_TASKS = 500;

/** Completes tasks; `checked` are the ids of those that are being completed. */
function useCompletion(flows: Flows, mutate: () => Promise<unknown>, refresh: () => void) {
  const undo = useTaskUndo();
  const [checked, setChecked] = useState<ReadonlySet<string>>(new Set());
  const check = async (row: Task) => {
    const status = flows.lastOf(row);
    if (!status) return;
    setChecked((was) => new Set(was).add(row.uuid));
    try {
      const { data: saved } = await undo.track(
        tasksUpdate(row.uuid, { workflow_status: status, version: row.version }),
      );
      undo.wrote(row, saved, tasksMessages.markedAsDone(row.name));
    } catch (reason) {
      showError(reason);
    }
    await mutate();
    setChecked((was) => new Set([...was].filter((id) => id !== row.uuid)));
    refresh();
  };
  return { checked, check };
}

/** Starts a selection, or shows the actions for the selected tasks. */
function TodoToolbar({
  rows,
  chosen,
  actionsOf,
  onChoose,
}: {
  rows: readonly Task[];
  /** Ids of selected tasks; undefined without a selection. */
  chosen: ReadonlySet<string> | undefined;
  actionsOf: ReturnType<typeof useTaskActions>['manyOf'];
  /** Changes the selection; undefined ends it. */
  onChoose: (chosen: ReadonlySet<string> | undefined) => void;
}) {
  return (
    <Inline gap={8} wraps role="toolbar" aria-label={tasksMessages.bulkActions}>
      {chosen ? (
        <>
          <Text>{`${rows.filter(({ uuid }) => chosen.has(uuid)).length} selected`}</Text>
          {actionsOf(rows.filter(({ uuid }) => chosen.has(uuid))).map((each) => (
            <Button
              key={each.id}
              size="sm"
              variant={each.tone === 'danger' ? 'danger' : 'secondary'}
              isQuiet={each.tone === 'danger'}
              {...(each.icon ? { icon: each.icon } : {})}
              onPress={each.onPress}
              {...(each.disabledReason
                ? { disabledReason: each.disabledReason }
                : chosen.size
                  ? {}
                  : { disabledReason: tasksMessages.taskMissing })}
            >
              {each.label}
            </Button>
          ))}
          <Button size="sm" variant="ghost" onPress={() => onChoose(new Set(rows.map(({ uuid }) => uuid)))}>
            {tasksMessages.selectAll}
          </Button>
          <Button size="sm" variant="ghost" onPress={() => onChoose(undefined)}>
            {tasksMessages.cancelSelection}
          </Button>
        </>
      ) : (
        <Button size="sm" icon={ListChecksIcon} onPress={() => onChoose(new Set())}>
          {tasksMessages.selectTasks}
        </Button>
      )}
    </Inline>
  );
}

function NoTasks({ view }: { view: 'done' | 'open' }) {
  return (
    <EmptyState
      icon={CheckCheckIcon}
      title={view === 'done' ? tasksMessages.noCompletedTasksYet : tasksMessages.noOpenTasks}
      level={2}
    >
      {view === 'done' ? tasksMessages.completedTasksEmpty : tasksMessages.assignedTasksEmpty}
    </EmptyState>
  );
}

/** Dialog of a new task while the address has `new`, for people who may add tasks. The new task opens in its space. */
function NewTaskOverlay({ onAdded }: { onAdded: () => void }) {
  const [address, setAddress] = useSearchParams();
  const navigate = useNavigate();
  const mayAdd = useDecision({ app: 8, name: 'task', type: 'a' });
  return (
    address.has('new') &&
    mayAdd.allowed && (
      <NewTaskDialog
        onAdded={(space, uuid) => {
          onAdded();
          void navigate(`${placeHref({ space })}?task=${uuid}`);
        }}
        onClose={() => setAddress(setSearchParams({ new: undefined }), { replace: true })}
      />
    )
  );
}

/** Lists the user's tasks of all spaces and folders by due date, with a checkbox to complete each. */
export default function MyTodo() {
  const [address, setAddress] = useSearchParams();
  const view = address.get('view') === 'done' ? 'done' : 'open';
  const flows = useFlows();
  useEarly(loadPanel);
  const refresh = useRevalidate('/task-management');
  useUndoKeys(undoArea, 'Tasks', refresh);
  const open = useTasksListTodo({
    view: 'all',
    limit: MAX_TASKS,
    sort: 'due_date',
    filter: JSON.stringify([{ field: 'is_done', op: 'eq', value: false }]),
  });
  const done = useTasksListTodo({ view: 'done', limit: 100 }, { swr: { enabled: view === 'done' } });
  /** Ids selected for a bulk action; undefined while the checkboxes complete tasks. */
  const [chosen, setChosen] = useState<ReadonlySet<string>>();
  const actions = useTaskActions({
    flows,
    onStatus: () => undefined,
    onChanged: () => {
      setChosen(undefined);
      refresh();
    },
    onOpen: () => undefined,
  });
  const now = today();
  const { data, error, mutate } = view === 'done' ? done : open;
  const openTask = (uuid: string | undefined) => setAddress(setSearchParams(panelWords(uuid)));
  const { checked, check } = useCompletion(flows, open.mutate, refresh);
  const rows = data?.data ?? [];
  const groups = Map.groupBy(rows, ({ due_date }) => bucketOf(due_date, now));
  const taskId = address.get('task') ?? undefined;
  const inOrder =
    view === 'done' ? rows : (Object.keys(buckets) as Bucket[]).flatMap((bucket) => groups.get(bucket) ?? []);
  const steps = useSteps(
    { ids: inOrder.map(({ uuid }) => uuid), begins: 0, total: inOrder.length },
    taskId,
    (at) => openTask(inOrder[at]?.uuid),
  );
  const { isOpenBeside } = useSidePanel(taskId !== undefined);
  const list = (label: string, items: readonly Task[]) => (
    <TodoList
      label={label}
      rows={items}
      now={now}
      flows={flows}
      chosen={chosen}
      checked={checked}
      onOpen={openTask}
      onChoose={(uuid, isOn) =>
        setChosen((was) =>
          isOn ? new Set(was).add(uuid) : new Set([...(was ?? [])].filter((id) => id !== uuid)),
        )
      }
      onCheck={(row) => void check(row)}
    />
  );
  return (
    <>
      <BesidePanel isOpen={isOpenBeside}>
        <Stack gap={16} padding={24} measure="wide">
          <PageHeader
            title={tasksMessages.myToDo}
            {...(groups.get('overdue')?.length
              ? { aside: `${groups.get('overdue')?.length ?? 0} overdue` }
              : {})}
          />
          {rows.length > 0 && (
            <TodoToolbar rows={rows} chosen={chosen} actionsOf={actions.manyOf} onChoose={setChosen} />
          )}
          <LinkTabs
            label={tasksMessages.myToDo}
            value={view}
            items={[
              {
                id: 'open',
                href: '?',
                label: tasksMessages.toDo,
                ...(open.data ? { count: open.data.meta.count } : {}),
              },
              { id: 'done', href: '?view=done', label: tasksMessages.done },
            ]}
          />
          {error && !data ? (
            <Failed error={error} onRetry={() => void mutate()} />
          ) : !data ? (
            <Skeleton label={tasksMessages.loadingYourTasks} shape="line" count={8} />
          ) : rows.length === 0 ? (
            <NoTasks view={view} />
          ) : view === 'done' ? (
            list('Done', rows)
          ) : (
            (Object.keys(buckets) as Bucket[]).map((bucket) => {
              const items = groups.get(bucket);
              return (
                items && (
                  <Section key={bucket} title={buckets[bucket]} count={items.length}>
                    {list(buckets[bucket], items)}
                  </Section>
                )
              );
            })
          )}
        </Stack>
      </BesidePanel>
      {taskId && (
        <TaskPanel
          uuid={taskId}
          onClose={() => openTask(undefined)}
          onChanged={refresh}
          onReload={refresh}
          onOpen={openTask}
          {...steps}
        />
      )}
      <NewTaskOverlay onAdded={refresh} />
      {actions.dialogs}
    </>
  );
}
