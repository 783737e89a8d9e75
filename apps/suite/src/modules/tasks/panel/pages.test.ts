import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withAgain } from './pages.ts';

test('withAgain restores a removed page at its position', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.string(), { minLength: 1 }), fc.nat(), (before, at) => {
      const page = before[at % before.length] ?? '';
      expect(
        withAgain(
          before.filter((id) => id !== page),
          before,
          page,
        ),
      ).toEqual(before);
    }),
  );
});
test('withAgain keeps concurrent changes', () => {
  expect(withAgain(['a', 'x'], ['a', 'b', 'c'], 'c')).toEqual(['a', 'c', 'x']);
  expect(withAgain(['x'], ['a', 'b'], 'b')).toEqual(['b', 'x']);
  expect(withAgain(['b', 'x'], ['a', 'b'], 'b')).toEqual(['b', 'x']);
});
