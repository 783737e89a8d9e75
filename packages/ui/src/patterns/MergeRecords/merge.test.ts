import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mergeSourceOf, mergeSources, movedCounts, splitFields, textOf, type MergeField } from './merge.ts';

const ids = ['a', 'b', 'c'];
const field = (values: Record<string, string>, id = 'phone'): MergeField => ({ id, label: id, values });

describe('different fields', () => {
  test('ignores surrounding spaces but not an empty value', () => {
    const { differing, same } = splitFields(
      [field({ a: 'x', b: ' x', c: 'x ' }, '1'), field({ a: 'x', b: 'x' }, '2'), field({}, '3')],
      ids,
    );
    expect(differing.map(({ id }) => id)).toEqual(['2']);
    expect(same.map(({ id }) => id)).toEqual(['1', '3']);
  });
  test('compares rendered values by their text', () => {
    const drawn: MergeField = {
      id: 'owner',
      label: 'Owner',
      values: { a: ['Dana'], b: ['Dana'] },
      texts: { a: '17', b: '17' },
    };
    expect(textOf(drawn, 'a')).toBe('17');
    expect(splitFields([drawn], ['a', 'b']).same).toEqual([drawn]);
    // Without a text the values cannot be compared, so the user decides.
    const { texts: _texts, ...unknown } = drawn;
    expect(splitFields([unknown], ['a', 'b']).differing).toEqual([unknown]);
  });
});

describe('the kept value', () => {
  test('keeps the chosen value, else the survivor’s, else another’s', () => {
    expect(mergeSourceOf(field({ a: '1', b: '2' }), ids, 'b', {})).toBe('b');
    expect(mergeSourceOf(field({ c: '3' }), ids, 'b', {})).toBe('c');
    expect(mergeSourceOf(field({ a: '1', b: '2' }), ids, 'b', { phone: 'c' })).toBe('c');
    expect(mergeSourceOf(field({ a: '1', b: '2' }), ids, 'b', { phone: 'gone' })).toBe('b');
  });
  const anyText = fc.constantFrom('', ' ', 'x', 'y');
  test('loses no value without a decision', () => {
    fc.assert(
      fc.property(
        fc.record({ a: anyText, b: anyText, c: anyText }),
        fc.constantFrom(...ids),
        (values, survivor) => {
          const one = field(values);
          const kept = textOf(one, mergeSourceOf(one, ids, survivor, {}));
          expect(kept === '').toBe(ids.every((id) => textOf(one, id) === ''));
        },
      ),
    );
  });
  test('keeps a value for every field', () => {
    const records = ids.map((id) => ({ id, title: id }));
    expect(mergeSources([field({ a: '1' }, 'x'), field({ c: '3' }, 'y')], records, 'a', { x: 'b' })).toEqual({
      x: 'b',
      y: 'c',
    });
  });
});

test('moves the children of all records but the survivor', () => {
  const kinds = ['contacts', 'tasks'].map((id) => ({ id, formatCount: (count: number) => `${count}` }));
  const records = [
    { id: 'a', title: 'a', counts: { contacts: 3 } },
    { id: 'b', title: 'b', counts: { contacts: 2 } },
    { id: 'c', title: 'c' },
  ];
  expect(movedCounts(records, kinds, 'b').map(({ kind, count }) => [kind.id, count])).toEqual([
    ['contacts', 3],
  ]);
  expect(movedCounts(records, kinds, 'a').map(({ count }) => count)).toEqual([2]);
});
