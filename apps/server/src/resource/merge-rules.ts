import type { Context } from '../context/context.ts';
import { allResources } from './registry.ts';

/** Rows of a module that move to the survivor of a merge, beside those of entities that refer to a merged record. */
export interface MergeRules {
  /** Tables that store the entity name and id of a record of any type. */
  followers?: readonly { table: string; type: string; id: string; as: 'uuid' | 'text' }[];
  /** Columns of tables that are no resource and refer to a record of one entity. */
  columns?: readonly { entity: string; table: string; column: string }[];
  /** Tables whose rows the application role may only insert into: `move` changes them through a database function. */
  appendOnly?: readonly string[];
  /** Moves rows that need more than a changed id. @returns how many moved. */
  move?: (entity: string, survivor: string, others: readonly string[], context: Context) => Promise<number>;
}

const registered: MergeRules[] = [];

/** Rules of all modules. */
export const mergeRules = (): readonly MergeRules[] => registered;

/** Adds a module's rules. */
export const registerMergeRules = (rules: MergeRules): void => void registered.push(rules);

const isAppendOnly = (table: string) => registered.some(({ appendOnly }) => appendOnly?.includes(table));

/** Columns of other tables that refer to records of an entity; `isAppendOnly` for those that a rule's `move` changes. */
export const mergeableColumns = (
  entity: string,
): { table: string; column: string; isAppendOnly: boolean }[] => [
  ...[...allResources().values()].flatMap(({ table, fields }) =>
    Object.entries(fields).flatMap(([column, { ref, write }]) =>
      ref === entity && write ? [{ table, column, isAppendOnly: isAppendOnly(table) }] : [],
    ),
  ),
  ...registered.flatMap(({ columns = [] }) =>
    columns.flatMap(({ entity: of, table, column }) =>
      of === entity ? [{ table, column, isAppendOnly: false }] : [],
    ),
  ),
];
