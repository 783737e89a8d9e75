import { describe, expect, it, vi } from 'vitest';
import type { CanvasCondition } from '../types.ts';
import { countTaken, SheetsSearch, type SheetsSearchHost } from './SheetsSearch.ts';
import type { FindOnSheet, SearchableSheet, SheetsQuery } from './SheetsQuery.ts';

const condition: CanvasCondition = {
  uuid: 'e1',
  code: 'E1',
  name: 'Receptacle',
  type: 'count',
  color: '#b4232c',
};
const close = vi.fn();
const query: SheetsQuery = {
  symbol: {
    picture: { width: 9, height: 9, close } as unknown as ImageBitmap,
    box: { x: 2, y: 2, width: 5, height: 5 },
    scale: 2,
  },
  filter: { least: 0.9, takesTurned: true, takesMirrored: false, within: null },
  condition,
};
const sheets: SearchableSheet[] = ['a', 'b', 'c'].map((pageId) => ({
  pageId,
  label: `Sheet ${pageId}`,
  source: { url: `/${pageId}.pdf` },
}));
const crop = { width: 1, height: 1, ink: new Uint8Array(1) };
/** Two symbols on each sheet, 100 points apart. */
const find: FindOnSheet = async () =>
  [0, 100].map((x) => ({ bounds: { x, y: 0, width: 10, height: 10 }, similarity: 0.95, crop }));
const host = (more: Partial<SheetsSearchHost> = {}): SheetsSearchHost => ({
  marksOn: async () => [],
  add: async () => async () => undefined,
  ...more,
});
const begun = (more?: Partial<SheetsSearchHost>, finder: FindOnSheet = find) => {
  const search = new SheetsSearch(host(more), finder);
  search.begin(query, sheets);
  return search;
};

describe('symbol search on several sheets', () => {
  it('searches the chosen sheets and groups matches by sheet', async () => {
    const search = begun();
    expect(search.get()).toMatchObject({ phase: 'choosing', chosen: new Set(['a', 'b', 'c']) });
    search.choose('b', false);
    await search.run();
    const { phase, results } = search.get();
    expect(phase).toBe('found');
    expect(results.map(({ pageId, state, matches }) => [pageId, state, matches.length])).toEqual([
      ['a', 'found', 2],
      ['c', 'found', 2],
    ]);
    expect(results[0]!.matches[1]!.at).toEqual({ x: 105, y: 5 });
  });

  it('leaves out what is counted on its sheet', async () => {
    const search = begun({ marksOn: async (pageId) => (pageId === 'a' ? [{ x: 106, y: 4 }] : []) });
    await search.run();
    const [first, second] = search.get().results;
    expect([first!.matches.length, first!.counted]).toEqual([1, 1]);
    expect([second!.matches.length, second!.counted]).toEqual([2, 0]);
  });

  it('adds what was not rejected and removes all of it again', async () => {
    const undo = vi.fn(async () => undefined);
    const add = vi.fn(async () => undo);
    const search = begun({ add });
    await search.run();
    search.reject('a', 0, true);
    search.rejectSheet('b', true);
    expect(countTaken(search.get().results)).toBe(3);
    await search.add();
    expect(add).toHaveBeenCalledWith('e1', [
      { pageId: 'a', uuid: expect.any(String), points: [{ x: 105, y: 5 }] },
      {
        pageId: 'c',
        uuid: expect.any(String),
        points: [
          { x: 5, y: 5 },
          { x: 105, y: 5 },
        ],
      },
    ]);
    expect(search.get().phase).toBe('added');
    await search.undo();
    expect(undo).toHaveBeenCalledOnce();
    expect(search.get().phase).toBe('found');
  });

  it('keeps the ids of the counts when adding is tried again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const add = vi
      .fn<SheetsSearchHost['add']>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValueOnce(async () => undefined);
    const search = begun({ add });
    await search.run();
    await search.add();
    expect(search.get().phase).toBe('failed');
    await search.add();
    expect(search.get().phase).toBe('added');
    const [first, second] = add.mock.calls.map(([, marks]) => marks.map(({ uuid }) => uuid));
    expect(second).toEqual(first);
    expect(new Set(first).size).toBe(3);
  });

  it('goes on after a sheet that cannot be searched', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const search = begun({}, async (sheet, ...rest) => {
      if (sheet.pageId === 'a') throw new Error('broken');
      return find(sheet, ...rest);
    });
    await search.run();
    expect(search.get().results.map(({ state }) => state)).toEqual(['failed', 'found', 'found']);
  });

  it('stops and keeps what was found until then', async () => {
    const search = begun({}, async (sheet, asked, options) => {
      if (sheet.pageId === 'b') search.stop();
      return options.signal.aborted ? null : find(sheet, asked, options);
    });
    await search.run();
    expect(search.get()).toMatchObject({ phase: 'found' });
    expect(search.get().results.map(({ pageId }) => pageId)).toEqual(['a']);
  });

  it('frees the picture of the symbol when it is closed', () => {
    const search = begun();
    close.mockClear();
    search.close();
    expect(close).toHaveBeenCalledOnce();
    expect(search.get().phase).toBe('closed');
  });
});
