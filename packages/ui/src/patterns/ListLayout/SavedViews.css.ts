import { globalStyle } from '@vanilla-extract/css';
import { pattern, plain, ring, truncated } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';
import { layers } from '../../tokens/global.css.ts';
import { measure } from '../../tokens/measures.ts';

const { color, space, size, type, weight } = vars;

export const row = pattern({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  flex: 1,
  minWidth: 0,
  height: size.controlSmall,
});
export const view = pattern({
  ...plain,
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  gap: measure.hair,
  height: '1.75rem',
  paddingInline: space[8],
  borderRadius: vars.radius.control,
  color: color.text.muted,
  fontSize: type.small.size,
  lineHeight: type.small.line,
  fontWeight: weight.medium,
  whiteSpace: 'nowrap',
  outline: 'none',
  selectors: {
    '&:hover': { background: color.surface.hover, color: color.text.primary },
    '&:focus-visible': ring,
  },
});
/** Name of a view with its marks. */
export const face = pattern({
  display: 'flex',
  alignItems: 'center',
  gap: measure.hair,
  minWidth: 0,
  maxWidth: '100%',
  height: '1.75rem',
});
/** Maximum width of a tab; the title has the full name. */
export const name = pattern({ ...truncated, maxWidth: measure.tabMax });
export const current = pattern({
  // Always visible; in a row that is too narrow, its count moves to a hidden line, then its name is truncated.
  flexShrink: 1,
  flexWrap: 'wrap',
  alignContent: 'flex-start',
  minWidth: 0,
  overflow: 'hidden',
  '@media': { '(forced-colors: active)': { outline: '1px solid Highlight', outlineOffset: -2 } },
  background: color.surface.active,
  color: color.text.primary,
  fontWeight: weight.strong,
  selectors: { '&:hover': { background: color.surface.active } },
});
export const count = pattern({
  fontSize: type.caption.size,
  fontWeight: weight.regular,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: vars.tracking.none,
});
export const ghosts = pattern({
  position: 'absolute',
  display: 'flex',
  visibility: 'hidden',
  pointerEvents: 'none',
  height: 0,
  maxWidth: 0,
  overflow: 'hidden',
});
globalStyle(`${ghosts} > *`, { '@layer': { [layers.pattern]: { flexShrink: 0 } } });
export const place = pattern({ display: 'inline-flex', alignItems: 'center', minWidth: 0 });
export const changed = pattern({
  width: measure.hair,
  height: measure.hair,
  flex: 'none',
  borderRadius: vars.radius.full,
  background: color.action.on,
  '@media': { '(forced-colors: active)': { background: 'Highlight' } },
});
