import { hidden, innerRing, pattern, plain, screens } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';
import { measure } from '../../tokens/measures.ts';

const { color, space, size, type, weight } = vars;

export const trigger = pattern({
  ...plain,
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: size.touch,
  height: size.touch,
  borderRadius: vars.radius.control,
  color: color.text.primary,
  outline: 'none',
  selectors: { '&:focus-visible': innerRing },
});
/** Button of the page with the number of tabs. */
export const count = pattern({
  display: 'grid',
  placeItems: 'center',
  minWidth: space[20],
  height: space[20],
  paddingInline: space[2],
  border: '1.5px solid currentColor',
  borderRadius: vars.radius.chip,
  fontSize: type.caption.size,
  lineHeight: 1,
  fontWeight: weight.strong,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: vars.tracking.none,
});
export const list = pattern({ paddingBlock: space[4] });
export const line = pattern({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minHeight: measure.footer,
  paddingInlineEnd: space[4],
});
export const current = pattern({
  background: color.surface.active,
  fontWeight: weight.strong,
  selectors: {
    '&::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: 0,
      insetBlock: measure.hair,
      width: measure.marker,
      borderStartEndRadius: measure.marker,
      borderEndEndRadius: measure.marker,
      background: color.action.marker,
    },
  },
  '@media': { [screens.forced]: { outline: '1px solid Highlight', outlineOffset: -2 } },
});
export const link = pattern({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  flex: 1,
  minWidth: 0,
  minHeight: measure.footer,
  paddingBlock: space[8],
  paddingInlineStart: space[16],
  outline: 'none',
  selectors: { '&:focus-visible': innerRing },
});
export const glyph = pattern({ flex: 'none', color: color.icon.default });
/** The full name, because a line has more room than a tab. */
export const label = pattern({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
export const side = pattern({
  ...plain,
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: size.touch,
  height: size.touch,
  borderRadius: vars.radius.control,
  color: color.icon.default,
  outline: 'none',
  selectors: {
    '&:hover': { background: color.surface.hover },
    '&:focus-visible': innerRing,
  },
});
export const pinned = pattern({ color: color.action.on });
export const unseen = pattern(hidden);
