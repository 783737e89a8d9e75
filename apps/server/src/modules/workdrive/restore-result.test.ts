import { expect, test } from 'vitest';
import { restoreText } from './restore-result.ts';

test.each([
  [[{ was: 'a.txt' }], undefined],
  [[], undefined],
  [[{ was: 'a.txt', place: 'in “Site”' }], '“a.txt” is now in “Site” because its folder was deleted.'],
  [
    [
      { was: 'a.txt', place: 'in “Site”' },
      { was: 'b.txt', place: 'in “Site”' },
      { was: 'c.txt', place: 'at the top level of All files', name: 'c (2).txt' },
      { was: 'd.txt' },
    ],
    '2 items are now in “Site” because their folders were deleted. “c.txt” is now at the top level of All files because its folder was deleted. “c.txt” was renamed “c (2).txt” because its name is in use.',
  ],
  [
    [
      { was: 'a.txt', name: 'a (2).txt' },
      { was: 'b.txt', name: 'b (2).txt' },
    ],
    '2 items were renamed because their names are in use.',
  ],
])('describes %j as %j', (back, text) => {
  expect(restoreText(back)).toBe(text);
});
