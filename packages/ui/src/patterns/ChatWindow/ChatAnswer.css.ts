import { innerRing, pattern, screens } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, space, type } = vars;

export const answer = pattern({ display: 'flex', flexDirection: 'column', gap: space[8], minInlineSize: 0 });
export const answerText = pattern({
  alignSelf: 'flex-start',
  maxInlineSize: '100%',
  padding: `${space[8]} ${space[12]}`,
  borderRadius: vars.radius.card,
  background: color.surface.sunken,
  whiteSpace: 'pre-wrap',
  '@media': { [screens.forced]: { border: '1px solid CanvasText' } },
});
export const scroll = pattern({
  maxInlineSize: '100%',
  overflowX: 'auto',
  border: `1px solid ${color.line.default}`,
  borderRadius: vars.radius.control,
  outline: 'none',
  overflowWrap: 'normal',
  selectors: { '&:focus-visible': innerRing },
});
export const table = pattern({ inlineSize: '100%', borderCollapse: 'collapse' });
const box = {
  padding: `${space[4]} ${space[8]}`,
  textAlign: 'start',
  verticalAlign: 'top',
  fontWeight: vars.weight.regular,
} as const;
export const head = pattern({
  ...box,
  color: color.text.muted,
  fontSize: type.caption.size,
  lineHeight: type.caption.line,
  whiteSpace: 'nowrap',
  borderBlockEnd: `1px solid ${color.line.default}`,
  '@media': { [screens.phone]: { whiteSpace: 'normal', verticalAlign: 'bottom' } },
});
export const name = pattern({
  ...box,
  minInlineSize: '8rem',
  overflowWrap: 'anywhere',
  '@media': { [screens.phone]: { minInlineSize: '6rem' } },
});
export const cell = pattern({
  ...box,
  whiteSpace: 'nowrap',
  // On a phone, three columns beside the name fit only with wrapping text.
  '@media': { [screens.phone]: { whiteSpace: 'normal' } },
});
export const figure = pattern({
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
  '@media': { [screens.phone]: { whiteSpace: 'nowrap' } },
});
export const query = pattern({ display: 'flex', alignItems: 'center', gap: space[4], minInlineSize: 0 });
export const code = pattern({
  flex: '1 1 auto',
  minInlineSize: 0,
  padding: `${space[4]} ${space[8]}`,
  borderRadius: vars.radius.control,
  border: `1px solid ${color.line.default}`,
  background: color.surface.sunken,
  color: color.text.muted,
  fontFamily: vars.font.mono,
  fontSize: type.caption.size,
  lineHeight: type.caption.line,
  letterSpacing: vars.tracking.none,
  whiteSpace: 'pre',
  overflowX: 'auto',
  outline: 'none',
  selectors: { '&:focus-visible': innerRing },
});
export const foot = pattern({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space[12],
  rowGap: space[4],
  fontSize: type.caption.size,
  lineHeight: type.caption.line,
  color: color.text.muted,
});
export const suggestions = pattern({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space[8],
  listStyle: 'none',
});
