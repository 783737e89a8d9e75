import type { Condition, Estimation } from '@plumbline/api';
import { degrees, PDFDocument, rgb } from '@cantoo/pdf-lib';
import { createCanvas } from '@napi-rs/canvas';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { planPage } from '../../../../testing/records.ts';
import { testServer, type TestServer } from '../../../../testing/server.ts';
import { barLength } from './scale-bar.ts';

let server: TestServer;
let estimation: string;
let page: string;
let file: string;
const at = (path: string) => `/estimations/${estimation}/${path}`;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

/** Line and text of the sheet, in its unrotated space. */
async function writeSheet(uuid: string, { rotation = 0, crop = [0, 0, 1200, 900] } = {}) {
  const pdf = await PDFDocument.create();
  const sheet = pdf.addPage([1200, 900]);
  sheet.drawLine({ start: { x: 100, y: 850 }, end: { x: 700, y: 850 }, thickness: 4, color: rgb(0, 0, 0) });
  sheet.drawText('SHEET WORDS', { x: 120, y: 780, size: 20 });
  sheet.setRotation(degrees(rotation));
  const [x = 0, y = 0, width = 0, height = 0] = crop;
  sheet.setCropBox(x, y, width, height);
  const key = `${server.tenantIds.north}/${uuid}.pdf`;
  await server.ports.storage.put(key, await pdf.save());
  await server.tx('north', (tx) =>
    tx.updateTable('plan_page').set({ pdf_key: key, rotation }).where('page_id', '=', uuid).execute(),
  );
}

async function condition(code: string, type: string, color: string, more: object = {}) {
  const { uuid } = await server.ok<Condition>('owner', 'POST', at('conditions'), {
    code,
    name: `Condition ${code}`,
    type,
    color,
    ...more,
  });
  return uuid;
}
const draw = (condition_id: string, vertices: object[], more: object = {}) =>
  server.ok('owner', 'PUT', at(`take-off/${page}`), {
    upsert: [{ uuid: uuidv7(), condition_id, version: 0, geometry: { vertices }, ...more }],
    remove: [],
  });
const corners = (x: number, y: number, width: number, height: number) => [
  { x, y: y + height },
  { x: x + width, y: y + height },
  { x: x + width, y },
  { x, y },
];

beforeEach(async () => {
  ({ uuid: estimation } = await server.ok<Estimation>('owner', 'POST', '/estimations', { name: 'Clinic' }));
  ({ page, file } = await planPage(server, 'north', estimation));
  await writeSheet(page);
  const area = await condition('F1', 'area', '#cc0000');
  await draw(area, corners(300, 300, 360, 240));
  const wall = await condition('W1', 'linear', '#0000cc');
  await draw(wall, [
    { x: 800, y: 200 },
    { x: 800, y: 700 },
  ]);
  const doors = await condition('D1', 'count', '#008800');
  await draw(doors, [
    { x: 1000, y: 500 },
    { x: 1050, y: 500 },
  ]);
  await server.ok('owner', 'PUT', at(`plan-marks/${page}`), {
    upsert: [
      {
        uuid: uuidv7(),
        type: 'stamp',
        version: 0,
        geometry: { vertices: corners(820, 780, 180, 60) },
        content: { text: 'FOR PRICING', color: '#aa00aa' },
      },
    ],
    remove: [],
  });
});

async function pdfOf(pages: string, more = '') {
  const answer = await server.call('viewer', 'GET', at(`sheets/pdf?pages=${pages}${more}`));
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  return getDocument({ data: new Uint8Array(answer.bytes), verbosity: 0, useSystemFonts: false }).promise;
}
type Document = Awaited<ReturnType<typeof pdfOf>>;

/** Text items with their start positions, in the page's unrotated space. */
async function textsOf(document: Document, number = 1) {
  const { items } = await (await document.getPage(number)).getTextContent();
  return new Map(
    // The first occurrence counts, because the sheet precedes its legend.
    items
      .toReversed()
      .flatMap((item) =>
        'str' in item && item.str.trim()
          ? [[item.str.trim(), item.transform as [number, number, number, number, number, number]] as const]
          : [],
      ),
  );
}
/** Colors of the page without its rotation. */
async function pixelsOf(document: Document, number = 1) {
  const sheet = await document.getPage(number);
  const viewport = sheet.getViewport({ scale: 4, rotation: 0 });
  const canvas = createCanvas(viewport.width, viewport.height);
  await sheet.render({ canvas: canvas as unknown as HTMLCanvasElement, viewport, background: '#ffffff' })
    .promise;
  const context = canvas.getContext('2d');
  return (x: number, y: number) => {
    const [px, py] = viewport.convertToViewportPoint(x, y) as [number, number];
    return [...context.getImageData(Math.round(px), Math.round(py), 1, 1).data].slice(0, 3);
  };
}
const near = (color: number[], expected: number[]) =>
  color.every((each, index) => Math.abs(each - (expected[index] ?? 0)) <= 24);

