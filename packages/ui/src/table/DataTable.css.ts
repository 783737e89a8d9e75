import { createVar, globalStyle, keyframes } from '@vanilla-extract/css';
import { hidden as visuallyHidden, innerRing, pattern, truncated } from '../layer.ts';
import { measure } from '../tokens/measures.ts';
import { vars } from '../tokens/contract.css.ts';
import { layers } from '../tokens/global.css.ts';

export const tracks = createVar();
/** The least width at which every column has its own; below it the table scrolls sideways. */
export const gridWidth = createVar();
export const rowHeight = createVar();
export const groupHeight = createVar();
export const headHeight = createVar();
/** Space before the first cell: the page's gutter, or a card's. */
const inset = createVar();
/** What a pinned cell paints over the cells that pass below it. */
const rowFill = createVar();
const lineColor = createVar();

export const root = pattern({
  position: 'relative',
  // What is pinned inside must not rise above what stands beside the table.
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
export const framed = pattern({
  border: `1px solid ${vars.color.line.default}`,
  borderRadius: vars.space[8],
  overflow: 'hidden',
  vars: { [inset]: measure.cell },
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
});
export const bounded = pattern({ maxHeight: '80vh' });
export const grid = pattern({
  minWidth: gridWidth,
  width: '100%',
  position: 'relative',
  outline: 'none',
});

export const head = pattern({
  zIndex: vars.layer.sticky,
  background: vars.color.surface.canvas,
});
export const stickyHead = pattern({ position: 'sticky', top: 0 });
export const foot = pattern({
  position: 'sticky',
  bottom: 0,
  zIndex: vars.layer.sticky,
  background: vars.color.surface.panel,
});
export const body = pattern({ position: 'relative' });

export const row = pattern({
  display: 'grid',
  gridTemplateColumns: tracks,
  minWidth: '100%',
  height: rowHeight,
  background: rowFill,
  vars: { [rowFill]: vars.color.surface.panel },
  selectors: {
    '&:not([data-last])': { borderBottom: `1px solid ${lineColor}` },
  },
});
export const floating = pattern({ position: 'absolute', insetInline: 0, top: 0 });
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
export const headRowTop = pattern({ borderTop: `1px solid ${vars.color.line.default}` });
export const totalsRow = pattern({
  height: measure.headRow,
  fontWeight: vars.weight.strong,
  borderTop: `1px solid ${vars.color.line.strong}`,
});
globalStyle(`${totalsRow}:not([data-last])`, {
  '@layer': { [layers.pattern]: { borderBottomColor: vars.color.line.default } },
});

export const cell = pattern({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minWidth: 0,
  paddingInline: measure.cell,
  background: rowFill,
  outlineOffset: -2,
  selectors: {
    '&:focus-visible': { outline: innerRing.outline, zIndex: 1 },
    '&:focus': { outlineOffset: -2 },
    '&[data-range]': { background: vars.color.surface.selected },
  },
});
/** In a sheet the cursor is a cell, so it shows whatever brought it there. */
export const cursorCell = pattern({
  outline: `2px solid ${vars.color.action.focus}`,
  outlineOffset: -2,
  background: vars.color.surface.panel,
  zIndex: 1,
  selectors: { '&[data-range]': { background: vars.color.surface.panel } },
});
export const invalidCell = pattern({
  zIndex: 4,
  outline: `2px solid ${vars.color.tone.bad.fg}`,
  outlineOffset: -2,
  background: vars.color.tone.bad.bg,
});
export const align = {
  start: pattern({ justifyContent: 'flex-start' }),
  center: pattern({ justifyContent: 'center' }),
  /** Figures may use the space that the column before them leaves free. */
  end: pattern({ justifyContent: 'flex-end', textAlign: 'end', paddingInlineStart: 0 }),
};
export const numeric = pattern({ fontVariantNumeric: 'tabular-nums' });
export const muted = pattern({ color: vars.color.text.muted });
export const quietZero = pattern({ color: vars.color.text.muted });
export const code = pattern({
  fontFamily: vars.font.mono,
  fontSize: vars.type.caption.size,
  letterSpacing: vars.tracking.none,
  fontVariantLigatures: 'none',
  color: vars.color.text.muted,
});
export const text = pattern({ ...truncated, minWidth: 0 });
export const firstText = pattern({ fontWeight: vars.weight.medium });
export const lined = pattern({
  borderInlineEnd: `1px solid ${lineColor}`,
  selectors: { '&:last-child': { borderInlineEnd: 0 } },
});
export const unlined = pattern({ borderInlineEndColor: 'transparent' });

export const pinned = pattern({ position: 'sticky', zIndex: 2 });
export const lastPinned = pattern({
  selectors: {
    '[data-scrolled] &': { boxShadow: `1px 0 0 ${vars.color.line.default}` },
    '[dir="rtl"] [data-scrolled] &': { boxShadow: `-1px 0 0 ${vars.color.line.default}` },
  },
});
export const checkCell = pattern({
  paddingInlineStart: inset,
  paddingInlineEnd: 0,
  insetInlineStart: 0,
});
export const edgeCell = pattern({ paddingInlineStart: inset });
export const afterCheck = pattern({ paddingInlineStart: 0 });
export const numberCell = pattern({
  justifyContent: 'flex-end',
  paddingInline: `0 ${vars.space[8]}`,
  fontSize: vars.type.caption.size,
  letterSpacing: vars.tracking.none,
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.text.muted,
  background: vars.color.surface.canvas,
  insetInlineStart: 0,
  selectors: {
    '[data-kind="group"] > &, [data-kind="totals"] > &': { background: rowFill },
    '[data-current-row] > &': {
      background: vars.color.surface.selected,
      color: vars.color.text.link,
      fontWeight: vars.weight.medium,
    },
  },
});
export const numberPlain = pattern({ background: rowFill });
export const actionCell = pattern({
  position: 'sticky',
  insetInlineEnd: 0,
  paddingInline: 0,
  zIndex: 2,
  // In a narrowed table it lies over the last figures, so it covers them only while it shows its button.
  background: 'transparent',
  selectors: {
    [`${dataRow}:hover &, ${dataRow}:focus-within &, ${dataRow}[data-menu-open] &`]: { background: rowFill },
  },
  '@media': { '(hover: none)': { background: rowFill } },
});
export const actionReveal = pattern({
  opacity: 0,
  selectors: {
    [`${dataRow}:hover &, ${dataRow}:focus-within &, ${dataRow}[data-menu-open] &`]: { opacity: 1 },
  },
  '@media': { '(hover: none)': { opacity: 1 } },
});

/* Heading cells */
export const headCell = pattern({
  gap: vars.space[4],
  userSelect: 'none',
});
export const headLabel = pattern({ ...truncated, minWidth: 0 });
export const sortable = pattern({
  cursor: 'pointer',
  selectors: { '&:hover': { color: vars.color.text.primary } },
});
export const sorted = pattern({ color: vars.color.text.primary, fontWeight: vars.weight.strong });
export const sortRank = pattern({
  fontSize: vars.type.caption.size,
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.text.muted,
});
export const headMenu = pattern({
  position: 'absolute',
  insetInlineEnd: vars.space[4],
  top: '50%',
  transform: 'translateY(-50%)',
  background: rowFill,
  borderRadius: vars.radius.chip,
  opacity: 0,
  pointerEvents: 'none',
  selectors: {
    [`${headCell}:hover > &, &:focus-within, &[data-open]`]: { opacity: 1, pointerEvents: 'auto' },
  },
  '@media': { '(hover: none)': { display: 'none' } },
});
export const handle = pattern({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: `calc(${vars.space[4]} * -1)`,
  width: vars.space[8],
  cursor: 'col-resize',
  touchAction: 'none',
  zIndex: 3,
  selectors: {
    '&::after': {
      content: '""',
      position: 'absolute',
      insetBlock: vars.space[8],
      insetInlineStart: '50%',
      width: 2,
      marginInlineStart: -1,
      borderRadius: vars.radius.full,
    },
    [`${headCell}:hover > &::after`]: { background: vars.color.line.strong },
    '&:hover::after, &[data-active]::after': { background: vars.color.action.focus },
  },
});
export const dropBefore = pattern({ boxShadow: `inset 2px 0 0 ${vars.color.action.focus}` });
export const dropAfter = pattern({ boxShadow: `inset -2px 0 0 ${vars.color.action.focus}` });
export const dragged = pattern({ opacity: 0.5 });

/* Tree */
export const tree = pattern({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  minWidth: 0,
  flex: 1,
});
export const twist = pattern({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: vars.space[20],
  height: vars.space[20],
  borderRadius: vars.radius.chip,
  color: vars.color.icon.default,
  cursor: 'pointer',
  selectors: { '&:hover': { background: vars.color.surface.active } },
});
export const twistOpen = pattern({
  transform: 'rotate(90deg)',
  selectors: { '[dir="rtl"] &': { transform: 'rotate(90deg)' } },
});

/* Values */
export const pair = pattern({ display: 'flex', alignItems: 'center', gap: vars.space[8], minWidth: 0 });
export const link = pattern({
  ...truncated,
  minWidth: 0,
  borderRadius: vars.radius.chip,
  color: 'inherit',
  selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' } },
});
export const valueLink = pattern({ color: vars.color.text.link });

/* Editing */
export const editor = pattern({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  paddingInline: measure.cell,
  background: vars.color.surface.panel,
  outline: `2px solid ${vars.color.action.focus}`,
  outlineOffset: -2,
  fontSize: vars.type.small.size,
  lineHeight: vars.type.small.line,
  color: vars.color.text.primary,
  textAlign: 'inherit',
  fontVariantNumeric: 'inherit',
  fontFamily: 'inherit',
});
export const editorInvalid = pattern({ outlineColor: vars.color.tone.bad.fg });
/** Above the cell, because the cursor has gone on below it. */
export const cellError = pattern({
  position: 'absolute',
  bottom: '100%',
  insetInlineStart: 0,
  zIndex: 4,
  maxWidth: measure.popover,
  padding: `${vars.space[4]} ${vars.space[8]}`,
  borderRadius: `${vars.radius.chip} ${vars.radius.chip} 0 0`,
  background: vars.color.tone.bad.bg,
  color: vars.color.tone.bad.text,
  boxShadow: vars.shadow.popover,
  fontSize: vars.type.caption.size,
  lineHeight: vars.type.caption.line,
  fontWeight: vars.weight.medium,
  textAlign: 'start',
  whiteSpace: 'normal',
  width: 'max-content',
});
/** The first row has the heading above it. */
export const errorBelow = pattern({
  bottom: 'auto',
  top: '100%',
  borderRadius: `0 0 ${vars.radius.chip} ${vars.radius.chip}`,
});
export const errorAtEnd = pattern({ insetInlineStart: 'auto', insetInlineEnd: 0 });

/* States */
export const state = pattern({
  position: 'sticky',
  insetInlineStart: 0,
  display: 'grid',
  placeItems: 'center',
  minHeight: measure.popover,
  padding: vars.space[24],
});
/** Without colour, not paler: what is being read keeps its contrast while it is fetched again. */
export const busy = pattern({
  filter: 'grayscale(1)',
  // An answer that comes at once changes nothing; the colour returns without delay.
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
export const boneBox = pattern({ width: measure.icon, height: measure.icon });
export const live = pattern(visuallyHidden);

/* Cards */
export const cards = pattern({ position: 'relative' });
export const card = pattern({
  display: 'flex',
  gap: vars.space[8],
  alignItems: 'flex-start',
  width: '100%',
  minHeight: measure.card,
  padding: `${measure.cell} ${vars.space[16]} 0`,
  borderTop: `1px solid ${vars.color.line.subtle}`,
  textAlign: 'start',
  color: vars.color.text.primary,
  selectors: {
    '&:focus-visible': innerRing,
    '&[data-pressed]': { background: vars.color.surface.hover },
  },
});
export const cardMain = pattern({ flex: 1, minWidth: 0 });
export const cardLine = pattern({ display: 'flex', alignItems: 'baseline', gap: vars.space[8], minWidth: 0 });
export const cardTitle = pattern({
  ...truncated,
  flex: 1,
  minWidth: 0,
  fontSize: vars.type.body.size,
  lineHeight: vars.type.body.line,
  fontWeight: vars.weight.strong,
});
export const cardFigure = pattern({
  flex: 'none',
  fontSize: vars.type.body.size,
  lineHeight: vars.type.body.line,
  fontWeight: vars.weight.medium,
  fontVariantNumeric: 'tabular-nums',
});
export const cardSubtitle = pattern({
  ...truncated,
  display: 'block',
  fontSize: vars.type.small.size,
  lineHeight: vars.type.small.line,
  color: vars.color.text.muted,
});
export const cardMeta = pattern({
  display: 'flex',
  alignItems: 'center',
  gap: measure.hair,
  minHeight: measure.tile,
  marginTop: vars.space[2],
  fontSize: vars.type.caption.size,
  lineHeight: vars.type.caption.line,
  letterSpacing: vars.tracking.none,
  color: vars.color.text.muted,
});
export const cardEnd = pattern({ marginInlineStart: 'auto', flex: 'none' });
export const cardPart = pattern({
  display: 'inline-flex',
  alignItems: 'center',
  gap: measure.hair,
  selectors: { '&:first-child': { color: vars.color.text.primary } },
});
export const twistSpace = pattern({ flex: 'none', width: vars.space[20] });
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
