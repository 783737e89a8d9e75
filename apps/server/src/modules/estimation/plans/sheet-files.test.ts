import { randomBytes } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import type { PlanPage } from '@plumbline/api';
import { PDFDocument } from '@cantoo/pdf-lib';
import PDFKit from 'pdfkit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { uploadPlanSet } from '../../../testing/plan-sets.ts';
import { pdfStream, rawPdf, type RawObjects } from '../../../testing/write-raw-pdf.ts';
import { isBlack, renderPage } from '../../../testing/render-page.ts';
import { testServer, type TestServer } from '../../../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

const fetched = async (url: string) => {
  const { status, bytes } = await server.call(undefined, 'GET', url.replace(/^\/api/, ''));
  expect(status).toBe(200);
  return new Uint8Array(bytes);
};
const fileOf = (page: PlanPage | undefined) => fetched(page?.signedURL ?? '');
/** Sheets with what is drawn on them, in one PDF. */
async function markedUp(estimation: string, pages: readonly PlanPage[]) {
  const list = pages.map(({ uuid }) => uuid).join(',');
  const answer = await server.call('owner', 'GET', `/estimations/${estimation}/sheets/pdf?pages=${list}`);
  expect(answer.status, answer.body?.message).toBe(200);
  return new Uint8Array(answer.bytes);
}
/** Pages of a set as one PDF without what is drawn. */
async function extracted(file: string, pages: readonly PlanPage[]) {
  const { url } = await server.ok<{ url: string }>(
    'owner',
    'POST',
    `/workdrive/estimation/downloadPdf/${file}`,
    {
      pages: pages.map(({ uuid }) => uuid),
    },
  );
  return fetched(url);
}

/** Two sheets whose layers have the same name: that of the first is on, that of the second is off. */
const sameNames: RawObjects = {
  1: '<</Type/Catalog/Pages 2 0 R/OCProperties<</OCGs[10 0 R 11 0 R]/D<</Order[10 0 R 11 0 R]/OFF[11 0 R]>>>>>>',
  2: '<</Type/Pages/Kids[3 0 R 4 0 R]/Count 2>>',
  3: '<</Type/Page/Parent 2 0 R/MediaBox[0 0 400 300]/Resources<</Properties<</L 10 0 R>>>>/Contents 6 0 R>>',
  4: '<</Type/Page/Parent 2 0 R/MediaBox[0 0 400 300]/Resources<</Properties<</L 11 0 R>>>>/Contents 6 0 R>>',
  6: pdfStream('/OC /L BDC 0 0 0 rg 40 60 120 120 re f EMC'),
  10: '<</Type/OCG/Name(A-WALL)>>',
  11: '<</Type/OCG/Name(A-WALL)>>',
};

describe('layers of the same name', () => {
  test('keep their own states in the file of a sheet, in extracted pages and in a marked-up set', async () => {
    const { estimation, file, pages } = await uploadPlanSet(server, 'Merged set', rawPdf(sameNames));
    const shown = async (pdf: Uint8Array, number = 1) => isBlack((await renderPage(pdf, number))(100, 120));
    expect(await Promise.all(pages.map(async (page) => shown(await fileOf(page))))).toEqual([true, false]);
    for (const pdf of [await markedUp(estimation, pages), await extracted(file?.uuid ?? '', pages)])
      expect([await shown(pdf, 1), await shown(pdf, 2)]).toEqual([true, false]);
  });

  test('show the same in the preview as in the file of the sheet', async () => {
    // A view state without a usage event decides nothing, though the reader follows it.
    const objects = { ...sameNames, 10: '<</Type/OCG/Name(A-WALL)/Usage<</View<</ViewState/OFF>>>>>>' };
    const { pages } = await uploadPlanSet(server, 'View states', rawPdf(objects));
    expect(isBlack((await renderPage(await fileOf(pages[0])))(100, 120))).toBe(true);
    const [withSquare, without] = await Promise.all(pages.map(({ preview_url }) => fetched(preview_url)));
    expect(withSquare).not.toEqual(without);
  });
});

const count = 6;
/** A picture of 15 KB that cannot be compressed. */
function picture(): string {
  // Gray noise without white, which would look like a missing picture.
  const data = deflateSync(randomBytes(120 * 120).map((value) => value % 250)).toString('latin1');
  return pdfStream(
    data,
    '/Type/XObject/Subtype/Image/Width 120/Height 120/ColorSpace/DeviceGray/BitsPerComponent 8/Filter/FlateDecode',
  );
}
const each = <T>(make: (at: number) => T) => Array.from({ length: count }, (_, at) => make(at));
const refs = (first: number) => each((at) => `${first + at} 0 R`).join(' ');
const pictures = () => Object.fromEntries(each((at) => [200 + at, picture()]));
const content = (drawing: (at: number) => string) =>
  Object.fromEntries(each((at) => [300 + at, pdfStream(drawing(at))]));

