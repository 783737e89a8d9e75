import { sql } from 'kysely';
import type { Transaction } from '../../database/database.ts';

interface Answer {
  opportunityId: string;
  /** Account that bids. */
  accountId: string;
  amount: string;
  /** YYYY-MM-DD; kept if the bid was answered before. */
  answeredOn: string;
}

/** Published commands on bids. */
export const crmBidCommands = {
  /**
   * Sets the amount of a company that bids for a single scope. An invited or bidding one has then submitted its bid.
   * @returns the opportunity and the status of the bid; undefined if nothing was set.
   */
  async answer(
    tx: Transaction,
    { opportunityId, accountId, amount, answeredOn }: Answer,
  ): Promise<{ opportunity_id: string; name: string; status: string } | undefined> {
    const { rows } = await sql<{ opportunity_id: string; name: string; status: string }>`
      update crm_bid b set amount = ${amount}::numeric, answered_on = coalesce(b.answered_on, ${answeredOn}::date),
        status = case when b.status in ('Invited', 'Bidding') then 'Submitted' else b.status end,
        version = b.version + 1, updated_at = now()
      from crm_opportunity o
      where o.opportunity_id = ${opportunityId}::uuid and b.tenant_id = o.tenant_id and b.opportunity_id = o.opportunity_id
        and b.account_id = ${accountId}::uuid and 1 = (select count(*) from crm_bid c where c.tenant_id = b.tenant_id
          and c.opportunity_id = b.opportunity_id and c.account_id = b.account_id)
      returning o.opportunity_id, o.name, b.status`.execute(tx);
    return rows[0];
  },
};
