import type { Import, ImportRow } from '@plumbline/api';
import type { useImportsListRows } from '@plumbline/api/hooks/imports';
import { denialText, type Decision } from '@plumbline/permissions';
import type { CellEdit } from '@plumbline/ui/DataTable';
import { EditableTable } from '@plumbline/ui/EditableTable';
import { EmptyState } from '@plumbline/ui/EmptyState';
import { CircleCheckIcon } from '@plumbline/ui/icons';
import { useMemo } from 'react';
import { Failed } from '../data/load-states.tsx';
import { checkColumns } from './check-columns.tsx';
import { choices, type Choice } from './import-text.ts';
import { importMessages } from './messages.ts';

/** Rows that are listed: with errors, possible duplicates, or all. */
export type ListedRows = 'errors' | 'alike' | 'all';

/** Listed rows with their errors, editable. */
export function CheckTable({
  found,
  only,
  rows: { data, error, isLoading, mutate },
  mayUpdate,
  onEdit,
  onDecide,
}: {
  found: Import;
  only: ListedRows;
  rows: ReturnType<typeof useImportsListRows>;
  /** Decision about updating existing records. */
  mayUpdate: Decision;
  onEdit: (edits: readonly CellEdit<ImportRow>[]) => Promise<void>;
  /** Decides what to do with rows that are possible duplicates. */
  onDecide: (choice: Choice, numbers: number[]) => void;
}) {
  const columns = useMemo(() => checkColumns(found, only), [found, only]);
  return (
    <EditableTable
      label={importMessages.rowsIn(found.name)}
      columns={columns}
      rows={data?.data ?? []}
      getRowId={(row) => String(row.number)}
      rowLabel={(row) => importMessages.lineNumber(row.number)}
      showRowNumbers={false}
      onCellsEdit={onEdit}
      {...(only === 'alike'
        ? {
            actions: choices.map(({ id, label }) => ({
              id,
              label,
              ...(id === 'update' && !mayUpdate.allowed ? { disabledReason: denialText(mayUpdate) } : {}),
              onAction: (some: readonly ImportRow[]) =>
                onDecide(
                  id,
                  some.map(({ number }) => number),
                ),
            })),
          }
        : {})}
      loadingState={isLoading && !data ? 'loading' : 'idle'}
      {...(error ? { error: <Failed error={error} onRetry={() => void mutate()} /> } : {})}
      emptyState={
        <EmptyState
          icon={CircleCheckIcon}
          size="sm"
          title={only === 'alike' ? importMessages.noPossibleDuplicates : importMessages.noRowsWithErrors}
        />
      }
      rowLines={2}
      frame="card"
      fills
    />
  );
}
