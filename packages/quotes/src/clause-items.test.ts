import { expect, test } from 'vitest';
import { clauseItems } from './clause-items.ts';

test('an inclusion has its amount, an exclusion a note that the total excludes it', () => {
  const clause = { uuid: 'c1', name: 'Scaffolding', amount: '900' };
  expect(clauseItems('inclusions', [clause])).toEqual([{ id: 'c1', text: 'Scaffolding', amount: '$900.00' }]);
  expect(clauseItems('exclusions', [clause])).toEqual([
    { id: 'c1', text: 'Scaffolding', note: '$900.00 if added, not included in the total' },
  ]);
});

test.each([
  [['D-10'], 3, 'D-10'],
  [['D-10', 'D-20'], 3, 'D-10, D-20'],
  [['D-10', 'D-20', 'D-30'], 3, 'All lines'],
  [[], 3, 'Whole project'],
  [['D-10'], 1, 'D-10'],
])('a clause for the lines %j of %i is placed at “%s”', (codes, lines, place) => {
  const [item] = clauseItems('inclusions', [{ name: 'Cleanup', codes }], { lines, whole: 'Whole project' });
  expect(item).toEqual({ id: '0', text: 'Cleanup', place });
});

test('a clause for the whole project has no place when no text for it is given', () => {
  expect(clauseItems('inclusions', [{ name: 'Cleanup' }])[0]).not.toHaveProperty('place');
});

test('a clause keeps its problem', () => {
  expect(clauseItems('exclusions', [{ name: 'Permits', problem: 'Line D-10 was deleted' }])[0]).toMatchObject(
    {
      problem: 'Line D-10 was deleted',
    },
  );
});
