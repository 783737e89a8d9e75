import { promisify } from 'node:util';
import { zstdCompress, zstdDecompress } from 'node:zlib';
import type { Condition, Estimation, EstimateVersion } from '@plumbline/api';
import { PDFDocument } from '@cantoo/pdf-lib';
import { createCanvas } from '@napi-rs/canvas';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { planPage } from '../../../../testing/records.ts';
import { testServer, type TestServer } from '../../../../testing/server.ts';

let server: TestServer;
let estimation: string;
let page: string;
const at = (path: string) => `/estimations/${estimation}/${path}`;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  ({ uuid: estimation } = await server.ok<Estimation>('owner', 'POST', '/estimations', { name: 'Clinic' }));
  ({ page } = await planPage(server, 'north', estimation));
});

const condition = (more: object) =>
  server.ok<Condition>('owner', 'POST', at('conditions'), {
    code: 'F1',
    name: 'Floor',
    type: 'area',
    color: '#cc0000',
    ...more,
  });
const list = () => server.ok<Condition[]>('viewer', 'GET', at('conditions'));

test('keeps hatch and mark shape of a condition, with plain defaults', async () => {
  expect(await condition({})).toMatchObject({ hatch: 'none', mark_shape: 'circle' });
  const made = await condition({ code: 'F2', hatch: 'grid', mark_shape: 'diamond' });
  expect(made).toMatchObject({ hatch: 'grid', mark_shape: 'diamond' });
  const changed = await server.ok<Condition>('owner', 'PUT', at(`conditions/${made.uuid}`), {
    hatch: 'dots',
    version: made.version,
  });
  expect(changed).toMatchObject({ hatch: 'dots', mark_shape: 'diamond', color: '#cc0000' });
  expect((await list()).map(({ hatch }) => hatch)).toEqual(['none', 'dots']);
  const { rows } = await server.owner.query<{ changes: { field: string; before: string; after: string }[] }>(
    `select changes from audit_change where entity = 'condition' and action = 'updated' and tenant_id = $1
      order by created_at desc limit 1`,
    [server.tenantIds.north],
  );
  expect(rows[0]?.changes).toEqual([
    expect.objectContaining({ field: 'hatch', before: 'grid', after: 'dots' }),
  ]);
});

test('accepts only known patterns in the contract and the database', async () => {
  const refused = await server.call('owner', 'POST', at('conditions'), {
    code: 'F1',
    name: 'Floor',
    type: 'area',
    color: '#cc0000',
    hatch: 'plaid',
  });
  expect(refused.status).toBe(400);
  const { uuid } = await condition({});
  await expect(
    server.owner.query("update estimation_condition set mark_shape = 'star' where condition_id = $1", [uuid]),
  ).rejects.toThrow('mark_shape');
});

test('restores condition styles from a version, plain ones from older versions', async () => {
  const { uuid, version } = await condition({ hatch: 'cross' });
  const kept = await server.ok<EstimateVersion>('owner', 'POST', at('versions'), { name: 'Crossed' });
  const restore = async () =>
    server.ok('owner', 'POST', at(`versions/${kept.uuid}/restore`), {
      version: (await server.ok<Estimation>('owner', 'GET', `/estimations/${estimation}`)).version,
    });
  await server.ok('owner', 'PUT', at(`conditions/${uuid}`), { hatch: 'dots', version });
  await restore();
  expect(await list()).toMatchObject([{ uuid, hatch: 'cross' }]);

  const { rows } = await server.owner.query<{ rows: Uint8Array }>(
    'select rows from estimate_version where version_id = $1',
    [kept.uuid],
  );
  const old = JSON.parse((await promisify(zstdDecompress)(rows[0]?.rows ?? '')).toString()) as {
    estimation_condition: { hatch?: string; mark_shape?: string }[];
  };
  for (const row of old.estimation_condition) {
    delete row.hatch;
    delete row.mark_shape;
  }
  await server.owner.query('update estimate_version set rows = $2 where version_id = $1', [
    kept.uuid,
    await promisify(zstdCompress)(JSON.stringify(old)),
  ]);
  await restore();
  expect(await list()).toMatchObject([{ uuid, hatch: 'none', mark_shape: 'circle' }]);
});