const sets: [string, () => RawObjects][] = [
  [
    'link to each other and to named places',
    () => ({
      1: '<</Type/Catalog/Pages 2 0 R/Names<</Dests<</Names[(third)[102 0 R/Fit]]>>>>>>',
      2: `<</Type/Pages/Kids[${refs(100)}]/Count ${count}>>`,
      ...Object.fromEntries(
        each((at) => [
          100 + at,
          `<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 600]/Resources<</XObject<</I ${200 + at} 0 R>>>>/Contents ${300 + at} 0 R/StructParents ${at}/B[600 0 R]/Annots[
          ${each((to) => `<</Type/Annot/Subtype/Link/Rect[0 0 9 9]/P ${100 + at} 0 R/Dest[${100 + to} 0 R/Fit]>>`).join('')}
          <</Type/Annot/Subtype/Link/Rect[0 0 9 9]/A<</S/GoTo/D[${100 + ((at + 1) % count)} 0 R/Fit]>>>>
          <</Type/Annot/Subtype/Link/Rect[0 0 9 9]/Dest(third)>>]>>`,
        ]),
      ),
      ...pictures(),
      ...content(() => 'q 400 0 0 400 50 50 cm /I Do Q'),
      600: `<</P 100 0 R/N 601 0 R/V 601 0 R/R[0 0 1 1]>>`,
      601: `<</P 105 0 R/N 600 0 R/V 600 0 R/R[0 0 1 1]>>`,
    }),
  ],
  [
    'inherit one list of resources',
    () => ({
      1: '<</Type/Catalog/Pages 2 0 R>>',
      2: `<</Type/Pages/Kids[${refs(100)}]/Count ${count}/Resources<</XObject 3 0 R>>>>`,
      3: `<<${each((at) => `/I${at} ${200 + at} 0 R`).join('')}>>`,
      ...Object.fromEntries(
        each((at) => [
          100 + at,
          `<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 600]/Contents ${300 + at} 0 R>>`,
        ]),
      ),
      ...pictures(),
      ...content((at) => `q 400 0 0 400 50 50 cm /I${at} Do Q`),
    }),
  ],
  [
    'draw forms that share one list of resources',
    () => ({
      1: '<</Type/Catalog/Pages 2 0 R>>',
      2: `<</Type/Pages/Kids[${refs(100)}]/Count ${count}>>`,
      3: `<</XObject<<${each((at) => `/I${at} ${200 + at} 0 R/F${at} ${400 + at} 0 R`).join('')}>>>>`,
      ...Object.fromEntries(
        each((at) => [
          100 + at,
          `<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 600]/Resources 3 0 R/Contents ${300 + at} 0 R>>`,
        ]),
      ),
      ...pictures(),
      ...content((at) => `/F${at} Do`),
      ...Object.fromEntries(
        each((at) => [
          400 + at,
          // Half of them have resources, the other half use those of the page.
          pdfStream(
            `q 400 0 0 400 50 50 cm /I${at} Do Q`,
            `/Type/XObject/Subtype/Form/BBox[0 0 600 600]${at % 2 ? '/Resources 3 0 R' : ''}`,
          ),
        ]),
      ),
    }),
  ],
  [
    'have fields of one form',
    () => ({
      1: '<</Type/Catalog/Pages 2 0 R/AcroForm<</Fields[4 0 R]>>>>',
      2: `<</Type/Pages/Kids[${refs(100)}]/Count ${count}>>`,
      4: `<</FT/Tx/T(stamp)/Kids[${refs(500)}]>>`,
      ...Object.fromEntries(
        each((at) => [
          100 + at,
          `<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 600]/Annots[${500 + at} 0 R]/Contents ${300 + at} 0 R>>`,
        ]),
      ),
      ...pictures(),
      ...content(() => ''),
      ...Object.fromEntries(
        each((at) => [
          500 + at,
          `<</Type/Annot/Subtype/Widget/Parent 4 0 R/P ${100 + at} 0 R/Rect[50 50 450 450]/F 4/AP<</N ${400 + at} 0 R>>>>`,
        ]),
      ),
      ...Object.fromEntries(
        each((at) => [
          400 + at,
          pdfStream(
            'q 400 0 0 400 0 0 cm /I Do Q',
            `/Type/XObject/Subtype/Form/BBox[0 0 400 400]/Resources<</XObject<</I ${200 + at} 0 R>>>>`,
          ),
        ]),
      ),
    }),
  ],
];

test.each(sets)('each file of sheets that %s holds its own drawing only', async (name, make) => {
  const set = rawPdf(make());
  const { file, pages } = await uploadPlanSet(server, `Sheets that ${name}`, set);
  expect(file).toMatchObject({ state: 'ready', pages: count });
  for (const page of pages) {
    const alone = await fileOf(page);
    expect(alone.length / set.length).toBeLessThan(1.15 / count);
    const [own, before] = await Promise.all([renderPage(alone), renderPage(set, page.number)]);
    for (let at = 60; at < 440; at += 37) expect(own(at, at)).toEqual(before(at, at));
    expect(own(250, 250)).not.toEqual([255, 255, 255]);
  }
});

