import type { Right } from '@plumbline/permissions';
import type { RawBuilder } from 'kysely';
import type { Context } from '../http/context.ts';

/** A kind of thing that can wait for somebody. A module declares its own, and they are in the queue of everybody. */
export interface Wait {
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
