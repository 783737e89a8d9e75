import type { Task } from '@plumbline/api';
import { tasksRemoveMany, useTasksList } from '@plumbline/api/hooks/tasks';
import { taskKind } from '@plumbline/api/kinds/task';
import { importAs } from '@plumbline/app-kit/import-kinds';
import { lazyPart, useEarly } from '@plumbline/app-kit/lazy-part';
import { ListScreen, type KeptViewTools } from '@plumbline/app-kit/list-screen';
import { useRefresh } from '@plumbline/app-kit/refresh';
import { useUndoKeys } from '@plumbline/app-kit/undo';
import { denialText } from '@plumbline/permissions';
import { useDecision } from '@plumbline/permissions/react';
import { BesidePanel } from '@plumbline/ui/BesidePanel';
import { ListChecksIcon, UserPlusIcon } from '@plumbline/ui/icons';
import { useCallback, useMemo, useRef } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { TaskCard, taskColumns, useBesideColumns } from './columns.tsx';
import { addressOf, settingsFrom, wholeView } from './saved-views.ts';
import { useBeside } from './use-beside.ts';
import { useFlows } from './use-flows.ts';
import { useTaskActions } from './use-actions.tsx';
import { useTaskChanges } from './use-changes.ts';
import { undoArea } from './use-undo.ts';
import { useViews } from './use-views.tsx';

const loadPanel = () => import('./panel/Panel.tsx').then((module) => module.Panel);
const TaskPanel = lazyPart(loadPanel);
const TaskBulkEdit = lazyPart(() => import('./TaskBulkEdit.tsx').then((module) => module.TaskBulkEdit));

/** Documented words of what items are about, by those of the address. */
const about = (module: string | undefined, id: string | undefined) =>
  module && id ? { module, id } : undefined;
const aboutOnly = ({ module, id }: { module: string; id: string }, filter: string | undefined): string =>
  JSON.stringify([
    { field: 'related_type', op: 'eq', value: module },
    { field: 'related_id', op: 'eq', value: id },
    ...(filter ? (JSON.parse(filter) as object[]) : []),
  ]);

/** Columns as they are, few of them beside a panel. */
function useColumns({ columns, allColumns }: Pick<KeptViewTools, 'columns' | 'allColumns'>) {
  const { isBeside } = useBeside(useSearchParams()[0].has('task'));
  const beside = useBesideColumns(allColumns);
  return isBeside ? beside : columns;
}
/** Of a record's tasks no views are kept. */
const useRelatedViews = ({ columns, allColumns }: KeptViewTools) => ({
  columns: useColumns({ columns, allColumns }),
  dialogs: null,
});

/** The views that people keep of All tasks. */
function useAllTaskViews({ query, filter, columns, allColumns, builtIn, change }: KeptViewTools) {
  const [address] = useSearchParams();
  const mayEdit = useDecision({ app: 8, name: 'task', type: 'e' });
  const views = useViews({
    of: {},
    placeName: 'All tasks',
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

/** Every item that the person may open, or those about one record; one of them is open at `?task=`. */
export default function AllTask() {
  const { module, moduleId } = useParams();
  const [address, setAddress] = useSearchParams();
  const flows = useFlows();
  useEarly(loadPanel);
  const refresh = useRefresh('/task-management');
  useUndoKeys(undoArea, 'Tasks', refresh);
  const related = about(module, moduleId);
  const { setStatus } = useTaskChanges(refresh, refresh);
  // The columns stay the same; what they call is always of the place that is shown.
  const latest = useRef(setStatus);
  latest.current = setStatus;
  const onStatus = useCallback((row: Task, status: string) => void latest.current(row, status), []);
  const open = (uuid: string | undefined) =>
    setAddress((before) => {
      const next = new URLSearchParams(before);
      if (uuid) next.set('task', uuid);
      else {
        next.delete('task');
        next.delete('dialog');
      }
      return next;
    });
  const actions = useTaskActions({ flows, onStatus, onChanged: refresh, onOpen: (row) => open(row.uuid) });
  const wanted = address.get('task') ?? undefined;
  const { isOpenBeside, isBeside } = useBeside(wanted !== undefined);
  const columns = useMemo(() => taskColumns({ flows, onStatus, hasPlace: true }), [flows, onStatus]);
  const useList = useMemo(
    () =>
      related
        ? (query: NonNullable<Parameters<typeof useTasksList>[0]>) =>
            useTasksList({ ...query, filter: aboutOnly(related, query.filter) })
        : useTasksList,
    // oxlint-disable-next-line react/exhaustive-deps -- the words of the address, not the object made of them
    [module, moduleId],
  );
  const fromFiles = importAs('task');
  return (
    <>
      <BesidePanel isOpen={isOpenBeside}>
        <ListScreen<Task>
          key={`${module ?? ''} ${moduleId ?? ''}`}
          title={related ? 'Tasks of the record' : 'All tasks'}
          noun={['task', 'tasks']}
          preferenceKey="tasks"
          fields={taskKind.fields}
          useList={useList}
          columns={columns}
          defaultSort={{ columnId: 'due_date', direction: 'asc' }}
          rowLabel={({ name }) => name}
          onRowOpen={({ uuid }) => open(uuid)}
          rowActions={actions.menuOf}
          {...(isBeside ? {} : { cardView: (row: Task) => <TaskCard row={row} /> })}
          useKeptViews={related ? useRelatedViews : useAllTaskViews}
          options={{
            workflow_status: flows.statuses.map((name) => ({ id: name, label: name })),
            priority: ['Urgent', 'High', 'Normal', 'Low'].map((id) => ({ id, label: id })),
            type: [
              { id: 'task', label: 'Task' },
              { id: 'folder', label: 'Folder' },
              { id: 'project', label: 'Project' },
            ],
          }}
          exportAs={{ right: { app: 8, name: 'task', type: 'x' }, path: `${taskKind.path}/export` }}
          {...(fromFiles ? { importAs: fromFiles } : {})}
          views={[
            { id: 'open', label: 'Open', filters: [{ fieldId: 'is_done', operator: 'eq', value: 'false' }] },
            { id: 'done', label: 'Done', filters: [{ fieldId: 'is_done', operator: 'eq', value: 'true' }] },
            { id: 'all', label: 'All', filters: [] },
          ]}
          editMany={{
            right: { app: 8, name: 'task', type: 'e' },
            render: ({ matching, ...props }) => (
              <TaskBulkEdit
                flows={flows}
                {...props}
                // All that match are those about the record, where the list is of one.
                {...(matching
                  ? {
                      matching: related
                        ? { ...matching, filter: aboutOnly(related, matching.filter) }
                        : matching,
                    }
                  : {})}
              />
            ),
          }}
          bulk={[
            {
              id: 'assign',
              label: 'Assign…',
              icon: UserPlusIcon,
              right: { app: 8, name: 'task', type: 'e' },
              onPress: async (rows) => actions.assign(rows),
            },
          ]}
          remove={{
            right: { app: 8, name: 'task', type: 'd' },
            call: (uuid) => tasksRemoveMany({ uuid }),
            isRestorable: true,
            onRemoved: refresh,
            tell: actions.gone,
          }}
          empty={{ icon: ListChecksIcon, text: 'What is to be done, in every space that you may open.' }}
        />
      </BesidePanel>
      {wanted && (
        <TaskPanel
          uuid={wanted}
          isFull={address.has('dialog')}
          onClose={() => open(undefined)}
          onChanged={refresh}
          onReload={refresh}
          onOpen={open}
        />
      )}
      {actions.dialogs}
    </>
  );
}
