import { describe, expect, test } from 'vitest';
import { measure } from './measures.ts';
import { palette } from './palette.ts';
import { size } from './sizes.ts';

describe('sizes', () => {
  test('are those of the specification', () => {
    expect(size).toMatchObject({
      nav: '260px',
      navMini: '68px',
      launcher: '450px',
      recordPanel: '720px',
      toast: '420px',
    });
    // Rem at 16 pixels.
    expect([measure.chatWidth, measure.chatHeight]).toEqual(['26.25rem', '31.25rem']);
  });
});

test('the brand color is that of the specification', () => {
  expect(palette.brand).toBe('#072146');
});
