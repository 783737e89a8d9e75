import { DataTable, type DataTableProps } from '@plumbline/ui/DataTable';
import { Failed } from '../data/load-states.tsx';
import { ListEmptyState } from './ListEmptyState.tsx';
import type { ListViewProps } from './list-view-props.ts';
import type { ListModel } from './use-list-model.ts';
import { sortText } from './use-list-url-state.ts';
import { useProgressiveRows } from './use-progressive-rows.ts';

/** Maximum number of skeleton rows. */
const MAX_SKELETON_ROWS = 8;

/** Table whose rows are rendered progressively. */
function ProgressiveTable<Row extends object>(props: DataTableProps<Row>) {
  const { rows } = useProgressiveRows(props.rows);
  const isFirst = rows.length === 0 && props.rows.length > 0;
  return <DataTable {...props} rows={rows} {...(isFirst ? { loadingState: 'loading' } : {})} />;
}

/** Table of a list. */
export function ListTable<Row extends { uuid: string }>({
  model: { rows, total, columns, kept, selected, change, actionsOf },
  ...props
}: ListViewProps<Row> & { model: ListModel<Row> }) {
  const { currentRowId, rowHref, onRowOpen, cardView, remove, bulk = [], editMany, mergeMany } = props;
  const { arrangement, data, error, isLoading, isValidating, mutate } = props.source;
  const { page, sort } = props.address;
  return (
    <ProgressiveTable
      label={props.title}
      columns={columns}
      rows={rows}
      getRowId={(row) => row.uuid}
      rowLabel={props.rowLabel}
      {...(currentRowId ? { currentRowId } : {})}
      {...(rowHref ? { rowHref } : {})}
      {...(onRowOpen ? { onRowOpen } : {})}
      rowActions={actionsOf}
      rowCount={total}
      firstRow={page * props.pageSize}
      sort={sort}
      sortsRows={false}
      onSortChange={(keys) => change({ sort: sortText(keys) })}
      {...(remove || bulk.length || editMany || mergeMany
        ? {
            selection: selected.selection,
            onSelectionChange: selected.select,
          }
        : {})}
      columnState={kept.columns.state}
      onColumnStateChange={kept.columns.arrange}
      density={arrangement.density ?? 'comfortable'}
      loadingState={isLoading && !data ? 'loading' : isValidating ? 'refreshing' : 'idle'}
      skeletonRows={Math.min(props.pageSize, MAX_SKELETON_ROWS)}
      {...(error ? { error: <Failed error={error} onRetry={() => void mutate()} /> } : {})}
      emptyState={<ListEmptyState {...props} change={change} />}
      {...(cardView ? { cardView } : {})}
      fills
    />
  );
}
