import { style, type ComplexStyleRule, type StyleRule } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';
import { layers } from '../tokens/global.css.ts';

type Layered = NonNullable<Extract<ComplexStyleRule, { '@layer'?: unknown }>['@layer']>[string];

/** Class in the component layer, which pattern classes always override regardless of load order. */
export const component = (rule: Layered, debugId?: string): string =>
  style({ '@layer': { [layers.component]: rule } }, debugId);

/** One class per key in the component layer. */
export function variants<K extends string | number, V>(
  source: Readonly<Record<K, V>>,
  rule: (value: V, key: K) => Layered,
): Record<K, string> {
  const classNames = {} as Record<K, string>;
  for (const key of Object.keys(source) as K[])
    classNames[key] = component(rule(source[key], key), String(key));
  return classNames;
}

/** Sum of token lengths, for sizes between two steps of the scale. */
export const sum = (...lengths: string[]): string => `calc(${lengths.join(' + ')})`;

/**
 * Space at the end of scroll containers for elements that float over the end of the page, so that the last control can
 * be scrolled above them; 0 without one. Set by `ToastRegion`.
 */
export const endRoom = 'var(--pl-end-room, 0px)';

/** Distance of floating elements from the side of the page; set by a column of totals. */
export const asideRoom = 'var(--pl-aside-room, 0px)';

const { surface, line, raised } = vars.color;

/**
 * Background of surfaces above the page, such as menus, with the states and lines that can be told from it: in the dark
 * theme such a surface is lighter than a panel.
 */
export const raisedSurface = {
  background: surface.raised,
  vars: {
    [surface.hover]: raised.hover,
    [surface.active]: raised.active,
    [surface.selected]: raised.selected,
    [line.subtle]: raised.lineSubtle,
    [line.default]: raised.lineDefault,
    [line.strong]: raised.lineStrong,
  },
} satisfies StyleRule;

/** Focus ring of all elements: 2 px wide, 2 px offset, only for keyboard focus. */
export const ring = { outline: `2px solid ${vars.color.action.focus}`, outlineOffset: 2 } as const;

/** Focus ring inside the element, for elements whose outer ring would be clipped. */
export const innerRing = { outline: `2px solid ${vars.color.action.focus}`, outlineOffset: -2 } as const;

/** Text in the direction of its own script, aligned with its neighbors, e.g. an Arabic name on an English page. */
export const ownDirection = {
  unicodeBidi: 'plaintext',
  textAlign: ['-webkit-match-parent', 'match-parent'],
} satisfies StyleRule;

/** Single line, truncated at the end in the text's own direction, so that the beginning of a name stays visible. */
export const truncated = {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  ...ownDirection,
} as const;

export const noFocusRing = { outline: 'none' } as const;

/** Visible to assistive technology only. */
export const hidden = {
  position: 'absolute',
  width: 1,
  height: 1,
  margin: -1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  border: 0,
} as const;

export { screens } from './breakpoints.ts';

/** Class in the pattern layer, which overrides component classes. */
export const pattern = (rule: Layered, debugId?: string): string =>
  style({ '@layer': { [layers.pattern]: rule } }, debugId);

/** Base style of buttons that patterns render themselves. */
export const plain = { appearance: 'none', textAlign: 'start', cursor: 'pointer' } as const;
