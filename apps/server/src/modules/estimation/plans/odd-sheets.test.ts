import type { Condition, Estimate, PlanPage } from '@plumbline/api';
import { PDFDocument, PDFName, PDFNumber, PDFString, degrees, type PDFPage } from '@cantoo/pdf-lib';
import { createCanvas } from '@napi-rs/canvas';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { uploadPlanSet } from '../../../testing/plan-sets.ts';
import { testServer, type TestServer } from '../../../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

type Size = [number, number];
/** A sheet with one line, and optional text. */
function drawn(page: PDFPage, text?: string): void {
  page.drawLine({ start: { x: 10, y: 10 }, end: { x: 460, y: 10 }, thickness: 2 });
  if (text) page.drawText(text, { x: 20, y: 40, size: 12 });
}
async function pdfWith(make: (document: PDFDocument) => Promise<void> | void): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  await make(document);
  return document.save({ addDefaultPage: false, useObjectStreams: false });
}
/** Draws page content into an optional content group of the given name. */
function onLayer(document: PDFDocument, page: PDFPage, name: string): void {
  const { context } = document;
  const group = context.register(context.obj({ Type: 'OCG', Name: PDFString.of(name) }));
  document.catalog.set(
    PDFName.of('OCProperties'),
    context.obj({ OCGs: [group], D: { ON: [group], Order: [group] } }),
  );
  page.node.newExtGState('GS', context.register(context.obj({ Type: 'ExtGState' })));
  page.node.Resources()?.set(PDFName.of('Properties'), context.obj({ Layer: group }));
  const content = context.register(context.flateStream('/OC /Layer BDC 2 w 10 10 m 460 10 l S EMC'));
  page.node.addContentStream(content);
}

const uploaded = (name: string, bytes: Uint8Array) => uploadPlanSet(server, name, bytes);

/** Calibrates a page at 1/8″ = 1′ and measures 450 points on it. @returns the estimate. */
async function measured(estimation: string, page: string, vertices?: { x: number; y: number }[]) {
  const at = (path: string) => `/estimations/${estimation}/${path}`;
  await server.ok('owner', 'PUT', at(`calibration/${page}`), {
    calibrations: [{ type: 'named_scale', value: 1 / 9, unit: 'ft', calibrated: true }],
  });
  const { uuid: condition_id } = await server.ok<Condition>('owner', 'POST', at('conditions'), {
    code: 'B1',
    name: 'Base',
    type: vertices ? 'area' : 'linear',
    color: '#297cef',
  });
  const line = [
    { x: 10, y: 10 },
    { x: 460, y: 10 },
  ];
  await server.ok('owner', 'PUT', at(`take-off/${page}`), {
    upsert: [{ uuid: uuidv7(), condition_id, version: 0, geometry: { vertices: vertices ?? line } }],
    remove: [],
  });
  return server.ok<Estimate>('owner', 'GET', at('estimate'));
}

const sheets: [string, () => Promise<Uint8Array>, { size: Size; rotation?: number; words?: string }][] = [
  ['one point wide and high', () => pdfWith((document) => void document.addPage([1, 1])), { size: [1, 1] }],
  [
    'scanned',
    () =>
      pdfWith(async (document) => {
        const scan = createCanvas(400, 300);
        const paint = scan.getContext('2d');
        paint.fillStyle = '#ffffff';
        paint.fillRect(0, 0, 400, 300);
        paint.fillStyle = '#000000';
        paint.fillRect(20, 20, 300, 3);
        const image = await document.embedPng(await scan.encode('png'));
        document.addPage([800, 600]).drawImage(image, { x: 0, y: 0, width: 800, height: 600 });
      }),
    { size: [800, 600], words: '' },
  ],
  [
    'turned',
    () =>
      pdfWith((document) => {
        const page = document.addPage([800, 600]);
        page.setRotation(degrees(270));
        drawn(page, 'TURNED SHEET');
      }),
    { size: [800, 600], rotation: 270, words: 'TURNED' },
  ],
  [
    'cropped',
    () =>
      pdfWith((document) => {
        const page = document.addPage([800, 600]);
        page.setCropBox(100, 50, 500, 400);
        drawn(page);
      }),
    { size: [500, 400] },
  ],
];

describe('a plan set with sheets', () => {
  test.each(sheets)(
    '%s is read and measured to the same length',
    async (name, make, { size, rotation = 0, words: text }) => {
      const { estimation, file, pages } = await uploaded(`Sheets ${name}`, await make());
      expect(file).toMatchObject({ state: 'ready', pages: 1 });
      const [page] = pages;
      expect(page).toMatchObject({ is_processed: 4, width: size[0], height: size[1], rotation });
      expect(page?.name).toBe('Page 1');
      const { groups, checks } = await measured(estimation, page?.uuid ?? '');
      expect(groups[0]).toMatchObject({ quantity: '50', unit: 'LF' });
      expect(checks.some(({ tone }) => tone === 'bad')).toBe(false);
      if (text) {
        const found = await server.ok<PlanPage[]>(
          'owner',
          'GET',
          `/workdrive/plans/pages?prop_type=estimation&prop_id=${estimation}&search=${text}`,
        );
        expect(found).toHaveLength(1);
      }
    },
  );

  test('with PDF layers keeps the layers of each page', async () => {
    const bytes = await pdfWith((document) => {
      onLayer(document, document.addPage([800, 600]), 'Walls');
      drawn(document.addPage([800, 600]));
    });
    const { estimation, file, pages } = await uploaded('Layers', bytes);
    expect(file).toMatchObject({ state: 'ready', pages: 2 });
    const address = pages[0]?.signedURL.replace(/^\/api/, '') ?? '';
    const alone = await PDFDocument.load((await server.call(undefined, 'GET', address)).bytes);
    expect(alone.getPageCount()).toBe(1);
    expect(String(alone.catalog.lookup(PDFName.of('OCProperties')))).toContain('/OCGs');
    expect((await measured(estimation, pages[0]?.uuid ?? '')).groups[0]?.quantity).toBe('50');
  });

  test('numbering five hundred keeps all of them in order', { timeout: 180_000 }, async () => {
    const bytes = await pdfWith((document) => {
      for (let at = 0; at < 500; at++) document.addPage([300, 200]);
    });
    const { estimation, file, pages } = await uploaded('Many sheets', bytes);
    expect(file).toMatchObject({ state: 'ready', pages: 500 });
    expect(pages.map(({ number }) => number)).toEqual(Array.from({ length: 500 }, (_, at) => at + 1));
    expect(pages.every(({ is_processed }) => is_processed === 4)).toBe(true);
    expect((await measured(estimation, pages[499]?.uuid ?? '')).groups[0]?.quantity).toBe('50');
  });

  test('without pages is rejected with a message', async () => {
    const { file, pages } = await uploaded('No sheets', await pdfWith(() => undefined));
    expect(file).toMatchObject({ state: 'refused', problem: 'This PDF has no pages.' });
    expect(pages).toEqual([]);
  });
});

