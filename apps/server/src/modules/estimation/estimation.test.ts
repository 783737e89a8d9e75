import type {
  Calibration,
  Condition,
  Estimate,
  Estimation,
  PageTakeoff,
  Quote,
  SavedTakeoff,
} from '@plumbline/api';
import { computeEstimate } from '@plumbline/estimating';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { planPage, wallAssembly } from '../../testing/records.ts';
import { testServer, type TestServer } from '../../testing/server.ts';

let server: TestServer;
let parts: Awaited<ReturnType<typeof wallAssembly>>;
let estimation: string;
let page: string;
let wall: string;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());
// Each test measures its own estimation.
beforeEach(async () => {
  parts = await wallAssembly(server, 'owner', 'north');
  ({ uuid: estimation } = await server.ok<Estimation>('owner', 'POST', '/estimations', { name: 'Clinic' }));
  ({ page } = await planPage(server, 'north', estimation));
  wall = (await addCondition()).uuid;
});

const at = (path: string) => `/estimations/${estimation}/${path}`;
const addCondition = (values: object = {}) =>
  server.ok<Condition>('owner', 'POST', at('conditions'), {
    code: 'W1',
    name: 'Partition',
    type: 'surface_area',
    color: '#297cef',
    assembly_id: parts.assembly,
    parameters: { height: 10, sides: 2 },
    ...values,
  });
/** A path of `length` points: 12 points are a foot. */
const stroke = (length: number, values: object = {}) => ({
  uuid: uuidv7(),
  condition_id: wall,
  version: 0,
  geometry: {
    vertices: [
      { x: 10, y: 10 },
      { x: 10 + length, y: 10 },
    ],
  },
  ...values,
});
const save = (upsert: object[], remove: string[] = [], user: 'owner' | 'editor' = 'owner') =>
  server.ok<SavedTakeoff>(user, 'PUT', at(`take-off/${page}`), { upsert, remove });
const drawn = async () => (await server.ok<PageTakeoff>('viewer', 'GET', at(`take-off/${page}`))).takeoffs;
const estimate = () => server.ok<Estimate>('viewer', 'GET', at('estimate'));
const storedTotal = async () =>
  (await server.ok<Estimation>('viewer', 'GET', `/estimations/${estimation}`)).total;
const change = async (body: object) =>
  server.ok<Estimate>('owner', 'PUT', at('estimate'), { version: (await estimate()).version, ...body });

