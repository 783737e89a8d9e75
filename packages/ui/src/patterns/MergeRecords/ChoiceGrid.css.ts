import { createVar } from '@vanilla-extract/css';
import { hidden, innerRing, pattern, screens } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';
import { at } from '../../tokens/measures.ts';

const { color, space, type, weight } = vars;

/** Number of columns beside the labels. */
export const columns = createVar();

export const scroll = pattern({
  overflowX: 'auto',
  border: `1px solid ${color.line.default}`,
  borderRadius: vars.radius.card,
  background: color.surface.panel,
  outline: 'none',
  selectors: { '&:focus-visible': innerRing },
});
export const grid = pattern({
  display: 'grid',
  gridTemplateColumns: `minmax(7rem, 11rem) repeat(${columns}, minmax(10rem, 1fr))`,
  fontSize: type.small.size,
  lineHeight: type.small.line,
  '@media': { [at.phone]: { display: 'flex', flexDirection: 'column' } },
});
export const row = pattern({
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: 'subgrid',
  borderBlockStart: `1px solid ${color.line.subtle}`,
  selectors: { '&:first-child': { borderBlockStart: 0 } },
  '@media': {
    [at.phone]: { display: 'flex', flexDirection: 'column', paddingBlockEnd: space[8] },
  },
});
export const headRow = pattern({ borderBlockEnd: `1px solid ${color.line.default}` });
/** Sticky while the records scroll beside it. */
export const label = pattern({
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: 1,
  paddingBlock: space[8],
  paddingInline: `${space[16]} ${space[12]}`,
  background: color.surface.panel,
  color: color.text.muted,
  fontWeight: weight.medium,
  overflowWrap: 'anywhere',
  '@media': {
    [at.phone]: {
      position: 'static',
      padding: `${space[12]} ${space[16]} ${space[4]}`,
      color: color.text.primary,
      fontWeight: weight.strong,
    },
  },
});
export const cell = pattern({
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[8],
  minWidth: 0,
  padding: `${space[8]} ${space[12]}`,
  borderInlineStart: `1px solid ${color.line.subtle}`,
  cursor: 'pointer',
  transition: `background ${vars.motion.state} ${vars.motion.ease}`,
  selectors: {
    '&:hover:not([data-disabled])': { background: color.surface.hover },
    '&:has(input:checked), &:has(input:checked):hover:not([data-disabled])': {
      background: color.surface.selected,
    },
    '&[data-disabled]': { cursor: 'not-allowed' },
  },
  '@media': {
    [at.phone]: {
      borderInlineStart: 0,
      marginInline: space[8],
      paddingInline: space[8],
      borderRadius: vars.radius.control,
    },
    [screens.touch]: { minHeight: vars.size.touch, alignItems: 'center' },
    [screens.forced]: {
      selectors: { '&:has(input:checked)': { outline: '2px solid Highlight', outlineOffset: -2 } },
    },
  },
});
export const flat = pattern({
  flex: '1 1 auto',
  borderInlineStart: 0,
  selectors: {
    '&:has(input:checked), &:has(input:checked):hover:not([data-disabled])': { background: 'none' },
  },
  '@media': { [at.phone]: { marginInline: 0 } },
});
/** Cell without a choice: the previous value. */
export const still = pattern({
  minWidth: 0,
  padding: `${space[8]} ${space[12]}`,
  borderInlineStart: `1px solid ${color.line.subtle}`,
  color: color.text.muted,
  overflowWrap: 'anywhere',
  '@media': { [at.phone]: { borderInlineStart: 0, padding: `0 ${space[16]} ${space[4]}` } },
});
export const text = pattern({
  minWidth: 0,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
  selectors: { [`${cell}:has(input:checked) &`]: { fontWeight: weight.medium } },
});
export const empty = pattern({ color: color.text.muted, fontStyle: 'italic' });
/** Owner of the value, shown where there are no columns. */
export const from = pattern({
  ...hidden,
  '@media': {
    [at.phone]: {
      position: 'static',
      display: 'block',
      width: 'auto',
      height: 'auto',
      margin: 0,
      overflow: 'visible',
      clipPath: 'none',
      whiteSpace: 'normal',
      color: color.text.muted,
      fontSize: type.caption.size,
      lineHeight: type.caption.line,
      fontWeight: weight.regular,
    },
  },
});
export const error = pattern({
  display: 'flex',
  gap: space[4],
  marginBlockStart: space[2],
  color: color.tone.bad.fg,
  fontSize: type.caption.size,
  lineHeight: type.caption.line,
  fontWeight: weight.regular,
});
export const errorGlyph = pattern({ flex: 'none', paddingBlockStart: 1 });