describe('a shape without area', () => {
  const shapes: [string, Size[], string, string | undefined][] = [
    [
      'crosses itself',
      [
        [0, 0],
        [90, 90],
        [90, 0],
        [0, 90],
      ],
      '50',
      'One outline crosses itself',
    ],
    [
      'lies on one line',
      [
        [0, 0],
        [90, 0],
        [180, 0],
      ],
      '0',
      undefined,
    ],
    [
      'is one point thrice',
      [
        [5, 5],
        [5, 5],
        [5, 5],
      ],
      '0',
      undefined,
    ],
  ];
  test.each(shapes)(
    '%s counts its quantity, and the estimate stays valid',
    async (name, points, quantity, check) => {
      const { estimation, pages } = await uploaded(
        `Shape that ${name}`,
        await pdfWith((document) => drawn(document.addPage([800, 600]))),
      );
      const { groups, checks } = await measured(
        estimation,
        pages[0]?.uuid ?? '',
        points.map(([x, y]) => ({ x, y })),
      );
      expect(groups[0]?.quantity).toBe(quantity);
      if (check) expect(checks.map(({ text }) => text)).toContain(check);
    },
  );
});

test('deleting a sheet while another user draws removes its measures and informs that user', async () => {
  const { estimation, pages } = await uploaded(
    'Deleted sheet',
    await pdfWith((document) => {
      drawn(document.addPage([800, 600]));
      drawn(document.addPage([800, 600]));
    }),
  );
  const [first, second] = pages.map(({ uuid }) => uuid);
  const before = await measured(estimation, first ?? '');
  expect(before.groups[0]?.quantity).toBe('50');
  await server.ok('owner', 'DELETE', `/estimations/${estimation}/page/delete`, { page_id: [first] });
  const at = (page = '') => `/estimations/${estimation}/take-off/${page}`;
  const upsert = [
    {
      uuid: uuidv7(),
      condition_id: before.groups[0]?.condition_id,
      version: 0,
      geometry: {
        vertices: [
          { x: 0, y: 0 },
          { x: 90, y: 0 },
        ],
      },
    },
  ];
  const late = await server.call('owner', 'PUT', at(first), { upsert, remove: [] });
  expect([late.status, late.body.message]).toEqual([
    404,
    'This page does not exist, was deleted, or belongs to someone else.',
  ]);
  const after = await server.ok<Estimate>('owner', 'GET', `/estimations/${estimation}/estimate`);
  expect(after.groups[0]?.quantity).toBe('0');
  expect(after.checks.map(({ text }) => text)).toContain('B1: not measured yet');
  expect((await server.call('owner', 'PUT', at(second), { upsert, remove: [] })).status).toBe(200);
});

test('a sheet with a user unit of two points equals one in points of the same size and scale', async () => {
  const bytes = await pdfWith((document) => {
    const page = document.addPage([400, 300]);
    page.setMediaBox(50, 20, 400, 300);
    page.node.set(PDFName.of('UserUnit'), PDFNumber.of(2));
    page.drawLine({ start: { x: 60, y: 30 }, end: { x: 285, y: 30 }, thickness: 2 });
    page.drawText('LARGE SHEET', { x: 70, y: 60, size: 12 });
  });
  const { pages } = await uploaded('Larger units', bytes);
  expect(pages[0]).toMatchObject({ width: 800, height: 600, is_processed: 4 });
  const address = pages[0]?.signedURL.replace(/^\/api/, '') ?? '';
  const [page] = (await PDFDocument.load((await server.call(undefined, 'GET', address)).bytes)).getPages();
  expect(page?.node.has(PDFName.of('UserUnit'))).toBe(false);
  expect(page?.getMediaBox()).toEqual({ x: 100, y: 40, width: 800, height: 600 });
});

test.each([0, -1, 1e-7, 5000])('rejects a scale of %s at its field', async (value) => {
  const { estimation, pages } = await uploaded(
    'Scale of nothing',
    await pdfWith((document) => drawn(document.addPage([800, 600]))),
  );
  const answer = await server.call(
    'owner',
    'PUT',
    `/estimations/${estimation}/calibration/${pages[0]?.uuid}`,
    {
      calibrations: [{ type: 'known_length', value, unit: 'ft', calibrated: true }],
    },
  );
  expect(answer.status).toBe(422);
  expect(answer.body.errors?.[0]).toMatchObject({ field: 'calibrations.0.value' });
});
