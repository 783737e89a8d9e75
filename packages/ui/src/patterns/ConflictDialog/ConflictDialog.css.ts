import { pattern } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';
import { at, measure } from '../../tokens/measures.ts';

const { color, space, type, weight } = vars;

export const body = pattern({
  display: 'flex',
  flexDirection: 'column',
  gap: space[16],
  minWidth: 0,
  paddingBlockEnd: space[16],
});
export const lead = pattern({
  color: color.text.muted,
  fontSize: type.small.size,
  lineHeight: type.small.line,
});
export const head = pattern({
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: 'subgrid',
  alignItems: 'center',
  minHeight: measure.headRow,
  background: color.surface.sunken,
  color: color.text.muted,
  fontSize: type.caption.size,
  lineHeight: type.caption.line,
  fontWeight: weight.medium,
  '@media': { [at.phone]: { display: 'none' } },
});
export const headCell = pattern({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space[8],
  minWidth: 0,
  paddingInline: space[12],
  overflowWrap: 'anywhere',
  selectors: { '&:first-child': { paddingInlineStart: space[16] } },
});
/** Shortcuts of the header, for narrow screens without a header. */
export const short = pattern({
  display: 'none',
  '@media': {
    [at.phone]: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: space[8],
      marginInlineStart: `calc(-1 * ${space[8]})`,
    },
  },
});
export const before = pattern({
  display: 'none',
  '@media': { [at.phone]: { display: 'inline', marginInlineEnd: space[4] } },
});
export const merged = pattern({ display: 'flex', flexDirection: 'column', gap: space[8] });
export const mergedTitle = pattern({
  fontSize: type.small.size,
  lineHeight: type.small.line,
  fontWeight: weight.strong,
});
export const hint = pattern({
  color: color.text.muted,
  fontSize: type.caption.size,
  lineHeight: type.caption.line,
});
export const mergedList = pattern({
  display: 'flex',
  flexDirection: 'column',
  fontSize: type.small.size,
  lineHeight: type.small.line,
});
export const mergedRow = pattern({
  display: 'grid',
  gridTemplateColumns: 'minmax(6rem, 11rem) minmax(0, 1fr) auto',
  columnGap: space[12],
  alignItems: 'baseline',
  paddingBlock: space[4],
  overflowWrap: 'anywhere',
  '@media': { [at.phone]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});
export const mergedLabel = pattern({
  color: color.text.muted,
  '@media': { [at.phone]: { gridColumn: '1 / -1' } },
});
export const change = pattern({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[8],
  minWidth: 0,
});
export const was = pattern({ color: color.text.muted });
export const arrow = pattern({ color: color.icon.faint });
export const by = pattern({
  color: color.text.muted,
  fontSize: type.caption.size,
  lineHeight: type.caption.line,
});
export const foot = pattern({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space[8],
  width: '100%',
  '@media': { [at.phone]: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
/** The main action takes a full line on phones. */
export const main = pattern({ display: 'grid', '@media': { [at.phone]: { gridColumn: '1 / -1' } } });
export const progress = pattern({
  '@media': { [at.phone]: { gridColumn: '1 / -1' } },
  marginInlineEnd: 'auto',
  color: color.text.muted,
  fontSize: type.small.size,
  fontVariantNumeric: 'tabular-nums',
});
