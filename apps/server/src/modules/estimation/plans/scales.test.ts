import type { Calibration, Condition, Estimate, Estimation, PageTakeoff, SavedTakeoff } from '@plumbline/api';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { planPage } from '../../../testing/records.ts';
import { testServer, type TestServer } from '../../../testing/server.ts';

let server: TestServer;
let estimation: string;
let page: string;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());
// Each test measures its own estimation.
beforeEach(async () => {
  ({ uuid: estimation } = await server.ok<Estimation>('owner', 'POST', '/estimations', { name: 'Details' }));
  ({ page } = await planPage(server, 'north', estimation));
});

const at = (path: string) => `/estimations/${estimation}/${path}`;
const sheet: Calibration = { type: 'known_length', value: 1 / 12, unit: 'ft', calibrated: true };
const detail: Calibration = {
  uuid: uuidv7(),
  name: 'Detail 3',
  type: 'known_length',
  value: 1 / 120,
  unit: 'ft',
  calibrated: true,
  region: { x: 0, y: 0, width: 500, height: 500 },
};
const calibrate = (calibrations: Calibration[], seen?: Calibration[]) =>
  server.call('owner', 'PUT', at(`calibration/${page}`), {
    calibrations,
    ...(seen ? { seen } : {}),
  });
const shown = () => server.ok<PageTakeoff>('owner', 'GET', at(`take-off/${page}`));
const condition = (values: object) =>
  server.ok<Condition>('owner', 'POST', at('conditions'), {
    code: 'L1',
    name: 'Line',
    type: 'linear',
    color: '#297cef',
    ...values,
  });
const row = (condition_id: string, values: object = {}) => ({
  uuid: uuidv7(),
  version: 0,
  condition_id,
  geometry: {
    vertices: [
      { x: 0, y: 100 },
      { x: 240, y: 100 },
    ],
  },
  ...values,
});
const save = (upsert: object[]) =>
  server.ok<SavedTakeoff>('owner', 'PUT', at(`take-off/${page}`), { upsert, remove: [] });
const estimate = () => server.ok<Estimate>('owner', 'GET', at('estimate'));
const quantities = async () =>
  Object.fromEntries((await estimate()).groups.map(({ code, quantity }) => [code, Number(quantity)]));

