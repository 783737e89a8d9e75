import type { PageTakeoff, PlanPage } from '@plumbline/api';
import { generatePlanSet, type PlanSet } from '@plumbline/testing/plans/index';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testServer, type TestServer } from '../../testing/server.ts';
import { countOf, excerptOf, foundIn } from './pages.ts';

let server: TestServer;
let estimation: string;
let plans: PlanSet;
let file: string;
beforeAll(async () => {
  server = await testServer();
  ({ uuid: estimation } = await server.ok<{ uuid: string }>('owner', 'POST', '/estimations', {
    name: 'Clinic',
  }));
  plans = await generatePlanSet({ seed: 3, sheets: ['floor', 'doors'] });
  ({ uuid: file } = await server.ok<{ uuid: string }>('editor', 'POST', '/workdrive/', {
    name: 'Plans.pdf',
    type: 1,
    size: plans.pdf.length,
    prop_type: 'estimation',
    prop_id: estimation,
  }));
  await server.call('editor', 'PUT', `/workdrive/content/${file}`, plans.pdf);
  await server.ok('editor', 'PUT', `/workdrive/${file}`, { cloud_status: true, type: 1 });
  await server.runJobs();
});
afterAll(() => server.stop());

const pages = (search = '') =>
  server.ok<PlanPage[]>(
    'viewer',
    'GET',
    `/workdrive/plans/pages?prop_type=estimation&prop_id=${estimation}${search && `&search=${encodeURIComponent(search)}`}`,
  );
const page = async (at: number) => (await pages())[at] as PlanPage;
interface Handed {
  url: string;
  name: string;
}
/** Page content that a PDF reader finds at the URL. */
async function read({ url }: Handed) {
  const { status, bytes, headers } = await server.call(undefined, 'GET', url.replace(/^\/api/, ''));
  expect(status).toBe(200);
  const loading = getDocument({ data: bytes.slice(), verbosity: 0 });
  const document = await loading.promise;
  const texts: string[] = [];
  for (let number = 1; number <= document.numPages; number++) {
    const { items } = await (await document.getPage(number)).getTextContent();
    texts.push(items.map((item) => ('str' in item ? item.str : '')).join(' '));
  }
  await loading.destroy();
  return { texts, disposition: headers.get('content-disposition') ?? '' };
}

describe('a plan page', () => {
  test('is rotated by quarter turns for everybody without changing its content', async () => {
    const before = await page(0);
    expect(before.turn).toBe(0);
    await server.ok('editor', 'PUT', `/workdrive/pages/${before.uuid}`, { turn: 270 });
    const after = await page(0);
    expect(after).toMatchObject({ turn: 270, rotation: before.rotation, width: before.width });
    expect((await server.call('editor', 'PUT', `/workdrive/pages/${before.uuid}`, { turn: 45 })).status).toBe(
      400,
    );
    await server.ok('editor', 'PUT', `/workdrive/pages/${before.uuid}`, { turn: 0 });
  });

  test('is copied with drawing and scale but without measures', async () => {
    const first = await page(0);
    await server.ok('editor', 'PUT', `/estimations/${estimation}/calibration/${first.uuid}`, {
      calibrations: [{ type: 'named_scale', value: 1 / 18, unit: 'ft', calibrated: true }],
    });
    const body = { page_id: first.uuid, prop_id: estimation, prop_type: 'estimation' };
    const copy = await server.ok<PlanPage>('editor', 'POST', `/workdrive/pages/${file}/copy`, body);
    expect(copy).toMatchObject({
      name: `${first.name} (copy)`,
      page_name: first.page_name,
      number: 3,
      is_processed: 4,
      measures: 0,
      width: first.width,
    });
    const { calibrations } = await server.ok<PageTakeoff>(
      'viewer',
      'GET',
      `/estimations/${estimation}/take-off/${copy.uuid}`,
    );
    expect(calibrations).toMatchObject([{ value: 1 / 18, calibrated: true }]);
    const [own, theirs] = await Promise.all([
      read({ url: first.signedURL, name: '' }),
      read({ url: copy.signedURL, name: '' }),
    ]);
    expect(theirs.texts).toEqual(own.texts);
    // A page of a copied plan set shows the same drawing.
    const again = await server.ok<PlanPage>('editor', 'POST', `/workdrive/pages/${file}/copy`, {
      ...body,
      page_id: copy.uuid,
    });
    const handed = await server.ok<Handed>('viewer', 'POST', `/workdrive/estimation/downloadPdf/${file}`, {
      pages: [again.uuid],
    });
    expect((await read(handed)).texts).toEqual(own.texts);
    await server.ok('owner', 'DELETE', `/estimations/${estimation}/page/delete`, {
      page_id: [copy.uuid, again.uuid],
    });
  });

  test('is copied only within its plan set by users with edit rights', async () => {
    const first = await page(0);
    const body = { page_id: first.uuid, prop_id: estimation, prop_type: 'estimation' };
    const copy = (user: 'editor' | 'viewer', values: object) =>
      server.call(user, 'POST', `/workdrive/pages/${file}/copy`, { ...body, ...values });
    expect((await copy('editor', { prop_type: 'account' })).status).toBe(422);
    expect((await copy('viewer', {})).status).toBe(403);
    expect(await pages()).toHaveLength(2);
  });
});

