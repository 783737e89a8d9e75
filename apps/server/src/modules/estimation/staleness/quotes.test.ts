import type { Condition, Estimate, Quote, QuoteStaleness, WaitingList } from '@plumbline/api';
import { addDays, DAY_MS, utcDay } from '@plumbline/dates';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testServer, type TestServer } from '../../../testing/server.ts';
import { wallEstimate } from '../../../testing/fixtures/walls-estimate.ts';

let server: TestServer;
let parts: Awaited<ReturnType<typeof wallEstimate>>['parts'];
let estimation: string;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());
// Each test uses its own estimation with two walls, the second half as long.
beforeEach(async () => {
  ({ estimation, parts } = await wallEstimate(server, { W1: 600, W2: 300 }));
});

const at = (path: string) => `/estimations/${estimation}/${path}`;
const make = (body: object = {}) =>
  server.ok<Quote>('owner', 'POST', at('quotes'), { name: 'Interiors', ...body });
const staleness = ({ uuid }: Quote, who: 'viewer' | 'owner' = 'viewer') =>
  server.ok<QuoteStaleness>(who, 'GET', at(`quotes/${uuid}/staleness`));
const send = async (quote: Quote) =>
  server.ok<Quote>('owner', 'POST', at(`quotes/${quote.uuid}/issue`), { version: quote.version });
const price = (body: object) =>
  server.ok('owner', 'POST', `/material/prices/${parts.material}`, { vendor_name: 'Dear', ...body });
const waiting = async () => {
  await server.runJobs();
  const { items } = await server.ok<WaitingList>('owner', 'GET', '/setup/waiting?kind=quote&limit=500');
  return items.filter(({ href }) => href.includes(estimation));
};

