import { ApiError } from '@plumbline/api';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CellUpdate } from './estimate-cells.ts';
import { createSaveQueue, type CellConflict, type Choices } from './save-queue.ts';

const fields = ['overhead_percentage', 'profit_percentage', 'bond_percentage'] as const;
type Field = (typeof fields)[number];
const set = (field: Field, value: string): CellUpdate => ({ settings: { [field]: value } });

/** Server that follows the rule of the product: a changed cell that the window has not seen conflicts. */
function fakeServer() {
  const values = new Map<string, string>();
  const changes = new Map<string, { version: number; by: string }>();
  let version = 1;
  const sent: CellUpdate[] = [];
  return {
    values,
    sent,
    version: () => version,
    write(by: string, update: CellUpdate, on: { version: number; exact?: boolean }): number {
      if (by === 'mine') sent.push(update);
      if (on.exact && on.version !== version) throw new ApiError(409, 'stale', { code: 'stale' });
      const writes = Object.entries(update.settings ?? {}).map(
        ([field, value]) => [`settings/${field}`, value ?? ''] as const,
      );
      if (writes.some(([, value]) => value === 'invalid')) throw new ApiError(422, 'Enter a number');
      const conflicts = writes.filter(([cell, value]) => {
        const change = changes.get(cell);
        return change && change.version > on.version && change.by !== by && values.get(cell) !== value;
      });
      if (conflicts.length)
        throw new ApiError(409, 'conflict', {
          code: 'stale',
          conflicts: conflicts.map(([field]) => ({
            field,
            value: values.get(field) ?? null,
            user_name: 'Dana Reyes',
            changed_at: '2026-11-28T10:00:00.000Z',
          })),
        });
      version++;
      for (const [cell, value] of writes) {
        if (values.get(cell) !== value) changes.set(cell, { version, by });
        values.set(cell, value);
      }
      return version;
    },
  };
}

function setUp(choose: (conflicts: readonly CellConflict[]) => Choices | Error = () => new Map()) {
  const server = fakeServer();
  const asked: CellConflict[] = [];
  const queue = createSaveQueue({
    send: async (update, on) => {
      await Promise.resolve();
      return server.write('mine', update, on);
    },
    refresh: async () => server.version(),
    ask: async (conflicts) => {
      asked.push(...conflicts);
      const choices = choose(conflicts);
      if (choices instanceof Error) throw choices;
      return choices;
    },
    messageOf: (reason) => (reason as Error).message,
    onIdle: () => undefined,
  });
  return { server, asked, queue };
}
const all = (side: 'mine' | 'theirs') => (conflicts: readonly CellConflict[]) =>
  new Map(conflicts.map(({ cell }) => [cell, side]));