describe.each([0, 90, 180, 270])('a sheet with page rotation %i', (rotation) => {
  test('keeps its size, drawing and the position of measures', async () => {
    await writeSheet(page, { rotation });
    await server.ok('owner', 'PUT', `/workdrive/pages/${page}`, { turn: 90 });
    const document = await pdfOf(page);
    const sheet = await document.getPage(1);
    expect(sheet.view).toEqual([0, 0, 1200, 900]);
    expect(sheet.rotate).toBe((rotation + 90) % 360);

    const pixel = await pixelsOf(document);
    // The line of the sheet, and its text as text.
    expect(near(pixel(400, 850), [0, 0, 0])).toBe(true);
    const texts = await textsOf(document);
    expect(texts.get('SHEET WORDS')?.slice(4)).toEqual([120, 780]);
    // An area of 360 × 240 with edge, tint within two points inside, and nothing two points outside.
    expect(near(pixel(400, 300), [204, 0, 0])).toBe(true);
    expect(near(pixel(400, 303), [245, 204, 204])).toBe(true);
    expect(near(pixel(400, 296), [255, 255, 255])).toBe(true);
    expect(near(pixel(657, 310), [245, 204, 204])).toBe(true);
    expect(near(pixel(664, 310), [255, 255, 255])).toBe(true);
    expect(near(pixel(800, 240), [0, 0, 204])).toBe(true);
    expect(near(pixel(806, 240), [255, 255, 255])).toBe(true);
    expect(near(pixel(1002.6, 500), [0, 136, 0])).toBe(true);
    expect(near(pixel(1052.6, 500), [0, 136, 0])).toBe(true);

    // 360 × 240 pt at 1/12 ft per point is 30 × 20 ft; labels are upright in the rotated view.
    const [a = 0, b = 0, , , x = 0, y = 0] = texts.get('600.0 SF') ?? [];
    const radians = ((rotation + 90) * Math.PI) / 180;
    expect(a / Math.hypot(a, b)).toBeCloseTo(Math.cos(radians), 5);
    expect(b / Math.hypot(a, b)).toBeCloseTo(Math.sin(radians), 5);
    expect(Math.hypot(x - 480, y - 420)).toBeLessThan(40);
    expect(texts.has('FOR PRICING')).toBe(true);
    const [, stampTurn = 1] = texts.get('FOR PRICING') ?? [];
    expect(stampTurn).toBeCloseTo(0, 5);
  });
});

test('sums shown measures in the legend and prints the scale', async () => {
  const texts = await textsOf(await pdfOf(page));
  for (const text of ['A2.1 Floor plan', 'Condition F1', 'Condition W1', 'Condition D1', '2 EA', '41.7 LF'])
    expect([...texts.keys()]).toContain(text);
});

test('prints both scales of a stretched sheet and uses both in quantities', async () => {
  await server.ok('owner', 'PUT', at(`calibration/${page}`), {
    calibrations: [{ type: 'known_length', value: 1 / 12, unit: 'ft', calibrated: true, factorY: 1.25 }],
  });
  const pageTexts = [...(await textsOf(await pdfOf(page))).keys()];
  // 360 × 240 pt are 30 × 25 ft, and 500 pt upwards 52.1 ft.
  expect(pageTexts).toEqual(expect.arrayContaining(['750.0 SF', '52.1 LF']));
  expect(pageTexts).toContain('Scale: across 1″ = 6′-0″, up 1″ = 7′-6″');
  await writeSheet(page, { rotation: 90 });
  expect([...(await textsOf(await pdfOf(page))).keys()]).toContain('Scale: across 1″ = 7′-6″, up 1″ = 6′-0″');
});

