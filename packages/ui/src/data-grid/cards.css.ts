import { innerRing, pattern, truncated } from '../styles/layers.ts';
import { measure } from '../tokens/measures.ts';
import { vars } from '../tokens/contract.css.ts';

export const cards = pattern({ position: 'relative' });
export const card = pattern({
  display: 'flex',
  gap: vars.space[8],
  alignItems: 'flex-start',
  width: '100%',
  minWidth: 0,
  minHeight: vars.size.touch,
  // With the line above, a card of three lines is as high as its placeholder.
  padding: `${measure.cell} ${vars.space[16]} calc(${measure.cell} + 1px)`,
  borderTop: `1px solid ${vars.color.line.subtle}`,
  textAlign: 'start',
  color: vars.color.text.primary,
  selectors: {
    '&:focus-visible': innerRing,
    '&:active': { background: vars.color.surface.hover },
  },
});
/** Card with a button beside it. */
export const cardRow = pattern({ display: 'flex', width: '100%' });
export const cardActions = pattern({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  paddingInlineEnd: vars.space[8],
  borderTop: `1px solid ${vars.color.line.subtle}`,
});
/** In place of rows that are loading or failed. */
export const cardNote = pattern({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  width: '100%',
  minHeight: vars.size.touch,
  paddingInline: vars.space[16],
  borderTop: `1px solid ${vars.color.line.subtle}`,
  fontSize: vars.type.small.size,
  color: vars.color.text.muted,
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
export const cardParts = pattern({ flex: '0 1 auto', minWidth: 0, overflow: 'clip' });
/** Each part is preceded by a dot; the dot at the start of a line is outside the box and clipped. */
export const cardPartLines = pattern({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  marginInlineStart: `calc(-1 * ${vars.space[16]})`,
});
export const cardEnd = pattern({ marginInlineStart: 'auto', flex: 'none' });
export const cardPart = pattern({
  display: 'inline-flex',
  alignItems: 'center',
  minWidth: 0,
  paddingInlineStart: vars.space[16],
  selectors: {
    '&:first-child': { color: vars.color.text.primary },
    '&:empty': { display: 'none' },
    // Not announced; the parts are announced one after the other.
    '&:not(:empty) ~ &:not(:empty)::before': {
      content: "'·' / ''",
      width: vars.space[16],
      marginInlineStart: `calc(-1 * ${vars.space[16]})`,
      textAlign: 'center',
    },
  },
});
