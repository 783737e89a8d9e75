import type {
  Alternate,
  Condition,
  Estimate,
  Estimation,
  LineSteps,
  PublicQuote,
  PublicView,
  Quote,
} from '@plumbline/api';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { planPage, wallAssembly } from '../../../testing/records.ts';
import { testServer, type TestServer } from '../../../testing/server.ts';

let server: TestServer;
let parts: Awaited<ReturnType<typeof wallAssembly>>;
let estimation: string;
let wall: string;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());
const at = (path: string) => `/estimations/${estimation}/${path}`;
const estimate = () => server.ok<Estimate>('viewer', 'GET', at('estimate'));
const alternates = () => server.ok<Alternate[]>('viewer', 'GET', at('alternates'));
const add = (body: object) => server.ok<Alternate>('editor', 'POST', at('alternates'), body);
const cents = (value: string) => Math.round(Number(value) * 100);
beforeEach(async () => {
  parts = await wallAssembly(server, 'owner', 'north');
  ({ uuid: estimation } = await server.ok<Estimation>('owner', 'POST', '/estimations', { name: 'Clinic' }));
  const { page } = await planPage(server, 'north', estimation);
  wall = (
    await server.ok<Condition>('owner', 'POST', at('conditions'), {
      code: 'W1',
      name: 'Partition',
      type: 'surface_area',
      color: '#297cef',
      assembly_id: parts.assembly,
      parameters: { height: 10, sides: 2 },
    })
  ).uuid;
  await server.ok('owner', 'PUT', at(`take-off/${page}`), {
    upsert: [
      {
        uuid: uuidv7(),
        condition_id: wall,
        version: 0,
        geometry: {
          vertices: [
            { x: 10, y: 10 },
            { x: 610, y: 10 },
          ],
        },
      },
    ],
    remove: [],
  });
});
const firstLine = async () => {
  const line = (await estimate()).groups[0]?.lines[0];
  if (!line) throw new Error('the estimate has no line');
  return line;
};

test('an added line has equipment, other cost and a lump sum that counts once', async () => {
  const line = { name: 'Scaffold', unit: 'EA', markup: '0' };
  const costs = { equipment_cost: '12.5', other_cost: '2', lump_cost: '300' };
  const { uuid, cost, sell } = await add({ name: 'Height', lines: [{ ...line, quantity: '4', ...costs }] });
  // 4 × 14.50 and 300 once.
  expect([cost, sell]).toEqual(['358.00', '358.00']);
  const [kept] = await alternates();
  expect(kept?.lines[0]).toMatchObject(costs);
  const none = await server.ok<Alternate>('editor', 'PUT', at(`alternates/${uuid}`), {
    version: kept?.version,
    lines: [{ ...kept?.lines[0], quantity: '0' }],
  });
  expect(none.cost).toBe('0.00');
  for (const field of ['lump_cost', 'equipment_cost', 'markup']) {
    const { status, body } = await server.call('editor', 'POST', at('alternates'), {
      name: 'Below',
      lines: [{ ...line, quantity: '1', [field]: '-1' }],
    });
    expect([status, body]).toMatchObject([422, { errors: [{ field: `lines.0.${field}` }] }]);
  }
});

describe('partial estimate responses', () => {
  test('return the derivation of one line on request but not in the list', async () => {
    const line = await firstLine();
    expect(line).not.toHaveProperty('explain');
    const steps = await server.ok<LineSteps>(
      'viewer',
      'GET',
      at(`estimate/steps?condition_id=${wall}&line_id=${line.uuid}`),
    );
    expect(steps.quantity.at(-1)?.runningTotal).toBe(line.quantity);
    expect(steps.sell.at(-1)?.runningTotal).toBe(line.sell);
    const gone = await server.call(
      'viewer',
      'GET',
      at(`estimate/steps?condition_id=${wall}&line_id=${uuidv7()}`),
    );
    expect(gone.status).toBe(404);
  });

  test('leave out lines that the caller already has until they change', async () => {
    const complete = await estimate();
    const known = complete.groups.map(({ condition_id, digest }) => ({ condition_id, digest }));
    const same = await server.ok<Estimate>('viewer', 'POST', at('estimate/now'), { known });
    expect(same.groups).toMatchObject([{ is_known: true, lines: [] }]);
    expect({ ...same, groups: [] }).toEqual({ ...complete, groups: [] });
    const [line] = complete.groups[0]?.lines ?? [];
    const after = await server.ok<Estimate>('owner', 'PUT', at('estimate'), {
      version: complete.version,
      known,
      overrides: [{ condition_id: wall, line_id: line?.uuid, field: 'quantity', value: '7' }],
    });
    expect(after.groups[0]).not.toHaveProperty('is_known');
    expect(after.groups[0]?.lines[0]).toMatchObject({ quantity: '7', overridden: ['quantity'] });
    // The stored state of the estimate is not public.
    expect((await estimate()).groups[0]?.lines).toEqual(after.groups[0]?.lines);
  });
});

