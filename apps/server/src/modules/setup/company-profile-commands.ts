import { sql } from 'kysely';
import type { Transaction } from '../../database/database.ts';

/** Contact and billing details of a company. */
interface CompanyDetails {
  legal_name?: string;
  email?: string;
  phone?: string;
  website?: string;
  street?: string;
  city?: string;
  state?: string;
  zip?: string;
  tax_id?: string;
}

/** Published commands on the profile of the current company. */
export const companyProfileCommands = {
  /** Locks the profile, so that the second of two concurrent saves sees the first one's version. */
  async lock(tx: Transaction, tenantId: string): Promise<void> {
    await sql`insert into setup_company (tenant_id, version) values (${tenantId}::uuid, 0) on conflict do nothing`.execute(
      tx,
    );
    await sql`select 1 from setup_company for update`.execute(tx);
  },
  async update(tx: Transaction, details: CompanyDetails): Promise<void> {
    await tx
      .updateTable('setup_company')
      .set({ ...details, version: sql<number>`version + 1`, updated_at: new Date().toISOString() })
      .execute();
  },
};
