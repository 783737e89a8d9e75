import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ALL_CELLS, findConflicts, isSameValue, lastWrites, type CellChange } from './cell-conflicts.ts';

const change = (cell: string, version: number, window_name: string | null = 'theirs'): CellChange => ({
  cell,
  version,
  window_name,
});
const write = (cell: string, isChange = true) => ({ cell, current: '1', isChange });
const conflictsOf = (
  writes: ReturnType<typeof write>[],
  changes: CellChange[],
  from: { base: number; window: string | undefined } = { base: 4, window: 'mine' },
) => findConflicts(writes, changes, from).map(({ write: { cell } }) => cell);

test.each([
  ['another cell', [write('a')], [change('b', 5)], []],
  ['the same cell', [write('a'), write('b')], [change('a', 5)], ['a']],
  ['the same cell before the version that was seen', [write('a')], [change('a', 4)], []],
  ['the same cell to the same value', [write('a', false)], [change('a', 5)], []],
  ['the same cell from the same window', [write('a')], [change('a', 5, 'mine')], []],
  ['the same cell from a caller without a window', [write('a')], [change('a', 5, null)], ['a']],
  ['all cells', [write('a'), write('b', false)], [change(ALL_CELLS, 5)], ['a']],
])('a change of %s conflicts as expected', (_name, writes, changes, expected) => {
  expect(conflictsOf(writes, changes)).toEqual(expected);
});

test('callers without a window never share one', () => {
  expect(conflictsOf([write('a')], [change('a', 5, null)], { base: 4, window: undefined })).toEqual(['a']);
});

test.each([
  ['10', '10.00', true],
  ['10', '10.01', false],
  ['LS', 'LS', true],
  ['LS', 'ls', false],
  [null, null, true],
  [null, '0', false],
  ['', '0', false],
])('compares %j with %j', (one, other, is) => {
  expect(isSameValue(one, other)).toBe(is);
});

test('keeps the last write of a cell', () => {
  expect(lastWrites([write('a'), write('b'), write('a', false)])).toEqual([write('a', false), write('b')]);
});

/** An estimate whose updates follow the rule, and two editors who see it only when they look. */
function shared(cells: readonly string[]) {
  const values = new Map(cells.map((cell) => [cell, '0']));
  const changes = new Map<string, CellChange>();
  let version = 1;
  const editor = (window: string) => ({ window, base: 1, seen: new Map(values) });
  const editors = [editor('first'), editor('second')] as const;
  return {
    values,
    editors,
    look(of: (typeof editors)[number]) {
      of.base = version;
      of.seen = new Map(values);
    },
    /** @returns the cells in conflict; without any, all edits are applied. */
    update(of: (typeof editors)[number], edits: ReadonlyMap<string, string>): string[] {
      const writes = [...edits].map(([cell, value]) => {
        const current = values.get(cell) ?? null;
        return { cell, current, isChange: !isSameValue(current, value) };
      });
      const found = findConflicts(writes, [...changes.values()], of);
      if (found.length) return found.map(({ write: { cell } }) => cell);
      version++;
      for (const { cell, isChange } of writes)
        if (isChange) changes.set(cell, { cell, version, window_name: of.window });
      for (const [cell, value] of edits) {
        values.set(cell, value);
        of.seen.set(cell, value);
      }
      return [];
    },
  };
}

const cells = ['a', 'b', 'c', 'd'];
const edits = fc.dictionary(fc.constantFrom(...cells), fc.constantFrom('1', '2', '3'), { minKeys: 1 });
const steps = fc.array(
  fc.record({ by: fc.constantFrom(0 as const, 1 as const), edits: fc.option(edits, { freq: 3 }) }),
  { maxLength: 30 },
);

test('never replaces a value that the editor has not seen, and merges everything else', () => {
  fc.assert(
    fc.property(steps, (all) => {
      const estimate = shared(cells);
      const expected = new Map(estimate.values);
      for (const { by, edits: wanted } of all) {
        const own = estimate.editors[by];
        if (wanted === null) {
          estimate.look(own);
          continue;
        }
        const update = new Map(Object.entries(wanted));
        const unseen = [...update.keys()].filter((cell) => expected.get(cell) !== own.seen.get(cell));
        const conflicts = estimate.update(own, update);
        // Only a cell with an unseen value, or one that was changed and changed back, can be in conflict.
        for (const cell of unseen)
          if (expected.get(cell) !== update.get(cell)) expect(conflicts).toContain(cell);
        if (!conflicts.length) for (const [cell, value] of update) expected.set(cell, value);
        // The editor sends the rest again, which never conflicts, and has then to look at the others.
        else {
          const rest = new Map([...update].filter(([cell]) => !conflicts.includes(cell)));
          expect(estimate.update(own, rest)).toEqual([]);
          for (const [cell, value] of rest) expected.set(cell, value);
        }
        expect(estimate.values).toEqual(expected);
      }
    }),
  );
});

test('keeps all edits of two editors who change different cells, whatever they have seen', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.record({
          by: fc.constantFrom(0 as const, 1 as const),
          value: fc.constantFrom('1', '2'),
          at: fc.nat({ max: 1 }),
        }),
      ),
      (all) => {
        const estimate = shared(cells);
        const expected = new Map(estimate.values);
        for (const { by, value, at } of all) {
          const cell = cells[by * 2 + at] ?? '';
          expect(estimate.update(estimate.editors[by], new Map([[cell, value]]))).toEqual([]);
          expected.set(cell, value);
        }
        expect(estimate.values).toEqual(expected);
      },
    ),
  );
});
