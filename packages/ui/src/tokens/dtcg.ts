/**
 * Tokens in the interchange format of the Design Tokens Community Group (2025.10), for design tools: the palette, the
 * constants, and a set for each theme and density whose colors are references to the palette.
 */
import { palette, type Palette } from './palette.ts';
import { constants, darkOf, densities, lightOf } from './themes.ts';

interface Token {
  $type: string;
  $value: unknown;
}
export interface TokenGroup {
  [name: string]: Token | TokenGroup;
}
interface Source {
  readonly [name: string]: string | Source;
}

const colorSpaceSteps = 255;

/** @throws on anything but `#rrggbb` and `rgb(r g b / a)`. */
export function colorValue(css: string): object {
  const hex = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(css);
  const rgb = /^rgb\((\d+) (\d+) (\d+) \/ ([\d.]+)\)$/.exec(css);
  const parts = hex
    ? hex.slice(1).map((part) => Number.parseInt(part, 16))
    : rgb?.slice(1, 4).map((part) => Number(part));
  if (!parts) throw new Error(`Not a colour that the format knows: ${css}`);
  return {
    colorSpace: 'srgb',
    components: parts.map((part) => Number((part / colorSpaceSteps).toFixed(4))),
    ...(rgb ? { alpha: Number(rgb[4]) } : { hex: css.toLowerCase() }),
  };
}

/** @throws on a length that is neither pixels nor zero. */
export function dimensionValue(css: string): object {
  const length = /^(-?[\d.]+)(px|rem)?$/.exec(css);
  if (!length || (length[2] === undefined && Number(length[1]) !== 0))
    throw new Error(`Not a length that the format knows: ${css}`);
  return { value: Number(length[1]), unit: length[2] ?? 'px' };
}

function shadowValue(css: string): object[] {
  return css.split(/,\s*(?![^(]*\))/).map((layer) => {
    const found = /^(\S+) (\S+) (\S+) (\S+) (.+)$/.exec(layer);
    if (!found) throw new Error(`Not a shadow that the format knows: ${layer}`);
    const [, offsetX = '', offsetY = '', blur = '', spread = '', color = ''] = found;
    return {
      color: colorValue(color),
      offsetX: dimensionValue(offsetX),
      offsetY: dimensionValue(offsetY),
      blur: dimensionValue(blur),
      spread: dimensionValue(spread),
    };
  });
}

const isReference = (value: string): boolean => value.startsWith('{');

const readers: Record<string, { $type: string; read: (value: string) => unknown }> = {
  color: { $type: 'color', read: colorValue },
  shadow: { $type: 'shadow', read: shadowValue },
  length: { $type: 'dimension', read: dimensionValue },
  number: { $type: 'number', read: Number },
  weight: { $type: 'fontWeight', read: Number },
  family: {
    $type: 'fontFamily',
    read: (value) => value.split(/,\s*/).map((name) => name.replaceAll("'", '')),
  },
  duration: {
    $type: 'duration',
    read: (value) => ({ value: Number.parseFloat(value), unit: value.replace(/[\d.]/g, '') }),
  },
  easing: {
    $type: 'cubicBezier',
    read: (value) =>
      value
        .slice(value.indexOf('(') + 1, -1)
        .split(',')
        .map(Number),
  },
};

/** Type of the token at a path of the sources. */
function kindOf(path: readonly string[]): keyof typeof readers {
  const [first = '', second = ''] = path;
  if (first === 'motion') return second === 'ease' ? 'easing' : 'duration';
  if (first === 'font') return 'family';
  if (first === 'tracking') return 'number';
  if (first === 'layer') return 'number';
  if (first in { color: 0, shadow: 0, weight: 0 }) return first;
  return 'length';
}

function group(source: Source, path: readonly string[] = []): TokenGroup {
  return Object.fromEntries(
    Object.entries(source).map(([name, value]) => {
      const here = [...path, name];
      if (typeof value !== 'string') return [name, group(value, here)];
      const reader = readers[kindOf(here)];
      if (!reader) throw new Error(`No kind of token at ${here.join('.')}`);
      // Letter spacing is relative to the font size.
      const plain = value.endsWith('em') && !value.endsWith('rem') ? value.slice(0, -2) : value;
      return [name, { $type: reader.$type, $value: isReference(plain) ? plain : reader.read(plain) }];
    }),
  );
}

/** Palette with color names instead of values. */
function names<T extends Source>(source: T, path: string): T;
function names(source: Source, path: string): Source {
  return Object.fromEntries(
    Object.entries(source).map(([name, value]) => [
      name,
      typeof value === 'string' ? `{${path}.${name}}` : names(value, `${path}.${name}`),
    ]),
  );
}

const referring: Palette = names(palette, 'palette');

/** Returns one DTCG file per token set; `resolver.json` defines their combination. */
export function tokenFiles(): Record<string, object> {
  return {
    'palette.tokens.json': { palette: group({ color: palette }).color },
    'constant.tokens.json': group(constants),
    'light.tokens.json': group(lightOf(referring)),
    'dark.tokens.json': group(darkOf(referring)),
    'comfortable.tokens.json': group(densities.comfortable),
    'compact.tokens.json': group(densities.compact),
    'resolver.json': {
      version: '2025.10',
      sets: { base: { sources: [{ $ref: 'palette.tokens.json' }, { $ref: 'constant.tokens.json' }] } },
      modifiers: {
        theme: {
          contexts: { light: [{ $ref: 'light.tokens.json' }], dark: [{ $ref: 'dark.tokens.json' }] },
          default: 'light',
        },
        density: {
          contexts: {
            comfortable: [{ $ref: 'comfortable.tokens.json' }],
            compact: [{ $ref: 'compact.tokens.json' }],
          },
          default: 'comfortable',
        },
      },
      resolutionOrder: [
        { $ref: '#/sets/base' },
        { $ref: '#/modifiers/theme' },
        { $ref: '#/modifiers/density' },
      ],
    },
  };
}
