import { expect, test } from 'vitest';
import { english } from './english.ts';

const files = import.meta.glob<Record<string, unknown>>('../**/*.messages.ts', { eager: true });
const catalogue = new Set<unknown>(Object.values(english));

test('finds the messages of many components', () => {
  expect(Object.keys(files).length).toBeGreaterThan(40);
});

test.each(Object.entries(files))('%s is in the catalogue and has no empty message', (_file, messages) => {
  const slices = Object.entries(messages).filter(([name]) => name.endsWith('Messages'));
  expect(slices.length).toBeGreaterThan(0);
  for (const [, slice] of slices) {
    expect(catalogue.has(slice)).toBe(true);
    for (const word of Object.values(slice as object))
      if (typeof word === 'string') expect(word.trim()).not.toBe('');
      else expect(['function', 'object']).toContain(typeof word);
  }
});
