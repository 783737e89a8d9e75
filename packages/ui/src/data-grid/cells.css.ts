import { createVar } from '@vanilla-extract/css';
import { innerRing, pattern, truncated } from '../styles/layers.ts';
import { measure } from '../tokens/measures.ts';
import { vars } from '../tokens/contract.css.ts';
import { dataRow, inset, lineColor, rowFill, rowHeight } from './DataTable.css.ts';

export const cell = pattern({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minWidth: 0,
  paddingInline: measure.cell,
  outlineOffset: -2,
  selectors: {
    '&:focus-visible': { outline: innerRing.outline, zIndex: 1 },
    '&:focus': { outlineOffset: -2 },
    '&[data-range]': { background: vars.color.surface.selected },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&[data-range]': { outline: '1px dashed Highlight' } },
    },
  },
});
/** A cell with a single line of text, which the cell itself truncates. */
export const textCell = pattern({
  display: 'block',
  overflow: 'clip',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  alignContent: 'center',
});
/** A cell with two lines of text, the second of which is truncated. */
export const twoLines = pattern({
  selectors: {
    [`&${textCell}`]: {
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitBoxPack: 'center',
      WebkitLineClamp: 2,
      overflow: 'hidden',
      whiteSpace: 'normal',
      overflowWrap: 'anywhere',
      // Two lines fill the row, so that nothing of a third one shows below them.
      lineHeight: vars.type.body.line,
      paddingBlock: `calc((${rowHeight} - 2 * ${vars.type.body.line}) / 2)`,
    },
  },
});
/** Other cells pass below it, so it has the row's own color. */
export const filled = pattern({ background: rowFill });
/** In a sheet the cursor is always visible, whatever moved it. */
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
  center: pattern({ justifyContent: 'center', textAlign: 'center' }),
  /** Figures may use the space that the column before them leaves free. */
  end: pattern({ justifyContent: 'flex-end', textAlign: 'end', paddingInlineStart: 0 }),
};
export const numeric = pattern({ fontVariantNumeric: 'tabular-nums' });
export const muted = pattern({ color: vars.color.text.muted });
export const code = pattern({
  fontFamily: vars.font.mono,
  fontSize: vars.type.caption.size,
  letterSpacing: vars.tracking.none,
  fontVariantLigatures: 'none',
  color: vars.color.text.muted,
});
export const text = pattern({
  ...truncated,
  minWidth: 0,
  // Beside a mark of another user, the mark gets shorter rather than the figure.
  selectors: { [`[data-marked]${numeric} > &`]: { flex: 'none', maxWidth: '100%' } },
});
export const firstText = pattern({ fontWeight: vars.weight.medium });
export const lined = pattern({
  borderInlineEnd: `1px solid ${lineColor}`,
  selectors: { '&:last-child': { borderInlineEnd: 0 } },
});
export const unlined = pattern({ borderInlineEndColor: 'transparent' });

/** Offset of a pinned column from the start. */
export const pinStart = createVar();
/*
 * Sticky cells get their own layer in a horizontally scrollable table, which is expensive with two or three per row
 * when a panel narrows the table. So cells are sticky only once they have to move.
 */
