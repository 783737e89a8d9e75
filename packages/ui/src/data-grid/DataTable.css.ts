import { createVar, fallbackVar, globalStyle, keyframes } from '@vanilla-extract/css';
import { innerFrame } from '../styles/innerFrame.css.ts';
import { endRoom, hidden as visuallyHidden, pattern } from '../styles/layers.ts';
import { measure } from '../tokens/measures.ts';
import { vars } from '../tokens/contract.css.ts';
import { layers } from '../tokens/global.css.ts';

/**
 * Column widths of every row. Set on the grid and inherited by rows only: when columns change, the browser restyles
 * rows but not each cell and its content.
 */
export const tracks = createVar({ syntax: '*', inherits: false });
/** The least width at which every column has its own; below it the table scrolls sideways. */
export const gridWidth = createVar({ syntax: '*', inherits: false });
export const rowHeight = createVar();
export const groupHeight = createVar();
export const headHeight = createVar();
/** Space before the first cell: the page's gutter, or a card's. */
export const inset = createVar();
/** Background of pinned cells, which covers the cells that scroll below. */
export const rowFill = createVar();
export const lineColor = createVar();

export const root = pattern({
  position: 'relative',
  // Keeps pinned cells below elements beside the table.
  isolation: 'isolate',
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  minWidth: 0,
  fontSize: vars.type.small.size,
  lineHeight: vars.type.small.line,
  background: vars.color.surface.panel,
  vars: { [inset]: vars.space[24], [lineColor]: vars.color.line.subtle },
});
export const fills = pattern({ flex: '1 1 0', height: '100%' });
/** Space at the end of a full-page table, so that its last row can be scrolled above floating elements. */
export const pageEnd = pattern({ paddingBottom: endRoom });
const sideways = '--pl-table-sideways';
const shadeUntilEnd = keyframes({ 'from, 98%': { opacity: 1 }, to: { opacity: 0 } });
/**
 * Frame of a card. A shade at its end says that columns follow; the scroll timeline is active only while the table
 * scrolls sideways.
 */
export const framed = pattern({
  border: `${fallbackVar(innerFrame.width, '1px')} solid ${vars.color.line.default}`,
  borderRadius: fallbackVar(innerFrame.radius, vars.space[8]),
  overflow: 'hidden',
  timelineScope: sideways,
  vars: { [inset]: measure.cell },
  '::after': {
    content: '""',
    position: 'absolute',
    insetBlock: 0,
    insetInlineEnd: 0,
    width: vars.space[24],
    zIndex: vars.layer.sticky,
    pointerEvents: 'none',
    opacity: 0,
    background: `linear-gradient(to right, transparent, color-mix(in srgb, ${vars.color.text.primary} 18%, transparent))`,
    animationName: shadeUntilEnd,
    animationTimingFunction: 'linear',
    animationTimeline: sideways,
  },
  selectors: { '[dir="rtl"] &::after': { scale: '-1 1' } },
});

export const scroller = pattern({
  flex: '1 1 auto',
  minHeight: 0,
  overflow: 'auto',
  overscrollBehaviorX: 'contain',
  position: 'relative',
  outline: 'none',
  scrollbarWidth: 'thin',
  scrollbarColor: `${vars.color.line.strong} transparent`,
  selectors: { [`${framed} > &`]: { scrollTimelineName: sideways, scrollTimelineAxis: 'inline' } },
});
export const bounded = pattern({ maxHeight: '80vh' });
export const grid = pattern({
  minWidth: gridWidth,
  width: '100%',
  position: 'relative',
  outline: 'none',
});

const handsOn = { vars: { [tracks]: 'inherit' } };

export const group = pattern(handsOn);
export const head = pattern({
  ...handsOn,
  zIndex: vars.layer.sticky,
  background: vars.color.surface.canvas,
});
export const stickyHead = pattern({ position: 'sticky', top: 0 });
export const foot = pattern({
  ...handsOn,
  position: 'sticky',
  bottom: 0,
  zIndex: vars.layer.sticky,
  background: vars.color.surface.panel,
  // Offsets the sticky row from the padding of the scroll container, where rows would be visible below the sums.
  selectors: { [`${pageEnd} &`]: { bottom: `calc(-1 * ${endRoom})` } },
});
export const body = pattern({ ...handsOn, position: 'relative' });

