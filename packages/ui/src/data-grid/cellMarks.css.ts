import { createVar } from '@vanilla-extract/css';
import { pattern, screens } from '../styles/layers.ts';
import { vars } from '../tokens/contract.css.ts';

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
/** Flags of several users, side by side on the upper edge of the cell. */
export const flags = pattern({
  position: 'absolute',
  bottom: `calc(100% - ${vars.space[4]})`,
  insetInlineStart: 0,
  zIndex: 1,
  display: 'flex',
  pointerEvents: 'none',
});
/** The first row has the heading above it. */
export const flagsBelow = pattern({ bottom: 'auto', top: `calc(100% - ${vars.space[4]})` });
export const flag = pattern({
  paddingInline: vars.space[4],
  paddingBlock: 1,
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
    '[data-marked]:hover > * > &::before': { content: 'attr(data-name)' },
  },
  '@media': { [screens.forced]: { border: '1px solid CanvasText' } },
});
