import { describe, expect, test } from 'vitest';
import { palette } from '../../tokens/palette.ts';
import { dark, light } from '../../tokens/themes.ts';
import { contrast } from './tokensShown.ts';

const ramps = ['slate', 'navy', 'blue', 'orange', 'green', 'amber', 'red', 'teal', 'violet'] as const;

describe('the palette', () => {
  test.each(ramps)('%s: 600 on white, 700 on its own 50, 300 on the darkest', (name) => {
    const ramp = palette[name];
    expect(contrast(ramp[600], palette.white)).toBeGreaterThanOrEqual(5.4);
    expect(contrast(ramp[700], ramp[50])).toBeGreaterThanOrEqual(7);
    expect(contrast(ramp[300], palette.slate[950])).toBeGreaterThanOrEqual(8.8);
  });
  test('meets contrast for the brand color on white', () => {
    expect(contrast(palette.brand, palette.white)).toBeGreaterThan(15.9);
  });
});

describe.each([
  ['light', light],
  ['dark', dark],
] as const)('%s', (_, { color }) => {
  const { text, surface, line, tone, tint, action } = color;
  test('meets contrast for text on every surface', () => {
    for (const ground of [
      surface.canvas,
      surface.panel,
      surface.raised,
      surface.sunken,
      surface.hover,
      surface.selected,
    ])
      for (const ink of [text.primary, text.muted, text.placeholder, text.link])
        expect(contrast(ink, ground), `${ink} on ${ground}`).toBeGreaterThanOrEqual(4.5);
  });
  test('meets contrast for text in pills, banners, marks and buttons', () => {
    for (const { bg, text: ink } of Object.values(tone))
      expect(contrast(ink, bg)).toBeGreaterThanOrEqual(4.5);
    for (const { bg, fg } of Object.values(tint)) expect(contrast(fg, bg)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(action.onPrimary, action.primary)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(action.onPrimary, action.primaryHover)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(action.onDanger, action.danger)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(action.onDanger, action.dangerHover)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(action.onOn, action.on)).toBeGreaterThanOrEqual(4.5);
  });
  test('rows and lines of raised surfaces can be told from the surface', () => {
    const { raised } = color;
    expect(contrast(raised.hover, surface.raised)).toBeGreaterThanOrEqual(1.1);
    expect(contrast(raised.active, surface.raised)).toBeGreaterThanOrEqual(1.18);
    expect(contrast(raised.active, raised.hover)).toBeGreaterThanOrEqual(1.05);
    expect(contrast(raised.selected, surface.raised)).toBeGreaterThanOrEqual(1.07);
    expect(contrast(raised.lineSubtle, surface.raised)).toBeGreaterThanOrEqual(1.2);
    expect(contrast(raised.lineDefault, surface.raised)).toBeGreaterThanOrEqual(1.4);
    expect(contrast(raised.lineStrong, surface.raised)).toBeGreaterThanOrEqual(1.8);
    for (const ground of [raised.hover, raised.active, raised.selected])
      for (const ink of [text.primary, text.muted, text.placeholder, text.link])
        expect(contrast(ink, ground), `${ink} on ${ground}`).toBeGreaterThanOrEqual(4.5);
  });
  test('rows and lines of panels can be told from the panel', () => {
    expect(contrast(surface.hover, surface.panel)).toBeGreaterThanOrEqual(1.08);
    expect(contrast(surface.active, surface.panel)).toBeGreaterThanOrEqual(1.18);
    expect(contrast(line.subtle, surface.panel)).toBeGreaterThanOrEqual(1.18);
    expect(contrast(line.default, surface.panel)).toBeGreaterThanOrEqual(1.3);
    expect(contrast(line.strong, surface.panel)).toBeGreaterThanOrEqual(1.75);
  });
  test('meets contrast for icons and the focus ring', () => {
    for (const { fg } of Object.values(tone)) expect(contrast(fg, surface.panel)).toBeGreaterThanOrEqual(3);
    expect(contrast(action.focus, surface.panel)).toBeGreaterThanOrEqual(3);
    expect(contrast(action.focus, surface.canvas)).toBeGreaterThanOrEqual(3);
  });
});
