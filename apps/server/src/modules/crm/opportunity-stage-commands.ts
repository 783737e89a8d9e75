import { sql } from 'kysely';
import type { Transaction } from '../../database/database.ts';

/** Published commands on the stages of opportunities. */
export const crmStageCommands = {
  /** Renames a stage in the history of opportunities. If a bid has been in both stages, the later date applies. */
  async rename(tx: Transaction, from: string, to: string): Promise<void> {
    await sql`update crm_opportunity_stage o set entered_at = greatest(o.entered_at, f.entered_at)
      from crm_opportunity_stage f where f.opportunity_id = o.opportunity_id and f.stage = ${from} and o.stage = ${to}`.execute(
      tx,
    );
    await sql`delete from crm_opportunity_stage f where f.stage = ${from} and exists (
      select 1 from crm_opportunity_stage o where o.opportunity_id = f.opportunity_id and o.stage = ${to})`.execute(
      tx,
    );
    await sql`update crm_opportunity_stage set stage = ${to} where stage = ${from}`.execute(tx);
  },
};
