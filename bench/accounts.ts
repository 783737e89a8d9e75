import pg from 'pg';
import type { Stage } from './harness.ts';

/** How many accounts the benches of lists and records have. */
export const accounts = 100_000;

/** A made-up account of row `n`, as SQL: number, name, type, status, territory, phone, email, city, state, zip. */
export const accountValues = `'B-' || n, 'Bench account ' || lpad((n * 7919 % ${accounts})::text, 6, '0'), 'Owner',
    (array['Active', 'Prospect', 'On hold', 'Inactive'])[n % 4 + 1], 'Front Range',
    '303-555-' || lpad((n % 10000)::text, 4, '0'), 'mail' || n || '@company.test', 'Denver', 'CO', '80202'`;

/**
 * Northgate's accounts, made up to 100,000.
 * @returns its tenant, and the ids of a thousand of them.
 */
export async function fillAccounts(stage: Stage): Promise<{ tenant: string; ids: string[] }> {
  const owner = new pg.Client({ connectionString: stage.appUrl.replace('plumbline_app', 'plumbline_owner') });
  await owner.connect();
  try {
    const found = await owner.query<{ tenant_id: string }>(
      "select tenant_id from platform.tenant where name = 'Northgate Builders'",
    );
    const tenant = found.rows[0]?.tenant_id ?? '';
    await owner.query(
      `insert into crm_account (tenant_id, account_id, number, name, type, status, territory, phone, email, city, state, zip)
       select $1, gen_random_uuid(), ${accountValues}
       from generate_series(1, ${accounts} - (select count(*)::int from crm_account where tenant_id = $1)) n`,
      [tenant],
    );
    await settle(owner, 'crm_account');
    const { rows } = await owner.query<{ id: string }>(
      'select account_id as id from crm_account where tenant_id = $1 order by account_id limit 1000',
      [tenant],
    );
    return { tenant, ids: rows.map(({ id }) => id) };
  } finally {
    await owner.end();
  }
}

/** Until the server has signed and summed what was put into its tables beside it: work that a company is not opened on. */
export const atRest = () => new Promise<void>((resolve) => setTimeout(resolve, 30_000));

/**
 * Vacuums until the pages of a table are known to be visible to everybody, as the database itself does within minutes:
 * whatever still runs when the rows come in holds back the first try, and counts would read the table instead of an index.
 */
export async function settle(owner: pg.Client, table: string): Promise<void> {
  for (let tries = 0; tries < 60; tries++) {
    await owner.query('vacuum (analyze)');
    const { rows } = await owner.query<{ settled: boolean }>(
      'select relallvisible >= relpages * 0.99 as settled from pg_class where oid = $1::regclass',
      [table],
    );
    if (rows[0]?.settled) return;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error(`${table} does not come to rest`);
}
