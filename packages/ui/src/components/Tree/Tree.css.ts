import { component, innerRing, raisedSurface, screens, truncated } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';
import { measure } from '../../tokens/measures.ts';

const { color, space, type, motion } = vars;

export const root = component({
  position: 'relative',
  // The rows are placed absolutely, so that they give the tree no width of its own.
  width: '100%',
  minWidth: 0,
  overflow: 'auto',
  fontSize: type.small.size,
  lineHeight: type.small.line,
  outline: 'none',
});
export const fills = component({ height: '100%' });
export const rows = component({ position: 'relative', width: '100%' });
export const row = component({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: 0,
  display: 'flex',
  alignItems: 'center',
  gap: measure.hair,
  paddingInline: space[4],
  borderRadius: vars.radius.control,
  cursor: 'pointer',
  outline: 'none',
  userSelect: 'none',
  WebkitTouchCallout: 'none',
  WebkitTapHighlightColor: 'transparent',
  selectors: {
    '&:hover': { background: color.surface.hover },
    '&:focus-visible': innerRing,
    '&[aria-disabled="true"]': { color: color.text.muted, cursor: 'not-allowed' },
  },
});
export const selected = component({
  background: color.surface.active,
  fontWeight: vars.weight.medium,
  selectors: { '&:hover': { background: color.surface.active } },
  '@media': { [screens.forced]: { outline: '1px solid Highlight', outlineOffset: -1 } },
});
/** The error of an edited name covers the rows below. */
export const editing = component({ zIndex: 1 });
export const dragged = component({
  color: color.text.muted,
  outline: `1px dashed ${color.line.strong}`,
  outlineOffset: -1,
});
export const dropInto = component({
  background: color.surface.selected,
  boxShadow: `inset 0 0 0 2px ${color.action.on}`,
  selectors: { '&:hover': { background: color.surface.selected } },
  '@media': { [screens.forced]: { outline: '2px solid Highlight', outlineOffset: -2 } },
});
export const dropRefused = component({
  background: color.tone.bad.bg,
  boxShadow: `inset 0 0 0 2px ${color.tone.bad.fg}`,
  selectors: { '&:hover': { background: color.tone.bad.bg } },
});
export const line = component({
  position: 'absolute',
  insetInlineEnd: 0,
  height: 2,
  marginBlockStart: -1,
  borderRadius: 2,
  background: color.action.on,
  pointerEvents: 'none',
  '@media': { [screens.forced]: { background: 'Highlight' } },
});
export const lineRefused = component({ background: color.tone.bad.fg });
export const twist = component({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  width: space[20],
  height: space[20],
  borderRadius: vars.radius.chip,
  color: color.icon.default,
  cursor: 'pointer',
  selectors: { '&:hover': { background: color.surface.active } },
});
export const twistGlyph = component({
  display: 'inline-flex',
  transition: `rotate ${motion.state} ${motion.ease}`,
  selectors: {
    '[aria-expanded="true"] > * > &': { rotate: '90deg' },
    '[dir="rtl"] [aria-expanded="true"] > * > &': { rotate: '-90deg' },
  },
});
export const noTwist = component({ flex: 'none', width: space[20] });
export const glyph = component({ display: 'inline-flex', flex: 'none', color: color.icon.default });
export const label = component({ ...truncated, flex: '1 1 auto', minWidth: 0, paddingInlineStart: space[2] });
export const aside = component({
  flex: 'none',
  color: color.text.muted,
  fontSize: type.caption.size,
  lineHeight: type.caption.line,
  letterSpacing: vars.tracking.none,
  fontWeight: vars.weight.regular,
  fontVariantNumeric: 'tabular-nums',
  paddingInlineEnd: space[4],
});
export const more = component({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  width: space[24],
  height: space[24],
  borderRadius: vars.radius.chip,
  color: color.icon.default,
  cursor: 'pointer',
  opacity: 0,
  selectors: {
    [`${row}:hover > &, ${row}:focus-visible > &, &[data-open]`]: { opacity: 1 },
    '&:hover': { background: color.surface.active, color: color.text.primary },
  },
  '@media': { [screens.touch]: { opacity: 1, width: space[40], height: space[40] } },
});
export const note = component({
  color: color.text.muted,
  cursor: 'default',
  selectors: { '&:hover': { background: 'transparent' } },
});
export const noteBad = component({ color: color.tone.bad.fg });
export const retry = component({
  color: color.text.link,
  fontWeight: vars.weight.medium,
  cursor: 'pointer',
  paddingInline: space[4],
  borderRadius: vars.radius.chip,
  outline: 'none',
  selectors: { '&:hover': { textDecoration: 'underline' }, '&:focus-visible': innerRing },
});
export const bone = component({
  width: '45%',
  height: space[8],
  borderRadius: vars.radius.chip,
  background: color.surface.active,
  '@media': { [screens.forced]: { border: '1px solid GrayText' } },
});
export const edit = component({ position: 'relative', flex: '1 1 auto', minWidth: 0 });
export const input = component({
  width: '100%',
  height: space[24],
  paddingInline: space[4],
  border: `1px solid ${color.action.focus}`,
  borderRadius: vars.radius.chip,
  background: color.surface.panel,
  color: color.text.primary,
  fontSize: type.small.size,
  lineHeight: type.small.line,
  fontWeight: vars.weight.regular,
  outline: 'none',
  selectors: { '&[aria-invalid="true"]': { borderColor: color.tone.bad.fg } },
});
export const problem = component({
  position: 'absolute',
  zIndex: 1,
  insetBlockStart: '100%',
  insetInlineStart: 0,
  marginBlockStart: space[4],
  paddingBlock: space[4],
  paddingInline: space[8],
  borderRadius: vars.radius.chip,
  background: color.tone.bad.bg,
  color: color.tone.bad.text,
  boxShadow: vars.shadow.popover,
  fontSize: type.caption.size,
  lineHeight: type.caption.line,
  letterSpacing: vars.tracking.none,
});
export const preview = component({
  position: 'fixed',
  zIndex: vars.layer.toast,
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  maxWidth: '16rem',
  paddingBlock: space[4],
  paddingInline: space[8],
  borderRadius: vars.radius.control,
  ...raisedSurface,
  boxShadow: vars.shadow.popover,
  fontSize: type.small.size,
  lineHeight: type.small.line,
  fontWeight: vars.weight.medium,
  pointerEvents: 'none',
});
export const previewText = component(truncated);
