import { kinds, type KindMeta } from '@plumbline/api/operations';
import type { Right } from '@plumbline/permissions';
import { sql, type RawBuilder } from 'kysely';
import type { Context } from '../../context/context.ts';

/** A kind of thing that can wait for somebody. A module declares its own, and they are in the queue of everybody. */
export interface InboxSource {
  key: string;
  /** Many of them: "Tasks". */
  label: string;
  /** Without it, there is nothing to wait for; none for what is everybody's own. */
  right?: Right;
  /**
   * What waits for the caller, in these columns: uuid uuid, title text, detail text, href text, since timestamptz,
   * due date, amount numeric.
   */
  select: (context: Context) => RawBuilder<unknown>;
}

/** An address that the contract gives of a kind, by the word of the kind that a column holds. */
export const entityAddress = (address: 'page' | 'imports', column: string): RawBuilder<string> =>
  sql`${JSON.stringify(
    Object.fromEntries(Object.values<KindMeta>(kinds).map((kind) => [kind.name, kind[address]])),
  )}::jsonb ->> ${sql.ref(column)}`;
