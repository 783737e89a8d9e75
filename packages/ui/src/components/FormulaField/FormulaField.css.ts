import { component } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, space, type } = vars;

const small = { fontSize: type.small.size, lineHeight: type.small.line } as const;

export const whole = component({ minWidth: 0 });
/** A few names, so that the result below stays visible while typing. */
export const names = component({ display: 'flex', flexDirection: 'column', maxHeight: '12rem' });
export const panel = component({
  display: 'flex',
  flexDirection: 'column',
  gap: space[8],
  marginBlockStart: space[8],
  padding: space[12],
  border: `1px solid ${color.line.default}`,
  borderRadius: vars.radius.control,
  background: color.surface.sunken,
});
export const result = component({
  ...small,
  display: 'flex',
  alignItems: 'baseline',
  gap: space[8],
  flexWrap: 'wrap',
});
export const term = component({ ...small, color: color.text.muted, flex: 'none' });
export const figure = component({
  fontFamily: vars.font.mono,
  fontWeight: vars.weight.medium,
  color: color.text.primary,
  letterSpacing: vars.tracking.none,
});
export const formula = component({
  ...small,
  fontFamily: vars.font.mono,
  letterSpacing: vars.tracking.none,
  fontVariantLigatures: 'none',
  color: color.text.muted,
  overflowWrap: 'anywhere',
});
export const wrong = component({
  color: color.tone.bad.text,
  background: 'none',
  textDecoration: `underline wavy ${color.tone.bad.fg}`,
  textUnderlineOffset: space[4],
});
export const problem = component({ ...small, color: color.tone.bad.text });
export const samples = component({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))',
  gap: space[8],
});
export const links = component({
  ...small,
  display: 'flex',
  flexWrap: 'wrap',
  // Wider than the space between a name and its label.
  gap: `${space[4]} ${space[16]}`,
  color: color.text.primary,
});
export const name = component({
  fontFamily: vars.font.mono,
  letterSpacing: vars.tracking.none,
  color: color.tone.info.text,
});
