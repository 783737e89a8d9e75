import { entities, type EntityMeta } from '@plumbline/api/operations';
import type { Right } from '@plumbline/permissions';
import { sql, type RawBuilder } from 'kysely';
import type { Context } from '../../context/context.ts';

/** Group of pending work in "Waiting for me". Modules declare theirs in their manifest. */
export interface InboxSource {
  key: string;
  /** Plural heading of the group, e.g. "Tasks". */
  label: string;
  /** Permission without which the group is hidden; none for a user's own work. */
  right?: Right;
  /**
   * Query of the caller's pending items with the columns uuid uuid, title text, detail text, href text,
   * since timestamptz, due date, amount numeric.
   */
  select: (context: Context) => RawBuilder<unknown>;
}

/** SQL expression: the contract's address of the entity whose name is in `column`. */
export const entityAddress = (address: 'page' | 'imports', column: string): RawBuilder<string> =>
  sql`${JSON.stringify(
    Object.fromEntries(Object.values<EntityMeta>(entities).map((kind) => [kind.name, kind[address]])),
  )}::jsonb ->> ${sql.ref(column)}`;

const registered: InboxSource[] = [];

/** Adds a module's sources. */
export const registerInboxSources = (sources: readonly InboxSource[]): void =>
  void registered.push(...sources);

/** Sources of all modules, in the order of the registry. */
export const inboxSources = (): readonly InboxSource[] => registered;