test.each([
  ['', 0, [0, 400], [600, 900]],
  ['&corner=bottom-right', 0, [800, 1200], [0, 300]],
  // With rotation to the right, the visible upper left corner is the lower left corner of the page.
  ['&corner=top-left', 90, [0, 400], [0, 400]],
  ['&corner=bottom-left', 180, [800, 1200], [600, 900]],
] as const)(
  'places the legend in the chosen corner %s of a page rotated by %i',
  async (corner, rotation, xs, ys) => {
    await writeSheet(page, { rotation });
    const [, , , , x = 0, y = 0] = (await textsOf(await pdfOf(page, corner))).get('A2.1 Floor plan') ?? [];
    expect(x).toBeGreaterThan(xs[0]);
    expect(x).toBeLessThan(xs[1]);
    expect(y).toBeGreaterThan(ys[0]);
    expect(y).toBeLessThan(ys[1]);
  },
);

test('gives a cropped sheet its visible size', async () => {
  await writeSheet(page, { crop: [200, 150, 900, 650] });
  const document = await pdfOf(page);
  const sheet = await document.getPage(1);
  expect(sheet.view).toEqual([200, 150, 1100, 800]);
  const pixel = await pixelsOf(document);
  expect(near(pixel(400, 300), [204, 0, 0])).toBe(true);
  expect(near(pixel(400, 303), [245, 204, 204])).toBe(true);
  const [, , , , x = 0] = (await textsOf(document)).get('A2.1 Floor plan') ?? [];
  expect(x).toBeGreaterThan(200);
});

test('leaves out hidden layers and parts', async () => {
  const { uuid: layer } = await server.ok<{ uuid: string }>('owner', 'POST', at('layers'), { name: 'Later' });
  const extra = await condition('X1', 'area', '#00aaaa');
  await draw(extra, corners(100, 600, 120, 120), { layer_id: layer });
  expect((await textsOf(await pdfOf(page))).has('Condition X1')).toBe(true);
  const without = await pdfOf(page, `&hidden=${layer}`);
  expect((await textsOf(without)).has('Condition X1')).toBe(false);
  expect((await textsOf(without)).has('Condition F1')).toBe(true);
  const alone = await pdfOf(page, `&hidden=none`);
  expect((await textsOf(alone)).has('Condition F1')).toBe(false);
  expect((await textsOf(alone)).has('Condition X1')).toBe(true);
  const bare = await pdfOf(page, '&without=measures,marks,legend,scale,labels');
  expect([...(await textsOf(bare)).keys()]).toEqual(['SHEET WORDS']);
});

test('merges several sheets into one document in the requested order', async () => {
  const second = await planPage(server, 'north', estimation);
  await writeSheet(second.page, { rotation: 90 });
  const document = await pdfOf(`${second.page},${page}`);
  expect(document.numPages).toBe(2);
  expect((await document.getPage(1)).rotate).toBe(90);
  expect((await textsOf(document, 1)).has('Condition F1')).toBe(false);
  expect((await textsOf(document, 2)).has('Condition F1')).toBe(true);
});

test('rejects invalid requests with a reason', async () => {
  const call = (pages: string, more = '') =>
    server.call('viewer', 'GET', at(`sheets/pdf?pages=${pages}${more}`));
  expect((await call('nothing')).body.errors?.[0]?.field).toBe('pages');
  expect((await call(page, '&without=roof')).body.errors?.[0]?.field).toBe('without');
  expect((await call(uuidv7())).status).toBe(404);
  const { uuid: other } = await server.ok<Estimation>('owner', 'POST', '/estimations', { name: 'Other' });
  const elsewhere = await planPage(server, 'north', other);
  expect((await call(elsewhere.page)).status).toBe(404);
  const unread = await planPage(server, 'north', estimation);
  expect((await call(unread.page)).status).toBe(409);
  const key = `${server.tenantIds.north}/${file}/broken.pdf`;
  await server.ports.storage.put(key, new TextEncoder().encode('no PDF'));
  await server.tx('north', (tx) =>
    tx.updateTable('plan_page').set({ pdf_key: key }).where('page_id', '=', page).execute(),
  );
  expect((await call(page)).body).toMatchObject({
    message: expect.stringContaining('cannot be added to the PDF') as string,
  });
});

test('uses the longest round length that fits as scale bar', () => {
  expect(barLength(1 / 9, 200)).toBe(20);
  expect(barLength(1, 200)).toBe(200);
  expect(barLength(0.0352778, 100)).toBe(2);
});
