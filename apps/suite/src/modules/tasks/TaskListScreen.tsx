import type { Task } from '@plumbline/api';
import { listParts, useParts } from '@plumbline/app-kit/list/use-progressive-rows';
import { lazyWithRetry, useEarly } from '@plumbline/app-kit/module/lazy-with-retry';
import { useRevalidate } from '@plumbline/app-kit/data/use-revalidate';
import { useUndoKeys } from '@plumbline/app-kit/undo/use-undo';
import { setSearchParams } from '@plumbline/app-kit/navigation/set-search-params';
import { denialText } from '@plumbline/permissions';
import { useDecision } from '@plumbline/permissions/react';
import { IconButton } from '@plumbline/ui/IconButton';
import { ListLayout } from '@plumbline/ui/ListLayout';
import { Stack } from '@plumbline/ui/Stack';
import { BesidePanel } from '@plumbline/ui/BesidePanel';
import { useIsPhone } from '@plumbline/ui/media';
import { InfoIcon, PlusIcon } from '@plumbline/ui/icons';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { AddTask } from './AddTask.tsx';
import { GroupMenu, TaskListTools } from './TaskListTools.tsx';
import type { BoardHandle } from './TaskBoard.tsx';
import { panelWords } from './panel/use-full-width.ts';
import { isShared, lookHref, placeHref } from './location.ts';
import { filterFields, filterText, queryOf, readAsked, sortingOf, sortText } from './list-query.ts';
import { TaskTable, useTaskColumns } from './TaskTable.tsx';
import { readOnlyText } from './task-text.ts';
import { findTask, inSight, top } from './tree.ts';
import { useSidePanel } from './use-side-panel.ts';
import { useFlows } from './use-flows.ts';
import { useTaskActions } from './use-actions.tsx';
import { useTaskChanges } from './use-changes.ts';
import { groupingOf } from './saved-views.ts';
import { useTree } from './use-tree.ts';
import { undoArea } from './use-undo.ts';
import { usePlaceViews } from './use-views.tsx';
import { ViewSwitch } from './ViewSwitch.tsx';
import { useOpenTaskSteps } from './use-open-task-steps.ts';
import type { TaskPlaceProps } from './TaskPlaceProps.ts';

const TaskBoard = lazyWithRetry(() => import('./TaskBoard.tsx').then((module) => module.TaskBoard), 'board');
const loadPanel = () => import('./panel/Panel.tsx').then((module) => module.Panel);
const TaskPanel = lazyWithRetry(loadPanel);
const ProjectDialog = lazyWithRetry(() =>
  import('./ProjectDialog.tsx').then((module) => module.ProjectDialog),
);

const EMPTY_STATE = {
  title: 'No tasks yet',
  text: 'Track work with assignees, due dates and sub-items. Create a task to get started.',
};

