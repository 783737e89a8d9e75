import { hidden, innerRing, pattern, plain, truncated } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';
import { measure } from '../../tokens/measures.ts';

const { color, space, size, type, weight } = vars;

export const bar = pattern({
  position: 'relative',
  flex: 'none',
  display: 'flex',
  height: size.tabs,
  background: color.surface.canvas,
  borderBottom: `1px solid ${color.line.default}`,
  fontSize: type.small.size,
  lineHeight: type.small.line,
});
export const list = pattern({ display: 'flex', minWidth: 0 });
export const ghosts = pattern({
  position: 'absolute',
  insetInlineStart: 0,
  top: 0,
  display: 'flex',
  visibility: 'hidden',
  pointerEvents: 'none',
  height: 0,
  overflow: 'hidden',
  maxWidth: 0,
});
export const slot = pattern({
  flex: 'none',
  display: 'flex',
  minWidth: measure.tabMin,
  maxWidth: measure.tabMax,
});
export const tab = pattern({
  // A finger on a tab drags it; there is nothing to scroll.
  touchAction: 'none',
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  minWidth: measure.tabMin,
  maxWidth: measure.tabMax,
  height: size.tabs,
  color: color.text.muted,
  fontWeight: weight.medium,
  borderInlineEnd: `1px solid ${color.line.subtle}`,
  paddingInlineEnd: space[8],
});
export const current = pattern({
  '@media': { '(forced-colors: active)': { outline: '1px solid Highlight', outlineOffset: -2 } },
  background: color.surface.panel,
  color: color.text.primary,
  fontWeight: weight.strong,
  selectors: {
    '&::after': {
      content: '""',
      position: 'absolute',
      insetInlineStart: 0,
      insetInlineEnd: -1,
      bottom: 0,
      height: 2,
      background: color.action.marker,
    },
  },
});
export const dropTarget = pattern({ boxShadow: `inset 2px 0 0 ${color.action.focus}` });
export const link = pattern({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  flex: 1,
  minWidth: 0,
  height: '100%',
  paddingInlineStart: `calc(${space[12]} + ${space[2]})`,
  outline: 'none',
  selectors: {
    '&:hover': { color: color.text.primary },
    // The ring is around the tab with its side button, so that it does not cross the label.
    '&:focus-visible::before': {
      ...innerRing,
      content: '""',
      position: 'absolute',
      inset: 0,
      pointerEvents: 'none',
    },
  },
});
export const bare = pattern({ paddingInlineEnd: space[8] });
export const glyph = pattern({
  flex: 'none',
  color: color.icon.default,
  selectors: { [`${current} &`]: { color: color.text.primary } },
});
export const label = pattern({ ...truncated, flex: 1, minWidth: 0 });
export const side = pattern({
  ...plain,
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: space[20],
  height: space[20],
  marginInlineStart: space[8],
  borderRadius: vars.radius.chip,
  color: color.icon.default,
  outline: 'none',
  selectors: {
    '&:hover': { background: color.surface.active, color: color.text.primary },
    '&:focus-visible': innerRing,
  },
});
export const more = pattern({
  ...plain,
  display: 'flex',
  alignItems: 'center',
  gap: measure.hair,
  height: size.tabs,
  paddingInline: `calc(${space[12]} + ${space[2]})`,
  color: color.text.muted,
  fontWeight: weight.medium,
  outline: 'none',
  selectors: {
    '&:hover, &[aria-expanded="true"]': { color: color.text.primary },
    '&:focus-visible': innerRing,
  },
});
export const moreCount = pattern({ fontVariantNumeric: 'tabular-nums' });
export const unseen = pattern(hidden);