describe('measures', () => {
  test('are stored and returned unchanged', async () => {
    const one = stroke(600, {
      name: 'North wall',
      parameters: { openings: [{ width: 3, height: 7, count: 2, sides: 2 }] },
    });
    const curved = stroke(1, {
      geometry: {
        vertices: [
          { x: 0.1, y: 0.2, bulge: 0.4142135623730951 },
          { x: 1e-7, y: 1200.123456789 },
        ],
        closed: true,
      },
    });
    const saved = await save([one, curved]);
    expect(saved.conflicts).toEqual([]);
    const all = await drawn();
    expect(all.find((each) => each.uuid === one.uuid)).toEqual({
      ...one,
      version: 1,
      page_id: page,
      layer_id: null,
      group_id: null,
      type: 'surface_area',
    });
    expect(all.find((each) => each.uuid === curved.uuid)?.geometry).toEqual(curved.geometry);
  });

  test.each([{ x: 1e9 }, { y: -1e9 }, { bulge: 1e9 }])(
    'are refused far outside of any sheet: %j',
    async (far) => {
      const shape = stroke(600, {
        geometry: {
          vertices: [
            { x: 10, y: 10, ...far },
            { x: 20, y: 10 },
          ],
        },
      });
      const answer = await server.call('owner', 'PUT', at(`take-off/${page}`), {
        upsert: [shape],
        remove: [],
      });
      expect(answer.status).toBe(400);
      expect(answer.body.errors?.[0]?.field).toBe(`upsert.0.geometry.vertices.0.${Object.keys(far)[0]}`);
      expect(await drawn()).toEqual([]);
    },
  );

  test('create one measure and one audit entry when sent again', async () => {
    const one = stroke(600);
    await save([one]);
    const again = await save([one]);
    expect(again).toMatchObject({ takeoffs: [{ uuid: one.uuid, version: 1 }], conflicts: [] });
    const upper = await save([{ ...one, uuid: one.uuid.toUpperCase() }]);
    expect(upper.takeoffs).toHaveLength(1);
    expect(await drawn()).toHaveLength(1);
  });

  test('are rejected when listed twice in one save', async () => {
    const one = stroke(600);
    const answer = await server.call('owner', 'PUT', at(`take-off/${page}`), {
      upsert: [one, { ...one, uuid: one.uuid.toUpperCase() }],
      remove: [],
    });
    expect(answer.status).toBe(422);
    expect(answer.body.errors?.[0]?.field).toBe('upsert.1.uuid');
  });

  test('return a conflict when another user changed them', async () => {
    const one = stroke(600);
    await save([one]);
    const theirs = { ...one, version: 1, geometry: stroke(300).geometry };
    await save([theirs], [], 'editor');
    const mine = { ...one, version: 1, geometry: stroke(900).geometry };
    const other = stroke(120);
    const answer = await save([mine, other]);
    expect(answer.conflicts).toMatchObject([{ uuid: one.uuid, version: 2, geometry: theirs.geometry }]);
    // Measures without conflict are saved.
    expect(answer.takeoffs.map((each) => each.uuid)).toEqual([other.uuid]);
    const [now] = (await drawn()).filter((each) => each.uuid === one.uuid);
    expect(now?.geometry).toEqual(theirs.geometry);
    await save([{ ...mine, version: 2 }]);
    expect((await drawn()).find((each) => each.uuid === one.uuid)).toMatchObject({ version: 3 });
  });

  test('are deleted idempotently and restored by undo', async () => {
    const one = stroke(600);
    await save([one]);
    expect((await save([], [one.uuid])).removed).toEqual([one.uuid]);
    await save([], [one.uuid]);
    expect(await drawn()).toEqual([]);
    expect(await storedTotal()).toBe('0.00');
    await save([{ ...one, version: 1 }]);
    expect(await drawn()).toMatchObject([{ uuid: one.uuid }]);
    expect(await storedTotal()).toBe('4340.51');
  });

  test('are recreated when another user deleted them during a change', async () => {
    const one = stroke(600);
    await save([one]);
    await save([{ ...one, version: 1, name: 'Theirs' }], [], 'editor');
    await save([], [one.uuid], 'editor');
    const mine = { ...one, version: 1, name: 'Mine' };
    expect(await save([mine])).toMatchObject({ takeoffs: [{ name: 'Mine' }], conflicts: [] });
    expect(await drawn()).toHaveLength(1);
  });

  test('belong to their estimation and page only', async () => {
    const one = stroke(600);
    await save([one]);
    const mine = { estimation, page, wall };
    const { uuid: other } = await server.ok<Estimation>('owner', 'POST', '/estimations', { name: 'Other' });
    const elsewhere = (await planPage(server, 'north', other)).page;
    const second = (await planPage(server, 'north', mine.estimation)).page;
    const put = (est: string, pageId: string, upsert: object[], remove: string[] = []) =>
      server.call('owner', 'PUT', `/estimations/${est}/take-off/${pageId}`, { upsert, remove });
    expect((await put(mine.estimation, elsewhere, [stroke(1)])).status).toBe(404);
    expect((await put(other, mine.page, [])).status).toBe(404);
    expect((await put(mine.estimation, second, [{ ...one, version: 1 }])).status).toBe(404);
    expect((await put(mine.estimation, second, [], [one.uuid])).status).toBe(404);
    expect((await put(other, elsewhere, [{ ...one, uuid: one.uuid.toUpperCase(), version: 1 }])).status).toBe(
      422,
    );
    for (const call of ['calibration', 'take-off'])
      expect(
        (
          await server.call(
            'owner',
            'PUT',
            `/estimations/${other}/${call}/${mine.page}`,
            call === 'calibration' ? { calibrations: [] } : { upsert: [], remove: [] },
          )
        ).status,
      ).toBe(404);
    expect(await drawn()).toMatchObject([{ uuid: one.uuid, version: 1 }]);
  });

  test('with a deleted condition are rejected by name without losing others', async () => {
    const { uuid } = await addCondition({ code: 'W2' });
    await server.ok('owner', 'DELETE', at(`conditions/${uuid}`));
    const answer = await server.call('owner', 'PUT', at(`take-off/${page}`), {
      upsert: [stroke(10), stroke(20, { condition_id: uuid })],
      remove: [],
    });
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toEqual([
      {
        field: 'upsert.1.condition_id',
        message: 'This condition was deleted. Choose another condition for this measure.',
      },
    ]);
    expect(await drawn()).toEqual([]);
  });

  test('saved on two pages concurrently give one correct total', async () => {
    const pages = [page];
    for (let n = 0; n < 4; n++) pages.push((await planPage(server, 'north', estimation)).page);
    await Promise.all(
      pages.map((each) =>
        server.ok('owner', 'PUT', at(`take-off/${each}`), { upsert: [stroke(600)], remove: [] }),
      ),
    );
    const { total } = await estimate();
    expect(Number(total)).toBeGreaterThan(20_000);
    expect(await storedTotal()).toBe(total);
  });

  test('save two thousand shapes in one call within the time limit', async () => {
    const many = Array.from({ length: 2000 }, (_, n) => stroke(12 + n / 10));
    const started = performance.now();
    await save(many);
    expect(performance.now() - started).toBeLessThan(5000);
    expect(await drawn()).toHaveLength(2000);
  });
});

