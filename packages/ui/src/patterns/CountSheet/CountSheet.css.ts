import { component, pattern, ring, sum, truncated } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, size, space, type, weight } = vars;
const wide = '(min-width: 40rem)';

/** Fills its parent; elsewhere it takes most of the screen and scrolls its rows. */
export const root = pattern({
  containerType: 'inline-size',
  width: '100%',
  display: 'flex',
  flexDirection: 'column',
  gap: space[12],
  minWidth: 0,
  maxHeight: '100%',
});
export const head = pattern({ display: 'flex', flexDirection: 'column', gap: space[12] });
/** Touch targets in the one control that has the height of the density. */
export const filters = pattern({
  vars: { [size.control]: size.touch },
  overflowX: 'auto',
  // Room for the focus ring, which would be cut here.
  padding: space[2],
  margin: `calc(-1 * ${space[2]})`,
});
export const scroller = pattern({
  flex: '1 1 auto',
  minHeight: 0,
  maxHeight: '72dvh',
  overflowY: 'auto',
  overflowX: 'hidden',
  borderBlock: `1px solid ${color.line.default}`,
});
export const rows = pattern({ position: 'relative', width: '100%' });
export const place = pattern({ position: 'absolute', insetBlockStart: 0, insetInline: 0 });
export const row = pattern({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateAreas: '"text" "state" "stepper"',
  alignItems: 'center',
  gap: `${space[4]} ${space[12]}`,
  paddingBlock: space[12],
  paddingInline: space[12],
  borderBlockEnd: `1px solid ${color.line.subtle}`,
  '@container': {
    [wide]: {
      // Rows are grids of their own: only fixed widths align their columns.
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 16rem) auto',
      gridTemplateAreas: '"text state stepper"',
      paddingBlock: space[8],
    },
  },
});
export const active = pattern({ background: color.surface.selected });
export const text = pattern({ gridArea: 'text', minWidth: 0, overflowWrap: 'anywhere' });
export const name = pattern({ fontWeight: weight.medium });
export const meta = pattern({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[8],
  color: color.text.muted,
  fontSize: type.caption.size,
  lineHeight: type.caption.line,
});
export const code = pattern({ fontFamily: vars.font.mono, unicodeBidi: 'isolate' });
export const state = pattern({
  gridArea: 'state',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[4],
  minWidth: 0,
  color: color.text.muted,
  fontSize: type.caption.size,
  lineHeight: type.caption.line,
});
export const sentence = pattern({ display: 'inline-flex', gap: space[4], minWidth: 0 });
export const glyph = pattern({ display: 'inline-flex', flex: 'none', paddingBlockStart: 1 });
export const ok = pattern({ color: color.tone.ok.fg });
export const bad = pattern({ color: color.tone.bad.fg, overflowWrap: 'anywhere' });
export const stepper = pattern({
  gridArea: 'stepper',
  display: 'grid',
  gridTemplateColumns: `${size.touch} minmax(0, 1fr) ${size.touch} ${space[72]}`,
  alignItems: 'center',
  gap: space[8],
  '@container': {
    [wide]: {
      gridTemplateColumns: `${size.touch} ${sum(space[72], space[24])} ${size.touch} ${space[72]}`,
      gap: space[4],
    },
  },
});
/** Figures end at one edge; the units begin after it, as in the stepper. */
export const quantity = pattern({
  gridArea: 'stepper',
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) ${space[72]}`,
  alignItems: 'baseline',
  columnGap: space[4],
  minWidth: '9rem',
  fontVariantNumeric: 'tabular-nums',
  fontSize: type.section.size,
  lineHeight: type.section.line,
  fontWeight: weight.strong,
});
export const counted = pattern({ textAlign: 'end' });
export const unit = pattern({
  ...truncated,
  color: color.text.muted,
  fontSize: type.small.size,
  lineHeight: type.small.line,
  fontWeight: weight.regular,
});
export const input = component({
  width: '100%',
  minWidth: 0,
  minHeight: size.touch,
  paddingInline: space[4],
  textAlign: 'center',
  fontSize: type.section.size,
  lineHeight: type.section.line,
  fontWeight: weight.strong,
  fontVariantNumeric: 'tabular-nums',
  border: `1px solid ${color.line.strong}`,
  borderRadius: vars.radius.control,
  background: color.surface.panel,
  outline: 'none',
  selectors: {
    '&:focus-visible': ring,
    '&[aria-invalid="true"]': { borderColor: color.tone.bad.fg },
    // A longer number would be cut at its end and read as a smaller one.
    '&[data-long]': {
      paddingInline: 0,
      fontSize: type.caption.size,
      fontWeight: weight.medium,
      fontVariantNumeric: 'normal',
    },
  },
});
