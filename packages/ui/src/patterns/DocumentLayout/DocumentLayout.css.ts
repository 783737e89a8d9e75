import { pattern, truncated } from '../../layer.ts';
import { vars } from '../../tokens/contract.css.ts';
import { at, measure } from '../../tokens/measures.ts';

const { color, space, type, weight } = vars;

export const page = pattern({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 0',
  minHeight: 0,
  background: color.surface.panel,
  '@media': { [at.record]: { flex: 'none', minHeight: '100%' } },
});
export const strip = pattern({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[12],
  flex: 'none',
  minHeight: measure.pageHead,
  paddingInline: space[24],
  '@media': { [at.phone]: { paddingInline: space[16], paddingBlock: space[12] } },
});
export const back = pattern({ marginInlineStart: `calc(${measure.hair} * -1)` });
export const title = pattern({
  ...truncated,
  minWidth: 0,
  fontSize: type.page.size,
  lineHeight: type.page.line,
  fontWeight: weight.strong,
  letterSpacing: vars.tracking.heading,
});
export const code = pattern({
  flex: 'none',
  fontFamily: vars.font.mono,
  fontSize: type.caption.size,
  fontVariantLigatures: 'none',
  letterSpacing: vars.tracking.none,
  color: color.text.muted,
});
export const party = pattern({ ...truncated, color: color.text.muted });
export const actions = pattern({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[12],
  marginInlineStart: 'auto',
  '@media': { [at.phone]: { marginInlineStart: 0, width: '100%' } },
});
export const band = pattern({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[8],
  flex: 'none',
  minHeight: measure.footer,
  paddingInline: space[24],
  borderBottom: `1px solid ${color.line.default}`,
  '@media': { [at.phone]: { paddingInline: space[16], paddingBottom: space[8] } },
});
export const bandEnd = pattern({ marginInlineStart: 'auto' });
export const columns = pattern({
  display: 'flex',
  flex: '1 1 0',
  minHeight: 0,
  '@media': { [at.record]: { flexDirection: 'column', flex: 'none' } },
});
export const document = pattern({
  flex: 1,
  minWidth: 0,
  overflowY: 'auto',
  padding: `calc(${space[12]} + ${space[2]}) ${space[24]} ${space[24]}`,
  '@media': {
    [at.record]: { overflow: 'visible', flex: 'none' },
    [at.phone]: { paddingInline: space[16] },
  },
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
});
export const factNote = pattern({
  ...truncated,
  fontSize: type.small.size,
  lineHeight: type.small.line,
  color: color.text.muted,
});
export const rail = pattern({
  display: 'flex',
  flexDirection: 'column',
  flex: 'none',
  width: measure.rail,
  minHeight: 0,
  borderInlineStart: `1px solid ${color.line.default}`,
  background: color.surface.canvas,
  '@media': {
    [at.record]: { width: 'auto', borderInlineStart: 0, borderTop: `1px solid ${color.line.default}` },
  },
});

/* Totals */
export const totals = pattern({
  width: measure.totals,
  maxWidth: '100%',
  fontSize: type.small.size,
  lineHeight: '1.25rem',
});
export const total = pattern({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: space[16],
  paddingBlock: measure.marker,
});
export const totalKind = {
  line: pattern({}),
  sum: pattern({
    marginTop: space[4],
    paddingTop: space[8],
    borderTop: `1px solid ${color.line.default}`,
  }),
  total: pattern({
    marginTop: space[4],
    paddingTop: space[8],
    borderTop: `1px solid ${color.text.primary}`,
  }),
};
export const totalLabel = pattern({
  color: color.text.muted,
  selectors: {
    [`${totalKind.sum} &`]: { color: color.text.primary, fontWeight: weight.medium },
    [`${totalKind.total} &`]: {
      color: color.text.primary,
      fontSize: type.body.size,
      fontWeight: weight.strong,
    },
  },
});
export const totalNote = pattern({ marginInlineStart: measure.hair, fontVariantNumeric: 'tabular-nums' });
export const totalValue = pattern({
  fontWeight: weight.medium,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  selectors: {
    [`${totalKind.total} &`]: {
      fontSize: type.page.size,
      lineHeight: type.page.line,
      fontWeight: weight.strong,
      letterSpacing: vars.tracking.heading,
    },
  },
});
