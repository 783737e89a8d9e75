import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { keptFrom, keptOf, movedCounts, splitFields, textOf, type MergeField } from './merge.ts';

const ids = ['a', 'b', 'c'];
const field = (values: Record<string, string>, id = 'phone'): MergeField => ({ id, label: id, values });

describe('what differs', () => {
  test('spaces at the ends are no difference, an empty value beside a filled one is', () => {
    const { differing, same } = splitFields(
      [field({ a: 'x', b: ' x', c: 'x ' }, '1'), field({ a: 'x', b: 'x' }, '2'), field({}, '3')],
      ids,
    );
    expect(differing.map(({ id }) => id)).toEqual(['2']);
    expect(same.map(({ id }) => id)).toEqual(['1', '3']);
  });
  test('what is drawn is compared by its text', () => {
    const drawn: MergeField = {
      id: 'owner',
      label: 'Owner',
      values: { a: ['Dana'], b: ['Dana'] },
      texts: { a: '17', b: '17' },
    };
    expect(textOf(drawn, 'a')).toBe('17');
    expect(splitFields([drawn], ['a', 'b']).same).toEqual([drawn]);
    // Without a text nobody can tell, so a person is asked.
    const { texts: _texts, ...unknown } = drawn;
    expect(splitFields([unknown], ['a', 'b']).differing).toEqual([unknown]);
  });
});

describe('whose value is kept', () => {
  test('the survivor’s; another’s where it has none; the chosen one’s before both', () => {
    expect(keptFrom(field({ a: '1', b: '2' }), ids, 'b', {})).toBe('b');
    expect(keptFrom(field({ c: '3' }), ids, 'b', {})).toBe('c');
    expect(keptFrom(field({ a: '1', b: '2' }), ids, 'b', { phone: 'c' })).toBe('c');
    expect(keptFrom(field({ a: '1', b: '2' }), ids, 'b', { phone: 'gone' })).toBe('b');
  });
  const anyText = fc.constantFrom('', ' ', 'x', 'y');
  test('no value is lost that nobody decided against', () => {
    fc.assert(
      fc.property(
        fc.record({ a: anyText, b: anyText, c: anyText }),
        fc.constantFrom(...ids),
        (values, survivor) => {
          const one = field(values);
          const kept = textOf(one, keptFrom(one, ids, survivor, {}));
          expect(kept === '').toBe(ids.every((id) => textOf(one, id) === ''));
        },
      ),
    );
  });
  test('every field has an answer', () => {
    const records = ids.map((id) => ({ id, title: id }));
    expect(keptOf([field({ a: '1' }, 'x'), field({ c: '3' }, 'y')], records, 'a', { x: 'b' })).toEqual({
      x: 'b',
      y: 'c',
    });
  });
});

test('children of all but the survivor move', () => {
  const kinds = ['contacts', 'tasks'].map((id) => ({ id, words: (count: number) => `${count}` }));
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
