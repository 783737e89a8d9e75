import { globalStyle } from '@vanilla-extract/css';
import { pattern, ring, truncated } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';
import { layers } from '../../tokens/global.css.ts';
import { at } from '../../tokens/measures.ts';

const { space, color, type, weight } = vars;

export const list = pattern({ display: 'flex', flexDirection: 'column' });
export const row = pattern({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  '@media': { [at.phone]: { flexWrap: 'wrap' } },
  paddingBlock: space[8],
  // Background and focus ring have space beside the text, which aligns with the title of the card.
  paddingInline: space[8],
  marginInline: `calc(-1 * ${space[8]})`,
  borderBlockEnd: `1px solid ${color.line.subtle}`,
  selectors: {
    '&:last-child': { borderBlockEnd: 0 },
    '&:hover': { background: color.surface.hover },
    // The link fills the row and truncates its text, so the row shows the focus ring.
    '&:has(a:focus-visible)': { ...ring, outlineOffset: -2, borderRadius: vars.radius.chip },
  },
});
/** Width of the column of days, for the longest short weekday. */
const dayWidth = space[40];
export const day = pattern({ flex: 'none', inlineSize: dayWidth, textAlign: 'start' });
export const weekday = pattern({
  display: 'block',
  fontSize: type.caption.size,
  lineHeight: type.caption.line,
  letterSpacing: vars.tracking.none,
  whiteSpace: 'nowrap',
  color: color.text.muted,
});
export const date = pattern({
  display: 'block',
  fontSize: type.body.size,
  lineHeight: type.body.line,
  fontWeight: weight.strong,
});
export const text = pattern({ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' });
export const title = pattern({
  ...truncated,
  fontSize: type.small.size,
  lineHeight: type.small.line,
  fontWeight: weight.medium,
});
export const subtitle = pattern({
  ...truncated,
  fontSize: type.caption.size,
  lineHeight: type.caption.line,
  letterSpacing: vars.tracking.none,
  color: color.text.muted,
});
/** On a phone the status has a line of its own, because a warning is never cut. */
export const aside = pattern({
  flex: 'none',
  '@media': {
    [at.phone]: {
      order: 1,
      flexBasis: '100%',
      minWidth: 0,
      marginBlockStart: `calc(${space[4]} - ${space[12]})`,
      selectors: { [`${day} ~ &`]: { paddingInlineStart: `calc(${dayWidth} + ${space[12]})` } },
    },
  },
});
export const figure = pattern({
  flex: 'none',
  minInlineSize: space[72],
  textAlign: 'end',
  fontSize: type.small.size,
  lineHeight: type.small.line,
  fontWeight: weight.medium,
  fontVariantNumeric: 'tabular-nums',
});
globalStyle(`${row} a`, { '@layer': { [layers.pattern]: { outline: 'none' } } });