describe('an alternate', () => {
  test('is priced against the base bid, accepted into the total and removed again', async () => {
    const base = await estimate();
    const { uuid: line_id } = await firstLine();
    const deduct = await add({
      name: 'Thinner board',
      changes: [{ kind: 'unit_price', condition_id: wall, line_id, value: '0.01' }],
    });
    expect(deduct).toMatchObject({ number: 1, kind: 'deduct', accepted: false, problems: [], overlaps: [] });
    expect(Number(deduct.amount)).toBeLessThan(0);
    expect(deduct.touched).toMatchObject([
      { uuid: line_id, condition_code: 'W1', after: { unit_price: '0.01' } },
    ]);
    const own = await add({
      name: 'Lead-lined board',
      lines: [
        { name: 'Board', quantity: '10', unit: 'EA', unit_price: '100', labor_unit: '0.5', labor_rate: '60' },
      ],
    });
    expect(own).toMatchObject({ number: 2, kind: 'add', cost: '1300.00' });
    expect((await estimate()).total).toBe(base.total);
    const taken = await server.ok<Alternate>('editor', 'PUT', at(`alternates/${deduct.uuid}`), {
      version: deduct.version,
      accepted: true,
    });
    const now = await estimate();
    expect(now.base).toBe(base.total);
    expect(cents(now.total)).toBe(cents(base.total) + cents(deduct.amount));
    expect(now.totals.slice(-3)).toMatchObject([
      { key: 'base', value: base.total },
      { label: 'Alternate 1', value: deduct.amount },
      { key: 'total', value: now.total },
    ]);
    expect(now.explain.at(-1)).toMatchObject({ label: 'Total sell', runningTotal: now.total });
    // The list sorts by the bid total.
    expect((await server.ok<Estimation>('viewer', 'GET', `/estimations/${estimation}`)).total).toBe(
      now.total,
    );
    const again = await server.call('editor', 'PUT', at(`alternates/${deduct.uuid}`), {
      version: 1,
      accepted: false,
    });
    expect(again.status).toBe(409);
    await server.ok('editor', 'DELETE', at(`alternates/${taken.uuid}`));
    expect((await estimate()).total).toBe(base.total);
    // Numbers are not reused.
    expect((await add({ name: 'Third' })).number).toBe(3);
  });

  test('replaces an assembly and reports overlaps with another alternate', async () => {
    const other = await wallAssembly(server, 'owner', 'north');
    const swap = await add({
      name: 'Other wall',
      changes: [{ kind: 'assembly', condition_id: wall, assembly_id: other.assembly }],
    });
    expect(swap.amount).toBe('0.00');
    expect(swap.kind).toBe('none');
    expect(swap.touched.some(({ before }) => before)).toBe(true);
    expect(swap.touched.some(({ after }) => after)).toBe(true);
    const gone = await add({ name: 'No wall', changes: [{ kind: 'remove', condition_id: wall }] });
    expect(gone.overlaps).toEqual([1]);
    expect((await alternates())[0]?.overlaps).toEqual([2]);
    // The deduct is the only alternate.
    expect(Number(gone.amount)).toBe(-Number((await estimate()).base));
  });

  test('is rejected at the invalid field and not stored', async () => {
    const { uuid: line_id } = await firstLine();
    const wrong = async (body: object) =>
      (await server.call('editor', 'POST', at('alternates'), { name: 'Wrong', ...body })).body.errors?.[0]
        ?.field;
    expect(await wrong({ changes: [{ kind: 'quantity', condition_id: wall, line_id, value: '-1' }] })).toBe(
      'changes.0.value',
    );
    expect(await wrong({ changes: [{ kind: 'quantity', condition_id: wall, line_id }] })).toBe(
      'changes.0.value',
    );
    expect(await wrong({ changes: [{ kind: 'markup', condition_id: wall, value: '1' }] })).toBe(
      'changes.0.line_id',
    );
    expect(await wrong({ changes: [{ kind: 'assembly', condition_id: wall, assembly_id: uuidv7() }] })).toBe(
      'changes.0.assembly_id',
    );
    const twice = { kind: 'quantity', condition_id: wall, line_id, value: '1' };
    expect(await wrong({ changes: [twice, twice] })).toBe('changes.1');
    expect(await wrong({ lines: [{ name: 'Board', quantity: '-2' }] })).toBe('lines.0.quantity');
    expect(await alternates()).toEqual([]);
    expect((await server.call('viewer', 'POST', at('alternates'), { name: 'Not mine' })).status).toBe(403);
    expect((await server.call('stranger', 'GET', at('alternates'))).status).toBe(404);
  });

  test('that refers to deleted data reports it and changes nothing', async () => {
    const alternate = await add({ name: 'No wall', changes: [{ kind: 'remove', condition_id: wall }] });
    await server.ok('owner', 'DELETE', at(`conditions/${wall}`));
    const [now] = await alternates();
    expect(now).toMatchObject({ uuid: alternate.uuid, amount: '0.00' });
    expect(now?.problems).toEqual(['An assembly that this alternate changes is no longer in the estimate.']);
  });
});