export const pinned = {
  start: pattern({
    zIndex: 2,
    vars: { [pinStart]: '0px' },
    selectors: { '[data-scrolled] &': { position: 'sticky', insetInlineStart: pinStart } },
  }),
  end: pattern({ position: 'sticky', zIndex: 2 }),
};
export const pinEdge = {
  start: pattern({
    selectors: {
      '[data-scrolled] &': { boxShadow: `1px 0 0 ${vars.color.line.default}` },
      '[dir="rtl"] [data-scrolled] &': { boxShadow: `-1px 0 0 ${vars.color.line.default}` },
    },
  }),
  end: pattern({
    boxShadow: `-1px 0 0 ${vars.color.line.default}`,
    selectors: { '[dir="rtl"] &': { boxShadow: `1px 0 0 ${vars.color.line.default}` } },
  }),
};
export const checkCell = pattern({
  paddingInlineStart: inset,
  paddingInlineEnd: 0,
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
const overTheEnd = { position: 'sticky', insetInlineEnd: 0, background: rowFill } as const;
/** Fades the figures that the cell covers, so that none is cut in two. */
const fade = {
  content: '""',
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: '100%',
  width: measure.cell,
  pointerEvents: 'none',
  background: `linear-gradient(to right, transparent, ${rowFill})`,
} as const;
export const actionCell = pattern({
  paddingInline: 0,
  zIndex: 2,
  // In a narrow table it covers the last figures, so it is visible only together with its button.
  background: 'transparent',
  selectors: {
    [`${dataRow}:hover &, ${dataRow}:focus-within &, ${dataRow}[data-menu-open] &`]: overTheEnd,
    [`${dataRow}:hover &::before, ${dataRow}:focus-within &::before, ${dataRow}[data-menu-open] &::before`]:
      fade,
    '[dir="rtl"] &::before': { scale: '-1 1' },
  },
  '@media': { '(hover: none)': overTheEnd },
});
/** Three dots, as large and as far apart as those of the icon set. */
export const actionReveal = pattern({
  opacity: 0,
  selectors: {
    '&::before': {
      content: '""',
      width: measure.icon,
      height: measure.icon,
      backgroundImage: 'radial-gradient(circle, currentColor 0 1.25px, transparent 1.75px)',
      backgroundSize: `calc(${measure.icon} * 0.29) 100%`,
      backgroundPosition: 'center',
      backgroundRepeat: 'repeat-x',
      clipPath: 'inset(0 7%)',
    },
    [`${dataRow}:hover &, ${dataRow}:focus-within &, ${dataRow}[data-menu-open] &`]: { opacity: 1 },
  },
  '@media': { '(hover: none)': { opacity: 1 } },
});

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

export const pair = pattern({ display: 'flex', alignItems: 'center', gap: vars.space[8], minWidth: 0 });
export const link = pattern({
  ...truncated,
  minWidth: 0,
  borderRadius: vars.radius.chip,
  color: 'inherit',
  selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' } },
});
export const valueLink = pattern({ color: vars.color.text.link });

export const twistSpace = pattern({ flex: 'none', width: vars.space[20] });

/* Group headings */
export const groupCell = pattern({ gap: vars.space[8] });
export const groupCount = pattern({
  fontWeight: vars.weight.regular,
  color: vars.color.text.muted,
  fontVariantNumeric: 'tabular-nums',
});

/* Values of their own shape */
/** As wide as "100%", so that all bars have the same length. */
export const figure = pattern({ flex: 'none', minWidth: measure.appTile, textAlign: 'end' });
export const flip = pattern({ display: 'inline-grid', cursor: 'pointer' });
export const tag = pattern({
  ...truncated,
  display: 'inline-block',
  maxWidth: '100%',
  verticalAlign: 'middle',
  paddingInline: measure.hair,
  borderRadius: vars.radius.chip,
  background: vars.color.surface.sunken,
  fontSize: vars.type.caption.size,
  lineHeight: vars.type.body.line,
  selectors: { '&:not(:last-child)': { marginInlineEnd: vars.space[4] } },
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});
/** One line of tags; an ellipsis replaces those that do not fit. */
export const tags = pattern({ ...truncated, display: 'block', minWidth: 0 });
export const done = createVar();
export const progress = pattern({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  flex: 1,
  minWidth: 0,
  fontVariantNumeric: 'tabular-nums',
});
export const track = pattern({
  display: 'block',
  flex: 1,
  height: measure.hair,
  borderRadius: vars.radius.full,
  background: vars.color.surface.active,
  overflow: 'hidden',
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});
export const fill = pattern({
  display: 'block',
  height: '100%',
  width: done,
  background: vars.color.action.on,
  '@media': { '(forced-colors: active)': { background: 'Highlight', forcedColorAdjust: 'none' } },
});
export const unit = pattern({ color: vars.color.text.muted });
export const retry = pattern({
  flex: 'none',
  color: vars.color.text.link,
  cursor: 'pointer',
  selectors: { '&:hover': { textDecoration: 'underline' } },
});
