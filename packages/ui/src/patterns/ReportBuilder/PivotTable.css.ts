import { innerRing, pattern, plain, screens, truncated } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';
import { measure } from '../../tokens/measures.ts';

const { color, space, type, weight } = vars;

export const root = pattern({ display: 'flex', flexDirection: 'column', minWidth: 0, minHeight: 0 });
export const fills = pattern({ flex: '1 1 auto', height: '100%' });
/** On phones the code is above the name, because half of the width is for the figures. */
export const name = pattern({
  display: 'flex',
  alignItems: 'baseline',
  gap: space[8],
  minWidth: 0,
  '@media': { [screens.phone]: { flexDirection: 'column', alignItems: 'stretch', gap: 0, lineHeight: 1.15 } },
});
export const code = pattern({
  unicodeBidi: 'isolate',
  flex: 'none',
  fontFamily: vars.font.mono,
  fontSize: type.caption.size,
  letterSpacing: vars.tracking.none,
  fontVariantLigatures: 'none',
  color: color.text.muted,
  '@media': { [screens.phone]: { alignSelf: 'flex-start' } },
});
export const text = pattern({ ...truncated, minWidth: 0 });
export const strong = pattern({ fontWeight: weight.strong });
export const quiet = pattern({ color: color.text.muted });
export const figure = pattern({
  ...truncated,
  marginInlineStart: 'auto',
  minWidth: 0,
  fontVariantNumeric: 'tabular-nums',
});
/** The whole cell opens the records, so the link color shows for all of it. */
export const opens = pattern({
  selectors: {
    '[role="gridcell"]:hover > &, button:hover > &': { color: color.text.link, textDecoration: 'underline' },
  },
});
export const total = pattern({
  ...plain,
  display: 'flex',
  alignItems: 'center',
  marginInlineStart: 'auto',
  minWidth: measure.tile,
  maxWidth: '100%',
  minHeight: measure.tile,
  font: 'inherit',
  borderRadius: vars.radius.chip,
  outline: 'none',
  selectors: { '&:focus-visible': innerRing },
  '@media': { [screens.touch]: { minHeight: vars.size.touch, minWidth: vars.size.touch } },
});
export const foot = pattern({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[4]} ${space[16]}`,
  flex: 'none',
  minHeight: measure.headRow,
  paddingBlock: space[4],
  paddingInline: space[24],
  color: color.text.muted,
  fontSize: type.caption.size,
  lineHeight: type.caption.line,
  letterSpacing: vars.tracking.none,
});
export const framed = pattern({ paddingInline: space[12] });
export const notes = pattern({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space[16]}`,
  flex: '1 1 auto',
  minWidth: 0,
});
export const note = pattern({ overflowWrap: 'anywhere' });
export const footActions = pattern({
  display: 'flex',
  gap: space[4],
  flex: 'none',
  marginInlineStart: 'auto',
});
