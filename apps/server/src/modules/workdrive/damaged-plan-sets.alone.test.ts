import { PDFDocument, PDFName, PDFNumber, PDFRef, type PDFArray, type PDFDict } from '@cantoo/pdf-lib';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { uploadPlanSet } from '../../testing/plan-sets.ts';
import { testServer, type TestServer } from '../../testing/server.ts';
import type { Reader } from './pdf-worker.ts';
import { Unreadable } from './pdf-worker.ts';
import { leftOutMessage } from './rules.ts';

/** Numbers of pages that the reader opens but cannot extract. */
const stuck = vi.hoisted(() => new Set<number>());
vi.mock('./pdf-worker.ts', async (load) => {
  const real = await load<{ openReader: (bytes: Uint8Array<ArrayBuffer>) => Reader }>();
  const openReader = (bytes: Uint8Array<ArrayBuffer>): Reader => {
    const reader = real.openReader(bytes);
    return {
      ...reader,
      call: (name, ...args) =>
        name === 'split' && stuck.has(args[0] as number)
          ? Promise.reject(new Unreadable('damaged', 'stuck'))
          : reader.call(name, ...args),
    };
  };
  return { ...real, openReader };
});

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

/** Plan set with this number of sheets; `lost` are page numbers with a dangling reference. */
async function planSet(count: number, lost: readonly number[] = []): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  for (let at = 1; at <= count; at++)
    document.addPage([800, 600]).drawText(`SHEET NUMBER ${at}`, { x: 20, y: 40, size: 12 });
  await document.flush();
  const tree = document.catalog.lookup(PDFName.of('Pages')) as PDFDict;
  const kids = tree.lookup(PDFName.of('Kids')) as PDFArray;
  for (const number of lost) kids.set(number - 1, PDFRef.of(9000 + number));
  tree.set(PDFName.of('Count'), PDFNumber.of(count));
  return document.save({ addDefaultPage: false, useObjectStreams: false });
}

async function uploaded(name: string, bytes: Uint8Array) {
  const { file, pages } = await uploadPlanSet(server, name, bytes);
  const { notifications } = await server.ok<{ notifications: { data: Record<string, string> }[] }>(
    'owner',
    'GET',
    '/notification/',
  );
  return {
    file,
    pages: pages.map(({ number, is_processed }) => [number, is_processed]),
    told: notifications[0]?.data['message'],
  };
}

describe('a damaged page of a plan set', () => {
  test('is left out and named, and the others are processed', async () => {
    const { file, pages, told: notice } = await uploaded('One lost', await planSet(4, [2]));
    const problem = 'Page 2 is damaged and was left out.';
    expect(file).toMatchObject({ state: 'ready', pages: 3, problem });
    expect(pages).toEqual([
      [1, 4],
      [3, 4],
      [4, 4],
    ]);
    expect(notice).toBe(`The plan set “One lost.pdf” is ready: 3 sheets. ${problem}`);
  });

  test('is left out when the damage is found during splitting', async () => {
    stuck.add(3);
    const { file, pages } = await uploaded('Two lost', await planSet(4, [2]));
    stuck.clear();
    expect(file).toMatchObject({ state: 'ready', problem: 'Pages 2, 3 are damaged and were left out.' });
    expect(pages.map(([number]) => number)).toEqual([1, 4]);
  });

  test('rejects the plan set when no other page is readable', async () => {
    const lost = await uploaded('All lost', await planSet(2, [1, 2]));
    stuck.add(1).add(2);
    const torn = await uploaded('All torn', await planSet(2));
    stuck.clear();
    for (const { file, pages } of [lost, torn]) {
      expect(file).toMatchObject({
        state: 'refused',
        problem: 'This PDF cannot be read. It is damaged or incomplete.',
      });
      expect(pages).toEqual([]);
    }
  });

  test('is listed up to a limit when many are damaged', () => {
    expect(leftOutMessage(Array.from({ length: 12 }, (_, at) => at + 1))).toBe(
      'Pages 1, 2, 3, 4, 5, 6, 7, 8, 9, 10 and 2 more are damaged and were left out.',
    );
    expect(leftOutMessage([])).toBeNull();
  });
});

test('accepts a PDF after lines added by a mail gateway', async () => {
  const lines = new TextEncoder().encode('Content-Type: application/pdf\r\n\r\n');
  const { file, pages } = await uploaded('Forwarded', new Uint8Array([...lines, ...(await planSet(2))]));
  expect(file).toMatchObject({ state: 'ready', pages: 2, content_type: 'application/pdf' });
  expect(pages).toHaveLength(2);
});
