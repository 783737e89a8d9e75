import fc from 'fast-check';
import { expect, test } from 'vitest';
import { excerptAround } from './excerptAround.ts';

test('places the match near the start regardless of case', () => {
  expect(excerptAround('…LOUNGE 103 OFFICE 104 CARE TEAM 106 CORRIDOR 107 EXAM', 'corridor')).toEqual({
    before: '…CARE TEAM 106 ',
    match: 'CORRIDOR',
    after: ' 107 EXAM',
  });
  expect(excerptAround('exam room', 'exam')).toEqual({ before: '', match: 'exam', after: ' room' });
  expect(excerptAround('exam room', ' ')).toEqual({ before: '', match: '', after: 'exam room' });
  expect(excerptAround('x'.repeat(40) + 'door', 'door').before).toBe('…');
});

test('keeps everything after the cut and whole words', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (excerpt, query) => {
      const { before, match, after } = excerptAround(excerpt, query);
      expect(excerpt.endsWith(before.replace(/^…/, '') + match + after)).toBe(true);
      expect(before.length).toBeLessThanOrEqual(18);
    }),
  );
});
