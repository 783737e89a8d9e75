import { createVar } from '@vanilla-extract/css';
import { innerRing, pattern, plain, ring, screens, truncated } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';
import { at, measure } from '../../tokens/measures.ts';

const { color, space, size, type, weight, motion } = vars;

export const navWidth = createVar();

export const frame = pattern({
  position: 'fixed',
  inset: 0,
  display: 'flex',
  flexDirection: 'column',
  background: color.surface.canvas,
  color: color.text.primary,
});
export const skip = pattern({
  position: 'absolute',
  insetInlineStart: space[16],
  top: space[8],
  zIndex: vars.layer.loader,
  padding: `${space[8]} ${space[12]}`,
  borderRadius: vars.radius.control,
  background: color.surface.inverse,
  color: color.text.onInverse,
  fontWeight: weight.medium,
  transform: 'translateY(-200%)',
  selectors: { '&:focus': { transform: 'none', outline: 'none' } },
});
export const banner = pattern({ flex: 'none' });
export const header = pattern({
  flex: 'none',
  position: 'relative',
  zIndex: vars.layer.header,
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  height: size.header,
  paddingInline: `${space[20]} ${space[16]}`,
  background: color.surface.panel,
  borderBottom: `1px solid ${color.line.default}`,
  '@media': { [at.narrow]: { gap: 0, paddingInline: space[4] } },
});
export const brand = pattern({
  display: 'flex',
  alignItems: 'center',
  gap: measure.cell,
  minWidth: 0,
  borderRadius: vars.radius.control,
  color: color.text.brand,
  fontSize: type.section.size,
  lineHeight: type.section.line,
  fontWeight: weight.strong,
  letterSpacing: '-0.015em',
  outline: 'none',
  selectors: { '&:focus-visible': ring },
  '@media': {
    [at.narrow]: { gap: space[8] },
    // A name without space beside the mark wraps to a hidden line.
    [at.phone]: { flexWrap: 'wrap', height: space[32], overflow: 'hidden', rowGap: space[8] },
  },
});
export const brandMark = pattern({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  '@media': { [at.phone]: { height: space[32] } },
});
export const brandName = pattern({
  ...truncated,
  '@media': { [at.phone]: { overflow: 'visible', lineHeight: space[32] } },
});
/** Space between the name and the text in the narrow header. */
export const brandAside = pattern({
  display: 'flex',
  flex: 'none',
  '@media': { [at.narrow]: { marginInlineStart: space[8] } },
});
export const search = pattern({
  position: 'absolute',
  insetInlineStart: '50%',
  width: measure.search,
  maxWidth: '34%',
  transform: 'translateX(-50%)',
  selectors: { '[dir="rtl"] &': { transform: 'translateX(50%)' } },
  '@media': { [at.narrow]: { position: 'static', width: 'auto', maxWidth: 'none', transform: 'none' } },
});
export const below = pattern({ position: 'relative', display: 'flex', flex: '1 1 0', minHeight: 0 });
export const column = pattern({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minWidth: 0,
  minHeight: 0,
});
export const main = pattern({
  flex: '1 1 0',
  minHeight: 0,
  overflow: 'auto',
  outline: 'none',
  background: color.surface.panel,
  display: 'flex',
  flexDirection: 'column',
});
export const mainTone = {
  panel: pattern({ background: color.surface.panel }),
  canvas: pattern({ background: color.surface.canvas }),
};

/** Containing block of the fixed bar, so that it follows the header when a banner moves it. */
export const loader = pattern({
  position: 'absolute',
  insetInline: 0,
  top: 0,
  height: 0,
  transform: 'translateZ(0)',
  pointerEvents: 'none',
});

