import type { Condition, Estimation, PageTakeoff, PlanLayer } from '@plumbline/api';
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

const rectangle = (x: number, y: number, width: number, height: number) => [
  { x, y: y + height },
  { x: x + width, y: y + height },
  { x: x + width, y },
  { x, y },
];
const mark = (type: string, vertices: object[], content: object = {}, more: object = {}) => ({
  uuid: uuidv7(),
  type,
  version: 0,
  geometry: { vertices },
  content,
  ...more,
});
const line = (y: number) => [
  { x: 200, y },
  { x: 700, y },
];
const drawn = () => [
  mark('cloud', rectangle(100, 600, 300, 150)),
  mark('arrow', line(500)),
  mark('highlight', rectangle(100, 300, 300, 100)),
  mark('dimension', line(200)),
  mark('callout', [...rectangle(800, 600, 200, 40), { x: 700, y: 700 }], { text: 'Verify depth' }),
];
const send = (upsert: object[], user: 'owner' | 'viewer' = 'owner', remove: string[] = []) =>
  server.call(user, 'PUT', at(`plan-marks/${page}`), { upsert, remove });
const marks = async () => (await server.ok<PageTakeoff>('viewer', 'GET', at(`take-off/${page}`))).marks;

test('stores drawn marks once with their geometry, and needs the right to edit', async () => {
  const all = drawn();
  expect((await send(all, 'viewer')).status).toBe(403);
  expect((await send(all)).status).toBe(200);
  expect((await send(all)).status).toBe(200);
  const stored = await marks();
  expect(stored).toHaveLength(5);
  for (const each of all) expect(stored).toContainEqual(expect.objectContaining({ ...each, version: 1 }));
});

test.each([
  ['cloud', rectangle(0, 0, 10, 10).slice(0, 2), {}, 'geometry'],
  ['highlight', [{ x: 0, y: 0 }], {}, 'geometry'],
  ['arrow', [{ x: 0, y: 0 }], {}, 'geometry'],
  ['dimension', [{ x: 0, y: 0 }], {}, 'geometry'],
  ['callout', rectangle(0, 0, 10, 10), { text: 'No leader' }, 'geometry'],
  ['callout', [...rectangle(0, 0, 10, 10), { x: 50, y: 50 }], {}, 'content.text'],
])('rejects an incomplete %s at its field', async (type, vertices, content, field) => {
  const { status, body } = await send([mark(type, vertices, content)]);
  expect([status, body.errors?.[0]?.field]).toEqual([422, `upsert.0.${field}`]);
  expect(await marks()).toEqual([]);
});

test('keeps drawn marks on a locked layer unchanged', async () => {
  const layer = await server.ok<PlanLayer>('owner', 'POST', at('layers'), { name: 'Addenda' });
  const arrow = mark('arrow', line(500), {}, { layer_id: layer.uuid });
  await send([arrow]);
  await server.ok('owner', 'PUT', at(`layers/${layer.uuid}`), { is_locked: true, version: layer.version });
  expect((await send([{ ...arrow, version: 1, geometry: { vertices: line(400) } }])).status).toBe(409);
  expect((await send([], 'owner', [arrow.uuid])).status).toBe(409);
  expect(await marks()).toMatchObject([{ uuid: arrow.uuid, version: 1 }]);
});

