import { innerRing, pattern, truncated } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';
import { at } from '../../tokens/measures.ts';

const { color, space, type, weight } = vars;

export const scroller = pattern({ flex: '1 1 0', minHeight: 0, height: '100%', overflowY: 'auto' });
export const rows = pattern({ position: 'relative' });
export const row = pattern({ position: 'absolute', insetInline: 0, insetBlockStart: 0 });
export const day = pattern({
  display: 'flex',
  alignItems: 'baseline',
  gap: space[8],
  height: '100%',
  paddingBlockStart: space[12],
  paddingInline: space[24],
  background: color.surface.canvas,
  fontSize: type.body.size,
  lineHeight: type.body.line,
  fontWeight: weight.strong,
  color: color.text.primary,
  '@media': { [at.phone]: { paddingInline: space[16] } },
});
/** The head of the first day in sight stays at the upper edge. */
export const pinned = pattern({ position: 'sticky', zIndex: vars.layer.sticky });
export const note = pattern({
  ...truncated,
  minWidth: 0,
  fontSize: type.small.size,
  lineHeight: type.small.line,
  fontWeight: weight.regular,
  color: color.text.muted,
});
export const count = pattern({
  marginInlineStart: 'auto',
  flex: 'none',
  fontSize: type.small.size,
  lineHeight: type.small.line,
  fontWeight: weight.regular,
  color: color.text.muted,
  fontVariantNumeric: 'tabular-nums',
});
export const cell = pattern({ position: 'absolute', insetBlockStart: 0 });
export const tile = pattern({
  appearance: 'none',
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  placeItems: 'center',
  width: '100%',
  height: '100%',
  padding: 0,
  border: 0,
  overflow: 'hidden',
  borderRadius: vars.radius.control,
  background: color.surface.sunken,
  color: color.icon.default,
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    // The ring is drawn over the picture, which covers the inside of the button.
    '&:focus-visible::after': { ...innerRing, content: '""', position: 'absolute', inset: 0 },
    '&[aria-current]::after': { ...innerRing, content: '""', position: 'absolute', inset: 0 },
  },
});
export const picture = pattern({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
});
export const lost = pattern({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space[4],
  maxWidth: '100%',
  padding: space[8],
  fontSize: type.caption.size,
  lineHeight: type.caption.line,
  color: color.text.muted,
});
export const marked = pattern({
  position: 'absolute',
  insetBlockEnd: space[4],
  insetInlineEnd: space[4],
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  paddingInline: space[4],
  borderRadius: vars.radius.chip,
  background: color.surface.inverse,
  color: color.text.onInverse,
  fontSize: type.caption.size,
  lineHeight: type.caption.line,
  fontVariantNumeric: 'tabular-nums',
});
export const waiting = pattern({ height: '100%', overflow: 'hidden' });
export const waitingTiles = pattern({ display: 'grid' });
export const dayBone = pattern({
  alignSelf: 'center',
  width: `calc(${space[72]} * 3)`,
  height: space[12],
  borderRadius: vars.radius.chip,
  background: color.surface.active,
});
export const bone = pattern({ borderRadius: vars.radius.control, background: color.surface.active });
export const state = pattern({
  display: 'grid',
  placeItems: 'center',
  height: '100%',
  background: color.surface.canvas,
});
