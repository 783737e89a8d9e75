import { style, type ComplexStyleRule, type StyleRule } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';
import { layers } from '../tokens/global.css.ts';

type Layered = NonNullable<Extract<ComplexStyleRule, { '@layer'?: unknown }>['@layer']>[string];

/** A class in the component layer: a pattern's class always wins over it, whatever order the files load in. */
export const component = (rule: Layered, debugId?: string): string =>
  style({ '@layer': { [layers.component]: rule } }, debugId);

/** One class per key, each in the component layer. */
export function variants<K extends string | number, V>(
  source: Readonly<Record<K, V>>,
  rule: (value: V, key: K) => Layered,
): Record<K, string> {
  const made = {} as Record<K, string>;
  for (const key of Object.keys(source) as K[]) made[key] = component(rule(source[key], key), String(key));
  return made;
}

/** The sum of token lengths: for the sizes between two steps of the scale. */
export const sum = (...lengths: string[]): string => `calc(${lengths.join(' + ')})`;

/**
 * The room that what floats over the page's end needs, at the end of whatever scrolls under it: its last control can be
 * scrolled out from below. Nothing while nothing floats there; `ChatButton` says how much.
 */
export const endRoom = 'var(--pl-end-room, 0px)';

/** How far what floats over the page's end keeps from its side: a column of totals says so, whose figures stand there. */
export const asideRoom = 'var(--pl-aside-room, 0px)';

/** The one focus ring: 2 px, 2 px off, and only when the keyboard brought the focus. */
export const ring = { outline: `2px solid ${vars.color.action.focus}`, outlineOffset: 2 } as const;

/** For things that sit edge to edge, where an outer ring would be clipped. */
export const innerRing = { outline: `2px solid ${vars.color.action.focus}`, outlineOffset: -2 } as const;

/** Read in the direction of its own script, and standing where its neighbours stand: a name in Arabic on an English page. */
export const ownDirection = {
  unicodeBidi: 'plaintext',
  textAlign: ['-webkit-match-parent', 'match-parent'],
} satisfies StyleRule;

/** On one line and cut at its end, which is the end of its own script: what a name begins with is never what goes. */
export const truncated = {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  ...ownDirection,
} as const;

export const noFocusRing = { outline: 'none' } as const;

/** Seen by assistive technology only. */
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

/** A class in the pattern layer, which wins over every component's. */
export const pattern = (rule: Layered, debugId?: string): string =>
  style({ '@layer': { [layers.pattern]: rule } }, debugId);

/** The button a pattern draws itself, where no control of the library has its shape. */
export const plain = { appearance: 'none', textAlign: 'start', cursor: 'pointer' } as const;
