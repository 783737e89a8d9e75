import { keyframes } from '@vanilla-extract/css';
import { hidden, innerRing, noFocusRing, pattern, screens, truncated } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';
import { at, measure } from '../../tokens/measures.ts';

const { color, space, type, weight, motion } = vars;
const fade = keyframes({ from: { opacity: 0 } });

export const scrim = pattern({
  position: 'fixed',
  inset: 0,
  zIndex: vars.layer.dialog,
  background: color.surface.canvas,
  animation: `${fade} ${motion.surface} ${motion.ease}`,
});
export const viewer = pattern({
  display: 'flex',
  flexDirection: 'column',
  width: '100%',
  height: '100%',
  fontFamily: vars.font.body,
  fontSize: type.body.size,
  lineHeight: type.body.line,
  color: color.text.primary,
  ...noFocusRing,
});
export const bar = pattern({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  flex: 'none',
  minHeight: vars.size.header,
  paddingInline: space[12],
  background: color.surface.panel,
  borderBlockEnd: `1px solid ${color.line.default}`,
  '@media': { [at.phone]: { gap: space[2], paddingInline: space[4] } },
});
export const heading = pattern({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 0',
  minWidth: 0,
  paddingInline: space[4],
});
export const title = pattern({
  ...truncated,
  fontSize: type.body.size,
  lineHeight: type.body.line,
  fontWeight: weight.strong,
});
export const position = pattern({
  fontSize: type.caption.size,
  lineHeight: type.caption.line,
  color: color.text.muted,
  fontVariantNumeric: 'tabular-nums',
});
export const zoom = pattern({
  display: 'flex',
  alignItems: 'center',
  '@media': { [at.phone]: { display: 'none' } },
});
export const percent = pattern({ minWidth: '4rem', display: 'grid', justifyItems: 'center' });
export const body = pattern({
  position: 'relative',
  display: 'flex',
  flex: '1 1 0',
  minHeight: 0,
  '@media': { [at.phone]: { flexDirection: 'column' } },
});
export const stageBox = pattern({
  position: 'relative',
  flex: '1 1 0',
  minWidth: 0,
  minHeight: 0,
  background: color.surface.sunken,
});
export const stage = pattern({
  position: 'absolute',
  inset: 0,
  overflow: 'hidden',
  touchAction: 'none',
  userSelect: 'none',
  // The picture is placed from the left, whatever the direction of the page.
  direction: 'ltr',
  outline: 'none',
  selectors: {
    // Drawn over the picture, which would cover it.
    '&:focus-visible::after': {
      ...innerRing,
      content: '""',
      position: 'absolute',
      inset: 0,
      pointerEvents: 'none',
    },
  },
});
export const pannable = pattern({ cursor: 'grab', selectors: { '&:active': { cursor: 'grabbing' } } });
export const drawing = pattern({ cursor: 'crosshair' });
export const picture = pattern({ position: 'absolute', left: '50%', top: '50%' });
export const image = pattern({ display: 'block', width: '100%', height: '100%' });
export const loading = pattern({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
});
export const preview = pattern({ width: '100%', height: '100%', objectFit: 'contain', opacity: 0.6 });
export const failed = pattern({ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' });
export const side = pattern({
  position: 'absolute',
  insetBlockStart: '50%',
  transform: 'translateY(-50%)',
});
export const start = pattern({
  insetInlineStart: space[16],
  '@media': { [at.phone]: { insetInlineStart: space[8] } },
});
export const end = pattern({
  insetInlineEnd: space[16],
  '@media': { [at.phone]: { insetInlineEnd: space[8] } },
});
export const details = pattern({
  flex: 'none',
  width: measure.rail,
  overflowY: 'auto',
  padding: space[16],
  background: color.surface.panel,
  borderInlineStart: `1px solid ${color.line.default}`,
  '@media': {
    [at.phone]: {
      width: '100%',
      maxHeight: '50%',
      borderInlineStart: 0,
      borderBlockStart: `1px solid ${color.line.default}`,
    },
  },
});
export const detailsHead = pattern({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  marginBlockEnd: space[8],
});
export const detailsTitle = pattern({
  fontSize: type.section.size,
  lineHeight: type.section.line,
  fontWeight: weight.strong,
  letterSpacing: vars.tracking.heading,
});
export const description = pattern({ marginBlockEnd: space[12], overflowWrap: 'anywhere' });
export const markList = pattern({ listStyle: 'none', overflowWrap: 'anywhere' });
export const hint = pattern({
  position: 'absolute',
  insetBlockStart: space[12],
  insetInline: space[12],
  display: 'grid',
  justifyItems: 'center',
  pointerEvents: 'none',
});
export const hintText = pattern({
  padding: `${space[4]} ${space[12]}`,
  borderRadius: vars.radius.full,
  background: color.surface.inverse,
  color: color.text.onInverse,
  fontSize: type.caption.size,
  lineHeight: type.caption.line,
  '@media': { [screens.forced]: { border: '1px solid CanvasText' } },
});
export const unseen = pattern(hidden);
export const keys = pattern({ display: 'flex', flexDirection: 'column', flex: '1 1 auto', minHeight: 0 });
