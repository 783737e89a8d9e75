import { innerRing, pattern } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, space, type, weight } = vars;
export const rate = pattern({
  appearance: 'none',
  padding: `0 ${space[4]}`,
  marginInline: `calc(${space[4]} * -1)`,
  border: 0,
  borderRadius: vars.radius.chip,
  background: 'none',
  color: color.text.muted,
  font: 'inherit',
  fontVariantNumeric: 'tabular-nums',
  cursor: 'text',
  outline: 'none',
  textDecoration: `underline dotted ${color.line.strong}`,
  textUnderlineOffset: '0.25em',
  selectors: {
    '&:hover': { background: color.surface.hover, color: color.text.primary },
    // Inside, because the label is beside it.
    '&:focus-visible': innerRing,
  },
});
/** Space for the outline of the field, which would touch the label. */
export const rateEditing = pattern({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'baseline',
  marginInlineStart: space[4],
});
export const rateField = pattern({
  width: `calc(${space[40]} + ${space[16]})`,
  height: space[24],
  paddingInline: space[4],
  border: 0,
  borderRadius: vars.radius.chip,
  background: color.surface.panel,
  color: color.text.primary,
  font: 'inherit',
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
  outline: `2px solid ${color.action.focus}`,
  selectors: { '&[aria-invalid]': { outlineColor: color.tone.bad.fg } },
});
export const rateError = pattern({
  position: 'absolute',
  top: '100%',
  insetInlineStart: 0,
  zIndex: 1,
  width: 'max-content',
  maxWidth: `calc(${space[72]} * 3)`,
  marginTop: space[4],
  padding: `${space[4]} ${space[8]}`,
  borderRadius: vars.radius.chip,
  background: color.tone.bad.bg,
  color: color.tone.bad.text,
  boxShadow: vars.shadow.popover,
  fontSize: type.caption.size,
  lineHeight: type.caption.line,
  fontWeight: weight.medium,
});
