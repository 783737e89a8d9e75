import { PDFDocument } from '@cantoo/pdf-lib';
import fc from 'fast-check';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, test } from 'vitest';
import { pdfStream, rawPdf, type RawObjects } from '../testing/write-raw-pdf.ts';
import { isBlack, renderPage } from '../testing/render-page.ts';
import { copyPages } from './copy-pages.ts';
import { openPdf } from './open-pdf.ts';
import { copyOptionalContent, type LayerSource } from './optional-content.ts';

/** Copies page 1 of each file into one PDF. */
async function bound(...files: Uint8Array[]): Promise<Uint8Array> {
  const target = await PDFDocument.create({ updateMetadata: false });
  const sources: LayerSource[] = [];
  for (const file of files) {
    const source = await openPdf(file);
    const { pages, groups } = copyPages(source, target, [1]);
    for (const page of pages) target.addPage(page);
    sources.push({ source, groups });
  }
  copyOptionalContent(sources, target);
  return target.save({ useObjectStreams: false });
}
/** Text of a PDF without its streams and with single spaces. */
const textOf = (pdf: Uint8Array) =>
  Buffer.from(pdf)
    .toString('latin1')
    .replaceAll(/stream\r?\n[\s\S]*?endstream/g, '')
    .replaceAll(/\s+/g, ' ');
/** Names of the groups in the order of the text, with references replaced by them. */
function named(pdf: Uint8Array): string {
  const text = textOf(pdf);
  const names = new Map<string, string>();
  for (const [, ref = '', body = ''] of text.matchAll(/(\d+ 0) obj (.*?) endobj/g)) {
    const name = body.includes('/Type /OCG') && body.match(/\/Name \((.*?)\)/)?.[1];
    if (name) names.set(ref, name);
  }
  const properties = text.match(/\/OCProperties (.*?) >> endobj/)?.[1] ?? '';
  return properties.replaceAll(/(\d+ 0) R/g, (_, ref: string) => names.get(ref) ?? ref);
}

