import type { Task } from '@plumbline/api';
import { tasksList, tasksRemoveMany, useTasksList } from '@plumbline/api/hooks/tasks';
import { taskEntity } from '@plumbline/api/entities/task';
import { showError } from '@plumbline/app-kit';
import { importAs } from '@plumbline/app-kit/import/importable-entities';
import { lazyWithRetry, useEarly } from '@plumbline/app-kit/module/lazy-with-retry';
import { ListScreen, type KeptViewTools, type ListScreenProps } from '@plumbline/app-kit/list/ListScreen';
import { useRevalidate } from '@plumbline/app-kit/data/use-revalidate';
import { useUndoKeys } from '@plumbline/app-kit/undo/use-undo';
import { setSearchParams } from '@plumbline/app-kit/navigation/set-search-params';
import { denialText } from '@plumbline/permissions';
import { useDecision } from '@plumbline/permissions/react';
import { BesidePanel } from '@plumbline/ui/BesidePanel';
import { ListChecksIcon, UserPlusIcon } from '@plumbline/ui/icons';
import { useEffect, useMemo, useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { relatedRecordFilter, relatedRecordTitle } from './related-record.ts';
import { TaskCard, taskColumns, useBesideColumns } from './list/columns.tsx';
import { panelWords } from './panel/use-full-width.ts';
import { addressOf, settingsFrom, wholeView } from './views/saved-views.ts';
import { useSidePanel } from './use-side-panel.ts';
import { useFlows } from './use-flows.ts';
import { useSteps } from './list/use-list-window.ts';
import { useTaskActions } from './use-actions.tsx';
import { useTaskChanges } from './use-changes.ts';
import { useStatusCallback } from './use-status-callback.ts';
import { undoArea } from './use-undo.ts';
import { useViews } from './views/use-views.tsx';
import { tasksMessages as text } from './messages.ts';

const loadPanel = () => import('./panel/Panel.tsx').then((module) => module.Panel);
const TaskPanel = lazyWithRetry(loadPanel);
const NewTaskDialog = lazyWithRetry(() =>
  import('./NewTaskDialog.tsx').then((module) => module.NewTaskDialog),
);
const TaskBulkEdit = lazyWithRetry(() =>
  import('./list/TaskBulkEdit.tsx').then((module) => module.TaskBulkEdit),
);

type ListQuery = NonNullable<Parameters<typeof useTasksList>[0]>;
/** Rows of the last shown page, keyed by its query. */
const EMPTY_PAGE = { words: '{}', ids: [] as readonly string[], total: 0 };

/** Views that the list offers beside the saved ones. */
const builtInViews: NonNullable<ListScreenProps<Task>['views']> = [
  {
    id: 'open',
    label: text.open,
    filters: [{ fieldId: 'is_done', operator: 'eq', value: 'false' }],
  },
  {
    id: 'done',
    label: text.done,
    filters: [{ fieldId: 'is_done', operator: 'eq', value: 'true' }],
  },
  { id: 'all', label: text.all, filters: [] },
];
/** Filter options of the fields with fixed values. */
const fixedOptions = {
  priority: ['Urgent', 'High', 'Normal', 'Low'].map((id) => ({ id, label: id })),
  type: [
    { id: 'task', label: text.task },
    { id: 'folder', label: text.folder },
    { id: 'project', label: text.project },
  ],
};

/** Returns the columns, reduced to the essential ones beside an open panel. */
function useColumns({ columns, allColumns }: Pick<KeptViewTools, 'columns' | 'allColumns'>) {
  const { isBeside } = useSidePanel(useSearchParams()[0].has('task'));
  const columnsBesidePanel = useBesideColumns(allColumns);
  return isBeside ? columnsBesidePanel : columns;
}
/** Lists of one record's tasks have no saved views. */
const useRelatedViews = ({ columns, allColumns }: KeptViewTools) => ({
  columns: useColumns({ columns, allColumns }),
  dialogs: null,
});

/** Saved views of All tasks. */
function useAllTaskViews({ query, filter, columns, allColumns, builtIn, change }: KeptViewTools) {
  const [address] = useSearchParams();
  const mayEdit = useDecision({ app: 8, name: 'task', type: 'e' });
  const views = useViews({
    of: {},
    placeName: text.allTasks,
    settings: (state) => settingsFrom({ ...query, filter, look: 'table' }, state),
    go: (view) => {
      const next = addressOf(address, view?.uuid ?? wholeView, view?.settings);
      change({
        view: undefined,
        ...Object.fromEntries(
          ['q', 'filter', 'sort', 'saved'].map((name) => [name, next.get(name) ?? undefined]),
        ),
      });
    },
    builtIn,
    onBuiltIn: (id) =>
      change({
        view: id === builtIn.views[0]?.id ? undefined : id,
        q: undefined,
        filter: undefined,
        sort: undefined,
        saved: wholeView,
      }),
    own: columns,
    ...(mayEdit.allowed ? {} : { noSharing: denialText(mayEdit) }),
  });
  return { ...views, columns: useColumns({ columns: views.columns, allColumns }) };
}

/**
 * Hook of the list's rows and the page that it has last shown.
 * @param related record or module whose tasks are listed; undefined for all tasks
 */
function useShownPage(related: { module: string; id: string | undefined } | undefined) {
  const [page, setPage] = useState(EMPTY_PAGE);
  const useList = useMemo(
    () => (query: ListQuery) => {
      const taskQuery = related ? { ...query, filter: relatedRecordFilter(related, query.filter) } : query;
      const answer = useTasksList(taskQuery);
      const { data } = answer;
      const queryKey = JSON.stringify(taskQuery);
      useEffect(() => {
        if (!data) return;
        const ids = data.data.map(({ uuid }) => uuid);
        const total = data.meta.count;
        setPage((was) =>
          was.words === queryKey && was.total === total && was.ids.join() === ids.join()
            ? was
            : { words: queryKey, ids, total },
        );
      }, [data, queryKey]);
      return answer;
    },
    // oxlint-disable-next-line react/exhaustive-deps -- depend on the route parameters, not on the object made of them
    [related?.module, related?.id],
  );
  return { page, useList };
}

/** Steps to the previous and next task of the list, also across its pages. */
function useTaskSteps(
  page: typeof EMPTY_PAGE,
  taskId: string | undefined,
  open: (uuid: string, onPage?: number) => void,
) {
  const { limit = 0, offset = 0, ...asked } = JSON.parse(page.words) as ListQuery;
  return useSteps({ ids: page.ids, begins: offset, total: page.total }, taskId, (at, ahead) => {
    const here = page.ids[at - offset];
    if (here !== undefined) return open(here);
    const onPage = Math.floor(at / limit);
    void tasksList({ ...asked, limit: 1, offset: at }).then(({ data: [next] }) => {
      if (!next) return;
      ahead(next.uuid);
      // Show the page of the list that contains the task.
      open(next.uuid, onPage + 1);
    }, showError);
  });
}

/** Button and dialog of a new task. */
function useTaskCreation(onAdded: (uuid: string) => void) {
  const [isOpen, setOpen] = useState(false);
  return {
    create: {
      label: text.newTask,
      right: { app: 8, name: 'task', type: 'a' },
      onPress: () => setOpen(true),
    } satisfies ListScreenProps<Task>['create'],
    dialog: isOpen && (
      <NewTaskDialog
        onAdded={(_space, uuid) => {
          setOpen(false);
          onAdded(uuid);
        }}
        onClose={() => setOpen(false)}
      />
    ),
  };
}

/** Lists all tasks that the user can open, or those of one record or module; `?task=` opens one. */
export default function AllTask() {
  const { module, moduleId } = useParams();
  const [address, setAddress] = useSearchParams();
  const flows = useFlows();
  useEarly(loadPanel);
  const refresh = useRevalidate('/task-management');
  useUndoKeys(undoArea, 'Tasks', refresh);
  const related = module ? { module, id: moduleId } : undefined;
  const { setStatus } = useTaskChanges(refresh, refresh);
  const onStatus = useStatusCallback(setStatus);
  const open = (uuid: string | undefined, onPage?: number) =>
    setAddress(
      setSearchParams({
        ...(onPage ? { page: onPage === 1 ? undefined : String(onPage) } : {}),
        ...panelWords(uuid),
      }),
    );
  const actions = useTaskActions({ flows, onStatus, onChanged: refresh, onOpen: (row) => open(row.uuid) });
  const taskId = address.get('task') ?? undefined;
  const { isOpenBeside, isBeside, isBare } = useSidePanel(taskId !== undefined);
  const columns = useMemo(
    () => taskColumns({ flows, onStatus, hasPlace: true, isBare }),
    [flows, onStatus, isBare],
  );
  const { page, useList } = useShownPage(related);
  const steps = useTaskSteps(page, taskId, open);
  const fromFiles = importAs('task');
  const { create, dialog } = useTaskCreation((uuid) => {
    refresh();
    open(uuid);
  });
  return (
    <>
      <BesidePanel isOpen={isOpenBeside}>
        <ListScreen<Task>
          key={`${module ?? ''} ${moduleId ?? ''}`}
          title={related ? relatedRecordTitle(related) : text.allTasks}
          noun={['task', 'tasks']}
          preferenceKey="tasks"
          fields={taskEntity.fields}
          formModule="task"
          useList={useList}
          columns={columns}
          defaultSort={{ columnId: 'due_date', direction: 'asc' }}
          rowLabel={({ name }) => name}
          currentRowId={taskId}
          onRowOpen={({ uuid }) => open(uuid)}
          rowActions={actions.menuOf}
          {...(isBeside ? {} : { cardView: (row: Task) => <TaskCard row={row} /> })}
          useKeptViews={related ? useRelatedViews : useAllTaskViews}
          options={{
            workflow_status: flows.statuses.map((name) => ({ id: name, label: name })),
            ...fixedOptions,
          }}
          exportAs={{ right: { app: 8, name: 'task', type: 'x' }, path: `${taskEntity.path}/export` }}
          {...(fromFiles ? { importAs: fromFiles } : {})}
          // A task of a record is created on the record, which it then refers to.
          {...(related ? {} : { create })}
          views={builtInViews}
          editMany={{
            right: { app: 8, name: 'task', type: 'e' },
            render: ({ matching, ...props }) => (
              <TaskBulkEdit
                flows={flows}
                {...props}
                // In a record's list, "all matching" is limited to the record.
                {...(matching
                  ? {
                      matching: related
                        ? { ...matching, filter: relatedRecordFilter(related, matching.filter) }
                        : matching,
                    }
                  : {})}
              />
            ),
          }}
          bulk={[
            {
              id: 'assign',
              label: text.assignMenu,
              icon: UserPlusIcon,
              right: { app: 8, name: 'task', type: 'e' },
              onPress: (rows) => actions.assign(rows),
            },
          ]}
          remove={{
            right: { app: 8, name: 'task', type: 'd' },
            call: (uuid) => tasksRemoveMany({ uuid }),
            onRemoved: refresh,
            tell: actions.gone,
          }}
          empty={{
            icon: ListChecksIcon,
            text: text.allTasksEmpty,
          }}
        />
      </BesidePanel>
      {taskId && (
        <TaskPanel
          uuid={taskId}
          onClose={() => open(undefined)}
          onChanged={refresh}
          onReload={refresh}
          onOpen={open}
          {...steps}
        />
      )}
      {dialog}
      {actions.dialogs}
    </>
  );
}
