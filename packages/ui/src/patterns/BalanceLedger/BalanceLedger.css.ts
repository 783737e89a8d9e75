import { pattern, truncated } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, space, type } = vars;

export const line = pattern({ display: 'inline-flex', alignItems: 'center', gap: space[8], minWidth: 0 });
export const text = pattern({ ...truncated, minWidth: 0 });
export const date = pattern({ flex: 'none', whiteSpace: 'nowrap', color: color.text.muted });
export const late = pattern({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[4],
  minWidth: 0,
  whiteSpace: 'nowrap',
  color: color.tone.warn.text,
  fontSize: type.caption.size,
  lineHeight: type.caption.line,
  letterSpacing: vars.tracking.none,
});
export const struck = pattern({ textDecoration: 'line-through', color: color.text.muted });
export const code = pattern({
  fontFamily: vars.font.mono,
  fontSize: type.caption.size,
  letterSpacing: vars.tracking.none,
  fontVariantLigatures: 'none',
});
export const figure = pattern({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
export const balance = pattern({ fontWeight: vars.weight.strong, color: color.text.primary });
export const struckBalance = pattern({ fontWeight: vars.weight.strong });
export const negative = pattern({ color: color.tone.bad.text });
export const heading = pattern({ ...truncated, fontWeight: vars.weight.strong });
export const count = pattern({ color: color.text.muted, fontWeight: vars.weight.regular });
export const problem = pattern({ color: color.tone.bad.text });
