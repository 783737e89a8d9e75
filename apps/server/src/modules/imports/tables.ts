import type { ColumnType, Generated } from 'kysely';
import type { Instant, Nullable, Text, Json, Row, Stamped } from '../../database/columns.ts';

/** A record or an earlier line that a row of an import may duplicate. */
export interface ImportAlike {
  uuid?: string;
  line?: number;
  title: string;
  number?: string;
  detail?: string;
  score: number;
  reasons: string[];
}

type ImportState =
  | 'receiving'
  | 'reading'
  | 'mapping'
  | 'checking'
  | 'checked'
  | 'importing'
  | 'done'
  | 'cancelled'
  | 'undoing'
  | 'undone'
  | 'refused';

declare module '../../database/schema.ts' {
  /** Tables of this module. */
  interface Schema {
    import_batch: Stamped & {
      import_id: string;
      kind: string;
      name: string;
      state: Generated<ImportState>;
      problem: Text;
      size: number;
      storage_key: string;
      columns: Json<{ index: number; header: string; samples: string[]; field: string | null }[]>;
      remembered: Generated<boolean>;
      read_as: Generated<'workbook' | 'text' | ''>;
      date_order: Generated<'ask' | 'mdy' | 'dmy'>;
      existing: Generated<'update' | 'skip'>;
      mode: Generated<'all' | 'valid'>;
      total: Generated<number>;
      progress: Generated<number>;
      faulty: Generated<number>;
      alike: Generated<number>;
      created: Generated<number>;
      updated: Generated<number>;
      skipped: Generated<number>;
      rejected: Generated<number>;
      undone: Generated<number>;
      kept: Generated<number>;
      user_id: string;
    };
    import_row: Row & {
      import_id: string;
      number: number;
      cells: string[];
      marks: Json<Record<string, 'formula' | 'error'>>;
      errors: Json<{ column: number; message: string }[]>;
      state: Generated<'waiting' | 'valid' | 'faulty' | 'created' | 'updated' | 'skipped' | 'rejected'>;
      keys: string[];
      record_id: Nullable;
      record_version: ColumnType<number | null, number | null | undefined, number | null>;
      before: ColumnType<Record<string, unknown> | null, string | null | undefined, string | null>;
      undo: Generated<'' | 'undone' | 'kept'>;
      alike: Json<ImportAlike[]>;
      choice: Generated<'' | 'skip' | 'update' | 'create'>;
    };
    import_mapping: Row & {
      kind: string;
      headers: string;
      fields: Json<(string | null)[]>;
      date_order: 'ask' | 'mdy' | 'dmy';
      existing: 'update' | 'skip';
      updated_at: Instant;
    };
  }
}
