import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { freeName, nameKey, nameProblem, partsOf } from './file-names.ts';

test.each([
  ['plan.pdf', ['plan.pdf'], 'plan (2).pdf'],
  ['plan.pdf', ['PLAN.PDF', 'plan (2).pdf'], 'plan (3).pdf'],
  ['plan (2).pdf', ['plan (2).pdf'], 'plan (3).pdf'],
  ['Site', ['site'], 'Site (2)'],
  ['.gitignore', ['.gitignore'], '.gitignore (2)'],
  ['archive.tar.gz', ['archive.tar.gz'], 'archive.tar (2).gz'],
  ['free.txt', ['other.txt'], 'free.txt'],
])('renames %s beside %j to %s', (name, taken, free) => {
  expect(freeName(name, new Set(taken.map(nameKey)))).toBe(free);
});

const name = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 60 })
  .filter((text) => !nameProblem(text));

describe('a unique name', () => {
  test('is unused, valid and keeps the extension', () => {
    fc.assert(
      fc.property(name, fc.array(name), fc.nat(5), (requested, others, copies) => {
        const taken = new Set([...others, requested].map(nameKey));
        for (let each = 0; each <= copies; each++) {
          const free = freeName(requested, taken);
          expect(taken.has(nameKey(free))).toBe(false);
          expect(nameProblem(free)).toBeUndefined();
          taken.add(nameKey(free));
        }
      }),
    );
  });
  test('never exceeds the maximum length', () => {
    const long = `${'a'.repeat(246)}.pdf`;
    const free = freeName(long, new Set([long]));
    expect(free).toHaveLength(250);
    expect(free.endsWith(' (2).pdf')).toBe(true);
  });
});

describe('the path of a file in a folder', () => {
  test('consists of its folders and its name', () => {
    fc.assert(
      fc.property(fc.array(name, { minLength: 1, maxLength: 8 }), (parts) => {
        expect(partsOf(parts.join('/'))).toEqual({ folders: parts.slice(0, -1), name: parts.at(-1) });
      }),
    );
  });
  test.each(['', '/', 'a/../b.txt', 'a/\u0000b', '..'])('rejects %j', (path) => {
    expect(partsOf(path)).toBeUndefined();
  });
});

test('a name shows its real extension despite bidirectional characters', () => {
  expect(nameProblem('\u202Efdp.exe')).toBe('A name cannot contain control characters.');
  expect(nameProblem('plan\u2066.pdf')).toBe('A name cannot contain control characters.');
  expect(nameProblem('مخطط الموقع.pdf')).toBeUndefined();
  expect(nameProblem('👷🏽‍♀️ plan.txt')).toBeUndefined();
});
