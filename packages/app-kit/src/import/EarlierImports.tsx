import type { Import } from '@plumbline/api';
import { useImportsList } from '@plumbline/api/hooks/imports';
import { DataTable, type Column } from '@plumbline/ui/DataTable';
import { EmptyState } from '@plumbline/ui/EmptyState';
import { formatDate } from '@plumbline/ui/format';
import { ListCard } from '@plumbline/ui/ListCard';
import { Pagination } from '@plumbline/ui/Pagination';
import { StatusText } from '@plumbline/ui/StatusText';
import { useState } from 'react';
import { isFatal } from '../data/load-errors.ts';
import { Failed } from '../data/load-states.tsx';
import type { ImportableEntity } from './importable-entities.ts';
import { count, rowsOf, stateWords } from './import-text.ts';
import { importMessages } from './messages.ts';

const pageSize = 10;
const columns: Column<Import>[] = [
  { id: 'name', header: importMessages.file, width: 150 },
  {
    id: 'state',
    header: importMessages.status,
    type: 'status',
    width: 160,
    accessor: (row) => stateWords[row.state],
  },
  {
    id: 'user_name',
    header: importMessages.importedBy,
    type: 'person',
    width: 150,
    accessor: (row) => ({ name: row.user_name }),
  },
  { id: 'createdAt', header: importMessages.date, type: 'date', width: 108 },
  { id: 'total', header: importMessages.rows, type: 'number', width: 72 },
  { id: 'created', header: importMessages.created, type: 'number', width: 80 },
];

/** List of earlier imports; each opens at its current step. */
export function EarlierImports({ name, entity }: { name: string; entity: ImportableEntity }) {
  const [page, setPage] = useState(0);
  const { data, error, isLoading, mutate } = useImportsList({
    limit: pageSize,
    offset: page * pageSize,
    filter: JSON.stringify([{ field: 'kind', op: 'eq', value: name }]),
  });
  if (isFatal(error, data !== undefined)) return <Failed error={error} onRetry={() => void mutate()} />;
  const total = data?.meta.count ?? 0;
  if (data && total === 0)
    return <EmptyState size="sm" title={importMessages.importsEmptyTitle(entity.noun[1])} />;
  return (
    <>
      <DataTable
        label={importMessages.earlierImports}
        columns={columns}
        rows={data?.data ?? []}
        getRowId={(row) => row.uuid}
        rowLabel={(row) => row.name}
        rowHref={(row) => entity.href({ id: row.uuid })}
        loadingState={isLoading && !data ? 'loading' : 'idle'}
        skeletonRows={3}
        frame="card"
        cardView={(row) => (
          <ListCard
            title={row.name}
            figure={rowsOf(row.total)}
            subtitle={`${row.user_name} · ${formatDate(row.createdAt)}`}
            meta={[
              <StatusText key="state" tone={stateWords[row.state].tone}>
                {stateWords[row.state].label}
              </StatusText>,
              row.created ? `${count(row.created)} created` : '',
            ]}
          />
        )}
      />
      {total > pageSize && (
        <Pagination page={page} pageSize={pageSize} total={total} onPageChange={setPage} />
      )}
    </>
  );
}
