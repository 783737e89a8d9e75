import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';
import { pattern, raisedSurface } from '../../styles/layers.ts';
import { at, measure } from '../../tokens/measures.ts';

const { color, space, type, weight, motion } = vars;

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(0.5rem)' } });
const leave = keyframes({ to: { opacity: 0 } });

export const panel = pattern({
  position: 'fixed',
  insetInlineEnd: space[24],
  bottom: space[24],
  zIndex: vars.layer.toast,
  width: measure.uploadPanel,
  maxWidth: `calc(100vw - ${space[32]})`,
  borderRadius: vars.radius.card,
  ...raisedSurface,
  boxShadow: vars.shadow.popover,
  animation: `${rise} ${motion.surface} ${motion.ease}`,
  '@media': { [at.phone]: { insetInlineEnd: space[16], bottom: space[16] } },
});
/** 500 ms by the specification. */
export const leaving = pattern({
  animation: `${leave} calc(${motion.surface} * 2.5) ${motion.ease} forwards`,
});
export const head = pattern({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: measure.footer,
  paddingInline: `${space[16]} ${space[8]}`,
});
export const title = pattern({
  fontSize: type.body.size,
  lineHeight: type.body.line,
  fontWeight: weight.strong,
});
export const list = pattern({
  maxHeight: measure.popover,
  overflowY: 'auto',
  padding: `0 ${space[8]} ${space[8]}`,
  borderTop: `1px solid ${color.line.subtle}`,
});
export const file = pattern({
  contentVisibility: 'auto',
  containIntrinsicBlockSize: `auto ${measure.footer}`,
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  minHeight: measure.footer,
  paddingBlock: space[8],
  paddingInlineStart: space[8],
});
export const glyph = pattern({ flex: 'none', color: color.icon.default });
export const glyphOf = {
  uploading: pattern({}),
  done: pattern({ color: color.tone.ok.fg }),
  failed: pattern({ color: color.tone.bad.fg }),
};
export const text = pattern({
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  flex: 1,
  minWidth: 0,
});
export const reason = pattern({
  fontSize: type.caption.size,
  lineHeight: type.caption.line,
  color: color.tone.bad.fg,
  overflowWrap: 'anywhere',
});
export const rest = pattern({
  color: color.text.muted,
  fontWeight: weight.regular,
  fontSize: type.small.size,
});