/* Navigation */
export const nav = pattern({
  position: 'relative',
  flex: 'none',
  display: 'flex',
  flexDirection: 'column',
  width: navWidth,
  maxWidth: '50vw',
  background: color.surface.canvas,
  borderInlineEnd: `1px solid ${color.line.default}`,
  fontSize: type.small.size,
  lineHeight: type.small.line,
});
export const navMini = pattern({ width: size.navMini });
export const area = pattern({
  display: 'flex',
  alignItems: 'center',
  gap: measure.cell,
  height: measure.appTile,
  paddingInline: space[8],
  marginBottom: space[8],
  borderRadius: vars.radius.control,
  fontSize: type.body.size,
  lineHeight: type.body.line,
  fontWeight: weight.strong,
  outline: 'none',
  selectors: {
    [`${navMini} &`]: { padding: 0, justifyContent: 'center', width: measure.appTile },
    '&:focus-visible': innerRing,
  },
});
export const tile = pattern({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: measure.tile,
  height: measure.tile,
  borderRadius: vars.radius.control,
  background: color.tint.navy.bg,
  color: color.tint.navy.fg,
});
export const sectionTitle = pattern({
  display: 'flex',
  alignItems: 'center',
  minHeight: size.controlSmall,
  marginTop: space[12],
  padding: `${space[4]} ${space[8]}`,
  fontSize: type.caption.size,
  lineHeight: type.caption.line,
  fontWeight: weight.medium,
  letterSpacing: vars.tracking.none,
  color: color.text.muted,
  selectors: {
    [`${navMini} &`]: {
      height: 1,
      minHeight: 1,
      marginBlock: space[8],
      padding: 0,
      background: color.line.default,
      overflow: 'hidden',
      color: 'transparent',
    },
  },
});
export const groupHead = pattern({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: size.controlSmall,
  marginTop: space[12],
  paddingBlock: space[4],
  paddingInlineStart: space[8],
});
export const groupTitle = pattern({
  fontSize: type.caption.size,
  lineHeight: type.caption.line,
  fontWeight: weight.medium,
  letterSpacing: vars.tracking.none,
  color: color.text.muted,
});
export const list = pattern({
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
  selectors: { [`${navMini} &`]: { gap: space[4] } },
});
export const item = pattern({
  ...plain,
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: measure.cell,
  width: '100%',
  minHeight: size.navItem,
  paddingInline: space[8],
  borderRadius: vars.radius.control,
  color: color.text.primary,
  fontWeight: weight.medium,
  outline: 'none',
  selectors: {
    '&:hover': { background: color.surface.active },
    '&:focus-visible': innerRing,
    '&[aria-current]': { background: color.surface.active, fontWeight: weight.strong },
    '&[aria-current]::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: `calc(${space[12]} * -1)`,
      insetBlock: measure.hair,
      width: measure.marker,
      borderStartEndRadius: measure.marker,
      borderEndEndRadius: measure.marker,
      background: color.action.marker,
    },
    [`${navMini} &`]: {
      width: measure.appTile,
      minHeight: measure.appTile,
      padding: 0,
      justifyContent: 'center',
    },
    [`${navMini} &[aria-current]::before`]: { insetInlineStart: `calc(${space[16]} * -1)` },
  },
  '@media': {
    [screens.touch]: { minHeight: size.touch },
    [screens.forced]: { selectors: { '&[aria-current]': { outline: '1px solid Highlight' } } },
  },
});
export const glyph = pattern({
  flex: 'none',
  color: color.icon.default,
  selectors: { '[aria-current] > &': { color: color.text.primary } },
});
export const itemLabel = pattern({ ...truncated, flex: 1, minWidth: 0 });
export const itemCount = pattern({
  flex: 'none',
  color: color.text.muted,
  fontSize: type.caption.size,
  lineHeight: type.caption.line,
  fontWeight: weight.regular,
  letterSpacing: vars.tracking.none,
  fontVariantNumeric: 'tabular-nums',
});
export const handle = pattern({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: `calc(${space[4]} * -1)`,
  width: space[8],
  cursor: 'col-resize',
  touchAction: 'none',
  zIndex: vars.layer.sticky,
  outline: 'none',
  selectors: {
    '&::after': {
      content: '""',
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: '50%',
      width: 2,
      marginInlineStart: -1,
      transition: `background ${motion.state} ${motion.ease}`,
    },
    '&:hover::after, &[data-active]::after, &:focus-visible::after': { background: color.action.focus },
  },
});

/* Navigation drawer */
export const sheetHead = pattern({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  height: size.header,
  paddingInline: `${space[16]} ${space[8]}`,
  borderBottom: `1px solid ${color.line.default}`,
});
export const sheetClose = pattern({ marginInlineStart: 'auto' });
export const sheetNav = pattern({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100%',
  padding: space[12],
  background: color.surface.canvas,
  fontSize: type.body.size,
  lineHeight: type.body.line,
});
export const sheetFoot = pattern({ marginTop: 'auto', paddingTop: space[12] });
export const sheetActions = pattern({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flex: 1,
});
