import { pattern, screens, truncated } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, space, type, weight } = vars;
export const name = pattern({ display: 'flex', alignItems: 'center', gap: space[8], minWidth: 0 });
export const nameText = pattern({ ...truncated, minWidth: 0 });
export const strong = pattern({ fontWeight: weight.medium });
export const detail = pattern({ marginInlineStart: space[8], color: color.text.muted });
export const nameCode = pattern({
  flex: 'none',
  fontFamily: vars.font.mono,
  fontSize: type.caption.size,
  letterSpacing: vars.tracking.none,
  color: color.text.muted,
});
export const warning = pattern({ flex: 'none', display: 'inline-flex', color: color.tone.warn.fg });
export const sources = pattern({
  ...truncated,
  minWidth: 0,
  fontFamily: vars.font.mono,
  fontSize: type.caption.size,
  fontWeight: weight.regular,
  letterSpacing: vars.tracking.none,
  fontVariantLigatures: 'none',
});
export const source = pattern({
  color: color.text.link,
  borderRadius: vars.radius.chip,
  selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' } },
});
export const unit = pattern({ fontSize: type.caption.size, color: color.text.muted });
export const code = pattern({
  ...truncated,
  minWidth: 0,
  fontFamily: vars.font.mono,
  fontSize: type.caption.size,
  letterSpacing: vars.tracking.none,
  fontVariantLigatures: 'none',
  color: color.text.muted,
});
export const figure = pattern({
  display: 'block',
  ...truncated,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&[data-zero]': { color: color.text.muted }, '&[data-strong]': { fontWeight: weight.medium } },
});
/** Corner mark of an overridden figure. */
export const overridden = pattern({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: 0,
  width: space[8],
  height: space[8],
  background: color.tone.wait.fg,
  clipPath: 'polygon(0 0, 100% 0, 100% 100%)',
  selectors: { '[dir="rtl"] &': { clipPath: 'polygon(0 0, 100% 0, 0 100%)' } },
  '@media': { [screens.forced]: { background: 'Highlight', forcedColorAdjust: 'none' } },
});
