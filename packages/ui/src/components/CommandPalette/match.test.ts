import fc from 'fast-check';
import { expect, it } from 'vitest';
import { matchOf } from './match.ts';

const marked = (query: string, text: string) =>
  matchOf(query, text)?.ranges.map(([from, to]) => text.slice(from, to));

it('marks the matching letters', () => {
  expect(marked('quote', 'New quote')).toEqual(['quote']);
  expect(marked('nq', 'New quote')).toEqual(['N', 'q']);
  expect(marked('new qu', 'New quote')).toEqual(['New qu']);
  expect(marked('tomas', 'Tomás Herrera')).toEqual(['Tomás']);
  expect(matchOf('xyz', 'New quote')).toBeNull();
});
it('ranks the start of the name before the start of a word and the middle', () => {
  const score = (text: string) => matchOf('pla', text)?.score ?? -1;
  expect(score('Plans')).toBeGreaterThan(score('Open plans'));
  expect(score('Open plans')).toBeGreaterThan(score('Displays'));
  expect(score('Displays')).toBeGreaterThan(score('Project leads archive'));
});
it('finds every name by its full text and by its letters in order', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z]{1,12}$/), fc.nat(), (text, pick) => {
      expect(matchOf(text, text)).not.toBeNull();
      const some = [...text].filter((_, at) => ((pick >> at) & 1) === 1).join('');
      const found = matchOf(some, text);
      expect(found).not.toBeNull();
      expect(found?.ranges.map(([a, b]) => text.slice(a, b)).join('')).toHaveLength(some.length);
    }),
  );
});