describe('PDF download of pages', () => {
  test('names a page by its sheet and a plan set by its name', async () => {
    const second = await page(1);
    const one = await server.ok<Handed>('viewer', 'GET', `/workdrive/downloadpdf/${second.uuid}`);
    expect(one.name).toBe(`${second.page_name} ${second.name}.pdf`);
    const { texts, disposition } = await read(one);
    expect(texts).toHaveLength(1);
    expect(texts[0]).toContain(second.page_name);
    expect(disposition).toMatch(/^attachment/);
    const fullDownload = await server.ok<Handed>('viewer', 'GET', `/workdrive/downloadpdf/${file}`);
    expect(fullDownload.name).toBe('Plans.pdf');
    expect((await read(fullDownload)).texts).toHaveLength(2);
  });

  test('merges several pages in order, inline when requested', async () => {
    const [first, second] = await pages();
    const handed = await server.ok<Handed>('viewer', 'POST', `/workdrive/estimation/downloadPdf/${file}`, {
      pages: [second?.uuid, first?.uuid],
      prop_type: 'estimation',
      inline: true,
    });
    const { texts, disposition } = await read(handed);
    expect(texts).toHaveLength(2);
    expect(texts[0]).toContain(second?.page_name);
    expect(texts[1]).toContain(first?.page_name);
    expect(disposition).toMatch(/^inline/);
  });

  test('rejects missing pages and pages of another set', async () => {
    const first = await page(0);
    const none = '01890a5d-ac96-774b-bcce-b302099a8057';
    expect((await server.call('viewer', 'GET', `/workdrive/downloadpdf/${none}`)).status).toBe(404);
    const body = { pages: [first.uuid] };
    expect(
      (await server.call('viewer', 'POST', `/workdrive/estimation/downloadPdf/${none}`, body)).status,
    ).toBe(404);
    expect((await server.call('stranger', 'GET', `/workdrive/downloadpdf/${first.uuid}`)).status).toBe(404);
  });
});

describe('text search in plan sets', () => {
  test('finds matching pages with surrounding text', async () => {
    const [first, doors] = await pages();
    const [own] = (await read({ url: first?.signedURL ?? '', name: '' })).texts;
    const [theirs] = (await read({ url: doors?.signedURL ?? '', name: '' })).texts;
    const word = theirs?.match(/[A-Z]{5,}/g)?.find((each) => !own?.includes(each)) ?? '';
    expect(word).not.toBe('');
    const hits = await pages(word.toLowerCase());
    expect(hits.map(({ uuid }) => uuid)).toEqual([doors?.uuid]);
    expect(hits[0]?.found).toContain(word);
    expect((await pages())[0]).not.toHaveProperty('found');
    expect(await pages('no such words anywhere')).toEqual([]);
  });

  test('cuts excerpts at word boundaries and marks the cut', () => {
    const text = `${'before '.repeat(20)}exam room ${'after '.repeat(20)}`.trim();
    const found = excerptOf(text, 'EXAM ROOM') ?? '';
    expect(found).toMatch(/^…before .*exam room after.*after…$/);
    expect(found.length).toBeLessThan(130);
    expect(excerptOf('exam room', 'exam')).toBe('exam room');
    expect(excerptOf('exam room', 'lobby')).toBeUndefined();
    expect(excerptOf('x'.repeat(500), 'xx')).toContain('xx');
    expect(countOf('WC 1 wc 2 xWCx', ' wc ')).toBe(3);
    expect(countOf('aaaa', 'aa')).toBe(2);
    expect(foundIn('exam room', 'lobby')).toEqual({});
    expect(foundIn('exam room, exam', 'exam')).toEqual({ found: 'exam room, exam', found_count: 2 });
  });
});
