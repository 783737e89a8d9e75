import { PDFDict, PDFDocument, PDFName } from '@cantoo/pdf-lib';
import { generatePlanSet, sheetKinds } from '@plumbline/testing/plans/index';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pdfStream, rawPdf, type RawObjects } from '../testing/write-raw-pdf.ts';
import { isBlack, renderPage } from '../testing/render-page.ts';
import { copyPages } from './copy-pages.ts';
import { openPdf } from './open-pdf.ts';
import { copyOptionalContent } from './optional-content.ts';

async function copied(file: Uint8Array, ...numbers: number[]): Promise<Uint8Array> {
  const source = await openPdf(file);
  const target = await PDFDocument.create({ updateMetadata: false });
  const { pages, groups } = copyPages(source, target, numbers);
  for (const page of pages) target.addPage(page);
  copyOptionalContent([{ source, groups }], target);
  return target.save();
}
/** Names in a category of the first page's resources. */
async function resourceNames(pdf: Uint8Array, category: string): Promise<string[]> {
  const page = (await PDFDocument.load(pdf)).getPages()[0];
  const list = page?.node.Resources()?.lookup(PDFName.of(category));
  return list instanceof PDFDict ? list.keys().map((key) => key.decodeText()) : [];
}
const onePage = (resources: string, content: string, more: RawObjects = {}) =>
  rawPdf({
    1: '<</Type/Catalog/Pages 2 0 R>>',
    2: '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    3: `<</Type/Page/Parent 2 0 R/MediaBox[0 0 100 100]/Contents 4 0 R/Resources<<${resources}>>>>`,
    4: pdfStream(content),
    ...more,
  });

test('a copied sheet looks like the sheet of the set, whatever its kind', { timeout: 120_000 }, async () => {
  const { pdf } = await generatePlanSet({
    seed: 5,
    sheets: sheetKinds,
    style: { rotation: [0, 90, 180, 270] },
  });
  for (let number = 1; number <= sheetKinds.length; number++) {
    const [own, before] = await Promise.all([
      renderPage(await copied(pdf, number), 1, 0.4),
      renderPage(pdf, number, 0.4),
    ]);
    let drawn = 0;
    for (let x = 5; x < 1728; x += 23)
      for (let y = 5; y < 1728; y += 11) {
        if (before(x, y).some((value) => value < 250)) drawn++;
        expect(own(x, y)).toEqual(before(x, y));
      }
    expect(drawn).toBeGreaterThan(20);
  }
});

test('a sheet keeps what forms, patterns, glyphs and masks without resources use of its own', async () => {
  const box = '/Subtype/Form/BBox[0 0 100 100]';
  const file = onePage(
    `/XObject<</F 10 0 R/Sq 11 0 R/Unused 12 0 R>>/Pattern<</P 13 0 R>>/ExtGState<</Soft<</SMask<</S/Luminosity/G 14 0 R>>>>/Gs<<>>>>
    /Font<</T 15 0 R>>/ColorSpace<</DefaultRGB[/CalRGB<</WhitePoint[.95 1 1.09]>>]/Unused/DeviceCMYK>>`,
    '/F Do /Pattern cs /P scn 30 0 10 10 re f /Soft gs BT /T 1 Tf 0 50 Td (a) Tj ET',
    {
      // A name may be written with hexadecimal codes.
      10: pdfStream('/#53q Do', box),
      11: pdfStream('0 0 0 rg 0 0 10 10 re f', box),
      12: pdfStream('0 0 10 10 re f', box),
      13: pdfStream(
        '/InPattern gs 0 0 5 5 re f',
        '/PatternType 1/PaintType 1/TilingType 1/BBox[0 0 5 5]/XStep 5/YStep 5',
      ),
      14: pdfStream('/InMask gs 0 0 100 100 re f', `${box}/Group<</S/Transparency/CS/DeviceGray>>`),
      15: `<</Type/Font/Subtype/Type3/FontBBox[0 0 1 1]/FontMatrix[1 0 0 1 0 0]/FirstChar 97/LastChar 97/Widths[1]
        /Encoding<</Differences[97/a]>>/CharProcs<</a 16 0 R>>>>`,
      16: pdfStream('1 0 d0 /InGlyph Do'),
    },
  );
  const pdf = await copied(file, 1);
  expect(await resourceNames(pdf, 'XObject')).toEqual(['F', 'Sq']);
  expect(await resourceNames(pdf, 'ColorSpace')).toEqual(['DefaultRGB']);
  expect(await resourceNames(pdf, 'ExtGState')).toEqual(['Soft']);
  expect(isBlack((await renderPage(pdf))(5, 5))).toBe(true);
});

