import type { Task } from '@plumbline/api';
import { tasksUpdate, useTaskViewsTodo } from '@plumbline/api/hooks/tasks';
import { showError } from '@plumbline/app-kit';
import { lazyWithRetry, useEarly } from '@plumbline/app-kit/module/lazy-with-retry';
import { useRevalidate } from '@plumbline/app-kit/data/use-revalidate';
import { useUndoKeys } from '@plumbline/app-kit/undo/use-undo';
import { Failed } from '@plumbline/app-kit/data/load-states';
import { setSearchParams } from '@plumbline/app-kit/navigation/set-search-params';
import { BesidePanel } from '@plumbline/ui/BesidePanel';
import { Button } from '@plumbline/ui/Button';
import { Checkbox } from '@plumbline/ui/Checkbox';
import { Inline } from '@plumbline/ui/Inline';
import { EmptyState } from '@plumbline/ui/EmptyState';
import { LinkTabs } from '@plumbline/ui/LinkTabs';
import { PageHeader } from '@plumbline/ui/PageHeader';
import { Section } from '@plumbline/ui/RecordLayout';
import { Skeleton } from '@plumbline/ui/Skeleton';
import { Stack } from '@plumbline/ui/Stack';
import { StatusText } from '@plumbline/ui/StatusText';
import { Text } from '@plumbline/ui/Text';
import { TaskItems } from '@plumbline/ui/TaskPanel';
import { CheckCheckIcon, ListChecksIcon, TriangleAlertIcon } from '@plumbline/ui/icons';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { bucketOf, fromNow, today, type Bucket, dayText } from './dates.ts';
import { mayChange } from './task-text.ts';
import { useTaskActions } from './use-actions.tsx';
import { panelWords } from './panel/use-full-width.ts';
import { useSidePanel } from './use-side-panel.ts';
import { useFlows } from './use-flows.ts';
import { useSteps } from './use-list-window.ts';
import { undoArea, useTaskUndo } from './use-undo.ts';

const loadPanel = () => import('./panel/Panel.tsx').then((module) => module.Panel);
const TaskPanel = lazyWithRetry(loadPanel);
const buckets: Readonly<Record<Bucket, string>> = {
  overdue: 'Overdue',
  today: 'Today',
  week: 'This week',
  later: 'Later',
};
/** Maximum number of tasks shown, those due first. */
const MAX_TASKS = 500;

