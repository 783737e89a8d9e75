import type { EntityMeta } from '@plumbline/api/operations';
import type { Context, OperationId } from '../context/context.ts';
import type { Transaction } from '../database/database.ts';
import { referencesOf, type EntityFields, type Values } from './entity-fields.ts';
import { getResource, lookupTarget, type LookupTarget } from './registry.ts';

/** How rows of a file become records. */
export interface ImportOptions {
  /** The create call. A file can hold the fields of its body, and the import right is required beside the call's own. */
  create: OperationId;
  /** The update call. */
  update: OperationId;
  /** Fields that identify an existing record; the first combination that a row has is used. */
  keys: readonly (readonly string[])[];
  /** Fields that hold another record's id, with the record that a file names. */
  references?: Readonly<Record<string, LookupTarget>>;
  /** Values that a body needs and no cell can hold. */
  defaults?: Values;
  /** Columns beside the body's fields: values of a field that has many, `identifiers.<id>`. They require the full import right. */
  extraColumns?: (tx: Transaction) => Promise<{ id: string; label: string; hint: string }[]>;
  /**
   * For records that are only added: the existing record that each body repeats, in the order of the bodies. Such rows are
   * skipped, and no row changes an existing record.
   */
  existingRows?: (
    bodies: readonly Values[],
    tx: Transaction,
  ) => Promise<({ uuid: string; version: number } | undefined)[]>;
  /** Columns beside the body's fields that name several other records each, such as the assignees of a task. */
  repeatedColumns?: Readonly<Record<string, RepeatedColumns>>;
  /** A reference that may name an earlier row of the same file, by a field of that row. */
  rowReference?: { field: string; by: string };
  /** Completes columns of new rows that depend on each other, such as their order. */
  completeRows?: (rows: readonly Values[], context: Context) => Promise<void>;
}

/** Other records that a record has beside its fields. */
export interface RepeatedColumns {
  label: string;
  named: LookupTarget;
  /** Ids of the other records by the record's id. */
  read: (uuids: readonly string[], context: Context) => Promise<ReadonlyMap<string, readonly string[]>>;
  /** Replaces the other records of each record. May raise the record's version. */
  write: (ids: ReadonlyMap<string, readonly string[]>, context: Context) => Promise<void>;
}

/** Import options of an entity as the contract describes it, with what a module adds. */
export function describeImport(
  entity: Pick<EntityMeta, 'calls'>,
  keys: ImportOptions['keys'],
  fields: EntityFields,
  added: Pick<ImportOptions, 'defaults' | 'existingRows' | 'extraColumns'>,
): ImportOptions {
  return {
    create: `${entity.calls}Create` as OperationId,
    update: `${entity.calls}Update` as OperationId,
    keys,
    ...added,
    // Read late, because the entities that it refers to may load later.
    get references() {
      return Object.fromEntries(
        referencesOf(fields).flatMap(({ field, ref }) => {
          const storage = getResource(ref);
          return storage ? [[field, lookupTarget(storage)]] : [];
        }),
      );
    },
  };
}
