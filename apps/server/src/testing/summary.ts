import { addDays, addMonths } from '@plumbline/dates';
import { entryOf } from '@plumbline/validation/forms';
import type { FormDefinition, FormEntry, Summary, SummaryCondition } from '@plumbline/api';
import type { TestServer, UserName } from './server.ts';

export interface Asking {
  by?: { field: string; per?: string }[];
  measures?: { op: string; field?: string; value?: string }[];
  filter?: SummaryCondition[];
  search?: string;
  sort?: string;
  limit?: number;
}
export const stages = ['Qualified', 'Estimating', 'Negotiation', 'Awarded', 'Lost'];
export const opportunities = '/crm/opportunities';
export const summaryAddress = (path: string, { by, measures, filter, ...plain }: Asking) =>
  `${path}/summary?${new URLSearchParams({
    ...(by ? { by: JSON.stringify(by) } : {}),
    ...(measures ? { measures: JSON.stringify(measures) } : {}),
    ...(filter ? { filter: JSON.stringify(filter) } : {}),
    ...Object.fromEntries(Object.entries(plain).map(([name, value]) => [name, String(value)])),
  }).toString()}`;

/** Queries for lists and their aggregates. */
export const askerOf = (server: () => TestServer) => ({
  ask: (path: string, asking: Asking, user: UserName = 'owner') =>
    server().ok<Summary>(user, 'GET', summaryAddress(path, asking)),
  /** Number of rows of a list. */
  listed: async (path: string, filter: readonly SummaryCondition[]) => {
    const query = new URLSearchParams({ limit: '1', filter: JSON.stringify(filter) });
    return (await server().call('owner', 'GET', `${path}?${query.toString()}`)).body.meta?.count;
  },
});

/** Forty opportunities of three accounts, with empty values in every field, and custom fields. */
export async function makeJobs(server: TestServer): Promise<string[]> {
  const people = [server.userIds.owner, server.userIds.editor, server.userIds.viewer];
  const accounts: string[] = [];
  const form = await server.ok<FormDefinition>('owner', 'GET', '/setup/forms/opportunity');
  const own = (code: string, kind: FormEntry['kind'], more: Partial<FormEntry> = {}) =>
    entryOf(code, { kind, ...more });
  await server.ok('owner', 'PUT', '/setup/forms/opportunity', {
    version: form.version,
    groups: form.groups.map((group, at) =>
      at === 0
        ? {
            ...group,
            fields: [
              ...group.fields,
              own('delivery', 'select', { options: ['Design, build', 'CM: at risk'] }),
              own('broker', 'person'),
              own('bonded', 'switch'),
              own('bond', 'money'),
              own('walk', 'date'),
            ],
          }
        : group,
    ),
  });
  for (const name of ['Ada, Sons', 'Bea “Works”', 'Cy ]:"\\'])
    accounts.push((await server.ok<{ uuid: string }>('owner', 'POST', '/crm/accounts', { name })).uuid);
  for (let n = 0; n < 40; n++)
    await server.ok('owner', 'POST', opportunities, {
      name: `Job ${n}`,
      account_id: accounts[n % 3],
      stage: stages[n % 5],
      amount: (n * 1000.01).toFixed(2),
      lead_source: ['', 'Web', 'Phone'][n % 3],
      bid_date: n % 4 === 0 ? null : addDays(addMonths('2025-11-01', n % 7), n),
      owner_id: n % 6 === 0 ? null : people[n % 3],
      floor_area: n % 5 === 0 ? null : String(n * 10),
      custom:
        n % 4 === 3
          ? {}
          : {
              delivery: n % 2 ? 'Design, build' : 'CM: at risk',
              broker: people[n % 2],
              bonded: n % 2 === 0,
              bond: (n * 10.1).toFixed(1),
              walk: `2026-0${(n % 9) + 1}-10`,
            },
    });
  return accounts;
}