describe('alternates of a quote', () => {
  test('are offered at the issue price, chosen by the customer and part of the signed quote', async () => {
    const one = await add({
      name: 'Board',
      description: 'Room 118',
      lines: [{ name: 'Board', quantity: '10', unit_price: '100' }],
    });
    const two = await add({
      name: 'Paint',
      accepted: true,
      lines: [{ name: 'Paint', quantity: '10', unit_price: '20' }],
    });
    const three = await add({ name: 'Door', lines: [{ name: 'Door', quantity: '1', unit_price: '500' }] });
    const draft = await server.ok<Quote>('editor', 'POST', at('quotes'), { name: 'Interiors' });
    expect(draft.alternates).toMatchObject([
      { uuid: one.uuid, offered: true, accepted: false, amount: one.amount },
      { uuid: two.uuid, offered: true, accepted: true },
      { uuid: three.uuid, offered: true, accepted: false },
    ]);
    expect(cents(draft.total)).toBe(cents(draft.base) + cents(two.amount));
    const changed = await server.ok<Quote>('editor', 'PUT', at(`quotes/${draft.uuid}`), {
      version: draft.version,
      alternates: [{ uuid: three.uuid, offered: false, accepted: true }],
    });
    // Alternates that are not offered are not in the total.
    expect(changed.alternates[2]).toMatchObject({ offered: false, accepted: false });
    expect(changed.total).toBe(draft.total);
    // Later prices do not change it.
    await server.ok('editor', 'DELETE', at(`alternates/${one.uuid}`));
    const to = `${uuidv7()}@customer.test`;
    await server.ok('editor', 'POST', at(`quotes/${draft.uuid}/issue`), {
      version: changed.version,
      letter: { to: [to], subject: 'Our quote', message: '' },
    });
    const { rows } = await server.owner.query<{ body: string }>(
      'select body from platform.outbox where recipient = $1',
      [to],
    );
    const token = /\/access\/(\S+)/.exec(rows[0]?.body ?? '')?.[1] ?? '';
    const shown = async () =>
      ((await server.call(undefined, 'GET', `/access/${token}`)).body.data as PublicView)
        .quote as PublicQuote;
    expect((await shown()).alternates.map(({ uuid }) => uuid)).toEqual([one.uuid, two.uuid]);
    const accept = (chosen: string[]) =>
      server.call(undefined, 'POST', `/access/${token}/quote`, {
        decision: 'accepted',
        name: 'Kim Lee',
        signature: { mode: 'typed' },
        alternates: chosen,
      });
    expect((await accept([three.uuid])).body.errors?.[0]?.field).toBe('alternates');
    expect((await accept([one.uuid])).status).toBe(200);
    const signed = await server.ok<Quote>('viewer', 'GET', at(`quotes/${draft.uuid}`));
    expect(signed.alternates.map(({ accepted }) => accepted)).toEqual([true, false, false]);
    expect(cents(signed.total)).toBe(cents(draft.base) + cents(one.amount));
    expect((await shown()).total).toBe(signed.total);
    const pdf = await server.call('viewer', 'GET', at(`quotes/${draft.uuid}/pdf`));
    expect(pdf.status).toBe(200);
  });
});