test('a sheet keeps all resources if its content cannot be decoded', async () => {
  const pdf = await copied(
    onePage('/XObject<</A 10 0 R/B 10 0 R>>', '', {
      4: pdfStream('unknown', '/Filter/Unknown'),
      10: pdfStream('0 0 10 10 re f', '/Subtype/Form/BBox[0 0 9 9]'),
    }),
    1,
  );
  expect(await resourceNames(pdf, 'XObject')).toEqual(['A', 'B']);
});

test('any resource that content names is kept, and no other', async () => {
  const key = fc.stringMatching(/^[A-Za-z0-9_.+-]{1,8}$/);
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(key, { minLength: 1, maxLength: 8 }),
      fc.nat(255),
      async (keys, choice) => {
        const used = keys.filter((_, at) => choice & (1 << at));
        const entries = keys.map((each) => `/${each} 10 0 R`).join('');
        const file = onePage(`/XObject<<${entries}>>`, used.map((each) => `q/${each} Do Q`).join('\n'), {
          10: pdfStream('0 0 1 1 re f', '/Subtype/Form/BBox[0 0 9 9]'),
        });
        expect((await resourceNames(await copied(file, 1), 'XObject')).toSorted()).toEqual(used.toSorted());
      },
    ),
    { numRuns: 60 },
  );
});

test('two sheets that share content, resources and annotations are changed each by itself', async () => {
  const file = rawPdf({
    1: '<</Type/Catalog/Pages 2 0 R>>',
    2: '<</Type/Pages/Kids[3 0 R 4 0 R]/Count 2/MediaBox[0 0 100 100]/Resources 6 0 R>>',
    3: '<</Type/Page/Parent 2 0 R/UserUnit 2/Contents 5 0 R/Annots 8 0 R>>',
    4: '<</Type/Page/Parent 2 0 R/UserUnit 3/Contents 5 0 R/Annots 8 0 R>>',
    5: '[7 0 R]',
    6: '<<>>',
    7: pdfStream('0 g 10 10 10 10 re f'),
    8: '[9 0 R]',
    9: '<</Type/Annot/Subtype/Square/Rect[50 50 70 70]/IC[0 0 0]/C[0 0 0]/F 4>>',
  });
  const pdf = await copied(file, 1, 2, 2);
  for (const [number, unit] of [
    [1, 2],
    [2, 3],
    [3, 3],
  ] as const) {
    const pixel = await renderPage(pdf, number);
    expect([9, 11, 19, 21].map((at) => isBlack(pixel(at * unit, 15 * unit)))).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect([47, 52, 68, 73].map((at) => isBlack(pixel(at * unit, 60 * unit)))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  }
});

test('a note keeps its pop-up window and loses its reply on another sheet', async () => {
  const file = rawPdf({
    1: '<</Type/Catalog/Pages 2 0 R>>',
    2: '<</Type/Pages/Kids[3 0 R 4 0 R]/Count 2/MediaBox[0 0 100 100]>>',
    3: '<</Type/Page/Parent 2 0 R/Annots[5 0 R 6 0 R]>>',
    4: '<</Type/Page/Parent 2 0 R/Annots[7 0 R]>>',
    5: '<</Type/Annot/Subtype/Text/Rect[0 0 9 9]/Popup 6 0 R/IRT 7 0 R/AA<</E<</S/JavaScript/JS(x)>>>>/Contents(Note)>>',
    6: '<</Type/Annot/Subtype/Popup/Rect[0 0 9 9]/Parent 5 0 R>>',
    7: '<</Type/Annot/Subtype/Text/Rect[0 0 9 9]/P 4 0 R/Contents(Elsewhere)>>',
  });
  const document = await PDFDocument.load(await copied(file, 1));
  const [note, popup] = (document.getPages()[0]?.node.Annots()?.asArray() ?? []).map((ref) =>
    document.context.lookup(ref),
  );
  const annotations = document.getPages()[0]?.node.Annots()?.asArray() ?? [];
  expect(note instanceof PDFDict && note.get(PDFName.of('Popup'))).toBe(annotations[1]);
  expect(popup instanceof PDFDict && popup.get(PDFName.of('Parent'))).toBe(annotations[0]);
  expect(note instanceof PDFDict && note.keys().map(String)).not.toContain('/IRT');
  expect(note instanceof PDFDict && note.keys().map(String)).not.toContain('/AA');
});

test('a page that does not exist is refused', async () => {
  await expect(copied(onePage('', ''), 2)).rejects.toThrow(RangeError);
});
