import { createVar } from '@vanilla-extract/css';
import { component, innerRing, plain, screens, sum, truncated } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';
import { measure } from '../../tokens/measures.ts';

const { color, space, type, motion } = vars;

/** Numbers of expanded and collapsed columns, tracks of the columns, height of the heads of the columns. */
export const openColumns = createVar();
export const shutColumns = createVar();
export const template = createVar();
export const headsHeight = createVar();

/** Width of a collapsed column. */
export const shutTrack = sum(space[40], space[4]);
const laneHeight = space[40];

const columns = (width: string) =>
  `calc(${openColumns} * ${width} + ${shutColumns} * (${space[40]} + ${space[4]}))`;

/** Scrolls in both directions. */
export const root = component({
  position: 'relative',
  height: '100%',
  minHeight: '20rem',
  minWidth: 0,
  overflow: 'auto',
  containerType: 'inline-size',
  border: `1px solid ${color.line.default}`,
  borderRadius: vars.radius.card,
  background: color.surface.sunken,
  overscrollBehaviorX: 'contain',
  // Room for the focus ring.
  scrollPadding: space[8],
  '@media': { [screens.phone]: { scrollSnapType: 'x proximity' } },
});
export const canvas = component({
  position: 'relative',
  width: '100%',
  minWidth: columns('13rem'),
  '@media': { [screens.phone]: { minWidth: columns('84cqi') } },
});
export const heads = component({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 3,
  display: 'grid',
  gridTemplateColumns: template,
  background: color.surface.sunken,
  borderBlockEnd: `1px solid ${color.line.default}`,
});
const divided = {
  minWidth: 0,
  selectors: { '& + &': { borderInlineStart: `1px solid ${color.line.default}` } },
} as const;
export const columnHead = component({ ...divided, scrollSnapAlign: 'start' });
export const columnHeadShut = component({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space[4],
  // A long title is cut instead of making the heads of all columns higher.
  maxHeight: '9rem',
  paddingBlock: space[8],
});
export const lanes = component({ position: 'relative', width: '100%' });
export const lane = component({ position: 'absolute', insetInline: 0 });
export const laneHead = component({
  position: 'sticky',
  insetBlockStart: headsHeight,
  zIndex: 2,
  minHeight: laneHeight,
  background: color.surface.panel,
  borderBlockEnd: `1px solid ${color.line.default}`,
});
/** Stays in view while the columns are scrolled. */
export const laneHeadContent = component({
  position: 'sticky',
  insetInlineStart: 0,
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  width: 'max-content',
  maxWidth: '100cqi',
  minHeight: laneHeight,
  paddingInline: `${space[4]} ${space[12]}`,
});
export const laneTitle = component({ display: 'flex', minWidth: 0 });
export const toggle = component({
  ...plain,
  scrollMarginBlockStart: headsHeight,
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  minWidth: 0,
  minHeight: space[32],
  paddingInline: space[8],
  border: 0,
  borderRadius: vars.radius.control,
  background: 'transparent',
  color: color.text.primary,
  fontFamily: 'inherit',
  fontSize: type.body.size,
  lineHeight: type.body.line,
  fontWeight: vars.weight.strong,
  letterSpacing: vars.tracking.heading,
  selectors: { '&:hover': { background: color.surface.hover }, '&:focus-visible': innerRing },
  '@media': { [screens.touch]: { minHeight: vars.size.touch } },
});
export const chevron = component({
  display: 'inline-flex',
  flex: 'none',
  color: color.icon.default,
  transition: `rotate ${motion.state} ${motion.ease}`,
  '@media': { '(prefers-reduced-motion: reduce)': { transition: 'none' } },
});
/** Points down in both writing directions, because a chevron that is mirrored is turned the other way. */
export const chevronOpen = component({
  rotate: '90deg',
  selectors: { '[dir=rtl] &': { rotate: '-90deg' } },
});
export const laneLabel = component({ ...truncated, minWidth: 0 });
export const laneSum = component({
  display: 'flex',
  flex: 'none',
  gap: space[8],
  fontSize: type.small.size,
  lineHeight: type.small.line,
  fontWeight: vars.weight.medium,
  fontVariantNumeric: 'tabular-nums',
});
export const laneNote = component({
  flex: 'none',
  color: color.text.muted,
  fontSize: type.caption.size,
  lineHeight: type.caption.line,
  letterSpacing: vars.tracking.none,
});
export const cells = component({
  display: 'grid',
  gridTemplateColumns: template,
  borderBlockEnd: `1px solid ${color.line.default}`,
});
export const cell = component({
  ...divided,
  minHeight: space[40],
  paddingInline: measure.hair,
  paddingBlock: `${space[4]} ${space[2]}`,
});
const mark = (edge: string, forced: string) => ({
  boxShadow: `inset 0 0 0 1px ${edge}`,
  '@media': { [screens.forced]: { outline: `2px solid ${forced}`, outlineOffset: -2 } },
});
export const cellOver = component({
  background: color.surface.selected,
  ...mark(color.line.selected, 'Highlight'),
});
export const cellRefused = component({
  background: color.tone.bad.bg,
  ...mark(color.tone.bad.fg, 'CanvasText'),
});
export const foot = component({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 3,
  display: 'grid',
  gridTemplateColumns: template,
  paddingBlockStart: space[8],
  background: color.surface.sunken,
  borderBlockStart: `1px solid ${color.line.default}`,
});
