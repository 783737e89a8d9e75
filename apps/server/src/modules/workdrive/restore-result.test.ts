import { expect, test } from 'vitest';
import { otherwiseText } from './restore-result.ts';

test.each([
  [[{ was: 'a.txt' }], undefined],
  [[], undefined],
  [[{ was: 'a.txt', place: 'in “Site”' }], '“a.txt” is in “Site” now: its folder is gone.'],
  [
    [
      { was: 'a.txt', place: 'in “Site”' },
      { was: 'b.txt', place: 'in “Site”' },
      { was: 'c.txt', place: 'at the top of All files', name: 'c (2).txt' },
      { was: 'd.txt' },
    ],
    '2 items are in “Site” now: their folders are gone. “c.txt” is at the top of All files now: its folder is gone. “c.txt” is called “c (2).txt” now: its name was taken.',
  ],
  [
    [
      { was: 'a.txt', name: 'a (2).txt' },
      { was: 'b.txt', name: 'b (2).txt' },
    ],
    '2 items have other names now: theirs were taken.',
  ],
])('%j are told as %j', (back, text) => {
  expect(otherwiseText(back)).toBe(text);
});
