import { expect, test } from 'vitest';
import { hasDeepBrackets, isNestedDeeply, MAX_JSON_DEPTH } from './json-depth.ts';

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

test('accepts values nested up to the limit', () => {
  expect(isNestedDeeply(JSON.parse(nested(MAX_JSON_DEPTH)))).toBe(false);
  expect(hasDeepBrackets(nested(MAX_JSON_DEPTH))).toBe(false);
  expect(isNestedDeeply({ a: [1, { b: null }], c: 'text' })).toBe(false);
  expect(hasDeepBrackets(`text ${nested(5000)}`)).toBe(false);
});

test('rejects deeper values without overflowing the stack', () => {
  for (const depth of [MAX_JSON_DEPTH + 2, 5_000, 200_000]) {
    expect(isNestedDeeply(JSON.parse(nested(depth)))).toBe(true);
    expect(hasDeepBrackets(nested(depth))).toBe(true);
    expect(isNestedDeeply(JSON.parse(`{"a":${nested(depth)}}`))).toBe(true);
  }
});
