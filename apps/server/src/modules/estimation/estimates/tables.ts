import type { Instant, Nullable, Row } from '../../../database/columns.ts';

declare module '../../../database/schema.ts' {
  /** Tables of estimates. */
  interface Schema {
    /** Latest change of each cell. */
    estimate_cell_change: Row & {
      estimation_id: string;
      cell: string;
      version: number;
      user_id: string;
      window_name: Nullable;
      changed_at: Instant;
    };
  }
}
