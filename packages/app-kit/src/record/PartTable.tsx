import { inSentence } from '@plumbline/ui/format';
import { DataTable, type DataTableProps } from '@plumbline/ui/DataTable';
import { EmptyState, type EmptyStateProps } from '@plumbline/ui/EmptyState';
import { PartLoaded, type Loaded } from '../data/load-states.tsx';

export type PartTableProps<Row extends object> = Omit<
  DataTableProps<Row>,
  'variant' | 'frame' | 'emptyState' | 'error' | 'loadingState'
> & {
  /** The call that `rows` came from; without one they came with the record itself. */
  of?: Loaded;
  /** What is said instead of a table without rows. */
  empty: Omit<EmptyStateProps, 'size'>;
};

/** The rows of a part of a record: on their way, not to be had, none yet, or a table. */
export function PartTable<Row extends object>({ of, empty, ...table }: PartTableProps<Row>) {
  const content = table.rows.length ? (
    <DataTable<Row> variant="document" frame="card" {...table} />
  ) : (
    <EmptyState size="sm" {...empty} />
  );
  if (!of) return content;
  return (
    <PartLoaded of={of} label={`Loading the ${inSentence(table.label)}`}>
      {content}
    </PartLoaded>
  );
}