describe('the estimate', () => {
  test('matches a manual computation', async () => {
    await save([stroke(600)]);
    const { groups, totals, total, hours } = await estimate();
    // 50 LF × 10 ft × 2 sides = 1,000 SF; with 10% waste 1,100 SF, in sheets of 32 SF: 35 × 32 = 1,120 SF.
    // 2.00 with 5% freight and 10% cushion = 2.31; 1,120 × 2.31 = 2,587.20. 1,000 × 0.02 h × 50.00 = 1,000.00.
    expect(groups[0]).toMatchObject({ quantity: '1000', unit: 'SF', cost: '3587.20' });
    expect(groups[0]?.lines[0]).toMatchObject({
      quantity: '1120',
      unit: 'SF',
      material: '2587.20',
      labor: '1000.00',
      labor_quantity: '1000',
      cost: '3587.20',
      warnings: [],
      overridden: [],
    });
    expect(Number(groups[0]?.lines[0]?.unit_price)).toBe(2.31);
    expect(Number(hours)).toBe(20);
    // 10% overhead, then 10% profit: 3,587.20 × 1.21 = 4,340.512.
    expect(Object.fromEntries(totals.map((each) => [each.key, each.value]))).toEqual({
      material: '2587.20',
      labor: '1000.00',
      direct: '3587.20',
      overhead: '358.72',
      profit: '394.59',
      subtotal: '4340.51',
      total: '4340.51',
    });
    expect(total).toBe('4340.51');
    expect(await storedTotal()).toBe(total);
  });

  test('matches the published engine for the same input', async () => {
    await save([stroke(731.3), stroke(97.7)]);
    await change({ settings: { overhead_percentage: '12.5', bond_percentage: '1.2', tax_percentage: '6' } });
    const { total, groups } = await estimate();
    const area = (((731.3 + 97.7) / 12) * 10 * 2).toFixed(10);
    const own = computeEstimate({
      assemblies: [
        {
          id: 'a',
          name: 'a',
          variables: { area: { value: area, unit: 'SF' } },
          lines: [
            {
              id: 'l',
              name: 'l',
              unit: 'SF',
              quantity: 'area',
              wastePercent: '10',
              orderQuantity: '32',
              material: { price: '2.0000', freightPercent: '5', cushionPercent: '10' },
              labor: { laborUnit: '0.02', rates: { regular: '50' } },
            },
          ],
        },
      ],
      overheadPercent: '12.5',
      profitPercent: '10',
      bondPercent: '1.2',
      taxPercent: '6',
      priceDecimals: 4,
    });
    expect(total).toBe(own.totals.total);
    expect(groups[0]?.sell).toBe(own.assemblies[0]?.sell);
    expect(await storedTotal()).toBe(total);
  });

  test('deducts openings from both faces', async () => {
    await save([stroke(600, { parameters: { openings: [{ width: 3, height: 7, count: 2, sides: 2 }] } })]);
    expect((await estimate()).groups[0]?.quantity).toBe('916');
  });

  test('is recomputed for a new scale, and counts 0 with a warning without a scale', async () => {
    await save([stroke(600)]);
    const scale = (value: number, more: object = {}): Calibration => ({
      type: 'known_length',
      value,
      unit: 'ft',
      calibrated: true,
      ...more,
    });
    const calibrate = (calibrations: Calibration[]) =>
      server.ok<PageTakeoff>('owner', 'PUT', at(`calibration/${page}`), { calibrations });
    const { calibrations } = await calibrate([scale(1 / 6)]);
    expect(calibrations[0]?.uuid).toBeTruthy();
    expect((await estimate()).groups[0]?.quantity).toBe('2000');
    expect(await storedTotal()).toBe((await estimate()).total);
    // The same length in meters: 100 ft are 30.48 m.
    await calibrate([scale(0.3048 / 6, { unit: 'm' })]);
    const metric = (await estimate()).groups[0];
    // Heights are in the unit of the page, so 10 means ten meters.
    expect(Number(metric?.quantity)).toBeCloseTo((30.48 * 10 * 2) / 0.3048 ** 2, 3);
    await calibrate([]);
    const none = await estimate();
    expect(none.groups[0]?.quantity).toBe('0');
    expect(none.checks[0]).toEqual({
      tone: 'bad',
      text: 'A2.1 has no scale, so measures on it count as 0',
    });
    expect(await storedTotal()).toBe('0.00');
    const refused = await server.call('owner', 'PUT', at(`calibration/${page}`), {
      calibrations: [scale(0)],
    });
    expect(refused.status).toBe(422);
    expect(refused.body.errors?.[0]?.field).toBe('calibrations.0.value');
  });

  test('is recomputed when a condition changes, and rejects a stale change', async () => {
    await save([stroke(600)]);
    const put = (version: number, parameters: object) =>
      server.call('owner', 'PUT', at(`conditions/${wall}`), { version, parameters });
    expect((await put(1, { height: 12, sides: 2 })).body.data).toMatchObject({ version: 2 });
    expect((await estimate()).groups[0]?.quantity).toBe('1200');
    expect(await storedTotal()).toBe((await estimate()).total);
    expect((await put(1, { height: 8 })).status).toBe(409);
    expect((await estimate()).groups[0]?.quantity).toBe('1200');
  });

  test('keeps an override until it is reset', async () => {
    await save([stroke(600)]);
    const override = (field: string, value: string | null) => ({
      overrides: [{ condition_id: wall, line_id: parts.line, field, value }],
    });
    const priced = await change(override('unit_price', '3'));
    expect(priced.groups[0]?.lines[0]).toMatchObject({ material: '3360.00', overridden: ['unit_price'] });
    expect(await storedTotal()).toBe(priced.total);
    const counted = await change(override('quantity', '100'));
    expect(counted.groups[0]?.lines[0]).toMatchObject({ quantity: '100', material: '300.00' });
    const marked = await change(override('markup', '50'));
    expect(marked.groups[0]?.lines[0]).toMatchObject({ cost: '400.00', sell: '600.00' });
    for (const field of ['unit_price', 'quantity', 'markup']) await change(override(field, null));
    expect((await estimate()).total).toBe('4340.51');
    const strange = await server.call('owner', 'PUT', at('estimate'), {
      version: (await estimate()).version,
      overrides: [{ condition_id: wall, line_id: uuidv7(), field: 'markup', value: '1' }],
    });
    expect(strange.status).toBe(404);
  });

  test('rejects settings out of range and stale versions', async () => {
    const { version } = await estimate();
    const put = (body: object) => server.call('owner', 'PUT', at('estimate'), body);
    for (const value of ['-1', '1000.1']) {
      const answer = await put({ version, settings: { profit_percentage: value } });
      expect(answer.status).toBe(422);
      expect(answer.body.errors).toEqual([
        { field: 'settings.profit_percentage', message: 'Enter number between 0 and 1000' },
      ]);
    }
    await put({ version, settings: { profit_percentage: '5' } });
    expect((await put({ version, settings: { profit_percentage: '6' } })).status).toBe(409);
    expect((await estimate()).settings).toMatchObject({ profit_percentage: '5', overhead_percentage: '10' });
  });

  test('in a list follows changed prices, materials and assemblies', async () => {
    await save([stroke(600)]);
    const follows = async () => {
      await server.runJobs();
      const { total } = await estimate();
      expect(await storedTotal()).toBe(total);
      return total;
    };
    await server.runJobs();
    await server.ok('owner', 'POST', `/material/prices/${parts.material}`, {
      vendor_name: 'New',
      price: '4',
    });
    const dearer = await follows();
    expect(Number(dearer)).toBeGreaterThan(4340.51);
    const { version } = await server.ok<{ version: number }>(
      'owner',
      'GET',
      `/material/list/${parts.material}`,
    );
    await server.ok('owner', 'PUT', `/material/list/${parts.material}`, { version, order_quantity: '2000' });
    const larger = await follows();
    expect(Number(larger)).toBeGreaterThan(Number(dearer));
    const path = `/material/assembly/list/${parts.assembly}`;
    const assembly = await server.ok<{ version: number }>('owner', 'GET', path);
    await server.ok('owner', 'PUT', path, { version: assembly.version, markup_percentage: '50' });
    expect(Number(await follows())).toBeGreaterThan(Number(larger));
  });

  test('reports what is missing', async () => {
    await addCondition({ code: 'X1', assembly_id: null });
    await save([stroke(600)]);
    const { checks } = await estimate();
    expect(checks.map((each) => each.text)).toContain('X1: not measured yet');
    // The preferred vendor's price applies even if other vendors have newer ones.
    const old = await server.ok<{ uuid: string }>('owner', 'POST', '/vendors', { name: 'Old' });
    await server.ok('owner', 'POST', `/material/prices/${parts.material}`, {
      vendor_id: old.uuid,
      price: '2',
      last_price_date: '2019-01-01',
      expiry_price_date: '2020-01-01',
    });
    const path = `/material/list/${parts.material}`;
    const { version } = await server.ok<{ version: number }>('owner', 'GET', path);
    await server.ok('owner', 'PUT', path, { version, prefered_vendor_id: old.uuid });
    const expired = await estimate();
    expect(expired.checks.map((each) => each.text)).toContain('One price has expired');
    expect(expired.groups[0]?.lines[0]?.warnings).toEqual(['The price from Old expired on Jan 01, 2020.']);
  });

  test('excludes the measures of a deleted page', async () => {
    await save([stroke(600)]);
    await server.ok('owner', 'DELETE', at('page/delete'), { page_id: [page] });
    expect((await estimate()).total).toBe('0.00');
    expect(await storedTotal()).toBe('0.00');
    expect((await server.call('owner', 'GET', at(`take-off/${page}`))).status).toBe(404);
  });
});