export const row = pattern({
  display: 'grid',
  gridTemplateColumns: tracks,
  minWidth: '100%',
  height: rowHeight,
  background: rowFill,
  vars: { ...handsOn.vars, [rowFill]: vars.color.surface.panel },
  selectors: {
    '&:not([data-last])': { borderBottom: `1px solid ${lineColor}` },
  },
});
export const placed = pattern({ position: 'absolute', insetInline: 0, top: 0 });
/** Placed by its number; nothing in it reaches out of it, so the browser lays it out and paints it by itself. */
export const floating = pattern({
  position: 'absolute',
  insetInline: 0,
  top: 0,
  contain: 'strict',
  // An editor, a message or the ring of the focus may.
  selectors: { '&[data-lifted]': { contain: 'none', zIndex: 3 } },
});
export const dataRow = pattern({
  '@media': {
    '(hover: hover)': {
      selectors: { '&:hover:not([aria-selected="true"])': { vars: { [rowFill]: vars.color.surface.hover } } },
    },
  },
  selectors: {
    '&[data-menu-open]': { vars: { [rowFill]: vars.color.surface.hover } },
    '&[aria-selected="true"]': { vars: { [rowFill]: vars.color.surface.selected } },
    '&[data-current]': { vars: { [rowFill]: vars.color.surface.selected } },
  },
});
export const opens = pattern({ cursor: 'pointer' });
export const editedRow = pattern({
  vars: { [rowFill]: `color-mix(in srgb, ${vars.color.surface.selected} 50%, ${vars.color.surface.panel})` },
});
export const groupRow = pattern({
  height: groupHeight,
  fontWeight: vars.weight.medium,
  vars: { [rowFill]: vars.color.surface.sunken },
  selectors: { '&:not([data-last])': { borderBottomColor: vars.color.line.default } },
});
export const headRow = pattern({
  height: headHeight,
  fontSize: vars.type.caption.size,
  lineHeight: vars.type.caption.line,
  fontWeight: vars.weight.medium,
  letterSpacing: vars.tracking.none,
  color: vars.color.text.muted,
  borderBottom: `1px solid ${vars.color.line.default}`,
  vars: { [rowFill]: vars.color.surface.canvas },
});
export const bandRow = pattern({
  selectors: { '&:not([data-last])': { borderBottomColor: lineColor } },
});
export const headRowTop = pattern({ borderTop: `1px solid ${vars.color.line.default}` });
export const totalsRow = pattern({
  height: measure.headRow,
  fontWeight: vars.weight.strong,
  borderTop: `1px solid ${vars.color.line.strong}`,
});
globalStyle(`${totalsRow}:not([data-last])`, {
  '@layer': { [layers.pattern]: { borderBottomColor: vars.color.line.default } },
});

/* States */
export const state = pattern({
  position: 'sticky',
  insetInlineStart: 0,
  display: 'grid',
  placeItems: 'center',
  minHeight: measure.popover,
  padding: vars.space[24],
});
/** Desaturated instead of faded, so that the text keeps its contrast while reloading. */
export const busy = pattern({
  filter: 'grayscale(1)',
  // An answer that comes at once changes nothing; the color returns without delay.
  transition: `filter ${vars.motion.state} ${vars.motion.ease} ${vars.motion.surface}`,
});
const pulse = keyframes({ '50%': { opacity: 0.45 } });
export const bone = pattern({
  height: vars.space[8],
  borderRadius: vars.radius.chip,
  background: vars.color.surface.active,
  animationName: pulse,
  animationDuration: `calc(${vars.motion.surface} * 7)`,
  animationIterationCount: 'infinite',
  animationTimingFunction: 'ease-in-out',
});
/** Skeleton of a row that is loading. Not animated, because a screen may show many of them. */
export const boneStill = pattern({
  height: vars.space[8],
  width: '60%',
  borderRadius: vars.radius.chip,
  background: vars.color.surface.active,
});
/** As high as a card of two lines. */
export const boneCard = pattern({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[12],
  minHeight: measure.card,
  padding: `${vars.space[16]} ${vars.space[16]} 0`,
  borderTop: `1px solid ${vars.color.line.subtle}`,
});
export const boneBox = pattern({ width: measure.icon, height: measure.icon });
export const live = pattern(visuallyHidden);

export const menuAnchor = pattern({ position: 'fixed', opacity: 0, pointerEvents: 'none' });
export const sentinel = pattern({ position: 'absolute', width: 0, height: rowHeight, visibility: 'hidden' });
export const sentinelGroup = pattern({
  position: 'absolute',
  width: 0,
  height: groupHeight,
  visibility: 'hidden',
});
export const sizing = {
  list: pattern({
    vars: {
      [rowHeight]: vars.size.row,
      [groupHeight]: vars.size.row,
      [headHeight]: measure.headRow,
    },
  }),
  sheet: pattern({
    vars: {
      [rowHeight]: vars.size.row,
      [groupHeight]: `max(${vars.size.row}, ${vars.size.navItem})`,
      [headHeight]: measure.sheetHeadRow,
    },
  }),
  document: pattern({
    vars: {
      [rowHeight]: vars.size.navItem,
      [groupHeight]: vars.size.navItem,
      [headHeight]: measure.sheetHeadRow,
    },
  }),
  tall: pattern({
    vars: {
      [rowHeight]: `calc(${vars.size.controlSmall} + 1.125rem)`,
      [groupHeight]: vars.size.row,
      [headHeight]: measure.sheetHeadRow,
    },
  }),
};

/* Bar below the rows: actions for the selection, and cells that a paste left out */
export const bar = pattern({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  flex: 'none',
  minHeight: measure.footer,
  paddingInline: vars.space[24],
  borderTop: `1px solid ${vars.color.line.selected}`,
  background: vars.color.surface.selected,
  overflowX: 'auto',
});
export const barCount = pattern({
  fontWeight: vars.weight.strong,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
});
export const barEnd = pattern({ marginInlineStart: 'auto' });
export const notice = pattern({
  borderTopColor: vars.color.line.default,
  background: vars.color.tone.warn.bg,
  color: vars.color.tone.warn.text,
});
