import { component, innerRing, screens, truncated } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, space, type, weight } = vars;
const small = { fontSize: type.small.size, lineHeight: type.small.line } as const;
const caption = { fontSize: type.caption.size, lineHeight: type.caption.line } as const;

export const scroller = component({
  flex: '1 1 auto',
  minHeight: 0,
  height: '100%',
  overflowY: 'auto',
  scrollbarWidth: 'thin',
});
export const short = component({ height: 'auto', maxHeight: '16rem' });
export const list = component({ position: 'relative', margin: 0, padding: 0, listStyle: 'none' });
export const row = component({
  position: 'absolute',
  insetInline: 0,
  top: 0,
  display: 'flex',
  alignItems: 'center',
  borderBlockEnd: `1px solid ${color.line.subtle}`,
});
export const main = component({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  flex: '1 1 auto',
  minWidth: 0,
  minHeight: space[56],
  padding: `${space[8]} ${space[16]}`,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  ...small,
  textAlign: 'start',
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&:hover': { background: color.surface.hover },
    '&:focus-visible': innerRing,
  },
});
export const mainSelected = component({ background: color.surface.selected });
export const glyph = component({ flex: 'none' });
export const text = component({ display: 'grid', gap: space[2], flex: '1 1 auto', minWidth: 0 });
export const first = component({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
});
export const number = component({
  marginInlineEnd: space[4],
  fontFamily: vars.font.mono,
  color: color.text.muted,
});
export const title = component({ fontWeight: weight.medium });
export const second = component({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[12],
  minWidth: 0,
  ...caption,
  color: color.text.muted,
});
export const status = component({ display: 'inline-flex', alignItems: 'center', gap: space[4] });
export const detail = component({ ...truncated, minWidth: 0 });
export const note = component({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[4],
  minWidth: 0,
  color: color.tone.warn.fg,
});
export const show = component({
  flex: 'none',
  paddingInlineEnd: space[12],
  '@media': { [screens.touch]: { minWidth: vars.size.touch } },
});
