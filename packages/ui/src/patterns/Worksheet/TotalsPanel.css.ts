import { createVar } from '@vanilla-extract/css';
import { pattern, ring, screens } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';
import { measure } from '../../tokens/measures.ts';

const { color, space, type, weight } = vars;
export const label = pattern({
  fontSize: type.small.size,
  lineHeight: type.small.line,
  color: color.text.muted,
});
export const total = pattern({
  display: 'block',
  maxWidth: '100%',
  color: color.text.primary,
  fontSize: type.figure.size,
  lineHeight: type.figure.line,
  fontWeight: weight.strong,
  letterSpacing: vars.tracking.heading,
  fontVariantNumeric: 'tabular-nums',
});
export const totalButton = pattern({
  appearance: 'none',
  padding: 0,
  border: 0,
  background: 'none',
  textAlign: 'start',
  borderRadius: vars.radius.chip,
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&:hover': {
      textDecoration: 'underline',
      textUnderlineOffset: '0.2em',
      textDecorationThickness: 1,
    },
    '&:focus-visible': ring,
  },
});
export const note = pattern({
  fontSize: type.small.size,
  lineHeight: type.small.line,
  color: color.text.muted,
  fontVariantNumeric: 'tabular-nums',
});
export const share = createVar();
export const stack = pattern({
  display: 'flex',
  gap: space[2],
  height: space[8],
  marginBlock: `${space[12]} ${measure.cell}`,
});
export const part = pattern({
  flexGrow: share,
  flexBasis: 0,
  minWidth: space[4],
  borderRadius: space[2],
  '@media': { [screens.forced]: { forcedColorAdjust: 'none' } },
});
export const tone = {
  1: pattern({ background: color.series[1] }),
  2: pattern({ background: color.series[2] }),
  3: pattern({ background: color.series[3] }),
  4: pattern({ background: color.series[4] }),
  5: pattern({ background: color.series[5] }),
  6: pattern({ background: color.series[6] }),
};
export const legend = pattern({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: `${space[4]} ${space[12]}`,
  fontSize: type.caption.size,
  lineHeight: type.caption.line,
  letterSpacing: vars.tracking.none,
  color: color.text.muted,
});
export const legendItem = pattern({ display: 'flex', alignItems: 'center', gap: measure.hair, minWidth: 0 });
export const legendMark = pattern({
  flex: 'none',
  width: space[8],
  height: space[8],
  borderRadius: space[2],
  '@media': { [screens.forced]: { forcedColorAdjust: 'none' } },
});
export const legendShare = pattern({
  marginInlineStart: 'auto',
  fontWeight: weight.medium,
  color: color.text.primary,
  fontVariantNumeric: 'tabular-nums',
});
export const lines = pattern({
  marginTop: `calc(${space[12]} + ${space[2]})`,
  fontSize: type.small.size,
  lineHeight: '1.25rem',
});
export const line = pattern({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space[8],
  paddingBlock: measure.marker,
});
export const lineSum = pattern({
  marginTop: measure.hair,
  paddingTop: `calc(${space[8]} + 1px)`,
  borderTop: `1px solid ${color.line.default}`,
});
export const lineLabel = pattern({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: measure.hair,
  minWidth: 0,
  color: color.text.muted,
  selectors: { [`${lineSum} &`]: { color: color.text.primary, fontWeight: weight.medium } },
});
export const lineNote = pattern({
  fontVariantNumeric: 'tabular-nums',
  fontWeight: weight.regular,
  whiteSpace: 'nowrap',
});
export const lineValue = pattern({
  fontWeight: weight.medium,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  selectors: {
    [`${lineSum} &`]: { fontWeight: weight.strong },
    '&[data-zero]': { color: color.text.muted, fontWeight: weight.regular },
  },
});
export const block = pattern({
  marginTop: `calc(${space[12]} + ${space[2]})`,
  paddingTop: measure.cell,
  borderTop: `1px solid ${color.line.default}`,
});
export const blockTitle = pattern({
  paddingBottom: measure.marker,
  fontSize: type.caption.size,
  lineHeight: type.caption.line,
  fontWeight: weight.medium,
  letterSpacing: vars.tracking.none,
  color: color.text.muted,
});
export const check = pattern({
  display: 'flex',
  gap: space[8],
  paddingBlock: `calc(${space[4]} + 1px)`,
  fontSize: type.small.size,
  lineHeight: type.small.line,
  overflowWrap: 'anywhere',
});
const glyph = (fg: string) => pattern({ flex: 'none', display: 'inline-flex', paddingTop: 1, color: fg });
export const checkTone = {
  ok: glyph(color.tone.ok.fg),
  warn: glyph(color.tone.warn.fg),
  bad: glyph(color.tone.bad.fg),
};
