import { vars } from '../../tokens/contract.css.ts';
import { pattern } from '../../styles/layers.ts';

const { space, color, radius, type, weight } = vars;

export const group = pattern({ display: 'flex', flexDirection: 'column', border: 0 });
export const label = pattern({
  fontSize: type.small.size,
  lineHeight: type.small.line,
  fontWeight: weight.medium,
  // A legend takes no part in the gaps of its set.
  marginBlockEnd: space[8],
});
export const row = pattern({ display: 'flex', flexWrap: 'wrap', gap: space[8] });
/** Line inside a color that is close to the surface around it. */
const edge = `inset 0 0 0 1px color-mix(in srgb, ${color.text.primary} 24%, transparent)`;
export const swatch = pattern({
  position: 'relative',
  inlineSize: space[24],
  blockSize: space[24],
  borderRadius: radius.control,
  cursor: 'pointer',
  forcedColorAdjust: 'none',
  boxShadow: edge,
  selectors: {
    '&:has(input:checked)': {
      boxShadow: `${edge}, 0 0 0 2px ${color.surface.panel}, 0 0 0 4px ${color.text.primary}`,
    },
    '&:has(input:focus-visible)': { outline: `2px solid ${color.action.focus}`, outlineOffset: space[4] },
  },
});
export const input = pattern({
  position: 'absolute',
  inset: 0,
  opacity: 0,
  cursor: 'pointer',
  inlineSize: '100%',
  blockSize: '100%',
});
