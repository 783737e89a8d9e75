import { vars } from '../../tokens/contract.css.ts';
import { component, innerRing, ring, sum, truncated } from '../../styles/layers.ts';

const { color, space, type } = vars;

export const chip = component({
  display: 'inline-flex',
  alignItems: 'stretch',
  minHeight: `calc(${space[24]} + ${space[4]})`,
  maxWidth: '100%',
  border: `1px solid ${color.line.default}`,
  borderRadius: vars.radius.chip,
  background: color.surface.panel,
  fontSize: type.small.size,
  lineHeight: type.small.line,
  whiteSpace: 'nowrap',
  flex: 'none',
});
export const selected = component({ background: color.surface.selected, borderColor: color.line.selected });
export const body = component({
  display: 'inline-flex',
  alignItems: 'center',
  gap: sum(space[4], '1px'),
  paddingInline: space[8],
  minWidth: 0,
  overflow: 'hidden',
  borderRadius: vars.radius.chip,
  outline: 'none',
});
export const pressable = component({
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: color.surface.hover },
    '&:focus-visible': ring,
    '&[data-disabled]': { opacity: 0.5, cursor: 'not-allowed' },
  },
});
export const faint = component({ color: color.text.muted, flex: 'none' });
export const text = component({ ...truncated, minWidth: 0 });
export const value = component({
  fontWeight: vars.weight.medium,
  ...truncated,
  minWidth: 0,
  maxWidth: '16rem',
});
export const glyph = component({ color: color.icon.default, display: 'inline-flex' });
export const remove = component({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: space[24],
  flex: 'none',
  color: color.icon.default,
  borderRadius: vars.radius.chip,
  cursor: 'pointer',
  outline: 'none',
  marginInlineStart: `calc(-1 * ${space[4]})`,
  selectors: {
    '&:hover': { background: color.surface.active, color: color.text.primary },
    '&:focus-visible': innerRing,
  },
});
