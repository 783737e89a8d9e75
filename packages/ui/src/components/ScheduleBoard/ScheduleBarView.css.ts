import { createVar } from '@vanilla-extract/css';
import { component, ring, screens, truncated, variants } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';
import { measure } from '../../tokens/measures.ts';
import { width, x } from './ScheduleBoard.css.ts';

const { color, space, type } = vars;

/** Pixels from the top of the row, and height of the bar. */
export const top = createVar();
export const height = createVar();

const downHatch = `repeating-linear-gradient(135deg, ${color.tone.warn.bg} 0 5px, transparent 5px 10px)`;
const caption = {
  fontSize: type.caption.size,
  lineHeight: type.caption.line,
  letterSpacing: vars.tracking.none,
} as const;
const place = {
  position: 'absolute',
  insetInlineStart: x,
  insetBlockStart: top,
  width,
  height,
} as const;

export const bar = component({
  ...place,
  zIndex: 1,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  minWidth: 0,
  paddingInline: 0,
  borderRadius: vars.radius.chip,
  border: '1px solid transparent',
  textAlign: 'start',
  cursor: 'pointer',
  outline: 'none',
  userSelect: 'none',
  WebkitTouchCallout: 'none',
  ...caption,
  selectors: { '&:focus-visible': { ...ring, outlineOffset: 1, zIndex: 3 }, '&:hover': { zIndex: 2 } },
  '@media': { [screens.forced]: { border: '1px solid CanvasText' } },
});
/** A bar that is narrower than a finger or a pointer needs; its target is wider than what it draws. */
export const narrow = component({
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      insetBlock: 0,
      insetInline: 'min(0px, (100% - 24px) / 2)',
    },
  },
});
const looks = {
  planned: { fill: color.surface.selected, line: color.line.selected, text: color.text.primary },
  active: { fill: color.tint.blue.bg, line: color.line.selected, text: color.text.primary },
  done: { fill: color.surface.active, line: color.line.default, text: color.text.muted },
  late: { fill: color.tone.bad.bg, line: color.tone.bad.fg, text: color.tone.bad.text },
  down: { fill: color.tone.warn.bg, line: color.tone.warn.fg, text: color.tone.warn.text },
} as const;
export type BarLook = keyof typeof looks;
export const look = variants(looks, ({ line, text }) => ({ borderColor: line, color: text }));
/** Working pieces of a bar; between them the rest shows through. */
export const piece = variants(looks, ({ fill }, key) => ({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: x,
  width,
  background: fill,
  ...(key === 'down' && { background: color.surface.panel, backgroundImage: downHatch }),
}));
/** Clips pieces to the corners of the bar without clipping its handles. */
export const pieces = component({
  position: 'absolute',
  inset: 0,
  borderRadius: `calc(${vars.radius.chip} - 1px)`,
  overflow: 'hidden',
});
/** Share that is done, a line along the end of the bar, so that the name keeps its contrast. */
export const progress = component({
  position: 'absolute',
  insetBlockEnd: 0,
  insetInlineStart: 0,
  width,
  height: space[4],
  background: color.action.on,
  '@media': { [screens.forced]: { background: 'Highlight' } },
});
export const critical = component({
  borderColor: color.tone.bad.fg,
  boxShadow: `0 0 0 1px ${color.tone.bad.fg}`,
});
export const highlighted = component({
  boxShadow: `0 0 0 1px ${color.action.on}`,
  borderColor: color.action.on,
  zIndex: 2,
});
export const ghost = component({
  borderStyle: 'dashed',
  borderColor: color.line.strong,
  color: color.text.muted,
  background: color.surface.panel,
});
export const pending = component({ opacity: 0.72 });
export const preview = component({
  borderStyle: 'dashed',
  borderColor: color.action.on,
  color: color.text.link,
  background: color.surface.panel,
  zIndex: 3,
  pointerEvents: 'none',
  boxShadow: vars.shadow.popover,
});
export const previewRefused = component({
  borderColor: color.tone.bad.fg,
  color: color.tone.bad.text,
  background: color.tone.bad.bg,
});
export const linkTarget = component({ outline: `2px solid ${color.action.on}`, outlineOffset: 2 });
export const text = component({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  minWidth: 0,
  paddingInline: measure.hair,
  pointerEvents: 'none',
});
export const textNarrow = component({ paddingInline: space[4] });
export const label = component({ ...truncated, minWidth: 0, fontWeight: vars.weight.strong });
export const labelLight = component({ fontWeight: vars.weight.regular });
export const detail = component({ ...truncated, minWidth: 0 });
/** Name of a milestone, or of a bar that is too narrow for it. */
export const beside = component({
  position: 'absolute',
  insetInlineStart: '100%',
  // Arrows leave the bar before its name.
  marginInlineStart: space[16],
  whiteSpace: 'nowrap',
  color: color.text.primary,
  fontWeight: vars.weight.regular,
  pointerEvents: 'none',
});
const handle = {
  position: 'absolute',
  insetBlock: 0,
  width: space[8],
  cursor: 'ew-resize',
  '@media': { [screens.touch]: { width: space[16] } },
} as const;
export const startEdge = component({ ...handle, insetInlineStart: 0 });
export const finishEdge = component({ ...handle, insetInlineEnd: 0 });
/** Handle that draws a dependency; shown on hover and focus. */
export const linkHandle = component({
  position: 'absolute',
  insetBlockStart: `calc(50% - ${space[12]})`,
  insetInlineStart: '100%',
  width: space[24],
  height: space[24],
  cursor: 'crosshair',
  opacity: 0,
  selectors: {
    '&::after': {
      content: '',
      position: 'absolute',
      inset: measure.hair,
      border: `2px solid ${color.action.on}`,
      borderRadius: vars.radius.full,
      background: color.surface.panel,
    },
    [`${bar}:hover &, ${bar}:focus-visible &`]: { opacity: 1 },
  },
});
export const milestone = component({
  border: 0,
  background: 'transparent',
  alignItems: 'center',
  '@media': { [screens.forced]: { border: 0 } },
});
export const diamond = variants(looks, ({ line, text: own }, key) => ({
  width: space[16],
  height: space[16],
  transform: 'rotate(45deg)',
  borderRadius: space[2],
  background:
    key === 'planned' || key === 'active' ? color.action.on : key === 'late' ? color.tone.bad.fg : line,
  ...(key === 'done' && { background: own }),
  '@media': { [screens.forced]: { background: 'CanvasText' } },
}));
export const diamondCritical = component({ background: color.tone.bad.fg });
export const summary = component({
  border: 0,
  borderRadius: 0,
  color: color.text.primary,
  cursor: 'default',
});
/** Bracket over the rows below. */
export const bracket = component({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: `calc(50% - ${space[4]})`,
  height: space[8],
  borderRadius: space[2],
  background: color.icon.faint,
  overflow: 'hidden',
});
export const bracketDone = component({ height: '100%', width, background: color.icon.default });
export const baseline = component({
  ...place,
  borderRadius: vars.radius.full,
  background: color.icon.faint,
  pointerEvents: 'none',
  '@media': { [screens.forced]: { background: 'GrayText' } },
});
export const baselineDiamond = component({
  ...place,
  borderRadius: space[2],
  border: `2px solid ${color.icon.faint}`,
  transform: 'rotate(45deg)',
  pointerEvents: 'none',
});
export const links = component({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  width: '100%',
  height: '100%',
  overflow: 'visible',
  pointerEvents: 'none',
  selectors: { '[dir=rtl] &': { transform: 'scaleX(-1)' } },
});
const stroke = (paint: string, size: number) => ({ fill: 'none', stroke: paint, strokeWidth: size });
export const link = component({
  ...stroke(color.icon.default, 1.25),
  '@media': { [screens.forced]: { stroke: 'CanvasText' } },
});
export const linkCritical = component({ ...stroke(color.tone.bad.fg, 1.75) });
export const linkStrong = component({ ...stroke(color.action.on, 1.75) });
export const arrow = component({ fill: color.icon.default });
export const arrowCritical = component({ fill: color.tone.bad.fg });
export const arrowStrong = component({ fill: color.action.on });
export const linkDrawn = component({ ...stroke(color.action.on, 2), strokeDasharray: '5 4' });
export const lag = component({
  position: 'absolute',
  insetInlineStart: x,
  insetBlockStart: top,
  paddingInline: space[2],
  background: color.surface.panel,
  color: color.text.muted,
  ...caption,
  pointerEvents: 'none',
});
export const swatch = component({
  flex: 'none',
  width: space[16],
  height: space[12],
  borderRadius: vars.radius.chip,
  borderWidth: 1,
  borderStyle: 'solid',
  position: 'relative',
  overflow: 'hidden',
});
export const swatchLine = component({
  flex: 'none',
  width: space[16],
  height: space[4],
  borderRadius: vars.radius.full,
  background: color.icon.faint,
});