/** A page on which squares of 10 points, 20 apart, belong to groups A, B, …: numbers are objects from 10. */
function sheet(groups: readonly string[], properties: string, more: RawObjects = {}): Uint8Array {
  const squares = groups.map((_, at) => `/OC /L${at} BDC ${20 * at} 0 10 10 re f EMC`).join(' ');
  return rawPdf({
    1: `<</Type/Catalog/Pages 2 0 R/OCProperties<<${properties}>>>>`,
    2: '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    3: `<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 50]/Contents 4 0 R/Resources<</Properties<<${groups
      .map((_, at) => `/L${at} ${10 + at} 0 R`)
      .join('')}>>>>>>`,
    4: pdfStream(`0 0 0 rg ${squares}`),
    ...Object.fromEntries(groups.map((group, at) => [10 + at, `<</Type/OCG/Name(${group})>>`])),
    ...more,
  });
}
async function shownSquares(pdf: Uint8Array, number: number, count: number): Promise<boolean[]> {
  const pixel = await renderPage(pdf, number);
  return Array.from({ length: count }, (_, at) => isBlack(pixel(20 * at + 5, 5)));
}

describe('layers of copied pages', () => {
  test('keep order, locks, radio groups, usage events, list mode and alternative configurations', async () => {
    const pdf = await bound(
      sheet(
        ['A', 'B', 'C'],
        `/OCGs[10 0 R 11 0 R 12 0 R 20 0 R]
        /D<</Name(Default)/ListMode/VisiblePages/Order[(Set) 20 0 R[10 0 R] 11 0 R[12 0 R] [(Gone) 20 0 R]]
          /Locked[12 0 R 20 0 R]/RBGroups[[10 0 R 11 0 R][12 0 R 20 0 R]]
          /AS[<</Event/Print/Category[/Print]/OCGs[10 0 R 20 0 R]>><</Event/View/Category[/Zoom]/OCGs[20 0 R]>>]>>
        /Configs[<</Name(Demolition)/BaseState/OFF/ON[12 0 R]>><</Name(Half)/BaseState/Unchanged/OFF[11 0 R]>>]`,
        { 20: '<</Type/OCG/Name(ELSEWHERE)>>' },
      ),
    );
    expect(named(pdf)).toBe(
      [
        '<< /OCGs [ A B C ]',
        '/D << /Name (Default) /ListMode /VisiblePages /ON [ A B C ] /Locked [ C ] /RBGroups [ [ A B ] ]',
        '/AS [ << /Event /Print /OCGs [ A ] /Category [ /Print ] >> ]',
        // A moves up, because the layer that it was below is not on the page.
        '/Order [ (Set) A B [ C ] ] >>',
        '/Configs [ << /Name (Demolition) /BaseState /Unchanged /ON [ C ] /OFF [ A B ] >>',
        '<< /Name (Half) /BaseState /Unchanged /OFF [ B ] >> ] >>',
      ].join(' '),
    );
  });

  test('of several files keep the states of each file', async () => {
    const pdf = await bound(
      sheet(['A', 'B'], '/OCGs[10 0 R 11 0 R]/D<</BaseState/OFF/ON[10 0 R]>>'),
      sheet(['A', 'B'], '/OCGs[10 0 R 11 0 R]/D<</OFF[10 0 R]>>'),
      sheet(['A', 'B'], '/OCGs[10 0 R 11 0 R]/D<</Intent/Design/OFF[10 0 R]/ON[11 0 R]>>', {
        11: '<</Type/OCG/Name(B)/Intent/Design>>',
      }),
    );
    expect(await shownSquares(pdf, 1, 2)).toEqual([true, false]);
    expect(await shownSquares(pdf, 2, 2)).toEqual([false, true]);
    // A is no design layer and is not governed by that configuration.
    expect(await shownSquares(pdf, 3, 2)).toEqual([true, true]);
  });

  test.each([
    ['AnyOn', true],
    ['AllOn', false],
    ['AnyOff', true],
    ['AllOff', false],
  ])('obey the policy %s of a membership in a form, an image and an annotation', async (policy, isShown) => {
    const member = `<</Type/OCMD/P/${policy}/OCGs[10 0 R 11 0 R null 99 0 R]>>`;
    const box = '/Type/XObject/Subtype/Form/BBox[0 0 10 10]/Resources<<>>';
    const pdf = await bound(
      sheet(['A', 'B'], '/OCGs[10 0 R 11 0 R]/D<</OFF[11 0 R]>>', {
        3: `<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 50]/Contents 4 0 R/Resources<</XObject<</F 5 0 R/I 6 0 R>>>>/Annots[
          <</Type/Annot/Subtype/Stamp/Rect[40 0 50 10]/F 4/OC 8 0 R/AP<</N 7 0 R>>>>]>>`,
        4: pdfStream('/F Do q 10 0 0 10 20 0 cm /I Do Q'),
        5: pdfStream('0 g 0 0 10 10 re f', `${box}/OC 8 0 R`),
        6: pdfStream(
          '\0',
          '/Type/XObject/Subtype/Image/Width 1/Height 1/ColorSpace/DeviceGray/BitsPerComponent 8/OC 8 0 R',
        ),
        7: pdfStream('0 g 0 0 10 10 re f', box),
        8: member,
      }),
    );
    expect(await shownSquares(pdf, 1, 3)).toEqual([isShown, isShown, isShown]);
  });

  test('obey a visibility expression, and memberships without groups are visible', async () => {
    const pdf = await bound(
      sheet(['A', 'B', 'C', 'D'], '/OCGs[20 0 R 21 0 R]/D<</OFF[21 0 R]>>', {
        10: '<</Type/OCMD/VE[/And 20 0 R[/Not 21 0 R]]>>',
        11: '<</Type/OCMD/VE[/And 20 0 R[/Or 21 0 R[/Not 20 0 R]]]>>',
        12: '<</Type/OCMD/OCGs[null 99 0 R]>>',
        13: '<</Type/OCMD/OCGs 21 0 R>>',
        20: '<</Type/OCG/Name(X)>>',
        21: '<</Type/OCG/Name(X)>>',
      }),
    );
    expect(await shownSquares(pdf, 1, 4)).toEqual([true, false, true, false]);
  });
});

const state = fc.constantFrom('ON', 'OFF', undefined);
const intent = fc.constantFrom('View', 'Design', 'All', undefined);
const layer = fc.record({ viewState: state, printState: state, intent });
const configuration = fc.record({
  base: state,
  intent,
  on: fc.subarray([0, 1, 2, 3]),
  off: fc.subarray([0, 1, 2, 3]),
  events: fc.array(
    fc.record({
      event: fc.constantFrom('View', 'Print'),
      categories: fc.subarray(['View', 'Print']),
      groups: fc.subarray([0, 1, 2, 3]),
    }),
    { maxLength: 2 },
  ),
});

/** Visibility by ISO 32000-2, 8.11.4: base state, lists, usage of the event, and intents that do not meet. */
function isVisible(
  at: number,
  {
    viewState,
    printState,
    intent: own = 'View',
  }: { viewState?: string; printState?: string; intent?: string },
  config: {
    base?: string;
    intent?: string;
    on: number[];
    off: number[];
    events: { event: string; categories: string[]; groups: number[] }[];
  },
): boolean {
  const wanted = config.intent ?? 'View';
  if (wanted !== 'All' && own !== 'All' && own !== wanted) return true;
  let visible = config.base !== 'OFF';
  if (config.on.includes(at)) visible = true;
  if (config.off.includes(at)) visible = false;
  // A group of several dictionaries is on only if all their categories say so.
  const states = config.events
    .filter(({ event, groups }) => event === 'View' && groups.includes(at))
    .flatMap(({ categories }) => categories)
    .flatMap((each) => (each === 'View' ? viewState : printState) ?? []);
  if (states.length > 0) visible = states.every((each) => each === 'ON');
  return visible;
}

test('what a configuration says is what the reader shows', async () => {
  const entry = (key: string, value: string | undefined) => (value ? `/${key}/${value}` : '');
  const list = (indices: readonly number[]) => indices.map((at) => `${10 + at} 0 R`).join(' ');
  await fc.assert(
    fc.asyncProperty(
      fc.array(layer, { minLength: 4, maxLength: 4 }),
      configuration,
      async (layers, config) => {
        const events = config.events.map(
          ({ event, categories, groups }) =>
            `<</Event/${event}/Category[${categories.map((each) => `/${each}`).join('')}]/OCGs[${list(groups)}]>>`,
        );
        const file = sheet(
          ['A', 'B', 'C', 'D'],
          `/OCGs[${list([0, 1, 2, 3])}]/D<<${entry('BaseState', config.base)}${entry('Intent', config.intent)}/ON[${list(config.on)}]/OFF[${list(config.off)}]/AS[${events.join('')}]>>`,
          Object.fromEntries(
            layers.map(({ viewState, printState, intent: own }, at) => [
              10 + at,
              `<</Type/OCG/Name(G${at})${entry('Intent', own)}/Usage<<${viewState ? `/View<</ViewState/${viewState}>>` : ''}${printState ? `/Print<</PrintState/${printState}>>` : ''}>>>>`,
            ]),
          ),
        );
        const loading = getDocument({ data: await bound(file), verbosity: 0 });
        const shown = new Map(
          [...(await (await loading.promise).getOptionalContentConfig())].map(([, group]) => [
            (group as { name: string }).name,
            (group as { visible: boolean }).visible,
          ]),
        );
        await loading.destroy();
        expect(layers.map((_, at) => shown.get(`G${at}`))).toEqual(
          layers.map((each, at) => isVisible(at, each, config)),
        );
      },
    ),
    { numRuns: 150 },
  );
});