test('returns the style with the color in the estimate', async () => {
  await condition({ hatch: 'cross' });
  const { groups } = await server.ok<{ groups: object[] }>('viewer', 'GET', at('estimate'));
  expect(groups).toMatchObject([{ color: '#cc0000', hatch: 'cross', mark_shape: 'circle' }]);
});

/** Finds the points of the sheet that the marks ink, at four pixels per point. Antialiased edges are excluded. */
async function sheetInk(turn = 0) {
  const pdf = await PDFDocument.create();
  pdf.addPage([1200, 900]);
  const key = `${server.tenantIds.north}/${page}.pdf`;
  await server.ports.storage.put(key, await pdf.save());
  await server.tx('north', (tx) =>
    tx.updateTable('plan_page').set({ pdf_key: key, turn }).where('page_id', '=', page).execute(),
  );
  const answer = await server.call(
    'viewer',
    'GET',
    at(`sheets/pdf?pages=${page}&without=labels,scale&corner=bottom-right`),
  );
  const document = await getDocument({ data: new Uint8Array(answer.bytes), verbosity: 0 }).promise;
  const sheet = await document.getPage(1);
  const viewport = sheet.getViewport({ scale: 4, rotation: 0 });
  const canvas = createCanvas(viewport.width, viewport.height);
  await sheet.render({ canvas: canvas as unknown as HTMLCanvasElement, viewport }).promise;
  const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
  return (x: number, y: number) => {
    const [px = 0, py = 0] = viewport.convertToViewportPoint(x, y) as number[];
    const from = 4 * (Math.round(py) * canvas.width + Math.round(px));
    return 255 - Math.min(data[from] ?? 255, data[from + 1] ?? 255, data[from + 2] ?? 255);
  };
}
const draw = (condition_id: string, vertices: object[], more: object = {}) =>
  server.ok('owner', 'PUT', at(`take-off/${page}`), {
    upsert: [{ uuid: uuidv7(), condition_id, version: 0, geometry: { vertices, ...more } }],
    remove: [],
  });
/** Variation of ink along a short line through an area. */
const variation = (ink: (x: number, y: number) => number, dx: number, dy: number) => {
  const values = Array.from({ length: 120 }, (_, at) => ink(400 + dx * at * 0.25, 400 + dy * at * 0.25));
  return Math.max(...values) - Math.min(...values);
};

test.each([0, 90, 180, 270])(
  'draws the hatch in the PDF as displayed on a sheet rotated by %i',
  async (turn) => {
    const { uuid } = await condition({ hatch: 'horizontal' });
    await draw(uuid, [
      { x: 300, y: 300 },
      { x: 660, y: 300 },
      { x: 660, y: 540 },
      { x: 300, y: 540 },
    ]);
    const ink = await sheetInk(turn);
    // Horizontal hatch lines: constant along a line, varying across the lines.
    const [along, across] = turn % 180 === 0 ? ([1, 0] as const) : ([0, 1] as const);
    expect(variation(ink, along, across)).toBeLessThan(20);
    expect(variation(ink, across, along)).toBeGreaterThan(60);
  },
);

test('draws dashed lines and mark shapes in the PDF and both in its legend', async () => {
  const wall = await condition({ code: 'W1', type: 'linear', hatch: 'diagonal', color: '#0000cc' });
  await draw(wall.uuid, [
    { x: 100, y: 600 },
    { x: 700, y: 600 },
  ]);
  const plainCondition = await condition({ code: 'W2', type: 'linear', color: '#0000cc' });
  await draw(plainCondition.uuid, [
    { x: 100, y: 650 },
    { x: 700, y: 650 },
  ]);
  const box = await condition({ code: 'D1', type: 'count', mark_shape: 'square', color: '#008800' });
  await draw(box.uuid, [{ x: 300, y: 750 }]);
  const disc = await condition({ code: 'D2', type: 'count', color: '#008800' });
  await draw(disc.uuid, [{ x: 400, y: 750 }]);
  const ink = await sheetInk();
  const along = (y: number) => Array.from({ length: 400 }, (_, x) => ink(200 + x * 0.5, y));
  expect(Math.min(...along(600))).toBe(0);
  expect(Math.max(...along(600))).toBeGreaterThan(200);
  expect(Math.min(...along(650))).toBeGreaterThan(200);
  // A corner of the square, which a disc does not cover.
  expect(ink(296.9, 752.9)).toBeGreaterThan(100);
  expect(ink(396.9, 752.9)).toBeLessThan(ink(296.9, 752.9));
});
