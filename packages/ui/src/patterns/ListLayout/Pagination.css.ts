import { innerRing, pattern } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';
import { at, measure } from '../../tokens/measures.ts';

const { color, space, size, type, weight } = vars;

/* Depends on the width of the list, which is narrow beside a panel. */
const withoutText = '(max-width: 28rem)';
const withoutSizes = '(max-width: 22rem)';

export const bar = pattern({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  height: measure.footer,
  paddingInlineStart: space[24],
  paddingInlineEnd: `calc(${space[16]} + ${space[2]})`,
  gap: space[12],
  position: 'relative',
  zIndex: 1,
  containerType: 'inline-size',
  // Covers the line of the last row, so that a page that fits exactly does not show two lines.
  boxShadow: `0 -1px 0 ${color.line.default}`,
  background: color.surface.panel,
  fontSize: type.small.size,
  lineHeight: type.small.line,
  '@media': { [at.phone]: { height: measure.footerTouch, paddingInline: `${space[16]} ${space[8]}` } },
});
export const sizes = pattern({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  '@media': { [at.phone]: { display: 'none' } },
  '@container': { [withoutSizes]: { display: 'none' } },
});
export const label = pattern({
  color: color.text.muted,
  '@container': { [withoutText]: { display: 'none' } },
});
export const segments = pattern({
  display: 'inline-flex',
  height: size.controlSmall,
  border: `1px solid ${color.line.default}`,
  borderRadius: vars.radius.control,
  overflow: 'hidden',
});
export const segment = pattern({
  display: 'flex',
  alignItems: 'center',
  paddingInline: measure.cell,
  color: color.text.muted,
  fontWeight: weight.medium,
  fontVariantNumeric: 'tabular-nums',
  position: 'relative',
  outline: 'none',
  selectors: {
    '&:not(:first-child)': { borderInlineStart: `1px solid ${color.line.default}` },
    '&:hover': { background: color.surface.hover },
    '&[data-selected]': { background: color.surface.active, color: color.text.primary },
    '&:has(:focus-visible)': innerRing,
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&[data-selected]': { outline: '1px solid Highlight', outlineOffset: -2 } },
    },
  },
});
/** Covers its segment, so that it takes the press and the focus. */
export const radio = pattern({
  position: 'absolute',
  inset: 0,
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
});
export const range = pattern({
  marginInlineStart: 'auto',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  '@media': { [at.phone]: { marginInlineStart: 0, marginInlineEnd: 'auto' } },
  '@container': { [withoutSizes]: { marginInlineStart: 0, marginInlineEnd: 'auto' } },
});
export const of = pattern({ color: color.text.muted });
export const steps = pattern({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  '@media': { [at.phone]: { gap: space[16], paddingInlineEnd: space[8] } },
});
