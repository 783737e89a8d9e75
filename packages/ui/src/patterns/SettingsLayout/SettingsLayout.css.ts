import { endRoom, innerRing, pattern, truncated } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';
import { at, measure } from '../../tokens/measures.ts';

const { color, space, size, type, weight } = vars;

export const page = pattern({
  display: 'flex',
  flex: '1 1 0',
  minHeight: 0,
  background: color.surface.panel,
  '@media': { [at.narrow]: { flexDirection: 'column' } },
});
export const choice = pattern({ flex: 'none', padding: `${space[12]} ${space[16]} 0` });
export const index = pattern({
  flex: 'none',
  width: measure.settingsIndex,
  overflowY: 'auto',
  padding: space[12],
  borderInlineEnd: `1px solid ${color.line.default}`,
  fontSize: type.small.size,
  lineHeight: type.small.line,
});
export const title = pattern({
  padding: `${measure.hair} ${space[8]} ${space[8]}`,
  fontSize: type.body.size,
  lineHeight: type.body.line,
  fontWeight: weight.strong,
});
export const section = pattern({
  display: 'flex',
  alignItems: 'center',
  minHeight: size.controlSmall,
  marginTop: space[8],
  padding: `${space[4]} ${space[8]}`,
  fontSize: type.caption.size,
  lineHeight: type.caption.line,
  fontWeight: weight.medium,
  color: color.text.muted,
});
export const entry = pattern({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  minHeight: '1.75rem',
  paddingInline: space[8],
  borderRadius: vars.radius.control,
  outline: 'none',
  selectors: {
    '&:hover': { background: color.surface.hover },
    '&:focus-visible': innerRing,
    '&[aria-current]': { background: color.surface.active, fontWeight: weight.strong },
  },
  '@media': { '(pointer: coarse)': { minHeight: size.touch } },
});
export const glyph = pattern({ flex: 'none', color: color.icon.default });
export const label = pattern(truncated);
export const column = pattern({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 0',
  minWidth: 0,
  minHeight: 0,
});
export const scroll = pattern({ flex: '1 1 0', minHeight: 0, overflowY: 'auto', paddingBottom: endRoom });
export const content = pattern({
  display: 'flex',
  flexDirection: 'column',
  gap: space[24],
  maxWidth: '52rem',
  padding: `${space[16]} ${space[24]} ${space[40]}`,
  '@media': { [at.phone]: { paddingInline: space[16] } },
});
