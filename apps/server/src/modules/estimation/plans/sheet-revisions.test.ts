import type {
  CopiedMeasures,
  Estimate,
  PageTakeoff,
  PlanPage,
  SheetComparison,
  SheetPair,
} from '@plumbline/api';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { planPage } from '../../../testing/records.ts';
import { testServer, type TestServer } from '../../../testing/server.ts';
import { drawWall, reissuedWalls, wallEstimate } from '../../../testing/fixtures/walls-estimate.ts';

let server: TestServer;
let estimation: string;
let conditions: string[];
let first: string;
let second: string;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());
// Two walls on a sheet that gets a new revision.
beforeEach(async () => {
  ({ estimation, conditions, first, second } = await reissuedWalls(server, { W1: 600, W2: 300 }));
});

const at = (path: string) => `/estimations/${estimation}/${path}`;
const pages = () =>
  server.ok<PlanPage[]>('viewer', 'GET', `/workdrive/plans/pages?prop_type=estimation&prop_id=${estimation}`);
const compareAt = (path = '', on = second, old = first) => at(`sheets/${on}/compare/${old}${path}`);
const compare = (on = second, old = first) =>
  server.ok<SheetComparison>('viewer', 'GET', compareAt('', on, old));
const setCurrent = (current: 'old' | 'new', on = second, old = first) =>
  server.ok<SheetComparison>('editor', 'PUT', compareAt('/current', on, old), { current });
const estimate = () => server.ok<Estimate>('viewer', 'GET', at('estimate'));
const measured = async (page: string) =>
  (await server.ok<PageTakeoff>('viewer', 'GET', at(`take-off/${page}`))).takeoffs;
const draw = (page: string, condition: string | undefined, length: number) =>
  drawWall(server, { estimation, page, condition, length });
/** The new sheet is half as large and rotated by a quarter turn. */
const aside: SheetPair[] = [
  { before: { x: 10, y: 10 }, after: { x: 400, y: 0 } },
  { before: { x: 610, y: 10 }, after: { x: 400, y: 300 } },
];
const copy = (body: object = {}) =>
  server.ok<CopiedMeasures>('editor', 'POST', compareAt('/copy-measures'), { alignment: aside, ...body });

describe('a comparison of two sheets', () => {
  test('shows quantities and cost per condition on both sheets', async () => {
    const before = await estimate();
    await draw(second, conditions[0], 480);
    const found = await compare();
    expect(found).toMatchObject({
      is_revision: false,
      old_counts: true,
      new_counts: true,
      alignment: [],
      to_copy: 2,
    });
    // 600 pt at 1/12 ft are 50 ft; ten feet high, both sides.
    expect(found.takeoffs).toMatchObject([
      { code: 'W1', old_quantity: '1000', new_quantity: '800', difference: '-200', unit: 'SF' },
      { code: 'W2', old_quantity: '500', new_quantity: '0', difference: '-500', new_measures: 0 },
    ]);
    expect(found.old_total).toBe(before.total);
    const sells = found.takeoffs.map(({ sell_difference }) => Number(sell_difference));
    expect(sells.every((sell) => sell < 0)).toBe(true);
    expect(Number(found.difference)).toBeCloseTo(Number(found.new_total) - Number(found.old_total), 2);
  });

  test('rejects identical sheets and sheets of another estimation', async () => {
    const same = await server.call('viewer', 'GET', compareAt('', first, first));
    expect(same).toMatchObject({ status: 422, body: { errors: [{ field: 'old_page_id' }] } });
    const other = await wallEstimate(server, { W1: 100 });
    const { page } = await planPage(server, 'north', other.estimation);
    expect((await server.call('viewer', 'GET', compareAt('', page))).status).toBe(404);
  });

  test('stores the alignment that a user sets', async () => {
    await server.ok('editor', 'PUT', compareAt('/alignment'), { alignment: aside });
    expect((await compare()).alignment).toEqual(aside);
    await server.ok('editor', 'PUT', compareAt('/alignment'), { alignment: [] });
    expect((await compare()).alignment).toEqual([]);
    const [one] = aside;
    for (const alignment of [[one, one], [one]]) {
      const refused = await server.call('editor', 'PUT', compareAt('/alignment'), { alignment });
      expect(refused).toMatchObject({ status: 422, body: { errors: [{ field: 'alignment' }] } });
    }
  });
});

