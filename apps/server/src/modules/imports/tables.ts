import type { ColumnType, Generated } from 'kysely';
import type { DecimalSign } from './number-formats.ts';
import type { FileReading, Mark, ReadingSettings } from './sheet.ts';
import type { DateOrder } from './values.ts';
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

/** Column of a file with its mapping. */
export interface StoredColumn {
  index: number;
  header: string;
  samples: string[];
  /** Mapped field; null ignores the column. */
  field: string | null;
  date_order?: DateOrder;
  decimal_sign?: DecimalSign;
  /** A date of the column whose order matters, with both readings; absent if it has none. */
  date_sample?: { text: string; mdy: string; dmy: string };
  /** A number of the column whose decimal sign matters, with both readings; absent if it has none. */
  number_sample?: { text: string; point: string; comma: string };
}

/** Choices for a column, kept by its heading while a person corrects how the file is read. */
export type KeptColumn = Pick<StoredColumn, 'header' | 'field' | 'date_order' | 'decimal_sign'>;
/** How the file of an import is read, with corrections that wait for the next reading. */
export interface StoredReading extends Partial<FileReading> {
  /** Correction that is not read yet. */
  corrected?: ReadingSettings;
  /** Choices of the earlier reading that columns with the same heading take over. */
  kept?: KeptColumn[];
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
      columns: Json<StoredColumn[]>;
      /** How the file is read, and a correction that is not read yet. Empty before the first reading. */
      reading: Json<StoredReading>;
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
      marks: Json<Record<string, Mark>>;
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
      /** Order and sign by column; empty for mappings from before they were chosen by column. */
      formats: Json<Pick<StoredColumn, 'date_order' | 'decimal_sign'>[]>;
      date_order: 'ask' | 'mdy' | 'dmy';
      existing: 'update' | 'skip';
      updated_at: Instant;
    };
  }
}
