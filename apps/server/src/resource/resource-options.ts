import type { FormModuleKey } from '@plumbline/validation/forms';
import type { Context, OperationId } from '../context/context.ts';
import type { Transaction } from '../database/database.ts';
import type { ListFields } from './list-query.ts';
import type { FieldChange } from './record-diff.ts';
import type { LookupTarget } from './registry.ts';

/** Columns of a record by name. */
export type Values = Record<string, unknown>;

export interface ImportOptions {
  /** The call that makes one: the fields of its body are what a file can hold, and the right to import is asked for beside its own. */
  create: OperationId;
  /** The call that changes one. */
  update: OperationId;
  /** By which fields a row is recognised as a record that is there: the first of them that a row has. */
  keys: readonly (readonly string[])[];
  /** Fields that hold another record's id, and by which words it is found. */
  references?: Readonly<Record<string, LookupTarget>>;
  /** What a body needs and no cell can hold. */
  defaults?: Values;
  /** Columns beside the body's fields: values of a field that has many, `identifiers.<id>`. They need the whole right to import. */
  more?: (tx: Transaction) => Promise<{ id: string; label: string; hint: string }[]>;
  /**
   * For records that are only ever added: which of these bodies say what is there already, in the order of the bodies.
   * Such rows are skipped, and none changes what is there.
   */
  known?: (
    bodies: readonly Values[],
    tx: Transaction,
  ) => Promise<({ uuid: string; version: number } | undefined)[]>;
  /** Columns beside the body's fields that name several other records each, such as the people on a task. */
  several?: Readonly<Record<string, RepeatedColumns>>;
  /** A reference that may name a row above it in the same file, by a field of that row. */
  above?: { field: string; by: string };
  /** Completes columns of new rows that hang on each other, such as their order. */
  together?: (rows: readonly Record<string, unknown>[], context: Context) => Promise<void>;
}

/** Other records that a record has beside its fields. */
export interface RepeatedColumns {
  label: string;
  named: LookupTarget;
  /** Ids of what these records have now, by the record's own. */
  read: (uuids: readonly string[], context: Context) => Promise<ReadonlyMap<string, readonly string[]>>;
  /** Gives each of these records what is named, and nothing else. It may make a new version of them. */
  write: (ids: ReadonlyMap<string, readonly string[]>, context: Context) => Promise<void>;
}

/** What is particular about one resource; everything else is the mechanism's. */
export interface ResourceOptions<
  Row extends { uuid: string; version: number },
  Create extends object,
  Update extends object,
> {
  module: string;
  /** The word of audit rows and file names, for example `account`. */
  entity: string;
  /** What a person reads when it is missing, for example `This account`. */
  label: string;
  table: string;
  view: string;
  /**
   * The same rows, with what is summed over others made for all of them at once instead of row by row: for exports, and
   * for lists that are sorted or filtered by one of these fields.
   */
  whole?: { view: string; fields: readonly string[] };
  /** Primary key column beside the tenant's. */
  key: string;
  fields: ListFields;
  /** Default order of the list. */
  order: string;
  title: (row: Row) => string;
  /** The form to which each company adds fields of its own; their values stand in the column `custom`. */
  form?: FormModuleKey;
  /** View rows → contract rows, where they differ: all of a page at once. */
  present?: (rows: Row[], context: Context) => Row[] | Promise<Row[]>;
  /** Checks and completes the columns of a new record. */
  beforeCreate?: (values: Create, context: Context) => Promise<Values>;
  beforeUpdate?: (values: Omit<Update, 'version'>, before: Row, context: Context) => Promise<Values>;
  /** Runs in the same transaction after the row was written. */
  afterWrite?: (
    uuid: string,
    values: Create | Omit<Update, 'version'>,
    before: Row | undefined,
    context: Context,
  ) => Promise<void>;
  beforeRemove?: (uuids: string[], context: Context) => Promise<void>;
  /** Checks that what they belong to is there; the records can be found again. */
  afterRestore?: (rows: Row[], context: Context) => Promise<void>;
  /** The order of a field's values, where a company decides it: read when a list is sorted by it. */
  sequences?: Readonly<Record<string, (context: Pick<Context, 'tx'>) => Promise<readonly string[]>>>;
  /** How files of these become records; without it, nobody imports them. */
  imports?: ImportOptions;
  /** What the history tells beside the contract's fields: of values that are lists. */
  changes?: (before: Row | undefined, after: Row) => FieldChange[];
}