describe('a quote', () => {
  const quote = (body: object = { name: 'Interiors' }) =>
    server.ok<Quote>('editor', 'POST', at('quotes'), body);
  const pdf = async (uuid: string) => {
    const answer = await server.call('viewer', 'GET', at(`quotes/${uuid}/pdf`));
    expect(answer.status).toBe(200);
    return answer;
  };

  test('requires a price', async () => {
    const answer = await server.call('owner', 'POST', at('quotes'), { name: 'Interiors' });
    expect(answer.status).toBe(422);
    expect(answer.body.message).toContain('no price yet');
  });

  test('stays unchanged when prices, measures and names change', async () => {
    await save([stroke(600)]);
    const first = await quote({
      name: 'Interiors',
      inclusions: [{ name: 'Clean-up' }],
      exclusions: [{ name: 'Permits' }],
    });
    expect(first).toMatchObject({
      revision: 0,
      is_active: true,
      status: 'Draft',
      total: '4340.51',
      project_name: 'Clinic',
      lines: [{ code: 'W1', quantity: '1000', unit: 'SF', unit_price: '4.34051', amount: '4340.51' }],
    });
    expect(first.number).toMatch(/^Q-\d{4}-\d{4}$/);
    const before = await pdf(first.uuid);
    expect(before.headers.get('content-type')).toBe('application/pdf');
    expect(before.headers.get('content-disposition')).toContain('inline');
    await server.ok('owner', 'POST', `/material/prices/${parts.material}`, {
      vendor_name: 'Dear',
      price: '9',
    });
    await save([stroke(1200)]);
    await server.ok('owner', 'PUT', `/estimations/${estimation}`, { version: 1, name: 'Renamed' });
    expect(Number((await estimate()).total)).toBeGreaterThan(20_000);
    const after = await pdf(first.uuid);
    expect(Buffer.from(after.bytes).equals(Buffer.from(before.bytes))).toBe(true);
    expect(await server.ok('viewer', 'GET', at(`quotes/${first.uuid}`))).toEqual(first);

    const second = await quote({ name: 'Interiors, again' });
    expect(second).toMatchObject({
      revision: 1,
      number: first.number,
      project_name: 'Renamed',
      inclusions: [{ name: 'Clean-up' }],
      exclusions: [{ name: 'Permits' }],
    });
    const all = await server.ok<Quote[]>('viewer', 'GET', at('quotes'));
    expect(all.map((each) => [each.revision, each.is_active])).toEqual([
      [1, true],
      [0, false],
    ]);
  });

  test('gives concurrent revisions distinct numbers and one active revision', async () => {
    await save([stroke(600)]);
    await Promise.all([quote(), quote(), quote()]);
    const all = await server.ok<Quote[]>('viewer', 'GET', at('quotes'));
    expect(all.map((each) => each.revision)).toEqual([2, 1, 0]);
    expect(all.filter((each) => each.is_active)).toHaveLength(1);
  });

  test('allows text changes in drafts but not in sent revisions', async () => {
    await save([stroke(600)]);
    const { uuid, version } = await quote();
    const put = (body: object) => server.call('editor', 'PUT', at(`quotes/${uuid}`), body);
    const changed = await put({ version, description: 'As drawn.', exclusions: [{ name: 'Permits' }] });
    expect(changed.body.data).toMatchObject({
      description: 'As drawn.',
      exclusions: [{ name: 'Permits' }],
      version: 2,
    });
    expect((await put({ version, description: 'Stale' })).status).toBe(409);
    await server.tx('north', (tx) =>
      tx.updateTable('quote').set({ status: 'Sent' }).where('quote_id', '=', uuid).execute(),
    );
    const answer = await put({ version: 2, description: 'Too late' });
    expect(answer.status).toBe(409);
    expect(answer.body.message).toBe('A sent revision cannot be changed. Create a new revision.');
  });

  test('prints every character that names can contain', async () => {
    const { uuid } = await addCondition({ code: 'W9', name: 'Decke 2′ × 2′ — Łódź, 5/8″ “Größe”' });
    await save([stroke(600, { condition_id: uuid })]);
    const { bytes } = await pdf((await quote({ name: 'Ωmega − Žluťoučký' })).uuid);
    const pdfjs = await import('pdfjs-dist/legacy/build/pdf.mjs');
    const document = await pdfjs.getDocument({ data: bytes.slice(), verbosity: 0 }).promise;
    const { items } = await (await document.getPage(1)).getTextContent();
    const text = items.map((item) => ('str' in item ? item.str : '')).join('');
    await document.loadingTask.destroy();
    expect(text).toContain('Decke 2′ × 2′ — Łódź, 5/8″ “Größe”');
    expect(text).toContain('Ωmega − Žluťoučký');
    expect(text).toContain('$4,340.51');
  });

  test('with many lines and clauses spans numbered pages', async () => {
    for (let n = 0; n < 45; n++) {
      const { uuid } = await addCondition({ code: `M${n}`, name: `Part ${n}` });
      await save([stroke(60, { condition_id: uuid })]);
    }
    const clauses = Array.from({ length: 60 }, (_, n) => ({
      name: `Clause ${n} that says something at some length`,
    }));
    const { bytes } = await pdf(
      (await quote({ name: 'Long', inclusions: clauses, exclusions: clauses })).uuid,
    );
    const pdfjs = await import('pdfjs-dist/legacy/build/pdf.mjs');
    const document = await pdfjs.getDocument({ data: bytes.slice(), verbosity: 0 }).promise;
    const text: string[] = [];
    for (let number = 1; number <= document.numPages; number++) {
      const { items } = await (await document.getPage(number)).getTextContent();
      text.push(items.map((item) => ('str' in item ? item.str : '')).join(' '));
    }
    await document.loadingTask.destroy();
    expect(text.length).toBeGreaterThan(3);
    text.forEach((each, index) => expect(each).toContain(`Page ${index + 1} of ${text.length}`));
    for (const word of ['Part 44', 'Clause 59']) expect(text.join(' ')).toContain(word);
    expect(text.join(' ').match(/Clause 59/g)).toHaveLength(2);
  });
});