/** Lists the user's tasks of all spaces and folders by due date, with a checkbox to complete each. */
export default function MyTodo() {
  const [address, setAddress] = useSearchParams();
  const view = address.get('view') === 'done' ? 'done' : 'open';
  const flows = useFlows();
  const undo = useTaskUndo();
  useEarly(loadPanel);
  const refresh = useRevalidate('/task-management');
  useUndoKeys(undoArea, 'Tasks', refresh);
  const open = useTaskViewsTodo({
    view: 'all',
    limit: MAX_TASKS,
    sort: 'due_date',
    filter: JSON.stringify([{ field: 'is_done', op: 'eq', value: false }]),
  });
  const done = useTaskViewsTodo({ view: 'done', limit: 100 }, { swr: { enabled: view === 'done' } });
  /** Ids of tasks being completed, shown as done optimistically. */
  const [checked, setChecked] = useState<ReadonlySet<string>>(new Set());
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
  const lastOf = (row: Task) => flows.lastOf(row);
  const check = async (row: Task) => {
    const status = lastOf(row);
    if (!status) return;
    setChecked((was) => new Set(was).add(row.uuid));
    try {
      const { data: saved } = await undo.track(
        tasksUpdate(row.uuid, { workflow_status: status, version: row.version }),
      );
      undo.wrote(row, saved, `${row.name} is done`);
    } catch (reason) {
      showError(reason);
    }
    await open.mutate();
    setChecked((was) => new Set([...was].filter((id) => id !== row.uuid)));
    refresh();
  };
  const rows = data?.data ?? [];
  const groups = Map.groupBy(rows, ({ due_date }) => bucketOf(due_date, now));
  const wanted = address.get('task') ?? undefined;
  const inOrder =
    view === 'done' ? rows : (Object.keys(buckets) as Bucket[]).flatMap((bucket) => groups.get(bucket) ?? []);
  const steps = useSteps(
    { ids: inOrder.map(({ uuid }) => uuid), begins: 0, total: inOrder.length },
    wanted,
    (at) => openTask(inOrder[at]?.uuid),
  );
  const { isOpenBeside } = useSidePanel(wanted !== undefined);
  const list = (label: string, items: readonly Task[]) => (
    <TaskItems
      label={label}
      empty=""
      items={items.map((row) => {
        const status = lastOf(row);
        const why = !mayChange(row)
          ? 'You have read-only access to this task.'
          : status
            ? flows.refusal(row, status)
            : undefined;
        return {
          id: row.uuid,
          label: row.name,
          onOpen: () => openTask(row.uuid),
          isDone: row.is_done || checked.has(row.uuid),
          mark: chosen ? (
            <Checkbox
              label={`Select ${row.name}`}
              hideLabel
              isSelected={chosen.has(row.uuid)}
              onChange={(isOn) =>
                setChosen((was) =>
                  isOn
                    ? new Set(was).add(row.uuid)
                    : new Set([...(was ?? [])].filter((id) => id !== row.uuid)),
                )
              }
            />
          ) : row.is_done ? (
            <StatusText tone="ok">{''}</StatusText>
          ) : (
            <Checkbox
              label={`Mark ${row.name} as done`}
              hideLabel
              isSelected={checked.has(row.uuid)}
              isDisabled={why !== undefined || checked.has(row.uuid)}
              onChange={() => void check(row)}
            />
          ),
          ...(row.place ? { detail: row.place } : {}),
          aside: (
            <>
              {row.due_date &&
                (!row.is_done && row.due_date < now ? (
                  <StatusText tone="alert" icon={TriangleAlertIcon}>
                    {fromNow(row.due_date, now)}
                  </StatusText>
                ) : (
                  <span>{dayText(row.due_date)}</span>
                ))}
            </>
          ),
        };
      })}
    />
  );
  return (
    <>
      <BesidePanel isOpen={isOpenBeside}>
        <Stack gap={16} padding={24} measure="wide">
          <PageHeader
            title="My to-do"
            {...(groups.get('overdue')?.length
              ? { aside: `${groups.get('overdue')?.length ?? 0} overdue` }
              : {})}
          />
          {rows.length > 0 && (
            <Inline gap={8} wrap role="toolbar" aria-label="Bulk actions">
              {chosen ? (
                <>
                  <Text>{`${rows.filter(({ uuid }) => chosen.has(uuid)).length} selected`}</Text>
                  {actions.manyOf(rows.filter(({ uuid }) => chosen.has(uuid))).map((each) => (
                    <Button
                      key={each.id}
                      size="sm"
                      variant={each.tone === 'danger' ? 'danger' : 'secondary'}
                      {...(each.icon ? { icon: each.icon } : {})}
                      onPress={each.onPress}
                      {...(each.disabledReason
                        ? { disabledReason: each.disabledReason }
                        : chosen.size
                          ? {}
                          : { disabledReason: 'Select a task first.' })}
                    >
                      {each.label}
                    </Button>
                  ))}
                  <Button
                    size="sm"
                    variant="ghost"
                    onPress={() => setChosen(new Set(rows.map(({ uuid }) => uuid)))}
                  >
                    Select all
                  </Button>
                  <Button size="sm" variant="ghost" onPress={() => setChosen(undefined)}>
                    Cancel selection
                  </Button>
                </>
              ) : (
                <Button size="sm" icon={ListChecksIcon} onPress={() => setChosen(new Set())}>
                  Select tasks
                </Button>
              )}
            </Inline>
          )}
          <LinkTabs
            label="My to-do"
            value={view}
            items={[
              {
                id: 'open',
                href: '?',
                label: 'To do',
                ...(open.data ? { count: open.data.meta.count } : {}),
              },
              { id: 'done', href: '?view=done', label: 'Done' },
            ]}
          />
          {error && !data ? (
            <Failed error={error} onRetry={() => void mutate()} />
          ) : !data ? (
            <Skeleton label="Loading your tasks" shape="line" count={8} />
          ) : rows.length === 0 ? (
            <EmptyState
              icon={CheckCheckIcon}
              title={view === 'done' ? 'No completed tasks yet' : 'No open tasks'}
              level={2}
            >
              {view === 'done'
                ? 'Tasks you complete appear here.'
                : 'Tasks assigned to you appear here, from every space and folder.'}
            </EmptyState>
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
      {wanted && (
        <TaskPanel
          uuid={wanted}
          onClose={() => openTask(undefined)}
          onChanged={refresh}
          onReload={refresh}
          onOpen={openTask}
          {...steps}
        />
      )}
      {actions.dialogs}
    </>
  );
}
