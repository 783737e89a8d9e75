import type { Task } from '@plumbline/api';
import { useCustomForm } from '@plumbline/app-kit/custom/use-form';
import { useListColumns } from '@plumbline/app-kit/list/use-list-columns';
import { Failed } from '@plumbline/app-kit/data/load-states';
import { useProgressiveRows } from '@plumbline/app-kit/list/use-progressive-rows';
import { usePeople } from '@plumbline/app-kit/data/lookups';
import { usePreference } from '@plumbline/app-kit/session/use-preference';
import { DataTable, type ColumnState, type DataTableProps, type SortKey } from '@plumbline/ui/DataTable';
import { EmptyState } from '@plumbline/ui/EmptyState';
import type { MenuEntry } from '@plumbline/ui/Menu';
import { NoResults } from '@plumbline/ui/NoResults';
import { TreeTable } from '@plumbline/ui/TreeTable';
import { ListChecksIcon } from '@plumbline/ui/icons';
import { startTransition, useMemo, useRef } from 'react';
import { taskEntity } from '@plumbline/api/entities/task';
import { TaskCard, taskColumns, useBesideColumns } from './columns.tsx';
import { mayChange, readOnlyText } from '../task-text.ts';
import type { Grouping } from '../views/saved-views.ts';
import { findTask, top } from './tree.ts';
import type { Flows } from '../use-flows.ts';
import type { TaskTree } from './use-tree.ts';

export interface TaskTableProps {
  label: string;
  tree: TaskTree;
  flows: Flows;
  sort: readonly SortKey[];
  onSort: (sort: readonly SortKey[]) => void;
  search: string;
  onClear: () => void;
  selected: ReadonlySet<string>;
  onSelect: (selected: ReadonlySet<string>) => void;
  onStatus: (row: Task, status: string) => void;
  openId: string | undefined;
  hrefOf: (row: Task) => string;
  onOpen: (row: Task) => void;
  menuOf: (row: Task) => MenuEntry[];
  mayMove: boolean;
  /** Shows only the essential columns, for a table beside an open panel. */
  isBeside: boolean;
  /** Field by which tasks of any depth are grouped. */
  group: Grouping | undefined;
  /** Title and text of the empty state. */
  empty: { title: string; text: string };
}

interface Arrangement {
  columns?: ColumnState;
  shown?: string[];
}
const noOptions = {};
/** Returns the columns of a task list with the user's saved arrangement. */
export function useTaskColumns(
  flows: Flows,
  onStatus: (row: Task, status: string) => void,
  hasPlace: boolean,
  isBare = false,
) {
  const [kept, keep] = usePreference<Arrangement>('list-tasks', {});
  const baseColumns = useMemo(
    () => taskColumns({ flows, onStatus, hasPlace, isBare }),
    [flows, onStatus, hasPlace, isBare],
  );
  const { columns, filterFields, optional } = useListColumns<Task>({
    fields: taskEntity.fields,
    columns: baseColumns,
    options: noOptions,
    own: useCustomForm('task'),
    people: usePeople(),
  });
  const state: ColumnState = {
    ...kept.columns,
    hidden: [
      ...new Set([...(kept.columns?.hidden ?? []), ...optional.filter((id) => !kept.shown?.includes(id))]),
    ],
  };
  return {
    columns,
    /** Filters of custom fields. */
    ownFilters: useMemo(() => filterFields.filter(({ id }) => id.startsWith('custom.')), [filterFields]),
    state,
    arrange: (next: ColumnState) =>
      keep({ columns: next, shown: optional.filter((id) => !next.hidden?.includes(id)) }),
  };
}

/** Tree table of tasks with lazy children. Rows can be dragged while the list is sorted by rank. */
export function TaskTable(props: TaskTableProps & ReturnType<typeof useTaskColumns>) {
  const { label, tree, sort, search, selected, columns, state, arrange, mayMove } = props;
  const { branches, isFlat, expanded } = tree;
  const columnsBesidePanel = useBesideColumns(columns);
  // New array identity, so that the table rerenders when children are loaded or changed.
  const all = useMemo(() => [...(branches.get(top)?.rows ?? [])], [branches]);
  const { rows, isWhole } = useProgressiveRows(all);
  // The table reads children during render, so it needs the branches of this render.
  const drawn = useRef(branches);
  drawn.current = branches;
  const canMove = mayMove && !isFlat && sort.length === 0;
  if (tree.error && !branches.has(top))
    return <Failed error={tree.error} onRetry={() => void tree.refresh()} />;
  const shared: DataTableProps<Task> = {
    label,
    columns,
    rows,
    getRowId: ({ uuid }) => uuid,
    rowLabel: ({ name }) => name,
    rowHref: props.hrefOf,
    onRowOpen: props.onOpen,
    rowActions: props.menuOf,
    // While rows render progressively, the end of the rendered rows is not the end of the list.
    onNearEnd: () => isWhole && void tree.more(),
    sort,
    onSortChange: props.onSort,
    selection: selected,
    onSelectionChange: (next) =>
      props.onSelect(
        next === 'all'
          ? new Set([...branches.values()].flatMap((branch) => branch.rows.map(({ uuid }) => uuid)))
          : next,
      ),
    columnState: props.isBeside ? columnsBesidePanel.state : state,
    onColumnStateChange: props.isBeside ? columnsBesidePanel.arrange : arrange,
    ...(props.openId ? { currentRowId: props.openId } : {}),
    loadingState: tree.isLoading || (all.length > 0 && rows.length === 0) ? 'loading' : 'idle',
    emptyState: isFlat ? (
      <NoResults query={search} onClear={props.onClear} />
    ) : (
      <EmptyState icon={ListChecksIcon} title={props.empty.title}>
        {props.empty.text}
      </EmptyState>
    ),
    ...(props.isBeside ? {} : { cardView: (row) => <TaskCard row={row} /> }),
    hasCardActions: true,
    fills: true,
  };
  if (props.group)
    return <DataTable<Task> key={props.group} {...shared} groupBy={[props.group]} defaultExpanded="all" />;
  return (
    <TreeTable<Task>
      {...shared}
      getSubRows={({ uuid }) => drawn.current.get(uuid)?.rows}
      hasSubRows={({ subtasks_count: count }) => !isFlat && count > 0}
      onLoadSubRows={({ uuid }) => tree.load(uuid)}
      expanded={expanded}
      // A transition, because expanding rerenders all visible rows.
      onExpandedChange={(next) =>
        startTransition(() => tree.setExpanded(next === 'all' ? new Set(branches.keys()) : next))
      }
      {...(canMove
        ? {
            onMove: (move) => void tree.move(move),
            refuseMove: ({ ids, parentId }) => {
              const parent = parentId === null ? undefined : findTask(branches, parentId);
              const closed = [...ids, ...(parent ? [parent.uuid] : [])]
                .map((id) => findTask(branches, id))
                .find((row) => row && !mayChange(row));
              return closed ? `“${closed.name}”: ${readOnlyText}` : undefined;
            },
          }
        : {})}
    />
  );
}
