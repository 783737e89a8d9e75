import type { SummaryCondition, SummaryGroup } from '@plumbline/api';
import {
  canGroup,
  canMeasure,
  canShare,
  isPeriodic,
  entities,
  periods,
  type FieldMeta,
  type EntityMeta,
} from '@plumbline/api/operations';
import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fieldsOf } from '../../testing/entities.ts';
import { testServer, type TestServer } from '../../testing/server.ts';
import { askerOf, makeJobs, opportunities } from '../../testing/summary.ts';

let server: TestServer;
const { ask, listed } = askerOf(() => server);
beforeAll(async () => {
  server = await testServer();
  const accounts = await makeJobs(server);
  for (const [n, account_id] of accounts.entries()) {
    await server.ok('owner', 'POST', '/crm/contacts', { firstname: 'Ada', lastname: `L${n}`, account_id });
    await server.ok('owner', 'POST', '/crm/leads', { name: `Lead ${n}`, rating: n ? 'Hot' : '' });
  }
});
afterAll(() => server.stop());

/** Random aggregation query of opportunities. */
const fields: [string, FieldMeta][] = [
  ...Object.entries(fieldsOf(entities.opportunity)),
  ['custom.delivery', { label: 'delivery', kind: 'text', filter: true }],
  ['custom.broker', { label: 'broker', kind: 'uuid', filter: true, ref: 'user' }],
  ['custom.bonded', { label: 'bonded', kind: 'boolean', filter: true }],
  ['custom.bond', { label: 'bond', kind: 'decimal', filter: true }],
  ['custom.walk', { label: 'walk', kind: 'day', filter: true }],
];
const grouping = fc
  .tuple(
    fc.constantFrom(...fields.filter(([, field]) => canGroup(field) && (field.kind !== 'uuid' || field.ref))),
    fc.constantFrom(...periods),
  )
  .map(([[field, meta], per]) => (isPeriodic(meta) ? { field, per } : { field }));
const measure = fc.oneof(
  fc
    .constantFrom(...fields.filter(([, field]) => canMeasure(field) && field.format !== 'percent'))
    .chain(([field]) => fc.constantFrom('sum', 'avg', 'min', 'max').map((op) => ({ op, field }))),
  fc
    .constantFrom(...fields.filter(([, field]) => canShare(field)))
    .chain(([field, { kind }]) =>
      fc
        .constantFrom(...(kind === 'boolean' ? ['true', 'false'] : ['Web', 'Lost', 'won', '']))
        .map((value) => ({ op: 'share', field, value })),
    ),
);
const asking = fc.record({
  by: fc.uniqueArray(grouping, { maxLength: 2, selector: ({ field }) => field }),
  measures: fc.array(measure, { maxLength: 3 }),
  filter: fc.constantFrom<SummaryCondition[]>(
    [],
    [{ field: 'stage', op: 'in', value: ['Lost', 'Awarded'] }],
    [{ field: 'bid_date', op: 'ne', value: null }],
    [{ field: 'lead_source', op: 'eq', value: null }],
  ),
  sort: fc.constantFrom('', 'group', '-group', 'count', '-count'),
  limit: fc.integer({ min: 1, max: 12 }),
});

test('groups add up to the total, parts to their group, and each group’s filter lists as many records', async () => {
  const adds = (
    of: readonly SummaryGroup[],
    total: { count: number; values: (string | null)[] },
    ops: string[],
  ) => {
    expect(of.reduce((sum, { count }) => sum + count, 0)).toBe(total.count);
    for (const [at, op] of ops.entries())
      if (op === 'sum') {
        const sum = of.reduce((all, { values }) => all.plus(values[at] ?? 0), new Decimal(0));
        expect(sum.equals(total.values[at] ?? 0)).toBe(true);
      }
  };
  await fc.assert(
    fc.asyncProperty(asking, async ({ sort, ...query }) => {
      const { groups, parts, total } = await ask(opportunities, { ...query, ...(sort ? { sort } : {}) });
      const ops = query.measures.map(({ op }) => op);
      expect(total.count).toBe(await listed(opportunities, query.filter));
      if (!query.by.length) {
        expect(groups).toEqual([]);
        return;
      }
      adds(groups, total, ops);
      if (parts) adds(parts, total, ops);
      for (const group of groups) {
        if (group.parts) adds(group.parts, group, ops);
        if (group.filter)
          expect(await listed(opportunities, [...query.filter, ...group.filter])).toBe(group.count);
        for (const part of (group.parts ?? []).slice(0, 2))
          if (group.filter && part.filter)
            expect(await listed(opportunities, [...query.filter, ...group.filter, ...part.filter])).toBe(
              part.count,
            );
      }
    }),
    { numRuns: 60 },
  );
}, 120_000);

const summed = Object.values<EntityMeta>(entities).filter(({ sums }) => sums);
test.each(summed.map((kind) => [kind.many, kind] as const))(
  '%s are put together by each field that their list is narrowed by',
  async (_many, kind) => {
    const all = Object.entries(fieldsOf(kind)).filter(([, field]) => canGroup(field));
    expect(all.length).toBeGreaterThan(3);
    const count = await listed(kind.path, []);
    for (const [field] of all) {
      const { groups, total } = await ask(kind.path, { by: [{ field }], limit: 5 });
      expect([field, total.count]).toEqual([field, count]);
      expect(groups.reduce((sum, each) => sum + each.count, 0)).toBe(count);
      for (const { filter, count: own } of groups)
        if (filter) expect([field, await listed(kind.path, filter)]).toEqual([field, own]);
    }
  },
);
