import { pattern } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';
import { at } from '../../tokens/measures.ts';

const { color, space, type } = vars;

export const list = pattern({ borderBlockStart: `1px solid ${color.line.default}` });
export const item = pattern({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  minHeight: `calc(${vars.size.navItem} - 2px)`,
  borderBlockEnd: `1px solid ${color.line.subtle}`,
  fontSize: type.small.size,
  lineHeight: type.small.line,
  selectors: { '&:hover': { background: color.surface.hover } },
});
export const icon = pattern({
  flex: 'none',
  display: 'inline-flex',
  color: color.icon.default,
  // The link covers the line, so checkboxes are above it.
  selectors: { '&:has(input)': { position: 'relative', zIndex: 1 } },
});
export const label = pattern({
  flex: '1 1 auto',
  minWidth: 0,
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space[16],
  '@media': {
    [at.phone]: { flexDirection: 'column', alignItems: 'stretch', gap: 0, paddingBlock: space[8] },
  },
});
export const detail = pattern({
  flex: '0 1 auto',
  maxWidth: '45%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: color.text.muted,
  '@media': {
    [at.phone]: { maxWidth: '100%', fontSize: type.caption.size, lineHeight: type.caption.line },
  },
});
export const done = pattern({ color: color.text.muted });
export const aside = pattern({
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[8],
  color: color.text.muted,
  // Pressable elements are above the link that covers the line.
  position: 'relative',
});
export const empty = pattern({ paddingBlock: space[8], color: color.text.muted, fontSize: type.small.size });
