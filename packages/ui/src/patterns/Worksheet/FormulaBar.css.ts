import { innerRing, pattern, truncated } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';
import { at, measure } from '../../tokens/measures.ts';

const { color, space, type, weight } = vars;
const referenceWidth = `calc(${space[56]} * 4 + ${space[12]})`;
export const formula = pattern({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  minHeight: measure.headRow,
  borderBlock: `1px solid ${color.line.default}`,
  fontSize: type.small.size,
  lineHeight: type.small.line,
  '@media': { [at.phone]: { flexWrap: 'wrap' } },
});
export const reference = pattern({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  flex: 'none',
  alignSelf: 'stretch',
  width: referenceWidth,
  paddingInline: `${space[24]} ${space[12]}`,
  borderInlineEnd: `1px solid ${color.line.default}`,
  '@media': {
    [at.phone]: {
      width: '100%',
      paddingInline: space[16],
      paddingBlockStart: space[8],
      borderInlineEnd: 0,
      selectors: { '&[data-empty]': { display: 'none' } },
    },
  },
});
export const referenceName = pattern({ fontWeight: weight.medium, whiteSpace: 'nowrap' });
export const referenceNote = pattern({ ...truncated, color: color.text.muted });
export const fx = pattern({
  flex: 'none',
  paddingInlineStart: space[12],
  fontFamily: vars.font.mono,
  fontStyle: 'italic',
  color: color.text.muted,
  '@media': { [at.phone]: { paddingInlineStart: space[16] } },
});
export const expression = pattern({
  flex: 1,
  minWidth: 0,
  paddingInline: space[12],
  overflowX: 'auto',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  scrollbarWidth: 'none',
  fontFamily: vars.font.mono,
  fontVariantLigatures: 'none',
  letterSpacing: vars.tracking.none,
  outline: 'none',
  selectors: { '&:focus-visible': innerRing },
});
export const token = {
  // Fall back to the body font for letters missing in the mono font.
  name: pattern({ color: color.tone.info.text, fontFamily: `${vars.font.mono}, ${vars.font.body}` }),
  operator: pattern({ color: color.text.muted }),
  figure: pattern({ color: color.text.primary }),
  result: pattern({ color: color.tone.wait.text, fontWeight: weight.medium }),
  text: pattern({ color: color.text.muted, fontFamily: vars.font.body }),
};
export const formulaActions = pattern({ flex: 'none', paddingInlineEnd: space[12] });
