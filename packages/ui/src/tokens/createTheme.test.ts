import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contrast } from '../stories/foundations/tokensShown.ts';
import { createTheme } from './createTheme.ts';
import { dark, light } from './themes.ts';

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
const primary = '--pl-color-action-primary';
const hover = '--pl-color-action-primaryHover';
const marker = '--pl-color-action-marker';
const tint = { bg: '--pl-color-tint-navy-bg', fg: '--pl-color-tint-navy-fg' };

describe('createTheme', () => {
  test('keeps a brand color that white text can be read on', () => {
    expect(createTheme('#0b6e4f').light).toMatchObject({ [primary]: '#0b6e4f', [marker]: '#0b6e4f' });
    expect(createTheme('rebeccapurple').light[primary]).toBe('#663399');
  });

  test('darkens a brand color that is too bright for white text', () => {
    const bright = createTheme('#ffd400').light[primary] ?? '';
    expect(contrast(bright, '#ffffff')).toBeGreaterThanOrEqual(4.5);
    expect(contrast(bright, '#ffffff')).toBeLessThan(4.6);
  });

  test('keeps contrast for every brand color, in both themes', () => {
    fc.assert(
      fc.property(hex, (seed) => {
        const theme = createTheme(seed);
        const read = (values: Record<string, string>, token: string) => values[token] ?? '';
        for (const [values, surface] of [
          [theme.light, light.color.surface],
          [theme.dark, dark.color.surface],
        ] as const) {
          expect(contrast(read(values, primary), '#ffffff')).toBeGreaterThanOrEqual(4.5);
          expect(contrast(read(values, hover), '#ffffff')).toBeGreaterThanOrEqual(4.5);
          expect(contrast(read(values, marker), surface.panel)).toBeGreaterThanOrEqual(3);
          expect(contrast(read(values, tint.fg), read(values, tint.bg))).toBeGreaterThanOrEqual(4.5);
        }
      }),
    );
  });

  test('stays gray for a gray brand color', () => {
    for (const value of Object.values(createTheme('#555555').dark).slice(1)) {
      const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
        Number.parseInt(value.slice(at, at + 2), 16),
      );
      expect(Math.max(red, green, blue) - Math.min(red, green, blue)).toBeLessThanOrEqual(2);
    }
  });

  test('rejects what is not a color', () => {
    expect(() => createTheme('summit green')).toThrow('“summit green” is not a CSS color.');
  });

  test('writes a style sheet for the page or for a named region', () => {
    const theme = createTheme('#0b6e4f');
    expect(theme.styleSheet()).toContain(':root, [data-theme] {');
    expect(theme.styleSheet('summit')).toContain(
      '[data-brand="summit"], [data-brand="summit"] [data-theme] {',
    );
    expect(theme.styleSheet()).toContain(`${primary}: light-dark(#0b6e4f, ${theme.dark[primary]});`);
  });
});
