import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  applyChange,
  applyChanges,
  readTabs,
  shownOrder,
  type TabChange,
  type TabEntry,
} from './tab-list.ts';
import { createTabStore, type KeptTabs, type TabStore, type UnsentTabs } from './tab-store.ts';

const tab = (id: string, more: Partial<TabEntry> = {}): TabEntry => ({
  id,
  key: 'account',
  title: `Account ${id}`,
  href: `/crm/account/${id}/view`,
  ...more,
});
const ids = (list: readonly TabEntry[]) => list.map(({ id }) => id).join('');

describe('applyChange', () => {
  const abc = [tab('a', { opened: '1' }), tab('b', { opened: '2' }), tab('c', { opened: '3' })];
  test('opens a tab at the end and updates an open one in place', () => {
    expect(ids(applyChange(abc, { kind: 'open', tab: tab('d') }))).toBe('abcd');
    expect(applyChange(abc, { kind: 'open', tab: tab('b', { title: 'New', opened: '9' }) })[1]).toMatchObject(
      {
        title: 'New',
        opened: '9',
      },
    );
  });
  test('renews only open tabs and keeps opening and pin', () => {
    const pinned = applyChange(abc, { kind: 'pin', id: 'b', isPinned: true });
    expect(applyChange(pinned, { kind: 'renew', tab: tab('b', { title: 'New' }) })[1]).toMatchObject({
      title: 'New',
      opened: '2',
      isPinned: true,
    });
    expect(applyChange(abc, { kind: 'renew', tab: tab('x') })).toBe(abc);
  });
  test('closes only the given opening', () => {
    expect(ids(applyChange(abc, { kind: 'close', id: 'b', opened: '2' }))).toBe('ac');
    expect(applyChange(abc, { kind: 'close', id: 'b', opened: 'older' })).toBe(abc);
  });
  test('orders the named tabs and keeps the others in place', () => {
    expect(ids(applyChange(abc, { kind: 'order', ids: ['c', 'a'] }))).toBe('cba');
    expect(ids(applyChange(abc, { kind: 'order', ids: ['gone', 'b', 'a', 'b'] }))).toBe('bac');
  });
  test('shows pinned tabs first', () => {
    expect(ids(shownOrder(applyChange(abc, { kind: 'pin', id: 'c', isPinned: true })))).toBe('cab');
  });
  test('never duplicates a record nor loses one except by closing it', () => {
    const change: fc.Arbitrary<TabChange> = fc.oneof(
      fc.constantFrom(...'abcdef').map((id) => ({ kind: 'open' as const, tab: tab(id) })),
      fc.constantFrom(...'abcdef').map((id) => ({ kind: 'renew' as const, tab: tab(id) })),
      fc.constantFrom(...'abcdef').map((id) => ({ kind: 'pin' as const, id, isPinned: true })),
      fc.array(fc.constantFrom(...'abcdefg')).map((order) => ({ kind: 'order' as const, ids: order })),
    );
    fc.assert(
      fc.property(fc.array(change), (changes) => {
        const after = applyChanges(abc, changes);
        expect(new Set(after.map(({ id }) => id)).size).toBe(after.length);
        for (const { id } of abc) expect(after.some((each) => each.id === id)).toBe(true);
      }),
    );
  });
});

test('readTabs ignores invalid entries and foreign links', () => {
  for (const value of [undefined, null, 'x', {}, [1, null, { id: 'a' }]]) expect(readTabs(value)).toEqual([]);
  const list = [tab('a'), tab('a', { title: 'Twice' }), tab('b', { href: 'https://elsewhere.test/' })];
  expect(readTabs([...list, tab('c', { href: '//elsewhere.test' })])).toEqual([tab('a')]);
});

/** Simulates one server and several windows that see each other's writes late or not at all. */
function world(
  count: number,
  decide: <T>(work: () => Promise<T>) => Promise<T>,
  exclusive?: (work: () => Promise<void>) => Promise<void>,
) {
  let rejected = 0;
  let kept: KeptTabs = { version: 0, list: [] };
  let stamps = 0;
  const stale = new Error('stale');
  const stores: TabStore[] = [];
  for (let at = 0; at < count; at++) {
    stores.push(
      createTabStore({
        load: () => decide(async () => kept),
        save: ({ version, list }) =>
          decide(async () => {
            if (version !== kept.version) {
              rejected++;
              throw stale;
            }
            kept = { version: version + 1, list };
            return kept.version;
          }),
        isStale: (error) => error === stale,
        ...(exclusive ? { exclusive } : {}),
        tell: (news) => {
          for (const other of stores.filter((_, index) => index !== at))
            void decide(async () => other.receive(news));
        },
        soon: (work) => void decide(async () => work()),
        later: () => undefined,
        stamp: () => String(++stamps),
      }),
    );
  }
  return { stores, kept: () => kept, rejected: () => rejected };
}
const now = <T>(work: () => Promise<T>) => work();

