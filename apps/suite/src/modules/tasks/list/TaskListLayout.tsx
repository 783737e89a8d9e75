import { listSections } from '@plumbline/app-kit/list/use-progressive-rows';
import { IconButton } from '@plumbline/ui/IconButton';
import { ListLayout, type ListSelection } from '@plumbline/ui/ListLayout';
import type { SavedViewsProps } from '@plumbline/ui/SavedViews';
import { Stack } from '@plumbline/ui/Stack';
import { InfoIcon, PlusIcon } from '@plumbline/ui/icons';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { isShared, lookHref } from '../navigation/location.ts';
import type { TaskPlaceProps } from '../TaskPlaceProps.ts';
import type { Flows } from '../use-flows.ts';
import { ViewSwitch } from '../views/ViewSwitch.tsx';
import { filterFields, filterText, sortingOf } from './list-query.ts';
import { GroupMenu, TaskListTools } from './TaskListTools.tsx';
import type { useTaskColumns } from './TaskTable.tsx';
import type { ListAddress } from './use-list-address.ts';
import { listMessages as text } from './messages.ts';

interface TaskListLayoutProps extends Pick<TaskPlaceProps, 'place' | 'title' | 'above' | 'view' | 'actions'> {
  list: ListAddress;
  flows: Flows;
  /** Columns of the table as the user or the saved view arranges them. */
  columns: ReturnType<typeof useTaskColumns>;
  /** Number of tasks, once it is known. */
  count: number | undefined;
  /** Saved views of the place, if it has any. */
  views: SavedViewsProps | undefined;
  selection: ListSelection;
  /** Number of sections to render now, compared with `listSections`. */
  drawn: number;
  /** True if there is little room, on phones or beside an open panel. */
  isTight: boolean;
  /** Reason why nothing can be added here. */
  noAdding: string | undefined;
  onNewTask: () => void;
  onNewProject: () => void;
  /** The table or board, rendered after the tools. */
  children: ReactNode;
  /** Content below the table or board. */
  footer: ReactNode;
}

/** Title, views, toolbar and filters around the tasks of a place; the tools follow the title frame by frame. */
export function TaskListLayout({
  place,
  title,
  above,
  view,
  actions,
  list,
  flows,
  columns,
  count,
  views,
  selection,
  drawn,
  isTight,
  noAdding,
  onNewTask,
  onNewProject,
  children,
  footer,
}: TaskListLayoutProps) {
  const navigate = useNavigate();
  const { address, parameters, group, query, change } = list;
  const isBoard = view === 'kanban';
  const hasTools = drawn >= listSections.tools;
  return (
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
            <IconButton icon={InfoIcon} label={text.details} onPress={() => change({ task: place.scope })} />
          )}
          {actions}
        </>
      }
      {...(isShared(place)
        ? {}
        : {
            primaryAction: {
              label: text.newTask,
              shortLabel: 'Task',
              icon: PlusIcon,
              onPress: onNewTask,
              ...(noAdding ? { disabledReason: noAdding } : {}),
            },
          })}
      {...(views && drawn >= listSections.views ? { views } : {})}
      {...(isBoard || !hasTools
        ? {}
        : { toolbar: <GroupMenu value={group} onChange={(next) => change({ group: next })} /> })}
      {...(hasTools
        ? {
            search: {
              value: parameters.search,
              placeholder: text.searchTasks,
              onSearch: (search: string) => search !== parameters.search && change({ q: search }),
            },
            filters: {
              fields: [...filterFields(flows.statuses), ...columns.ownFilters],
              filters: parameters.filters,
              onChange: (filters) => change({ filter: filterText(filters) }),
            },
          }
        : {})}
      {...(isBoard
        ? {}
        : { sorting: sortingOf(columns.columns, parameters.sort, (sort) => change({ sort })) })}
      {...(drawn < listSections.views
        ? {}
        : {
            tools: (
              <TaskListTools
                place={place}
                query={query}
                {...(isBoard ? {} : { columns })}
                {...(noAdding ? { noAdding } : {})}
                onProject={onNewProject}
              />
            ),
          })}
      selection={selection}
    >
      {drawn >= listSections.table && (
        <Stack gap={0} grows isFullHeight>
          <Stack gap={0} grows isFullHeight>
            {children}
          </Stack>
          {footer}
        </Stack>
      )}
    </ListLayout>
  );
}
