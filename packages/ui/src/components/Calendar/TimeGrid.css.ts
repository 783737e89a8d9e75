import { createVar } from '@vanilla-extract/css';
import { component, innerRing, ring, screens, truncated } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';
import { measure } from '../../tokens/measures.ts';
import { bar, headRoom } from './Calendar.css.ts';

const { color, space, type } = vars;

/** Start and length of a block in slots, and its share of the day's width. */
export const from = createVar();
export const length = createVar();
export const column = createVar();
export const columns = createVar();
export const columnSpan = createVar();
/** Share of the width that is left free at the start of a block, for the events it lies on. */
export const inset = createVar();
export const days = createVar();
/** Lines above the hours, including the one with the count of hidden events. */
export const topLines = createVar();
/** Number of lines of a block's text. */
export const lines = createVar();
/** Number of lines of a block's name. */
export const nameClamp = createVar();
/** An event of half an hour is at least 24 px high, the least of a pointer target. */
const slotHeight = `calc(${space[24]} + ${space[4]})`;
const dayHead = space[40];
const allDayHeight = `calc(${topLines} * (${bar} + 2px) + ${space[4]})`;

export const scroller = component({
  position: 'relative',
  flex: '1 1 0px',
  minHeight: 'min(36rem, 80vh)',
  border: `1px solid ${color.line.default}`,
  borderRadius: vars.radius.card,
  background: color.surface.panel,
  overflow: 'auto',
  scrollPaddingBlockStart: `calc(${dayHead} + ${allDayHeight} + ${space[4]})`,
});
export const row = component({
  display: 'grid',
  gridTemplateColumns: `calc(${space[56]} + ${space[8]}) repeat(${days}, minmax(0, 1fr))`,
  minWidth: 0,
});
export const top = component({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 4,
  background: color.surface.panel,
  borderBlockEnd: `1px solid ${color.line.default}`,
});
export const dayHeading = component({ minWidth: 0, height: dayHead, containerType: 'inline-size' });
/** A day that has no room for its weekday beside its number. */
const narrowDay = '(max-width: 4.5rem)';
/** Name of a day: its weekday before its number; above it, as one letter, in a narrow column. */
export const dayName = component({
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  minWidth: 0,
  height: '100%',
  paddingInline: space[8],
  color: color.text.muted,
  fontSize: type.caption.size,
  lineHeight: type.caption.line,
  letterSpacing: vars.tracking.none,
  '@container': {
    [narrowDay]: { flexDirection: 'column', justifyContent: 'center', gap: 0, paddingInline: 0 },
  },
});
export const weekday = component({ ...truncated, '@container': { [narrowDay]: { display: 'none' } } });
export const weekdayLetter = component({
  display: 'none',
  '@container': { [narrowDay]: { display: 'block' } },
});
export const number = component({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  minWidth: space[24],
  height: space[24],
  paddingInline: space[4],
  borderRadius: vars.radius.full,
  color: color.text.primary,
  fontSize: type.small.size,
  lineHeight: type.small.line,
  fontWeight: vars.weight.medium,
  fontVariantNumeric: 'tabular-nums',
});
export const today = component({
  background: color.action.primary,
  color: color.action.onPrimary,
  fontWeight: vars.weight.strong,
  '@media': { [screens.forced]: { outline: '2px solid Highlight' } },
});
export const allDayRow = component({ vars: { [headRoom]: '2px' }, minHeight: allDayHeight });
export const allDayName = component({
  paddingBlock: space[4],
  paddingInline: space[8],
  color: color.text.muted,
  fontSize: type.caption.size,
  lineHeight: type.caption.line,
  letterSpacing: vars.tracking.none,
  textAlign: 'end',
  overflowWrap: 'anywhere',
});
export const hour = component({
  position: 'relative',
  height: slotHeight,
  color: color.text.muted,
  fontSize: type.caption.size,
  letterSpacing: vars.tracking.none,
  fontVariantNumeric: 'tabular-nums',
});
/** The name of an hour is centered on its line; the first would be clipped. */
export const hourName = component({
  position: 'absolute',
  insetBlockStart: `calc(${type.caption.line} / -2)`,
  insetInlineEnd: space[8],
  lineHeight: type.caption.line,
  whiteSpace: 'nowrap',
});
export const slot = component({
  position: 'relative',
  minWidth: 0,
  height: slotHeight,
  borderBlockStart: '1px solid transparent',
  borderInlineStart: `1px solid ${color.line.subtle}`,
  outline: 'none',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: color.surface.hover },
    // Above the events, which cover slots.
    '&:focus-visible::after': {
      ...innerRing,
      content: '',
      position: 'absolute',
      zIndex: 3,
      inset: 0,
      pointerEvents: 'none',
    },
  },
});
export const onHour = component({ borderBlockStartColor: color.line.subtle });
export const firstSlot = component({ borderBlockStartColor: 'transparent' });
export const allDaySlot = component({ height: 'auto' });
export const block = component({
  position: 'absolute',
  zIndex: 2,
  insetBlockStart: `calc(${from} * ${slotHeight})`,
  insetInlineStart: `calc((${inset} + ${column} / ${columns} * (1 - ${inset})) * 100% + 1px)`,
  width: `calc(${columnSpan} / ${columns} * (1 - ${inset}) * 100% - 3px)`,
  // Sets it off from the events it lies on.
  boxShadow: `0 0 0 1px ${color.surface.panel}`,
  height: `calc(${length} * ${slotHeight} - 3px)`,
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  overflow: 'hidden',
  paddingBlock: space[2],
  paddingInline: measure.hair,
  borderInlineStart: `${measure.marker} solid currentColor`,
  borderRadius: vars.radius.chip,
  fontSize: type.caption.size,
  lineHeight: type.caption.line,
  letterSpacing: vars.tracking.none,
  textAlign: 'start',
  cursor: 'pointer',
  outline: 'none',
  userSelect: 'none',
  WebkitTouchCallout: 'none',
  selectors: {
    '&:hover': { zIndex: 3 },
    '&:focus-visible': { ...ring, outlineOffset: 0, zIndex: 3 },
  },
  '@media': { [screens.forced]: { border: '1px solid CanvasText' } },
});
/** Text of a block, which ends after a whole line. */
export const text = component({
  display: 'flex',
  flexDirection: 'column',
  flex: 'none',
  minWidth: 0,
  maxHeight: `calc(${lines} * ${type.caption.line})`,
  overflow: 'hidden',
});
/** Text of one line, whose time follows the name or is left out if it does not fit. */
export const line = component({ flexFlow: 'row wrap', alignContent: 'start', columnGap: space[4] });
export const name = component({ fontWeight: vars.weight.medium });
export const nameLine = component({ ...truncated, flex: '0 1 auto', maxWidth: '100%' });
export const nameLines = component({
  display: '-webkit-box',
  flex: 'none',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: nameClamp,
});
export const clock = component({ ...truncated, flex: '0 0 auto', fontVariantNumeric: 'tabular-nums' });
export const preview = component({ zIndex: 3, boxShadow: vars.shadow.popover, pointerEvents: 'none' });
export const previewRefused = component({ background: color.tone.bad.bg, color: color.tone.bad.text });
export const before = component({ borderStartStartRadius: 0, borderStartEndRadius: 0 });
export const after = component({ borderEndStartRadius: 0, borderEndEndRadius: 0 });
const edge = {
  position: 'absolute',
  insetInline: 0,
  height: measure.hair,
  cursor: 'ns-resize',
} as const;
export const startEdge = component({ ...edge, insetBlockStart: 0 });
export const endEdge = component({ ...edge, insetBlockEnd: 0 });
/** Thin, because the line is above the events and can cross their text. */
export const now = component({
  position: 'absolute',
  zIndex: 3,
  insetBlockStart: `calc(${from} * ${slotHeight})`,
  insetInline: 0,
  borderBlockStart: `1px solid ${color.tone.alert.fg}`,
  pointerEvents: 'none',
  '@media': { [screens.forced]: { borderColor: 'Highlight' } },
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      insetBlockStart: `calc((1px + ${space[8]}) / -2)`,
      insetInlineStart: `calc(${space[8]} / -2)`,
      width: space[8],
      height: space[8],
      borderRadius: vars.radius.full,
      background: color.tone.alert.fg,
      '@media': { [screens.forced]: { background: 'Highlight' } },
    },
  },
});
export const nowName = component({
  position: 'absolute',
  zIndex: 1,
  insetBlockStart: `calc(${from} * ${slotHeight} - ${type.caption.line} / 2)`,
  insetInlineEnd: 0,
  paddingInlineEnd: space[4],
  background: color.surface.panel,
  color: color.tone.alert.text,
  fontWeight: vars.weight.medium,
  lineHeight: type.caption.line,
  whiteSpace: 'nowrap',
});
export const strip = component({
  display: 'grid',
  gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
  paddingBlockEnd: space[8],
});
export const stripDay = component({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space[2],
  minHeight: vars.size.touch,
  paddingBlock: space[4],
  borderRadius: vars.radius.control,
  color: color.text.muted,
  fontSize: type.caption.size,
  lineHeight: type.caption.line,
  letterSpacing: vars.tracking.none,
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&:hover': { background: color.surface.hover },
    '&[aria-pressed=true]': { background: color.surface.selected },
    '&:focus-visible': ring,
  },
  '@media': {
    [screens.forced]: { selectors: { '&[aria-pressed=true]': { outline: '2px solid Highlight' } } },
  },
});
export const dot = component({ width: space[4], height: space[4], borderRadius: vars.radius.full });
export const dotOn = component({
  background: color.action.marker,
  '@media': { [screens.forced]: { background: 'CanvasText' } },
});
