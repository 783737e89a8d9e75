import { pattern, truncated } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';
import { at, measure } from '../../tokens/measures.ts';

const { color, size, space, type, weight } = vars;

export const header = pattern({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[12],
  flex: 'none',
  minHeight: measure.appTile,
});
export const back = pattern({ marginInlineStart: `calc(${space[8]} * -1)` });
/** Centered on the title's line if text follows below it. */
export const backAtTitle = pattern({
  alignSelf: 'flex-start',
  marginBlockStart: `calc((${type.page.line} - ${size.control}) / 2)`,
});
export const text = pattern({ flex: 1, minWidth: 0 });
export const line = pattern({
  display: 'flex',
  alignItems: 'baseline',
  gap: measure.cell,
  minWidth: 0,
  // Elements beside the title wrap below instead of truncating it.
  '@media': { [at.phone]: { flexWrap: 'wrap', rowGap: 0 } },
});
export const title = pattern({
  ...truncated,
  fontSize: type.page.size,
  lineHeight: type.page.line,
  fontWeight: weight.strong,
  letterSpacing: vars.tracking.heading,
  // Without a pointer the end of a truncated title cannot be read.
  '@media': { [at.phone]: { whiteSpace: 'normal', overflowWrap: 'anywhere' } },
});
export const aside = pattern({
  flex: 'none',
  // A long file name goes on in the next line.
  maxWidth: '100%',
  overflowWrap: 'anywhere',
  fontSize: type.body.size,
  lineHeight: type.body.line,
  color: color.text.muted,
});
export const description = pattern({ color: color.text.muted, maxWidth: '72ch' });
export const actions = pattern({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[8],
  '@media': { [at.phone]: { width: '100%' } },
});
