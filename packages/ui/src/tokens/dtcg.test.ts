import { describe, expect, test } from 'vitest';
import { colorValue, dimensionValue, tokenFiles } from './dtcg.ts';
import { palette } from './palette.ts';
import { dark, light } from './themes.ts';

const files = tokenFiles() as Record<string, Record<string, unknown>>;

/** Every token of a set by its path. */
function flat(source: object, path = ''): Map<string, { $type: string; $value: unknown }> {
  const found = new Map<string, { $type: string; $value: unknown }>();
  for (const [name, value] of Object.entries(source) as [string, object][]) {
    const here = path === '' ? name : `${path}.${name}`;
    if ('$value' in value) found.set(here, value as { $type: string; $value: unknown });
    else for (const [key, token] of flat(value, here)) found.set(key, token);
  }
  return found;
}
const at = (source: object, path: string): unknown =>
  path.split('.').reduce<unknown>((inside, name) => (inside as Record<string, unknown>)[name], source);

describe('the interchange format', () => {
  const ramps = flat(files['palette.tokens.json'] ?? {});

  test('the palette contains every color', () => {
    expect(ramps.get('palette.slate.950')?.$value).toEqual({
      colorSpace: 'srgb',
      components: [0.0784, 0.1059, 0.1412],
      hex: palette.slate[950],
    });
    expect(ramps.size).toBe(2 + 9 * 12);
  });

  test.each([
    ['light.tokens.json', light],
    ['dark.tokens.json', dark],
  ])('%s refers to colours that are there, and means what the theme means', (name, theme) => {
    const tokens = flat(files[name] ?? {});
    let references = 0;
    for (const [path, { $type, $value }] of tokens) {
      if ($type !== 'color') continue;
      const css = at(theme, path) as string;
      if (typeof $value === 'string') {
        references += 1;
        expect(ramps.get($value.slice(1, -1))?.$value, path).toEqual(colorValue(css));
      } else expect($value, path).toEqual(colorValue(css));
    }
    expect(references).toBeGreaterThan(40);
  });

  test('both themes name the same tokens', () => {
    expect([...flat(files['dark.tokens.json'] ?? {}).keys()]).toEqual([
      ...flat(files['light.tokens.json'] ?? {}).keys(),
    ]);
  });

  test('lengths, durations, weights and shadows have the shapes of the format', () => {
    const constant = flat(files['constant.tokens.json'] ?? {});
    expect(constant.get('space.12')).toEqual({ $type: 'dimension', $value: { value: 12, unit: 'px' } });
    expect(constant.get('motion.state')).toEqual({ $type: 'duration', $value: { value: 120, unit: 'ms' } });
    expect(constant.get('motion.ease')).toEqual({ $type: 'cubicBezier', $value: [0.2, 0, 0, 1] });
    expect(constant.get('weight.strong')).toEqual({ $type: 'fontWeight', $value: 600 });
    expect(flat(files['light.tokens.json'] ?? {}).get('shadow.popover')?.$value).toHaveLength(3);
    for (const { $value } of flat(files['compact.tokens.json'] ?? {}).values())
      expect($value).toEqual({ value: expect.any(Number) as number, unit: 'px' });
  });

  test('rejects values that the format cannot express', () => {
    expect(() => colorValue('rebeccapurple')).toThrow('Not a colour');
    expect(() => dimensionValue('50%')).toThrow('Not a length');
  });
});
