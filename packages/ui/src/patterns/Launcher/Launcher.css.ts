import { keyframes } from '@vanilla-extract/css';
import { innerRing, pattern, truncated } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';
import { at, measure } from '../../tokens/measures.ts';

const { color, space, size, type, weight, motion } = vars;

const fade = keyframes({ from: { opacity: 0 } });
const slide = keyframes({ from: { opacity: 0, transform: 'translateX(1rem)' } });

/** The header stays in sight above it: the launcher belongs to its button there. */
export const overlay = pattern({
  position: 'fixed',
  insetInline: 0,
  bottom: 0,
  top: size.header,
  zIndex: vars.layer.drawer,
  background: color.surface.scrim,
  animation: `${fade} ${motion.surface} ${motion.ease}`,
  '@media': { [at.narrow]: { top: 0 } },
});
export const panel = pattern({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 0,
  width: size.launcher,
  maxWidth: '100%',
  background: color.surface.panel,
  boxShadow: vars.shadow.dialog,
  animation: `${slide} ${motion.surface} ${motion.ease}`,
});
export const dialog = pattern({ height: '100%', outline: 'none' });
export const content = pattern({ display: 'flex', flexDirection: 'column', height: '100%' });
export const head = pattern({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  flex: 'none',
  paddingBlockStart: space[20],
  paddingInline: `${space[24]} calc(${space[12]} + ${space[2]})`,
});
export const box = pattern({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  flex: 1,
  minWidth: 0,
  height: measure.appTile,
  paddingInline: space[12],
  border: `1px solid ${color.line.strong}`,
  borderRadius: vars.radius.control,
  selectors: {
    '&:focus-within': { borderColor: color.action.focus, boxShadow: `0 0 0 1px ${color.action.focus}` },
  },
});
export const glyph = pattern({ flex: 'none', color: color.icon.default });
export const input = pattern({
  flex: 1,
  minWidth: 0,
  outline: 'none',
  fontSize: type.body.size,
  lineHeight: type.body.line,
  selectors: { '&::placeholder': { color: color.text.placeholder, opacity: 1 } },
});
export const body = pattern({ flex: '1 1 0', minHeight: 0, overflowY: 'auto', paddingBottom: space[16] });
export const title = pattern({
  display: 'flex',
  alignItems: 'flex-end',
  minHeight: size.touch,
  marginTop: space[4],
  padding: `${space[16]} ${space[24]} ${space[8]}`,
  fontSize: type.caption.size,
  lineHeight: type.caption.line,
  fontWeight: weight.strong,
  letterSpacing: '0.04em',
  textTransform: 'uppercase',
  color: color.text.muted,
});
export const grid = pattern({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[2],
  paddingInline: space[12],
});
export const entry = pattern({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  height: measure.appEntry,
  paddingInline: `${space[12]} ${space[4]}`,
  borderRadius: space[8],
  outline: 'none',
  selectors: {
    '&:hover, &:focus-visible': { background: color.surface.active },
    '&:focus-visible': innerRing,
  },
});
export const tile = pattern({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: measure.appTile,
  height: measure.appTile,
  border: `1px solid ${color.line.default}`,
  borderRadius: space[8],
  background: color.surface.panel,
  color: color.text.brand,
});
export const text = pattern({ display: 'flex', flexDirection: 'column', flex: 1, minWidth: 0 });
export const name = pattern({
  ...truncated,
  fontSize: type.body.size,
  lineHeight: type.small.line,
  fontWeight: weight.medium,
  color: color.text.primary,
});
export const description = pattern({
  ...truncated,
  fontSize: type.caption.size,
  lineHeight: type.caption.line,
  letterSpacing: vars.tracking.none,
  color: color.text.muted,
});
export const none = pattern({
  padding: `${space[40]} ${space[24]}`,
  textAlign: 'center',
  color: color.text.muted,
});
export const offer = pattern({ flex: 'none', padding: `0 ${space[24]} ${space[24]}` });
export const offerCard = pattern({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  minHeight: '4rem',
  paddingInline: space[12],
  border: `1px solid ${color.line.default}`,
  borderRadius: vars.radius.card,
  background: color.surface.canvas,
});
