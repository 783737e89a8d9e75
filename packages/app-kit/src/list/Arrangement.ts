import type { ColumnState } from '@plumbline/ui/DataTable';

/** Arrangement of a list by the user. */
export interface Arrangement {
  columns?: ColumnState;
  /** Optional columns that the user has shown. */
  shown?: string[];
  density?: 'comfortable' | 'compact';
  pageSize?: number;
  as?: 'table' | 'board';
}