/** Shows the tasks of a space, folder or parent as a tree table or board, with one task open beside it. */
export function TaskListScreen({
  place,
  title,
  above,
  view,
  named,
  base,
  isOpen,
  actions,
  empty = EMPTY_STATE,
}: TaskPlaceProps) {
  const [address, setAddress] = useSearchParams();
  const navigate = useNavigate();
  const isPhone = useIsPhone();
  const flows = useFlows();
  useEarly(loadPanel);
  const asked = useMemo(() => readAsked(address), [address]);
  const isBoard = view === 'kanban';
  const group = isBoard ? undefined : groupingOf(address.get('group'));
  const query = useMemo(() => queryOf(asked, group), [asked, group]);
  const tree = useTree(place, query);
  const drawn = useParts(listParts.table);
  const board = useRef<BoardHandle>(null);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [boardCount, setBoardCount] = useState<number>();
  const [adding, setAdding] = useState<{ parent?: Task; status?: string }>();
  const [isProject, setProject] = useState(false);
  const mayAdd = useDecision({ app: 8, name: 'task', type: 'a' });
  const mayEdit = useDecision({ app: 8, name: 'task', type: 'e' });

  const show = (row: Task) => {
    tree.replace(row);
    board.current?.show(row);
  };
  const reload = () => {
    void tree.refresh();
    board.current?.reload();
  };
  const refresh = useRevalidate('/task-management');
  useUndoKeys(undoArea, 'Tasks', () => {
    reload();
    refresh();
  });
  const { setStatus, add } = useTaskChanges(show, reload);
  // A ref keeps the columns stable while their callback uses the current place.
  const latest = useRef(setStatus);
  latest.current = setStatus;
  const onStatus = useCallback((row: Task, status: string) => void latest.current(row, status), []);
  const openId = address.get('task') ?? named;
  const { isOpenBeside, isBeside, isBare } = useSidePanel(openId !== undefined);
  const all = useTaskColumns(flows, onStatus, tree.isFlat, isBare);
  const change = (values: Record<string, string | undefined>) =>
    setAddress(setSearchParams(values), { replace: true });
  const isTight = isPhone || isBeside;
  const hrefOf = (row: Task) => {
    if (row.type !== 'task' && !isShared(place)) return placeHref({ ...place, scope: row.uuid }, view);
    const next = new URLSearchParams(address);
    next.set('task', row.uuid);
    return `?${next.toString()}`;
  };
  const open = (row: Task) => void navigate(hrefOf(row));
  const close = () => {
    if (named && base && !address.has('task')) void navigate(base);
    else change(panelWords(undefined));
  };
  const done = () => {
    setSelected(new Set());
    reload();
  };
  const actionsOf = useTaskActions({
    flows,
    onStatus,
    onChanged: done,
    onAddBelow: (row) => setAdding({ parent: row }),
    onOpen: (row) => change({ task: row.uuid }),
  });
  const chosen = [...selected].flatMap((id) => findTask(tree.branches, id) ?? []);
  const { views, columns, dialogs } = usePlaceViews({
    place,
    look: view,
    own: all,
    ...(isOpen && mayEdit.allowed ? {} : { noSharing: readOnlyText }),
  });
  const noAdding = !mayAdd.allowed ? denialText(mayAdd) : isOpen ? undefined : readOnlyText;
  const order = isBoard ? (board.current?.ids() ?? []) : inSight(tree.branches, tree.expanded);
  const steps = useOpenTaskSteps(order, openId, isBoard ? undefined : tree.more, (uuid) =>
    change({ task: uuid }),
  );
  const isFiltered = asked.search !== '' || asked.filters.length > 0 || group !== undefined;
  const count = isBoard ? boardCount : tree.branches.get(top)?.total;
  return (
    <>
      <BesidePanel isOpen={isOpenBeside}>
        <ListLayout
          title={title}
          {...(count === undefined ? {} : { count })}
          {...(above ? { above } : {})}
          actions={
            <>
              <ViewSwitch
                view={view}
                isTight={isTight}
                onChange={(next) => void navigate(lookHref(place, next, address))}
              />
              {place.scope && (
                <IconButton icon={InfoIcon} label="Details" onPress={() => change({ task: place.scope })} />
              )}
              {actions}
            </>
          }
          {...(isShared(place)
            ? {}
            : {
                primaryAction: {
                  label: 'New task',
                  shortLabel: 'Task',
                  icon: PlusIcon,
                  onPress: () => setAdding({}),
                  ...(noAdding ? { disabledReason: noAdding } : {}),
                },
              })}
          {...(views && drawn >= listParts.views ? { views } : {})}
          {...(isBoard || drawn < listParts.tools
            ? {}
            : {
                toolbar: <GroupMenu value={group} onChange={(next) => change({ group: next })} />,
              })}
          {...(drawn < listParts.tools
            ? {}
            : {
                search: {
                  value: asked.search,
                  placeholder: 'Search tasks',
                  onSearch: (words: string) => words !== asked.search && change({ q: words }),
                },
                filters: {
                  fields: [...filterFields(flows.statuses), ...all.ownFilters],
                  filters: asked.filters,
                  onChange: (filters) => change({ filter: filterText(filters) }),
                },
              })}
          {...(isBoard ? {} : { sorting: sortingOf(all.columns, asked.sort, (sort) => change({ sort })) })}
          {...(drawn < listParts.views
            ? {}
            : {
                tools: (
                  <TaskListTools
                    place={place}
                    query={query}
                    {...(isBoard ? {} : { columns: { ...all, ...columns } })}
                    {...(noAdding ? { noAdding } : {})}
                    onProject={() => setProject(true)}
                  />
                ),
              })}
          selection={{
            count: isBoard ? 0 : chosen.length,
            onClear: () => setSelected(new Set()),
            actions: actionsOf.manyOf(chosen),
          }}
        >
          {drawn >= listParts.table && (
            <Stack gap={0} grow fullHeight>
              <Stack gap={0} grow fullHeight>
                {isBoard ? (
                  <TaskBoard
                    ref={board}
                    label={title}
                    place={place}
                    query={query}
                    flows={flows}
                    mayEdit={mayEdit.allowed && isOpen}
                    onOpen={open}
                    menuOf={actionsOf.menuOf}
                    onCount={setBoardCount}
                    {...(noAdding || isShared(place)
                      ? {}
                      : { onAdd: (status: string) => setAdding({ status }) })}
                  />
                ) : (
                  <TaskTable
                    {...all}
                    {...columns}
                    isBeside={isBeside}
                    group={group}
                    label={title}
                    tree={tree}
                    flows={flows}
                    sort={asked.sort}
                    onSort={(sort) => change({ sort: sortText(sort) })}
                    search={asked.search}
                    onClear={() => change({ q: undefined, filter: undefined, group: undefined })}
                    selected={selected}
                    onSelect={setSelected}
                    onStatus={onStatus}
                    openId={openId}
                    hrefOf={hrefOf}
                    onOpen={open}
                    menuOf={actionsOf.menuOf}
                    mayMove={mayEdit.allowed && isOpen && !isShared(place)}
                    empty={empty}
                  />
                )}
              </Stack>
              {!isShared(place) && (adding || (!isBoard && !isFiltered)) && (
                <AddTask
                  list={`tasks ${place.scope ?? place.folder ?? place.space ?? ''}`}
                  {...(adding?.parent ? { parent: adding.parent } : {})}
                  {...(adding?.status ? { status: adding.status } : {})}
                  isOpen={adding !== undefined}
                  onOpenChange={(isOn) => setAdding(isOn ? {} : undefined)}
                  add={(name, key, more) => add(place, name, key, more)}
                  onAdded={async (row, parent) => {
                    // With a filter only the server knows if the new task matches.
                    if (isFiltered) return reload();
                    if (parent && !tree.branches.has(parent.uuid)) await tree.load(parent.uuid);
                    else tree.add(parent?.uuid ?? null, row);
                    if (parent) tree.setExpanded(new Set([...tree.expanded, parent.uuid]));
                    board.current?.reload();
                  }}
                  {...(noAdding ? { disabledReason: noAdding } : {})}
                />
              )}
            </Stack>
          )}
        </ListLayout>
      </BesidePanel>
      {openId && (
        <TaskPanel
          uuid={openId}
          isFromShared={isShared(place)}
          onClose={close}
          onChanged={show}
          onReload={reload}
          onOpen={(uuid) => change({ task: uuid })}
          {...steps}
        />
      )}
      {isProject && <ProjectDialog place={place} onClose={() => setProject(false)} onSaved={reload} />}
      {actionsOf.dialogs}
      {dialogs}
    </>
  );
}
