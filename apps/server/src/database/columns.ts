/* Column types for the tables of `Schema`, which each module declares in its `tables.ts`. */
import type { ColumnType, Generated, JSONColumnType } from 'kysely';

/** An exact decimal, as text in both directions. */
export type Decimal = ColumnType<string, string | number, string | number>;
export type DecimalDefault = ColumnType<string, string | number | undefined, string | number>;
/** An instant, as ISO 8601 text. */
export type Instant = ColumnType<string, string | undefined, string>;
/** A nullable text; absent on insert means null. */
export type Nullable = ColumnType<string | null, string | null | undefined, string | null>;
export type Text = ColumnType<string, string | undefined, string>;
export type Json<T extends object> = JSONColumnType<T, string | undefined, string>;

export interface Row {
  tenant_id: string;
}
export interface Stamped extends Row {
  version: Generated<number>;
  created_at: Instant;
  updated_at: Instant;
}
export interface Removable extends Stamped {
  deleted_at: Nullable;
}
/** Columns that every record's view has. */
export interface StampView extends Row {
  uuid: string;
  version: number;
  createdAt: string;
  updatedAt: string;
}
