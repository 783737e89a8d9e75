import { globalStyle } from '@vanilla-extract/css';
import { endRoom, innerRing, pattern, sum } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';
import { layers } from '../../tokens/global.css.ts';
import { at, measure } from '../../tokens/measures.ts';

const { color, space, size, type, weight } = vars;

export const strip = pattern({
  flex: 'none',
  padding: `${space[16]} ${space[24]} ${space[12]}`,
  borderBottom: `1px solid ${color.line.default}`,
  '@media': { [at.phone]: { paddingInline: space[16] } },
});
export const head = pattern({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  '@media': { [at.phone]: { flexWrap: 'wrap', alignItems: 'flex-start' } },
});
export const text = pattern({ flex: 1, minWidth: 0 });
export const titleLine = pattern({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  minWidth: 0,
  // The status wraps below a long title.
  '@media': { [at.phone]: { flexWrap: 'wrap', rowGap: 0 } },
});
export const title = pattern({
  lineHeight: '1.5rem',
  whiteSpace: 'nowrap',
  '@media': {
    [at.phone]: {
      whiteSpace: 'normal',
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 3,
    },
  },
});
/** Not truncated beside a truncated title. */
export const status = pattern({ flex: 'none', maxWidth: '100%' });
/** Clips separator dots at the start of a line without clipping the focus rings of links. */
export const facts = pattern({
  overflowX: 'clip',
  marginTop: space[2],
  marginInlineStart: `calc(-1 * ${space[4]})`,
  paddingInlineStart: space[4],
  fontSize: type.small.size,
  lineHeight: type.small.line,
  color: color.text.muted,
});
export const factLine = pattern({
  display: 'flex',
  flexWrap: 'wrap',
  marginInlineStart: `calc(-1 * ${space[16]})`,
});
/** Each fact includes the dot before it, so that no dot is left at the end of a line. */
export const fact = pattern({
  position: 'relative',
  minWidth: 0,
  paddingInlineStart: space[16],
  selectors: {
    '&:empty': { display: 'none' },
    '&::before': {
      content: "'·' / ''",
      position: 'absolute',
      insetInlineStart: 0,
      width: space[16],
      textAlign: 'center',
    },
  },
});
export const actions = pattern({ flex: 'none', gap: space[8] });
export const keyFacts = pattern({ marginTop: space[12] });
export const keyFactsIndented = pattern({
  paddingInlineStart: `calc(${space[40]} + ${space[12]})`,
  '@media': { [at.phone]: { paddingInlineStart: 0 } },
});
export const stages = pattern({ marginTop: space[16] });

/* Columns */
export const left = pattern({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 0',
  minWidth: 0,
  minHeight: 0,
  '@media': { [at.record]: { flex: 'none' } },
});
export const content = pattern({
  display: 'flex',
  flexDirection: 'column',
  gap: space[16],
  padding: `${space[12]} ${space[24]} ${space[24]}`,
  '@media': { [at.phone]: { paddingInline: space[16] } },
});
export const contentFlush = pattern({ padding: 0 });
export const side = pattern({
  width: measure.side,
  overflowY: 'auto',
  outline: 'none',
  selectors: { '&:focus-visible': innerRing },
  paddingBlock: `${space[8]} ${sum(space[24], endRoom)}`,
  paddingInline: `${space[16]} ${space[12]}`,
  fontSize: type.small.size,
  lineHeight: type.small.line,
  '@media': {
    [at.record]: { width: 'auto', paddingInline: space[16] },
    [at.phone]: { paddingInline: space[8] },
  },
});

export const tabCount = pattern({
  fontSize: type.caption.size,
  fontWeight: weight.regular,
  letterSpacing: vars.tracking.none,
  fontVariantNumeric: 'tabular-nums',
  color: color.text.muted,
});

/* Fields */
const propertyLine = '1.9375rem';
/** Padding above and below the first line of a row, where label and value both begin. */
const besideLine = `calc((${propertyLine} - ${type.small.line}) / 2)`;
export const group = pattern({
  selectors: {
    '&:not(:first-child)': {
      marginTop: space[8],
      paddingTop: space[8],
      borderTop: `1px solid ${color.line.subtle}`,
    },
  },
});
export const groupHead = pattern({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: size.navItem,
  paddingInline: space[8],
});
export const groupTitle = pattern({
  fontSize: type.small.size,
  lineHeight: type.small.line,
  fontWeight: weight.strong,
});
export const property = pattern({
  display: 'flex',
  alignItems: 'start',
  minHeight: propertyLine,
  paddingInline: space[8],
});
export const propertyLabel = pattern({
  flex: 'none',
  width: measure.fieldLabel,
  paddingBlock: besideLine,
  paddingInlineEnd: space[12],
  overflowWrap: 'anywhere',
  color: color.text.muted,
});
export const propertyValue = pattern({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  flex: 1,
  minWidth: 0,
  minHeight: propertyLine,
  paddingBlock: besideLine,
  overflowWrap: 'anywhere',
});
export const propertyAside = pattern({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  minHeight: propertyLine,
  marginInlineStart: 'auto',
});

/* Sections of content */
export const section = pattern({ display: 'flex', flexDirection: 'column', minWidth: 0 });
export const sectionHead = pattern({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  minHeight: size.controlSmall,
  marginBottom: space[4],
  // Actions wrap below a long title.
  '@media': { [at.phone]: { flexWrap: 'wrap' } },
});
export const sectionTitle = pattern({
  fontSize: type.body.size,
  lineHeight: type.body.line,
  fontWeight: weight.strong,
});
export const sectionActions = pattern({
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  marginInlineStart: 'auto',
});
// An avatar is higher than a line, so its margins are negative.
globalStyle(`${propertyValue} > :not(bdi)`, { '@layer': { [layers.pattern]: { marginBlock: -1 } } });
globalStyle(`${propertyValue} > a`, {
  '@layer': { [layers.pattern]: { minWidth: 0, overflowWrap: 'anywhere', whiteSpace: 'normal' } },
});