describe('an estimation', () => {
  test('copies data from its opportunity and gets a number', async () => {
    const { uuid: account_id } = await server.ok<{ uuid: string }>('owner', 'POST', '/crm/accounts', {
      name: 'Health Partners',
    });
    const { uuid: opportunity_id } = await server.ok<{ uuid: string }>(
      'owner',
      'POST',
      '/crm/opportunities',
      {
        name: 'Clinic',
        account_id,
        bid_date: '2026-12-01',
        estimator_id: server.userIds.editor,
      },
    );
    const made = await server.ok<Estimation>('owner', 'POST', '/estimations', {
      name: 'Clinic',
      opportunity_id,
    });
    expect(made).toMatchObject({
      customer_name: 'Health Partners',
      account_id,
      bid_date: '2026-12-01',
      estimator: 'editor Tester',
      estimation_status: 'Take-off',
      total: '0.00',
    });
    const year = new Date().getUTCFullYear();
    expect(made.quote_number).toMatch(new RegExp(`^EST-${year}-\\d{4}$`));
    const bad = await server.call('owner', 'POST', '/estimations', {
      name: 'X',
      estimation_status: 'Nowhere',
    });
    expect(bad.body.errors).toEqual([
      { field: 'estimation_status', message: 'The status “Nowhere” does not exist.' },
    ]);
  });
});
