import { globalStyle } from '@vanilla-extract/css';
import { pattern, truncated } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';
import { layers } from '../../tokens/global.css.ts';
import { at, measure } from '../../tokens/measures.ts';

const { color, size, space, type, weight } = vars;

export const header = pattern({ flex: 'none', minWidth: 0 });
export const strip = pattern({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[12],
  minHeight: measure.pageHead,
  paddingInline: space[24],
  '@media': {
    [at.phone]: { paddingInline: space[16], paddingBlock: space[12], alignContent: 'center' },
  },
});
export const back = pattern({
  flex: 'none',
  marginInlineStart: `calc(${measure.hair} * -1)`,
  // The back link aligns with the first line of a long title.
  '@media': { [at.phone]: { alignSelf: 'flex-start' } },
});
export const title = pattern({
  minWidth: 0,
  lineHeight: type.page.line,
  whiteSpace: 'nowrap',
  // Keep the title beside the back link.
  selectors: { [`${back} + &`]: { maxWidth: `calc(100% - ${size.controlSmall} - ${space[12]})` } },
  '@media': { [at.phone]: { flex: '1 1 100%', whiteSpace: 'normal', overflowWrap: 'anywhere' } },
});
export const code = pattern({ flex: 'none', color: color.text.muted });
export const party = pattern({ ...truncated, color: color.text.muted });
export const actions = pattern({
  gap: space[12],
  marginInlineStart: 'auto',
  '@media': { [at.phone]: { marginInlineStart: 0 } },
});
export const band = pattern({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[8],
  minHeight: measure.footer,
  paddingInline: space[24],
  borderBottom: `1px solid ${color.line.default}`,
  '@media': { [at.phone]: { paddingInline: space[16], paddingBottom: space[8] } },
});
export const bandEnd = pattern({ marginInlineStart: 'auto' });

/* Facts */
export const below = pattern({
  padding: `calc(${space[12]} + ${space[2]}) ${space[24]} 0`,
  '@media': { [at.phone]: { paddingInline: space[16] } },
});
export const facts = pattern({
  display: 'grid',
  gridTemplateColumns: '1.25fr 1.25fr 1fr 1fr',
  gap: space[24],
  paddingBottom: space[12],
  '@media': { [at.narrow]: { gridTemplateColumns: '1fr 1fr', gap: space[16] } },
});
export const fact = pattern({ minWidth: 0 });
export const factLabel = pattern({
  paddingBottom: 1,
  fontSize: type.caption.size,
  lineHeight: type.caption.line,
  color: color.text.muted,
});
export const factValue = pattern({
  ...truncated,
  fontSize: type.body.size,
  lineHeight: type.body.line,
  fontWeight: weight.medium,
  // Without a pointer the end of a truncated value cannot be read.
  '@media': { [at.phone]: { whiteSpace: 'normal', overflowWrap: 'anywhere' } },
});
export const factNote = pattern({
  // Do not truncate, because it may contain links.
  overflowWrap: 'anywhere',
  fontSize: type.small.size,
  lineHeight: type.small.line,
  color: color.text.muted,
});
// A link, such as the number of a record, moves to the next line before it breaks.
globalStyle(`${factNote} a`, {
  '@layer': { [layers.pattern]: { display: 'inline-block', maxWidth: '100%' } },
});