/** Renders the sheet with its marks. */
async function sheetPdf(turn: number, more = '') {
  const pdf = await PDFDocument.create();
  pdf.addPage([1200, 900]);
  const key = `${server.tenantIds.north}/${page}.pdf`;
  await server.ports.storage.put(key, await pdf.save());
  await server.tx('north', (tx) =>
    tx.updateTable('plan_page').set({ pdf_key: key, turn }).where('page_id', '=', page).execute(),
  );
  const answer = await server.call('viewer', 'GET', at(`sheets/pdf?pages=${page}&without=scale${more}`));
  const document = await getDocument({ data: new Uint8Array(answer.bytes), verbosity: 0 }).promise;
  const sheet = await document.getPage(1);
  const viewport = sheet.getViewport({ scale: 4, rotation: 0 });
  const canvas = createCanvas(viewport.width, viewport.height);
  await sheet.render({ canvas: canvas as unknown as HTMLCanvasElement, viewport }).promise;
  const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
  const { items } = await sheet.getTextContent();
  return {
    texts: items.flatMap((item) => ('str' in item ? [item.str] : [])),
    /** Darkness of the least bright channel at a point of the sheet, from 0 to 255. */
    ink: (x: number, y: number) => {
      const [px = 0, py = 0] = viewport.convertToViewportPoint(x, y) as number[];
      const from = 4 * (Math.round(py) * canvas.width + Math.round(px));
      return 255 - Math.min(data[from] ?? 255, data[from + 1] ?? 255, data[from + 2] ?? 255);
    },
  };
}
const most = (values: number[]) => Math.max(...values);
const steps = (count: number, each: (step: number) => number) =>
  Array.from({ length: count }, (_, step) => each(step));

test.each([0, 90])('draws each mark in the PDF where the canvas shows it, rotated by %i', async (turn) => {
  await send(drawn());
  const { ink, texts } = await sheetPdf(turn);
  // Scallops reach beyond the outline of a cloud, whose inside stays free.
  expect(most(steps(120, (step) => ink(150 + step, 753)))).toBeGreaterThan(120);
  expect(ink(250, 675)).toBe(0);
  // The arrow is wider at its head than along its line.
  expect(ink(400, 500)).toBeGreaterThan(120);
  expect(ink(400, 502)).toBe(0);
  expect(ink(694, 501.5)).toBeGreaterThan(120);
  // A highlight tints its area and has no edge.
  expect(ink(250, 350)).toBeGreaterThan(40);
  expect(ink(250, 296)).toBe(0);
  expect(ink(250, 200)).toBeGreaterThan(120);
  expect(ink(750, 660)).toBeGreaterThan(0);
  expect(texts).toContain('Verify depth');
  // The length under the scale of the sheet, 1/12 ft per point.
  expect(texts).toContain('41′-8″');
});

test('leaves drawn marks out of the PDF with the other marks', async () => {
  await send(drawn());
  const { ink, texts } = await sheetPdf(0, ',marks');
  expect(ink(400, 500)).toBe(0);
  expect(texts).not.toContain('Verify depth');
});

test('draws a placed legend with the quantities instead of the one in a corner', async () => {
  const { uuid } = await server.ok<Condition>('owner', 'POST', at('conditions'), {
    code: 'W1',
    name: 'Wall',
    type: 'linear',
    color: '#0000cc',
  });
  await server.ok('owner', 'PUT', at(`take-off/${page}`), {
    upsert: [{ uuid: uuidv7(), condition_id: uuid, version: 0, geometry: { vertices: line(100) } }],
    remove: [],
  });
  const inCorner = await sheetPdf(0);
  expect(inCorner.texts).toContain('W1');
  expect(inCorner.ink(700, 700)).toBe(0);

  await send([mark('legend', rectangle(600, 600, 400, 200))]);
  const placed = await sheetPdf(0, ',labels');
  expect(placed.texts).toEqual(expect.arrayContaining(['Legend', 'W1', 'Wall', '41.7 LF']));
  expect(placed.texts.filter((text) => text === 'W1')).toHaveLength(1);
  // Its frame is in its box, and the corner is free.
  expect(most(steps(40, (step) => placed.ink(590 + step / 2, 720)))).toBeGreaterThan(10);
  expect(most(steps(400, (step) => placed.ink(10 + step, 880)))).toBe(0);

  const without = await sheetPdf(0, ',legend,labels');
  expect(without.texts).not.toContain('Legend');
  expect(without.texts).not.toContain('W1');
});
