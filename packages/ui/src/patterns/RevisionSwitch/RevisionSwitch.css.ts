import { innerRing, pattern } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';
import { at } from '../../tokens/measures.ts';

const { color, space, type, weight } = vars;

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
