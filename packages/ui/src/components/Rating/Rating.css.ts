import { component, innerRing, screens } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, space, size: sizes } = vars;

export const row = component({ display: 'inline-flex', alignItems: 'center', gap: space[8], minWidth: 0 });
export const stars = component({ display: 'inline-flex', flex: 'none' });
export const star = component({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  cursor: 'pointer',
  color: color.line.strong,
  borderRadius: vars.radius.chip,
  selectors: {
    // Inside the star, because the stars are adjacent.
    '&:has(input:focus-visible)': innerRing,
    '&[data-disabled]': { cursor: 'not-allowed', opacity: 0.5 },
  },
});
export const read = component({ cursor: 'default' });
export const size = {
  sm: component({ width: space[20], height: space[20] }),
  md: component({ width: sizes.controlSmall, height: sizes.control }),
  lg: component({ width: sizes.touch, height: sizes.touch }),
};
export const input = component({
  position: 'absolute',
  inset: 0,
  margin: 0,
  width: '100%',
  height: '100%',
  opacity: 0,
  cursor: 'inherit',
});
/** Fixed width, because a half star is a full one that is half clipped. */
export const shape = component({
  display: 'block',
  flex: 'none',
  maxWidth: 'none',
  fill: 'none',
  stroke: 'currentColor',
});
/** Filled part of a star, over its outline. */
export const fill = component({
  position: 'absolute',
  display: 'inline-flex',
  insetInlineStart: 0,
  insetBlock: 0,
  alignItems: 'center',
  overflow: 'hidden',
  color: color.tone.warn.fg,
  pointerEvents: 'none',
  '@media': { [screens.forced]: { color: 'Highlight' } },
});
export const filled = component({
  fill: color.action.rating,
  '@media': { [screens.forced]: { fill: 'currentColor' } },
});
export const amount = { half: component({ width: '50%' }), whole: component({ width: '100%' }) };
export const face = component({ position: 'relative', display: 'inline-flex' });
export const text = component({
  color: color.text.muted,
  fontSize: vars.type.small.size,
  lineHeight: vars.type.small.line,
});
