import { globalStyle } from '@vanilla-extract/css';
import { withText } from '../../components/Button/Button.css.ts';
import { pattern, truncated } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';
import { layers } from '../../tokens/global.css.ts';
import { at, measure } from '../../tokens/measures.ts';

const { color, space, type, weight } = vars;

export const head = pattern({ flex: 'none', background: color.surface.panel });
export const strip = pattern({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  minHeight: measure.pageHead,
  paddingInline: space[24],
  '@media': {
    [at.record]: { flexWrap: 'wrap', paddingBlock: space[12], rowGap: space[8] },
    [at.phone]: { paddingInline: space[16] },
  },
});
export const name = pattern({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  minWidth: 0,
  '@media': { [at.phone]: { flexWrap: 'wrap', columnGap: space[8], rowGap: space[4] } },
});
export const title = pattern({
  ...truncated,
  minWidth: 0,
  fontSize: type.page.size,
  lineHeight: type.page.line,
  fontWeight: weight.strong,
  letterSpacing: vars.tracking.heading,
  '@media': { [at.phone]: { whiteSpace: 'normal', flexBasis: '100%' } },
});
export const code = pattern({
  flex: 'none',
  fontFamily: vars.font.mono,
  fontSize: type.caption.size,
  fontVariantLigatures: 'none',
  letterSpacing: vars.tracking.none,
  color: color.text.muted,
});
export const facts = pattern({
  display: 'flex',
  minWidth: 0,
  '@media': {
    [at.record]: { order: 3, width: '100%' },
    [at.phone]: { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: space[8] },
  },
});
export const fact = pattern({
  minWidth: 0,
  marginInlineStart: space[8],
  paddingInline: space[20],
  borderInlineStart: `1px solid ${color.line.default}`,
  selectors: { '&:last-child': { paddingInlineEnd: 0 } },
  '@media': {
    [at.record]: {
      marginInlineStart: 0,
      selectors: { '&:first-child': { border: 0, paddingInlineStart: 0 } },
    },
    [at.phone]: { border: 0, paddingInline: 0 },
  },
});
export const factLabel = pattern({
  fontSize: type.caption.size,
  lineHeight: type.caption.line,
  letterSpacing: vars.tracking.none,
  color: color.text.muted,
});
export const factValue = pattern({
  ...truncated,
  fontSize: type.small.size,
  lineHeight: type.small.line,
  fontWeight: weight.medium,
  // Without a pointer the end of a truncated value cannot be read.
  '@media': { [at.phone]: { whiteSpace: 'normal', overflowWrap: 'anywhere' } },
});
export const actions = pattern({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[12],
  flex: 'none',
  marginInlineStart: 'auto',
  '@media': { [at.phone]: { order: 4, marginInlineStart: 0, width: '100%', gap: space[8] } },
});
// On phones the actions fill their rows, however many these are.
globalStyle(`${actions} > ${withText}`, {
  '@media': { [at.phone]: { '@layer': { [layers.pattern]: { flexGrow: 1 } } } },
});