describe('staleness of a quote', () => {
  test('is none on the day it was made', async () => {
    const quote = await send(
      await make({ inclusions: [{ name: 'X', calculate_by: 'fixed_value', value: '5' }] }),
    );
    expect(await staleness(quote)).toMatchObject({
      total: quote.total,
      difference: '0.00',
      reasons: [],
      lines: quote.lines,
    });
    expect(await waiting()).toEqual([]);
  });

  test('compares an accepted quote, whose total stays, also while the estimate is frozen', async () => {
    const quote = await send(await make());
    const accepted = await server.ok<Quote>('owner', 'POST', at(`quotes/${quote.uuid}/decision`), {
      version: quote.version,
      decision: 'accepted',
      name: 'Kim Lee',
    });
    expect((await staleness(accepted)).difference).toBe('0.00');
    await price({ price: '1009' });
    const found = await staleness(accepted);
    expect(Number(found.difference)).toBeGreaterThan(0);
    expect(Number(found.total)).toBeCloseTo(Number(accepted.total) + Number(found.difference), 2);
    expect(await server.ok('viewer', 'GET', at(`quotes/${quote.uuid}`))).toMatchObject({
      status: 'Accepted',
      total: accepted.total,
    });
    const { version } = await server.ok<{ version: number }>('owner', 'GET', `/estimations/${estimation}`);
    await server.ok('owner', 'PUT', at('freeze'), { version, reason: 'Signed' });
    expect(await staleness(accepted)).toMatchObject({ total: found.total, difference: found.difference });
  });

  test('reports a changed price with its effect and adds it to the inbox', async () => {
    const quote = await send(await make());
    await price({ price: '1009' });
    const found = await staleness(quote);
    const next = await make();
    expect(found.total).toBe(next.total);
    expect(found.difference).toBe((Number(next.total) - Number(quote.total)).toFixed(2));
    expect(Number(found.difference)).toBeGreaterThan(0);
    expect(found.reasons).toMatchObject([{ kind: 'changed_price', material_id: parts.material }]);
    expect(found.reasons[0]?.text).toMatch(/: from \$2\.31 to \$1,009\.00 per SF\.$/);
    expect(await server.ok('viewer', 'GET', at(`quotes/${quote.uuid}`))).toMatchObject({
      total: quote.total,
    });
    // The customer has the old quote until the next is issued, which is no change.
    const [old] = await waiting();
    expect(old?.title).toContain(`${quote.number} R${quote.revision}`);
    expect(old?.detail).toContain(`R${next.revision} is a draft`);
    await send(next);
    expect(await waiting()).toEqual([]);
    await price({ price: '11' });
    const [item] = await waiting();
    expect(item?.title).toContain(`${next.number} R1`);
    expect(item?.detail).toMatch(/today it would be \$[\d,.]+/);
    expect(Number(item?.amount)).toBeCloseTo(Number((await staleness(next)).difference), 2);
  });

  test('reports an expired price that still counts', async () => {
    const soon = addDays(utcDay(new Date()), 2);
    await price({ price: '2', expiry_price_date: soon });
    const quote = await send(await make());
    expect((await staleness(quote)).reasons).toEqual([]);
    server.clock.offset = 5 * DAY_MS;
    try {
      const { reasons, difference } = await staleness(quote);
      expect(difference).toBe('0.00');
      expect(reasons).toMatchObject([{ kind: 'expired_price' }]);
      expect((await waiting())[0]?.detail).toContain('1 price has expired');
    } finally {
      server.clock.offset = 0;
    }
  });

  test('reports deleted materials and assemblies that are still priced', async () => {
    const quote = await make();
    await server.tx('north', (tx) =>
      tx
        .updateTable('material')
        .set({ deleted_at: new Date().toISOString() })
        .where('material_id', '=', parts.material)
        .execute(),
    );
    await server.tx('north', (tx) =>
      tx
        .updateTable('assembly')
        .set({ deleted_at: new Date().toISOString() })
        .where('assembly_id', '=', parts.assembly)
        .execute(),
    );
    const { reasons, difference } = await staleness(quote);
    expect(difference).toBe('0.00');
    expect(reasons.map(({ kind }) => kind).toSorted()).toEqual([
      'deleted_assembly',
      'deleted_assembly',
      'deleted_material',
    ]);
    const { checks, groups } = await server.ok<Estimate>('viewer', 'GET', at('estimate'));
    expect(checks.map(({ text }) => text)).toEqual([
      '2 lines have deleted materials',
      'W1, W2: priced by assemblies that were deleted',
    ]);
    expect(groups[0]?.lines[0]?.warnings).toEqual(['This material was deleted. It is still priced.']);
  });

  test('reports changed, added and removed lines', async () => {
    const quote = await make();
    const conditions = await server.ok<Condition[]>('viewer', 'GET', at('conditions'));
    await server.ok(
      'owner',
      'DELETE',
      at(`conditions/${conditions.find(({ code }) => code === 'W2')?.uuid}`),
    );
    const { reasons, difference } = await staleness(quote);
    expect(reasons).toEqual([{ kind: 'changed_quantity', text: 'W2 is no longer in the estimate.' }]);
    expect(Number(difference)).toBeLessThan(0);
  });

  test('reports a replaced material, changed usage, labor and rates', async () => {
    const quote = await make();
    const texts = async () => (await staleness(quote)).reasons.map(({ kind, text }) => `${kind}: ${text}`);
    const change = (line: object) =>
      server.tx('north', (tx) =>
        tx.updateTable('assembly_material').set(line).where('line_id', '=', parts.line).execute(),
      );
    await change({ waste_percentage: '50' });
    expect(await texts()).toMatchObject([
      // Waste is bought and not installed.
      expect.stringMatching(/^changed_material: W1: material from \$[\d,.]+ to \$[\d,.]+\.$/),
      expect.stringMatching(/^changed_material: W2: material from/),
    ]);
    await change({ labor_basis: 'ordered' });
    expect(await texts()).toMatchObject([
      expect.stringMatching(/^changed_material: W1: material from \$[\d,.]+ to \$[\d,.]+\.$/),
      expect.stringMatching(/^changed_labor: W1: labor from/),
      expect.stringMatching(/^changed_material: W2: material from/),
      expect.stringMatching(/^changed_labor: W2: labor from/),
    ]);
    const other = await server.ok<{ uuid: string }>('owner', 'POST', '/material/list', {
      name: 'Cement board',
      code: 'CB-1',
      unit_of_measure: 'SF',
    });
    await server.ok('owner', 'POST', `/material/prices/${other.uuid}`, { vendor_name: 'Yard', price: '3' });
    await change({ material_id: other.uuid });
    expect(await texts()).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^changed_material: .* is no longer used\.$/),
        'changed_material: Cement board was added.',
      ]),
    );
    const { version } = await server.ok<Estimate>('owner', 'GET', at('estimate'));
    await server.ok('owner', 'PUT', at('estimate'), { version, settings: { overhead_percentage: '12.5' } });
    expect(await texts()).toContain('changed_rate: Overhead: from 10 to 12.5%.');
  });

  test('is visible to users with cost rights', async () => {
    const quote = await make();
    const answer = await server.call(undefined, 'GET', at(`quotes/${quote.uuid}/staleness`));
    expect(answer.status).toBe(401);
    expect((await server.call('viewer', 'GET', at(`quotes/${uuidv7()}/staleness`))).status).toBe(404);
  });
});
