import { inSentence } from '@plumbline/ui/format';
import { DataTable, type DataTableProps } from '@plumbline/ui/DataTable';
import { EmptyState, type EmptyStateProps } from '@plumbline/ui/EmptyState';
import { SectionLoaded, type Loaded } from '../data/load-states.tsx';
import { recordMessages } from './messages.ts';

export type SectionTableProps<Row extends object> = Omit<
  DataTableProps<Row>,
  'variant' | 'frame' | 'emptyState' | 'error' | 'loadingState'
> & {
  /** Call that loaded `rows`; absent when they are part of the record. */
  of?: Loaded;
  /** Empty state. */
  empty: Omit<EmptyStateProps, 'size'>;
};

/** Table of a record part with loading, error and empty states. */
export function SectionTable<Row extends object>({ of, empty, ...table }: SectionTableProps<Row>) {
  const content = table.rows.length ? (
    <DataTable<Row> variant="document" frame="card" {...table} />
  ) : (
    <EmptyState size="sm" {...empty} />
  );
  if (!of) return content;
  return (
    <SectionLoaded of={of} label={recordMessages.loadingTheEntity(inSentence(table.label))}>
      {content}
    </SectionLoaded>
  );
}
