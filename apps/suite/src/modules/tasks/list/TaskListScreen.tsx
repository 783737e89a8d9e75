import { listSections, useProgressiveSections } from '@plumbline/app-kit/list/use-progressive-rows';
import { lazyWithRetry, useEarly } from '@plumbline/app-kit/module/lazy-with-retry';
import { denialText } from '@plumbline/permissions';
import { useDecision } from '@plumbline/permissions/react';
import { BesidePanel } from '@plumbline/ui/BesidePanel';
import { useIsPhone } from '@plumbline/ui/media';
import { useRef, useState } from 'react';
import type { BoardHandle } from '../board/TaskBoard.tsx';
import { isShared } from '../navigation/location.ts';
import { sortText } from './list-query.ts';
import { NewTask, type NewTaskTarget } from './NewTask.tsx';
import { TaskListLayout } from './TaskListLayout.tsx';
import { TaskTable, useTaskColumns } from './TaskTable.tsx';
import { readOnlyText } from '../task-text.ts';
import { inSight, top } from './tree.ts';
import { useSidePanel } from '../use-side-panel.ts';
import { useFlows } from '../use-flows.ts';
import { useTaskActions } from '../use-actions.tsx';
import { useListAddress } from './use-list-address.ts';
import { useListChanges } from './use-list-changes.ts';
import { useOpenTask } from './use-open-task.ts';
import { useTaskSelection } from './use-task-selection.ts';
import { useTree } from './use-tree.ts';
import { usePlaceViews } from '../views/use-views.tsx';
import { useOpenTaskSteps } from '../use-open-task-steps.ts';
import type { TaskPlaceProps } from '../TaskPlaceProps.ts';
import { listMessages as text } from './messages.ts';

const TaskBoard = lazyWithRetry(
  () => import('../board/TaskBoard.tsx').then((module) => module.TaskBoard),
  'board',
);
const loadPanel = () => import('../panel/Panel.tsx').then((module) => module.Panel);
const TaskPanel = lazyWithRetry(loadPanel);
const ProjectDialog = lazyWithRetry(() =>
  import('../navigation/ProjectDialog.tsx').then((module) => module.ProjectDialog),
);

const EMPTY_STATE = {
  title: text.noTasksYet,
  text: text.tasksEmpty,
};

/** Whether the user may edit and add tasks of a place, and the reasons against. */
function usePlaceRights(isOpen: boolean) {
  const mayAdd = useDecision({ app: 8, name: 'task', type: 'a' });
  const mayEdit = useDecision({ app: 8, name: 'task', type: 'e' }).allowed && isOpen;
  return {
    mayEdit,
    /** Props of the saved views. */
    sharing: mayEdit ? {} : { noSharing: readOnlyText },
    /** Reason why nothing can be added. */
    noAdding: !mayAdd.allowed ? denialText(mayAdd) : isOpen ? undefined : readOnlyText,
  };
}

/** Shows the tasks of a space, folder or parent as a tree table or board, with one task open beside it. */
export function TaskListScreen(props: TaskPlaceProps) {
  const { place, title, view, isOpen, empty = EMPTY_STATE } = props;
  const isPhone = useIsPhone();
  const flows = useFlows();
  useEarly(loadPanel);
  const list = useListAddress(view);
  const { parameters, group, query, change } = list;
  const isBoard = view === 'kanban';
  const tree = useTree(place, query);
  const drawn = useProgressiveSections(listSections.table);
  const board = useRef<BoardHandle>(null);
  const { selected, setSelected, chosen, clear } = useTaskSelection(tree.branches);
  const [boardCount, setBoardCount] = useState<number>();
  const [adding, setAdding] = useState<NewTaskTarget>();
  const [isProject, setProject] = useState(false);
  const { mayEdit, sharing, noAdding } = usePlaceRights(isOpen);
  const changes = useListChanges(tree, board);
  const { show, reload, onStatus } = changes;
  const { openId, hrefOf, open, close } = useOpenTask(props, list);
  const openTask = (uuid: string | undefined) => change({ task: uuid });
  const { isOpenBeside, isBeside, isBare } = useSidePanel(openId !== undefined);
  const own = useTaskColumns(flows, onStatus, tree.isFlat, isBare);
  const actions = useTaskActions({
    flows,
    onStatus,
    onChanged: () => {
      clear();
      reload();
    },
    onAddBelow: (row) => setAdding({ parent: row }),
    onOpen: (row) => openTask(row.uuid),
  });
  const { views, columns: arranged, dialogs } = usePlaceViews({ place, look: view, own, ...sharing });
  const columns = { ...own, ...arranged };
  const order = isBoard ? (board.current?.ids() ?? []) : inSight(tree.branches, tree.expanded);
  const steps = useOpenTaskSteps(order, openId, isBoard ? undefined : tree.more, openTask);
  const rowProps = { label: title, flows, onOpen: open, menuOf: actions.menuOf };
  return (
    <>
      <BesidePanel isOpen={isOpenBeside}>
        <TaskListLayout
          {...props}
          list={list}
          flows={flows}
          columns={columns}
          views={views}
          drawn={drawn}
          noAdding={noAdding}
          count={isBoard ? boardCount : tree.branches.get(top)?.total}
          isTight={isPhone || isBeside}
          selection={{
            count: isBoard ? 0 : chosen.length,
            onClear: clear,
            actions: actions.manyOf(chosen),
          }}
          onNewTask={() => setAdding({})}
          onNewProject={() => setProject(true)}
          footer={
            !isShared(place) &&
            (adding || (!isBoard && !list.isFiltered)) && (
              <NewTask
                place={place}
                target={adding}
                onTargetChange={setAdding}
                changes={changes}
                isFiltered={list.isFiltered}
                disabledReason={noAdding}
              />
            )
          }
        >
          {isBoard ? (
            <TaskBoard
              {...rowProps}
              ref={board}
              place={place}
              query={query}
              mayEdit={mayEdit}
              onCount={setBoardCount}
              {...(noAdding || isShared(place) ? {} : { onAdd: (status: string) => setAdding({ status }) })}
            />
          ) : (
            <TaskTable
              {...rowProps}
              {...columns}
              isBeside={isBeside}
              group={group}
              tree={tree}
              sort={parameters.sort}
              onSort={(sort) => change({ sort: sortText(sort) })}
              search={parameters.search}
              onClear={() => change({ q: undefined, filter: undefined, group: undefined })}
              selected={selected}
              onSelect={setSelected}
              onStatus={onStatus}
              openId={openId}
              hrefOf={hrefOf}
              mayMove={mayEdit && !isShared(place)}
              empty={empty}
            />
          )}
        </TaskListLayout>
      </BesidePanel>
      {openId && (
        <TaskPanel
          uuid={openId}
          isFromShared={isShared(place)}
          onClose={close}
          onChanged={show}
          onReload={reload}
          onOpen={openTask}
          {...steps}
        />
      )}
      {isProject && <ProjectDialog place={place} onClose={() => setProject(false)} onSaved={reload} />}
      {actions.dialogs}
      {dialogs}
    </>
  );
}
