import { pattern, truncated } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';

const { space, type, weight } = vars;
export const condition = pattern({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  minWidth: 0,
});
export const code = pattern({
  flex: 'none',
  fontFamily: vars.font.mono,
  fontSize: type.caption.size,
  fontWeight: weight.strong,
  letterSpacing: vars.tracking.none,
  fontVariantLigatures: 'none',
});
export const name = pattern({ ...truncated, minWidth: 0 });
