import { pattern, ring } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, space, type } = vars;

export const scroller = pattern({ flex: '1 1 0', minHeight: 0, height: '100%', overflowY: 'auto' });
export const list = pattern({ position: 'relative', margin: 0, padding: 0, listStyle: 'none' });
export const tile = pattern({
  position: 'absolute',
  display: 'flex',
  flexDirection: 'column',
  border: `1px solid ${color.line.default}`,
  borderRadius: vars.radius.card,
  background: color.surface.panel,
  selectors: {
    '&:hover': { background: color.surface.hover },
    '&[data-selected]': { background: color.surface.selected, borderColor: color.line.selected },
  },
});
export const open = pattern({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[8],
  flex: '1 1 0',
  minHeight: 0,
  width: '100%',
  padding: `${space[24]} ${space[12]} ${space[8]}`,
  border: 0,
  borderRadius: vars.radius.card,
  background: 'none',
  color: color.text.primary,
  textDecoration: 'none',
  textAlign: 'center',
  cursor: 'pointer',
  outline: 'none',
  selectors: { '&:focus-visible': ring },
});
export const name = pattern({
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  fontSize: type.small.size,
  lineHeight: type.small.line,
  fontWeight: vars.weight.medium,
});
export const detail = pattern({
  // A size such as "4 MB" keeps its order on a page from right to left.
  unicodeBidi: 'plaintext',
  maxWidth: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: color.text.muted,
  fontSize: type.caption.size,
  lineHeight: type.caption.line,
});
export const check = pattern({ position: 'absolute', insetBlockStart: space[8], insetInlineStart: space[8] });
export const menu = pattern({ position: 'absolute', insetBlockStart: space[4], insetInlineEnd: space[4] });