describe('revisions of one sheet', () => {
  test('have exactly one current revision, the chosen one', async () => {
    const { total } = await estimate();
    await draw(second, conditions[0], 480);
    const both = await estimate();
    expect(Number(both.total)).toBeGreaterThan(Number(total));
    const now = await setCurrent('new');
    expect(now).toMatchObject({ is_revision: true, old_counts: false, new_counts: true });
    expect((await estimate()).total).toBe(now.new_total);
    expect((await pages()).map(({ counts, revision }) => ({ counts, revision }))).toEqual([
      { counts: false, revision: 0 },
      { counts: true, revision: 1 },
    ]);
    await setCurrent('old');
    expect((await estimate()).total).toBe(total);
  });

  test('make the newest remaining one current when the current one is deleted', async () => {
    const { total } = await estimate();
    await draw(second, conditions[0], 480);
    await setCurrent('new');
    await server.ok('owner', 'DELETE', at('page/delete'), { page_id: [second] });
    expect((await estimate()).total).toBe(total);
    expect(await pages()).toMatchObject([{ uuid: first, counts: true }]);
  });

  test('are ordered by time however they were linked', async () => {
    const { page: third } = await planPage(server, 'north', estimation);
    await setCurrent('new', third, first);
    await setCurrent('new', second, first);
    expect((await pages()).map(({ uuid, revision, counts }) => [uuid, revision, counts])).toEqual([
      [first, 0, false],
      [second, 1, true],
      [third, 2, false],
    ]);
    // A page belongs to one sheet.
    const { page: fourth } = await planPage(server, 'north', estimation);
    const refused = await server.call('editor', 'PUT', compareAt('/current', third, fourth), {
      current: 'new',
    });
    expect(refused.status).toBe(409);
  });

  test('become separate sheets again when unlinked', async () => {
    await draw(second, conditions[0], 480);
    const both = await estimate();
    await setCurrent('new');
    const apart = await server.ok<SheetComparison>('editor', 'DELETE', compareAt('/revision'));
    expect(apart).toMatchObject({ is_revision: false, old_counts: true, new_counts: true });
    expect((await estimate()).total).toBe(both.total);
    expect((await pages()).every(({ sheet_id }) => sheet_id === null)).toBe(true);
    expect((await server.call('editor', 'DELETE', compareAt('/revision'))).status).toBe(409);
  });
});

describe('measures of a superseded sheet', () => {
  test('are copied once to the aligned position and measure the same', async () => {
    await server.tx('north', (tx) =>
      tx.updateTable('plan_page').set({ calibrations: '[]' }).where('page_id', '=', second).execute(),
    );
    const { total } = await estimate();
    const { copied, scaled, comparison } = await copy();
    expect(copied).toHaveLength(2);
    expect(scaled).toBe(true);
    expect((await measured(second))[0]?.geometry.vertices).toEqual([
      { x: 400, y: 0 },
      { x: 400, y: 300 },
    ]);
    // Half the size on paper, and the same size in the building.
    expect(comparison.takeoffs.map(({ difference }) => Number(difference))).toEqual([0, 0]);
    expect(comparison).toMatchObject({ is_revision: true, to_copy: 0, alignment: [], difference: '0.00' });
    // Measures are not counted twice.
    expect((await estimate()).total).toBe(total);
    expect((await copy()).copied).toEqual([]);
    expect(await measured(second)).toHaveLength(2);
  });

  test('are copied for chosen conditions, and again after the copy was deleted', async () => {
    const { copied, scaled } = await copy({ condition_ids: [conditions[1]] });
    expect(copied).toHaveLength(1);
    // The page has its own scale.
    expect(scaled).toBe(false);
    await server.ok('owner', 'PUT', at(`take-off/${second}`), { upsert: [], remove: copied });
    expect((await copy()).copied).toHaveLength(2);
  });

  test('cannot be copied with view rights only', async () => {
    const refused = await server.call('viewer', 'POST', compareAt('/copy-measures'), { alignment: aside });
    expect(refused.status).toBe(403);
    expect(await measured(second)).toEqual([]);
  });
});
