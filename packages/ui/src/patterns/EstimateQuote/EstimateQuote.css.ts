import { innerRing, pattern, truncated } from '../../layer.ts';
import { vars } from '../../tokens/contract.css.ts';
import { at, measure } from '../../tokens/measures.ts';

const { color, space, type, weight } = vars;

/* Revisions */
export const revisions = pattern({
  display: 'flex',
  maxWidth: '100%',
  height: space[32],
  border: `1px solid ${color.line.default}`,
  borderRadius: vars.radius.control,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '@media': { [at.phone]: { maxWidth: `calc(100vw - ${space[32]})` } },
});
export const revision = pattern({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  flex: 'none',
  paddingInline: space[12],
  fontSize: type.small.size,
  lineHeight: type.small.line,
  color: color.text.muted,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  outline: 'none',
  selectors: {
    '&:not(:first-child)': { borderInlineStart: `1px solid ${color.line.default}` },
    '&:hover': { background: color.surface.hover },
    '&:focus-visible': innerRing,
    '&[aria-current="page"]': { background: color.surface.active, color: color.text.primary },
  },
});
export const revisionName = pattern({
  fontFamily: vars.font.mono,
  fontSize: type.caption.size,
  fontWeight: weight.strong,
  letterSpacing: vars.tracking.none,
});
export const revisionValue = pattern({
  fontVariantNumeric: 'tabular-nums',
  selectors: { '[aria-current="page"] > &': { fontWeight: weight.strong } },
});
export const revisionDate = pattern({ color: color.text.muted });

/* Lines */
export const scope = pattern({ ...truncated, minWidth: 0 });
export const scopeName = pattern({ fontWeight: weight.medium });
export const scopeDetail = pattern({ marginInlineStart: space[8], color: color.text.muted });

/* Below the lines */
export const foot = pattern({
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) ${measure.totals}`,
  gap: space[32],
  paddingTop: `calc(${space[12]} + ${space[2]})`,
  '@media': { [at.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[16] } },
});
export const totals = pattern({
  '@media': { [at.narrow]: { order: -1, display: 'flex', justifyContent: 'flex-end' } },
});
export const prose = pattern({
  maxWidth: `calc(${space[72]} * 8)`,
  fontSize: type.small.size,
  lineHeight: '1.25rem',
  color: color.text.muted,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
});

/* Clauses */
export const clauses = pattern({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: `${space[24]} ${space[40]}`,
  paddingTop: space[24],
  '@media': { [at.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const clauseSet = pattern({ minWidth: 0 });
export const clauseHead = pattern({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  minHeight: space[32],
});
export const clauseTitle = pattern({
  flex: 1,
  fontSize: type.body.size,
  lineHeight: type.body.line,
  fontWeight: weight.strong,
});
export const clause = pattern({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  minHeight: space[32],
  fontSize: type.small.size,
  lineHeight: type.small.line,
});
export const mark = {
  included: pattern({ flex: 'none', display: 'inline-flex', color: color.tone.ok.fg }),
  excluded: pattern({ flex: 'none', display: 'inline-flex', color: color.icon.default }),
};
const words = {
  flex: 1,
  minWidth: 0,
  padding: `${space[4]} ${space[8]}`,
  marginInline: `calc(${space[8]} * -1) 0`,
  textAlign: 'start',
  overflowWrap: 'anywhere',
} as const;
export const text = pattern(words);
export const opener = pattern({
  ...words,
  appearance: 'none',
  border: 0,
  borderRadius: vars.radius.chip,
  background: 'none',
  color: color.text.primary,
  font: 'inherit',
  cursor: 'text',
  outline: 'none',
  selectors: {
    '&:hover': { background: color.surface.hover },
    '&:focus-visible': innerRing,
  },
});
export const field = pattern({ flex: 1, minWidth: 0, marginInlineStart: `calc(${space[4]} * -1)` });
export const remove = pattern({
  flex: 'none',
  opacity: 0,
  selectors: { [`${clause}:hover &, &:focus-within`]: { opacity: 1 } },
  '@media': { '(hover: none)': { opacity: 1 } },
});
export const none = pattern({
  paddingBlock: space[8],
  fontSize: type.small.size,
  lineHeight: type.small.line,
  color: color.text.muted,
});