describe('two windows with the same tabs', () => {
  const settle = async (stores: readonly TabStore[]) => {
    for (let round = 0; round < 3; round++) for (const store of stores) await store.refresh();
  };
  test('keep the tabs opened in either window', async () => {
    const { stores, kept } = world(2, now);
    const [one, other] = stores as [TabStore, TabStore];
    await settle(stores);
    one.visit(tab('a'));
    other.visit(tab('b'));
    await settle(stores);
    expect(ids(kept().list).length).toBe(2);
    expect(ids(one.get().list)).toBe(ids(other.get().list));
  });
  test('write one after the other when they open at once, so that the server rejects neither', async () => {
    let last = Promise.resolve();
    const inTurn = (work: () => Promise<void>) => (last = last.then(work));
    const opened = async (exclusive?: typeof inTurn) => {
      const { stores, kept, rejected } = world(2, now, exclusive);
      await Promise.all(stores.map((store) => store.refresh()));
      for (const [at, store] of stores.entries()) store.visit(tab('ab'.charAt(at)));
      await settle(stores);
      expect([...ids(kept().list)].toSorted()).toEqual(['a', 'b']);
      return rejected();
    };
    expect(await opened()).toBe(1);
    expect(await opened(inTurn)).toBe(0);
  });
  test('a rename in one window does not reopen a tab closed in the other', async () => {
    const { stores, kept } = world(2, now);
    const [one, other] = stores as [TabStore, TabStore];
    await settle(stores);
    one.visit(tab('a'));
    await settle(stores);
    other.close('a');
    one.visit(tab('a', { title: 'Renamed' }));
    await settle(stores);
    expect(ids(kept().list)).toMatch(/^a?$/);
    expect(ids(one.get().list)).toBe(ids(kept().list));
  });
  test('retries failed writes', async () => {
    let kept: KeptTabs = { version: 0, list: [] };
    let down = 2;
    const waits: (() => void)[] = [];
    const store = createTabStore({
      load: async () => kept,
      save: async ({ version, list }) => {
        if (down-- > 0) throw new Error('not reached');
        kept = { version: version + 1, list };
        return kept.version;
      },
      isStale: () => false,
      tell: () => undefined,
      soon: (work) => work(),
      later: (work, failures) => (waits[failures] = work),
      stamp: () => '1',
    });
    await store.refresh();
    store.visit(tab('a'));
    for (const failures of [1, 2]) {
      await expect.poll(() => waits[failures]).toBeDefined();
      expect(ids(kept.list)).toBe('');
      waits[failures]?.();
    }
    await expect.poll(() => ids(kept.list)).toBe('a');
  });
  test('adds tabs opened before the stored tabs were loaded', async () => {
    const { stores, kept } = world(1, now);
    const [one] = stores as [TabStore];
    one.visit(tab('a'));
    await one.refresh();
    await one.refresh();
    expect(ids(kept().list)).toBe('a');
  });
  test('hands tabs to the next page when the page closes before loading', async () => {
    let kept: KeptTabs = { version: 1, list: [tab('a', { opened: '1' })] };
    let handed: UnsentTabs | undefined;
    const page = (load: () => Promise<KeptTabs>) =>
      createTabStore({
        load,
        save: async ({ version, list }) => (kept = { version: version + 1, list }).version,
        isStale: () => false,
        tell: () => undefined,
        soon: () => undefined,
        later: () => undefined,
        stamp: () => '2',
        hand: (rest) => (handed = rest),
        take: () => handed,
      });
    const gone = page(() => new Promise(() => undefined));
    gone.visit(tab('b'));
    gone.handOver();
    const next = page(async () => kept);
    next.visit(tab('c'));
    await next.refresh();
    expect(ids(next.get().list)).toBe('abc');
    // A loaded page whose last change may be lost: it is repeated once.
    handed = undefined;
    next.visit(tab('d'));
    next.handOver();
    const last = page(async () => kept);
    await last.refresh();
    await last.refresh();
    expect(ids(kept.list)).toBe('abcd');
  });
  test('closes tabs of deleted records found before the stored tabs were loaded', async () => {
    const { stores, kept } = world(2, now);
    const [one, other] = stores as [TabStore, TabStore];
    await settle([one]);
    one.visit(tab('a'));
    one.visit(tab('b'));
    await settle([one]);
    other.close('a');
    await settle(stores);
    expect(ids(kept().list)).toBe('b');
    expect(ids(other.get().list)).toBe('b');
  });

  const act = fc.record({
    window: fc.nat(2),
    kind: fc.constantFrom('visit', 'visit', 'close', 'pin', 'order'),
    id: fc.constantFrom(...'abcd'),
  });
  test('converges in any order of writes and messages without losing or reopening tabs', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), fc.array(act, { maxLength: 14 }), async (scheduler, acts) => {
        const { stores, kept } = world(3, async (work) => {
          await scheduler.schedule(Promise.resolve());
          return work();
        });
        const closed = new Set<string>();
        const opened = new Map<string, string[]>();
        await scheduler.waitFor(Promise.all(stores.map((store) => store.refresh())));
        for (const { window, kind, id } of acts) {
          const store = stores[window] as TabStore;
          const before = store.get().list.find((each) => each.id === id);
          if (kind === 'visit') {
            store.visit(tab(id));
            const after = store.get().list.find((each) => each.id === id)?.opened;
            if (!before && after) opened.set(id, [...(opened.get(id) ?? []), after]);
          } else if (kind === 'close') {
            if (before?.opened) closed.add(before.opened);
            store.close(id);
            expect(store.get().list.some((each) => each.id === id)).toBe(false);
          } else if (kind === 'pin') store.pin(id, true);
          else store.order(['d', id]);
          if (scheduler.count() > 0) await scheduler.waitOne();
        }
        for (let round = 0; round < 2; round++)
          await scheduler.waitFor(Promise.all(stores.map((store) => store.refresh())));
        const list = kept().list;
        for (const [id, stamps] of opened) {
          const tab = list.find((each) => each.id === id);
          // A tab that was never closed must be present; a tab whose openings were all closed must not.
          if (stamps.every((each) => !closed.has(each))) expect(tab, `${id} was lost`).toBeDefined();
          if (stamps.every((each) => closed.has(each))) expect(tab, `${id} came back`).toBeUndefined();
        }
        for (const each of list) expect(closed.has(each.opened ?? '')).toBe(false);
        for (const store of stores) expect(store.get().list).toEqual(list);
      }),
      { numRuns: 300 },
    );
  });
});
