import type { AiMeasures } from '@plumbline/api';
import { sql } from 'kysely';
import type { Transaction } from '../../../database/database.ts';

/** A request that is being priced. */
interface OpenRequest {
  request_id: string;
  estimation_id: string;
  estimation: string;
  pages: string[];
  request_status: string;
  /** Number of the request's pages that still exist. */
  there: number;
}

/** Published commands on AI estimate requests, which billing sends, refunds and delivers with their payment. */
export const aiRequestCommands = {
  /** Locks a request until the end of the transaction. */
  async lock(tx: Transaction, id: string): Promise<void> {
    await sql`select 1 from ai_request where request_id = ${id}::uuid for update`.execute(tx);
  },
  /** Locks a request so that its pages cannot change while they are priced. @returns undefined if it is deleted. */
  async lockForPricing(tx: Transaction, id: string): Promise<OpenRequest | undefined> {
    const { rows } =
      await sql<OpenRequest>`select r.request_id, r.estimation_id, e.name as estimation, r.pages, r.request_status,
        (select count(*)::int from plan_page p
          join drive_file_directory f on f.tenant_id = p.tenant_id and f.file_id = p.file_id and f.deleted_at is null
          where p.tenant_id = r.tenant_id and p.page_id = any(r.pages) and p.deleted_at is null) as there
      from ai_request r join estimation e on e.tenant_id = r.tenant_id and e.estimation_id = r.estimation_id
      where r.request_id = ${id}::uuid and r.deleted_at is null and e.deleted_at is null for update of r`.execute(
        tx,
      );
    return rows[0];
  },
  /** Sends a draft. @returns name of its estimation; undefined if it is no draft. */
  async submit(
    tx: Transaction,
    id: string,
    { pages, at }: { pages: readonly string[]; at: string },
  ): Promise<{ name: string } | undefined> {
    const { rows } = await sql<{
      name: string;
    }>`update ai_request r set request_status = 'Pending', pages = ${[...pages]}::uuid[],
        submitted_at = ${at}::timestamptz, deleted_at = null, version = r.version + 1, updated_at = ${at}::timestamptz
      from estimation e where e.tenant_id = r.tenant_id and e.estimation_id = r.estimation_id
        and r.request_id = ${id}::uuid and r.request_status = 'Draft' returning e.name`.execute(tx);
    return rows[0];
  },
  /** Withdraws a pending request. @returns undefined if it is not pending. */
  async withdraw(
    tx: Transaction,
    id: string,
    at: string,
  ): Promise<
    | {
        estimation_id: string;
        /** Name of the estimation. */
        name: string;
        /** Number of pages. */
        count: number;
        created_by: string | null;
      }
    | undefined
  > {
    const { rows } = await sql<{
      estimation_id: string;
      name: string;
      count: number;
      created_by: string | null;
    }>`update ai_request r set request_status = 'Withdrawn', withdrawn_at = ${at}::timestamptz,
        version = r.version + 1, updated_at = ${at}::timestamptz
      from estimation e where e.tenant_id = r.tenant_id and e.estimation_id = r.estimation_id
        and r.request_id = ${id}::uuid and r.request_status = 'Pending'
      returning r.estimation_id, e.name, cardinality(r.pages) as count, r.created_by`.execute(tx);
    return rows[0];
  },
  /** Stores a result that is not delivered yet. @param result.measures unchanged if undefined. */
  async saveResult(
    tx: Transaction,
    id: string,
    { note, measures }: { note: string; measures: AiMeasures | null | undefined },
  ): Promise<void> {
    await sql`update ai_request set result_note = ${note}, updated_at = now()
        ${measures === undefined ? sql`` : sql`, result = ${measures ? JSON.stringify(measures) : null}::jsonb`}
      where request_id = ${id}::uuid`.execute(tx);
  },
  /** Delivers a request. @param by name of the user who delivers it. */
  async complete(tx: Transaction, id: string, { by, at }: { by: string; at: string }): Promise<void> {
    await sql`update ai_request set request_status = 'Completed', completed_at = ${at}::timestamptz,
        completed_by = ${by}, version = version + 1, updated_at = ${at}::timestamptz
      where request_id = ${id}::uuid`.execute(tx);
  },
  /** @returns users to notify of a request: who made it and the estimator. */
  async recipients(tx: Transaction, id: string): Promise<string[]> {
    const { rows } = await sql<{ user_id: string }>`select distinct u.user_id
      from ai_request r
      join estimation e on e.tenant_id = r.tenant_id and e.estimation_id = r.estimation_id
      cross join lateral (values (r.created_by), (e.estimator_id)) u(user_id)
      where r.request_id = ${id}::uuid and u.user_id is not null`.execute(tx);
    return rows.map(({ user_id }) => user_id);
  },
  async remove(tx: Transaction, id: string): Promise<void> {
    await sql`update ai_request set deleted_at = now(), version = version + 1, updated_at = now()
      where request_id = ${id}::uuid`.execute(tx);
  },
};