test('links between extracted pages lead to the extracted pages', async () => {
  const [, make] = sets[0] ?? ['', () => ({})];
  const { file, pages } = await uploadPlanSet(server, 'Linked excerpt', rawPdf(make()));
  const chosen = [pages[4], pages[2]].filter((page) => page !== undefined);
  const pdf = await PDFDocument.load(await extracted(file?.uuid ?? '', chosen));
  const [first, second] = pdf.getPages();
  const targets = (first?.node.Annots()?.asArray() ?? []).map(
    (annotation) => String(pdf.context.lookup(annotation)).match(/\/D \[ (\d+ \d+ R)/)?.[1],
  );
  // Of six links to sheets, one to the next sheet and one to a named place, those to sheets 3 and 5 are left.
  expect(targets.toSorted()).toEqual(
    [second?.ref, first?.ref, second?.ref].map(String).toSorted((a, b) => a.localeCompare(b)),
  );
});

const protections: [string, () => Promise<Uint8Array>][] = [
  ...(['1.3', '1.4', '1.6', '1.7', '1.7ext3'] as const).map(
    (pdfVersion): [string, () => Promise<Uint8Array>] => [
      `PDF ${pdfVersion}`,
      () =>
        new Promise((resolve) => {
          const doc = new PDFKit({ size: [400, 300], pdfVersion, ownerPassword: 'office', permissions: {} });
          const parts: Buffer[] = [];
          doc.on('data', (part: Buffer) => parts.push(part));
          doc.on('end', () => resolve(new Uint8Array(Buffer.concat(parts))));
          doc.rect(40, 120, 120, 120).fill('#000000');
          doc.end();
        }),
    ],
  ),
  [
    'layers',
    async () => {
      const { 4: _second, ...objects } = sameNames;
      const document = await PDFDocument.load(
        rawPdf({
          ...objects,
          2: '<</Type/Pages/Kids[3 0 R]/Count 1>>',
          3: '<</Type/Page/Parent 2 0 R/MediaBox[0 0 400 300]/Resources<</Properties<</L 10 0 R/M 11 0 R>>>>/Contents 6 0 R>>',
          6: pdfStream('0 0 0 rg /OC /L BDC 40 60 120 120 re f EMC /OC /M BDC 240 60 120 120 re f EMC'),
        }),
      );
      document.encrypt({ ownerPassword: 'office', userPassword: '' });
      return document.save();
    },
  ],
];

test.each(protections)(
  'a set that only an owner password restricts behaves like an open one: %s',
  async (name, make) => {
    const pdf = await make();
    await expect(PDFDocument.load(pdf)).rejects.toThrow(/encrypted/);
    const { estimation, file, pages } = await uploadPlanSet(server, `Restricted ${name}`, pdf);
    expect(file).toMatchObject({ state: 'ready', pages: 1 });
    for (const written of [
      await fileOf(pages[0]),
      await markedUp(estimation, pages),
      await extracted(file?.uuid ?? '', pages),
    ]) {
      const pixel = await renderPage(written);
      expect(isBlack(pixel(100, 120))).toBe(true);
      expect(isBlack(pixel(300, 120))).toBe(false);
      await expect(PDFDocument.load(written)).resolves.toBeDefined();
    }
  },
);

test('a user unit scales the borders of annotations and the patterns of a sheet', async () => {
  const { pages } = await uploadPlanSet(
    server,
    'Large units',
    rawPdf({
      1: '<</Type/Catalog/Pages 2 0 R>>',
      // The unit of a page is not inherited.
      2: '<</Type/Pages/Kids[3 0 R]/Count 1/MediaBox[100 200 500 500]/UserUnit 4>>',
      3: `<</Type/Page/Parent 2 0 R/UserUnit 2/Contents 5 0 R/Resources<</Pattern<</P 6 0 R>>>>/Annots[
        <</Type/Annot/Subtype/Square/Rect[150 250 350 400]/C[0 0 0]/BS 4 0 R/F 4>>
        <</Type/Annot/Subtype/Square/Rect[380 250 480 400]/C[0 0 0]/BS 4 0 R/F 4>>]>>`,
      4: '<</W 6>>',
      5: pdfStream('/Pattern cs /P scn 100 420 100 80 re f'),
      6: pdfStream(
        '0 0 0 rg 0 0 10 20 re f',
        '/Type/Pattern/PatternType 1/PaintType 1/TilingType 1/BBox[0 0 20 20]/XStep 20/YStep 20/Resources<<>>/Matrix[1 0 0 1 100 420]',
      ),
    }),
  );
  expect(pages[0]).toMatchObject({ width: 800, height: 600 });
  const pixel = await renderPage(await fileOf(pages[0]));
  // Frames of 12 points along the left edges of both rectangles, which share the style of their border.
  for (const edge of [300, 760]) {
    const black = Array.from({ length: 60 }, (_, at) => isBlack(pixel(edge - 20 + at, 650))).filter(
      Boolean,
    ).length;
    expect(black).toBeGreaterThanOrEqual(11);
    expect(black).toBeLessThanOrEqual(13);
  }
  // Hatch lines of 20 points, every 40.
  const hatch = [210, 230, 250, 270].map((x) => isBlack(pixel(x, 900)));
  expect(hatch).toEqual([true, false, true, false]);
});
