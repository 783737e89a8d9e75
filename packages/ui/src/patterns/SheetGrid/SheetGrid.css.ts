import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';
import { layers } from '../../tokens/global.css.ts';
import { pattern, ring } from '../../styles/layers.ts';

const { space, color, radius, type, weight, font } = vars;

export const grid = pattern({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, calc(${space[72]} * 3)), 1fr))`,
  gap: space[16],
});
export const name = pattern({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: type.small.size,
  lineHeight: type.small.line,
  fontWeight: weight.medium,
});
export const card = pattern({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  border: `1px solid ${color.line.default}`,
  borderRadius: radius.card,
  background: color.surface.panel,
  overflow: 'hidden',
  selectors: {
    '&:hover': { borderColor: color.line.strong },
    '&:focus-within': { borderColor: color.action.focus },
    // The name is truncated, which would clip the ring of its link.
    [`&:has(${name} a:focus-visible)`]: ring,
  },
});
globalStyle(`${name} a`, { '@layer': { [layers.pattern]: { outline: 'none' } } });
export const pick = pattern({ cursor: 'pointer' });
export const picked = pattern({
  borderColor: color.action.on,
  boxShadow: `0 0 0 1px ${color.action.on}`,
});
export const paper = pattern({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  aspectRatio: '3 / 2',
  background: color.surface.sunken,
  borderBlockEnd: `1px solid ${color.line.subtle}`,
  overflow: 'hidden',
});
export const image = pattern({
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'contain',
  background: 'white',
});
export const waiting = pattern({ inlineSize: `calc(${space[72]} * 2)` });
export const foot = pattern({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  padding: `${space[8]} ${space[12]}`,
  minWidth: 0,
});
export const text = pattern({ flex: 1, minWidth: 0 });
export const code = pattern({
  // The trailing space is for screen readers; visually there is a margin.
  display: 'inline-block',
  fontFamily: font.mono,
  fontSize: type.caption.size,
  letterSpacing: vars.tracking.none,
  marginInlineEnd: space[8],
});
export const note = pattern({
  fontSize: type.caption.size,
  lineHeight: type.caption.line,
  letterSpacing: vars.tracking.none,
  color: color.text.muted,
});
export const above = pattern({ position: 'relative', zIndex: 1 });