describe('the queue', () => {
  test('sends changes of one event together, and those on another version in a call of their own', async () => {
    const { server, queue } = setUp();
    await Promise.all([
      queue.save(set('overhead_percentage', '1'), { seen: 1 }),
      queue.save(set('profit_percentage', '2'), { seen: 1 }),
      queue.save(set('bond_percentage', '3'), { seen: 0 }),
    ]);
    expect(server.sent).toEqual([
      { settings: { overhead_percentage: '1', profit_percentage: '2' } },
      { settings: { bond_percentage: '3' } },
    ]);
  });

  test('saves everything else after a conflict and asks for the cell alone', async () => {
    const { server, asked, queue } = setUp(all('theirs'));
    server.write('theirs', set('profit_percentage', '8'), { version: 1 });
    const outcome = await queue.save(
      { settings: { overhead_percentage: '1', profit_percentage: '9' } },
      { seen: 1, before: new Map([['settings/profit_percentage', '5']]) },
    );
    expect(asked).toEqual([
      {
        cell: 'settings/profit_percentage',
        was: '5',
        theirs: '8',
        mine: '9',
        user_name: 'Dana Reyes',
        changed_at: '2026-11-28T10:00:00.000Z',
      },
    ]);
    expect([...outcome.dropped]).toEqual(['settings/profit_percentage']);
    expect(Object.fromEntries(server.values)).toEqual({
      'settings/overhead_percentage': '1',
      'settings/profit_percentage': '8',
    });
  });

  test('replaces the other value if the user chooses so, and says which it was', async () => {
    const { server, queue } = setUp(all('mine'));
    server.write('theirs', set('profit_percentage', '8'), { version: 1 });
    const outcome = await queue.save(set('profit_percentage', '9'), { seen: 1 });
    expect([...outcome.replaced]).toEqual([['settings/profit_percentage', '8']]);
    expect(server.values.get('settings/profit_percentage')).toBe('9');
  });

  test('keeps the order of two edits of a cell in one rejected call', async () => {
    const { server, queue } = setUp(all('mine'));
    server.write('theirs', set('profit_percentage', '8'), { version: 1 });
    const update = (overhead: string, profit: string) =>
      queue.save({ settings: { overhead_percentage: overhead, profit_percentage: profit } }, { seen: 1 });
    await Promise.all([update('1', '2'), update('3', '4')]);
    expect(Object.fromEntries(server.values)).toEqual({
      'settings/overhead_percentage': '3',
      'settings/profit_percentage': '4',
    });
  });

  test('rejects the edit with the other value in place if the user keeps editing', async () => {
    const { server, queue } = setUp(() => new Error('Dana Reyes changed this cell.'));
    server.write('theirs', set('profit_percentage', '8'), { version: 1 });
    await expect(
      queue.save({ settings: { overhead_percentage: '1', profit_percentage: '9' } }, { seen: 1 }),
    ).rejects.toThrow('Dana Reyes changed this cell.');
    expect(Object.fromEntries(server.values)).toEqual({
      'settings/overhead_percentage': '1',
      'settings/profit_percentage': '8',
    });
  });

  test('asks again if the cell was changed once more before the choice was saved', async () => {
    const { server, asked, queue } = setUp((conflicts) => {
      if (asked.length === 1)
        queueMicrotask(() =>
          server.write('theirs', set('profit_percentage', '7'), { version: server.version() }),
        );
      return all('mine')(conflicts);
    });
    server.write('theirs', set('profit_percentage', '8'), { version: 1 });
    await queue.save(set('profit_percentage', '9'), { seen: 1 });
    expect(asked.map(({ theirs }) => theirs)).toEqual(['8', '7']);
    expect(server.values.get('settings/profit_percentage')).toBe('9');
  });

  test('does not let an invalid edit take valid ones of the same call with it', async () => {
    const { server, queue } = setUp();
    const [valid, invalid] = await Promise.allSettled([
      queue.save(set('overhead_percentage', '1'), { seen: 1 }),
      queue.save(set('profit_percentage', 'invalid'), { seen: 1 }),
    ]);
    expect([valid.status, invalid.status]).toEqual(['fulfilled', 'rejected']);
    expect(server.values.get('settings/overhead_percentage')).toBe('1');
  });

  test('rejects an exact update after any change', async () => {
    const { server, queue } = setUp();
    server.write('theirs', set('bond_percentage', '8'), { version: 1 });
    await expect(queue.save(set('profit_percentage', '9'), { seen: 1, exact: true })).rejects.toThrow(
      /Someone else changed this estimate/,
    );
    expect(server.values.has('settings/profit_percentage')).toBe(false);
  });
});

const step = fc.record({
  by: fc.constantFrom('mine' as const, 'theirs' as const),
  field: fc.constantFrom(...fields),
  value: fc.constantFrom('1', '2', '3'),
  /** The user looks at the latest estimate before the edit. */
  looks: fc.boolean(),
  /** Further edits wait until this one is saved. */
  waits: fc.boolean(),
});

test('loses no edit: each is saved, or the user chose the value of the other in that cell', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { maxLength: 20 }),
      fc.func(fc.constantFrom('mine' as const, 'theirs' as const)),
      async (steps, choose) => {
        const { server, asked, queue } = setUp(
          (conflicts) => new Map(conflicts.map(({ cell, theirs, mine }) => [cell, choose(theirs, mine)])),
        );
        const byOther = new Set<string>();
        let seen = 1;
        const saving: Promise<void>[] = [];
        for (const [at, { by, field, value, looks, waits }] of steps.entries()) {
          const update = set(field, value);
          const cell = `settings/${field}`;
          if (by === 'theirs') {
            server.write('theirs', update, { version: server.version() });
            byOther.add(cell);
            continue;
          }
          if (looks) seen = server.version();
          const done = queue.save(update, { seen }).then(({ dropped }) => {
            if (dropped.has(cell)) expect(asked.some((each) => each.cell === cell)).toBe(true);
            // An earlier edit of the cell in the same call is replaced by a later one.
            else if (!steps.slice(at + 1).some((later) => later.by === 'mine' && later.field === field))
              expect(server.sent.some(({ settings }) => settings?.[field] === value)).toBe(true);
          });
          saving.push(done);
          if (waits) await done;
        }
        await Promise.all(saving);
        // Only cells that the other user changed are asked about.
        for (const { cell, theirs, mine } of asked) {
          expect(byOther).toContain(cell);
          expect(theirs).not.toBe(mine);
        }
      },
    ),
  );
});
