import type { TestServer } from './server.ts';

/**
 * Row count and content checksum of each table; equal results mean that nothing was
 * written. @param tenant limits tenant tables to the rows of this company.
 */
export async function contentOf(
  { owner }: Pick<TestServer, 'owner'>,
  tenant?: string,
): Promise<Record<string, string>> {
  const { rows: tables } = await owner.query<{ name: string }>(
    `select quote_ident(t.table_name) as name from information_schema.tables t
     where t.table_schema = 'public' and t.table_type = 'BASE TABLE' and ($1 or exists (
       select 1 from information_schema.columns c where c.table_schema = t.table_schema
         and c.table_name = t.table_name and c.column_name = 'tenant_id'))
     order by 1`,
    [tenant === undefined],
  );
  const { rows } = await owner.query<{ name: string; held: string }>(
    tables
      .map(
        ({ name }) =>
          `select '${name}' as name, count(*) || ' ' || coalesce(sum(hashtextextended(t::text, 0)), 0) as held
           from public.${name} t${tenant === undefined ? '' : ' where tenant_id = $1'}`,
      )
      .join(' union all '),
    tenant === undefined ? [] : [tenant],
  );
  return Object.fromEntries(rows.map(({ name, held }) => [name, held]));
}
