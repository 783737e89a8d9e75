import { pattern } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';
import { at, measure } from '../../tokens/measures.ts';

const { color, space, type, weight } = vars;

export const document = pattern({
  padding: `calc(${space[12]} + ${space[2]}) ${space[24]} ${space[24]}`,
  '@media': { [at.phone]: { paddingInline: space[16] } },
});
export const rail = pattern({
  display: 'flex',
  flexDirection: 'column',
  width: measure.rail,
  minHeight: 0,
  background: color.surface.canvas,
  '@media': { [at.record]: { width: 'auto' } },
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
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: measure.hair,
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
/** A hair after the label, with the space between them. */
export const totalNote = pattern({
  fontVariantNumeric: 'tabular-nums',
});
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
