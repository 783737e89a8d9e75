import type { Context } from '../context/context.ts';
import { allResources } from './registry.ts';

/** Merge that is being undone, as a module's rule sees it. */
export interface UndoneMerge {
  entity: string;
  /** Id of the record that the others were merged into. */
  survivor: string;
  /** Record returned by `move` when the merge ran. */
  record: unknown;
  /** Columns of the survivor right after the merge. */
  after: Readonly<Record<string, unknown>>;
  /** Instant of the merge. */
  mergedAt: string;
}

/** Rows of a module that move to the survivor of a merge, beside those of entities that refer to a merged record. */
export interface MergeRules {
  /** Tables that store the entity name and id of a record of any type. */
  followers?: readonly { table: string; type: string; id: string; as: 'uuid' | 'text' }[];
  /** Columns of tables that are no resource and refer to a record of one entity. */
  columns?: readonly { entity: string; table: string; column: string }[];
  /** Tables whose rows the application role may only insert into: `move` changes them through a database function. */
  appendOnly?: readonly string[];
  /**
   * Moves rows that need more than a changed id.
   * @returns how many moved, and what `moveBack` needs, as JSON.
   */
  move?: (
    entity: string,
    survivor: string,
    others: readonly string[],
    context: Context,
  ) => Promise<{ moved: number; record?: unknown }>;
  /** Undoes `move`, once the records and the columns of the survivor are restored. @returns how many rows moved. */
  moveBack?: (merge: UndoneMerge, context: Context) => Promise<number>;
}

const registered = new Map<string, MergeRules>();

/** Rules of all modules. */
export const mergeRules = (): readonly MergeRules[] => [...registered.values()];

/** Rules of all modules with the module that they are of. */
export const mergeRulesByModule = (): ReadonlyMap<string, MergeRules> => registered;

/** Adds a module's rules. */
export const registerMergeRules = (module: string, rules: MergeRules): void =>
  void registered.set(module, rules);

const isAppendOnly = (table: string) => mergeRules().some(({ appendOnly }) => appendOnly?.includes(table));

/** Columns of other tables that refer to records of an entity; `isAppendOnly` for those that a rule's `move` changes. */
export const mergeableColumns = (
  entity: string,
): { table: string; column: string; isAppendOnly: boolean }[] => [
  ...[...allResources().values()].flatMap(({ table, fields }) =>
    Object.entries(fields).flatMap(([column, { ref, write }]) =>
      ref === entity && write ? [{ table, column, isAppendOnly: isAppendOnly(table) }] : [],
    ),
  ),
  ...mergeRules().flatMap(({ columns = [] }) =>
    columns.flatMap(({ entity: of, table, column }) =>
      of === entity ? [{ table, column, isAppendOnly: false }] : [],
    ),
  ),
];
