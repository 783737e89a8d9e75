import { createVar } from '@vanilla-extract/css';
import { pattern, screens } from '../styles/layers.ts';
import { vars } from '../tokens/contract.css.ts';
import { align } from './cells.css.ts';

/** Color of the mark and its flag, and the fill of a changed cell. */
export const hue = createVar();
export const hueFill = createVar();

/* The ring is drawn above the content, so that the outline of the own cursor stays free. */
const ring = {
  content: '""',
  position: 'absolute',
  inset: 0,
  pointerEvents: 'none',
} as const;
export const presence = pattern({
  selectors: { '&::after': { ...ring, border: `2px solid ${hue}` } },
  '@media': { [screens.forced]: { selectors: { '&::after': { borderColor: 'Highlight' } } } },
});
export const change = pattern({
  background: hueFill,
  selectors: { '&::after': { ...ring, borderBottom: `2px solid ${hue}` } },
  '@media': { [screens.forced]: { selectors: { '&::after': { borderColor: 'Highlight' } } } },
});
/*
 * A cell that the pointer or the cursor is on shows its flags above it, with the names. Elsewhere they are in the space
 * that the value leaves free, because above they would cover the value of another row.
 */
const near = ':is([data-marked]:hover, [data-marked]:focus-within) > &';
/** A line of a flag and the space above and below it. */
const flagHeight = `calc(${vars.space[12]} + ${vars.space[2]})`;
/** Flags of several users, side by side. */
export const flags = pattern({
  display: 'flex',
  flex: 'none',
  gap: vars.space[2],
  pointerEvents: 'none',
  selectors: {
    [`${align.start} > &`]: { order: 1, marginInlineStart: 'auto', paddingInlineStart: vars.space[4] },
    [`${align.center} > &`]: { position: 'absolute', insetInlineStart: vars.space[4] },
    // A flag without room is on the next line, which is not seen: half a flag cannot be read.
    [`${align.end} > &`]: {
      flexShrink: 1,
      flexWrap: 'wrap',
      columnGap: vars.space[2],
      rowGap: flagHeight,
      height: flagHeight,
      minWidth: 0,
      overflow: 'hidden',
      marginInlineStart: vars.space[4],
      marginInlineEnd: 'auto',
    },
    [`${align.end} > &::before`]: { content: '""', height: '100%' },
    [near]: {
      position: 'absolute',
      bottom: `calc(100% - ${vars.space[4]})`,
      insetInlineStart: 0,
      zIndex: 1,
      flexWrap: 'nowrap',
      gap: 0,
      margin: 0,
      padding: 0,
      overflow: 'visible',
    },
  },
});
/** The first row has the heading above it. */
export const flagsBelow = pattern({
  selectors: { [near]: { bottom: 'auto', top: `calc(100% - ${vars.space[4]})` } },
});
export const flag = pattern({
  paddingInline: vars.space[4],
  paddingBlock: 1,
  borderRadius: vars.radius.chip,
  background: hue,
  color: vars.color.surface.panel,
  fontFamily: vars.font.body,
  fontSize: vars.type.caption.size,
  fontWeight: vars.weight.strong,
  lineHeight: vars.space[12],
  letterSpacing: vars.tracking.none,
  whiteSpace: 'nowrap',
  selectors: {
    '&::before': { content: 'attr(data-letters)' },
    ':is([data-marked]:hover, [data-marked]:focus-within) > * > &::before': { content: 'attr(data-name)' },
  },
  '@media': { [screens.forced]: { border: '1px solid CanvasText' } },
});