describe('several scales on a sheet', () => {
  test('apply the detail’s scale inside it and the sheet’s scale across its edge, with a warning', async () => {
    const { uuid } = await condition({});
    await calibrate([sheet, detail]);
    await save([row(uuid)]);
    expect((await quantities())['L1']).toBeCloseTo(2, 9);
    await save([
      row(uuid, {
        geometry: {
          vertices: [
            { x: 480, y: 100 },
            { x: 600, y: 100 },
          ],
        },
      }),
    ]);
    expect((await quantities())['L1']).toBeCloseTo(12, 9);
    expect((await estimate()).checks.map(({ text }) => text)).toContain(
      'One measure crosses two scales of its sheet. The scale of the larger region is used',
    );
    await calibrate([sheet]);
    expect((await quantities())['L1']).toBeCloseTo(30, 9);
  });

  test('keep the lengths of a calibration and reject lengths of another scale', async () => {
    const first = { a: { x: 0, y: 0 }, b: { x: 120, y: 0 }, realLength: 10 };
    const across = { a: { x: 0, y: 0 }, b: { x: 0, y: 96 }, realLength: 10 };
    const both: Calibration = { ...sheet, factorX: 1, factorY: 1.25, lengths: [first, across] };
    await calibrate([both]);
    const { calibrations } = await shown();
    expect(calibrations).toMatchObject([{ lengths: [first, across] }]);
    // One page is corrected alone; a user with an outdated view of the other gets a conflict.
    const right = { ...both, factorY: 1.5, lengths: [first, { ...across, realLength: 12 }] };
    expect((await calibrate([right], calibrations)).status).toBe(200);
    expect((await calibrate([both], calibrations)).status).toBe(409);
    for (const wrong of [
      { ...both, factorY: 1.5 },
      { ...both, lengths: [across, across] },
    ])
      expect(await calibrate([wrong])).toMatchObject({ status: 422 });
    expect((await shown()).calibrations).toMatchObject([right]);
  });

  test('count 0 in a detail without a scale whatever the sheet’s scale', async () => {
    const { uuid } = await condition({});
    await calibrate([sheet, { ...detail, type: 'none', value: 1, calibrated: false }]);
    await save([row(uuid)]);
    expect((await quantities())['L1']).toBe(0);
    const { checks, groups } = await estimate();
    expect(checks[0]?.text).toContain('no scale');
    expect(groups[0]?.pages).toMatchObject([{ page_id: page, without_scale: 1 }]);
    await calibrate([sheet, detail]);
    expect((await estimate()).groups[0]?.pages[0]).not.toHaveProperty('without_scale');
  });

  test('reject a change by a user who has not seen the latest one', async () => {
    const { calibrations: seen } = await server.ok<PageTakeoff>('owner', 'PUT', at(`calibration/${page}`), {
      calibrations: [sheet, detail],
      seen: (await shown()).calibrations,
    });
    expect(seen).toHaveLength(2);
    const theirs = seen.map((each) => (each.region ? { ...each, value: 1 / 60 } : each));
    expect((await calibrate(theirs, seen)).status).toBe(200);
    const late = await calibrate([sheet], seen);
    expect(late.status).toBe(409);
    const { calibrations } = await shown();
    expect(calibrations.find(({ region }) => region)?.value).toBeCloseTo(1 / 60, 12);
  });

  test.each([
    ['region', [sheet, { ...detail, region: { x: 0, y: 0, width: 0, height: 9 } }], 1],
    ['region', [sheet, { ...sheet, uuid: uuidv7() }], 1],
    ['uuid', [detail, { ...detail, name: 'Detail 4' }], 1],
  ] as const)('reject invalid calibrations at their %s', async (field, calibrations, index) => {
    const { status, body } = await calibrate([...calibrations] as Calibration[]);
    expect(status).toBe(422);
    expect(body.errors?.[0]?.field).toBe(`calibrations.${index}.${field}`);
  });

  test('of a stretched sheet are both kept and used by quantities, estimate and audit log', async () => {
    const { uuid } = await condition({});
    const area = await condition({ code: 'A1', type: 'area' });
    const stretched: Calibration = { ...sheet, factorX: 1, factorY: 1.25 };
    const { status } = await calibrate([stretched]);
    expect(status).toBe(200);
    expect((await shown()).calibrations[0]).toMatchObject(stretched);
    const corner = (x: number, y: number) => ({ x, y });
    // 240 pt across are 20 ft, 240 pt up are 25 ft.
    await save([
      row(uuid),
      row(uuid, { geometry: { vertices: [corner(0, 0), corner(0, 240)] } }),
      row(area.uuid, {
        geometry: { vertices: [corner(0, 0), corner(240, 0), corner(240, 240), corner(0, 240)] },
      }),
    ]);
    expect(await quantities()).toMatchObject({ L1: 45, A1: 500 });
    const changes = await server.ok('owner', 'GET', '/estimation/recent-changes?limit=20');
    expect(JSON.stringify(changes)).toContain('1″ = 6′-0″ × 1″ = 7′-6″');
  });

  test.each([{ factorY: 0 }, { factorX: -1 }, { factorY: 1e12 }])(
    'reject %o as stretched',
    async (factors) => {
      const { status, body } = await calibrate([{ ...sheet, ...factors }]);
      expect(status).toBe(422);
      expect(body.errors?.[0]?.field).toBe('calibrations.0.value');
    },
  );

  test('name the details in the audit log', async () => {
    await calibrate([sheet, { ...detail, value: 1 / 72 }]);
    const changes = await server.ok('owner', 'GET', '/estimation/recent-changes?limit=20');
    expect(JSON.stringify(changes)).toContain('Detail 3: 1″ = 1′-0″');
  });
});

describe('a measure moved to another condition', () => {
  test('counts there by that condition’s type and no longer in the old one', async () => {
    const line = await condition({});
    const wall = await condition({ code: 'W1', type: 'surface_area', parameters: { height: 9, sides: 2 } });
    await calibrate([sheet]);
    const drawn = row(line.uuid);
    const { takeoffs } = await save([drawn]);
    expect(await quantities()).toMatchObject({ L1: 20 });
    const moved = { ...drawn, condition_id: wall.uuid, version: takeoffs[0]?.version ?? 0 };
    const { takeoffs: now } = await save([moved]);
    expect(now[0]).toMatchObject({ condition_id: wall.uuid, type: 'surface_area' });
    expect(await quantities()).toMatchObject({ L1: 0, W1: 360 });
    // A user with an outdated version changes nothing and receives the current scale.
    const { conflicts } = await save([{ ...drawn, name: 'Mine', version: takeoffs[0]?.version ?? 0 }]);
    expect(conflicts[0]).toMatchObject({ condition_id: wall.uuid });
    expect(await quantities()).toMatchObject({ L1: 0, W1: 360 });
  });
});
