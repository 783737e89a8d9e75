import { globalStyle } from '@vanilla-extract/css';
import { innerRing, pattern, ring, screens } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';
import { layers } from '../../tokens/global.css.ts';
import { at } from '../../tokens/measures.ts';

const { color, space, type } = vars;

export const viewer = pattern({
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  minWidth: 0,
  height: '100%',
  background: color.surface.sunken,
});
export const bar = pattern({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[4],
  flex: 'none',
  minHeight: vars.size.tabs,
  padding: `${space[2]} ${space[12]}`,
  background: color.surface.panel,
  borderBlockEnd: `1px solid ${color.line.default}`,
  fontSize: type.small.size,
});
export const name = pattern({
  flex: '1 1 6rem',
  minWidth: 0,
  display: 'flex',
  fontWeight: vars.weight.medium,
});
export const group = pattern({ display: 'flex', alignItems: 'center', gap: space[2] });
export const pageField = pattern({ width: '3.5rem' });
export const zoomField = pattern({ width: '8.5rem' });
export const of = pattern({
  paddingInline: space[4],
  color: color.text.muted,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
});
export const searchField = pattern({ width: '14rem', maxWidth: '100%' });
export const middle = pattern({ position: 'relative', display: 'flex', flex: '1 1 auto', minHeight: 0 });
export const scroller = pattern({
  flex: '1 1 auto',
  minWidth: 0,
  overflow: 'auto',
  outline: 'none',
  selectors: { '&:focus-visible': innerRing },
});
export const sizer = pattern({ position: 'relative', minWidth: 'fit-content', marginInline: 'auto' });
export const slot = pattern({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: 0,
  display: 'flex',
  justifyContent: 'center',
});
/** White in every theme, because the colors of the drawing must not change. */
export const page = pattern({
  position: 'relative',
  flex: 'none',
  background: 'white',
  boxShadow: `0 0 0 1px ${color.line.default}`,
  direction: 'ltr',
});
export const canvas = pattern({ position: 'absolute', inset: 0, width: '100%', height: '100%' });
export const pageNote = pattern({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  color: color.tone.bad.fg,
});
export const text = pattern({
  position: 'absolute',
  inset: 0,
  overflow: 'clip',
  lineHeight: 1,
  letterSpacing: 'normal',
  textAlign: 'initial',
  forcedColorAdjust: 'none',
  transformOrigin: '0 0',
  vars: {
    '--min-font-size': '1',
    '--text-scale-factor': 'calc(var(--total-scale-factor) * var(--min-font-size))',
    '--min-font-size-inv': 'calc(1 / var(--min-font-size))',
    '--scale-round-x': '1px',
    '--scale-round-y': '1px',
  },
  selectors: {
    '&[data-main-rotation="90"]': { transform: 'rotate(90deg) translateY(-100%)' },
    '&[data-main-rotation="180"]': { transform: 'rotate(180deg) translate(-100%, -100%)' },
    '&[data-main-rotation="270"]': { transform: 'rotate(270deg) translateX(-100%)' },
  },
});
globalStyle(`${text} :is(span, br)`, {
  '@layer': {
    [layers.pattern]: {
      color: 'transparent',
      position: 'absolute',
      whiteSpace: 'pre',
      cursor: 'text',
      transformOrigin: '0 0',
      userSelect: 'text',
    },
  },
});
globalStyle(`${text} > span, ${text} .markedContent span:not(.markedContent)`, {
  '@layer': {
    [layers.pattern]: {
      fontSize: 'calc(var(--text-scale-factor) * var(--font-height, 0))',
      transform: 'rotate(var(--rotate, 0deg)) scaleX(var(--scale-x, 1)) scale(var(--min-font-size-inv))',
    },
  },
});
globalStyle(`${text} .markedContent`, { '@layer': { [layers.pattern]: { display: 'contents' } } });
export const found = pattern({
  color: 'transparent',
  background: `color-mix(in srgb, ${color.tone.warn.fg} 35%, transparent)`,
  selectors: {
    '&[data-current]': { background: `color-mix(in srgb, ${color.action.focus} 45%, transparent)` },
  },
  '@media': {
    [screens.forced]: {
      background: 'Mark',
      selectors: { '&[data-current]': { outline: '2px solid Highlight' } },
    },
  },
});
export const thumbs = pattern({
  flex: 'none',
  width: '9.5rem',
  overflowY: 'auto',
  background: color.surface.panel,
  borderInlineEnd: `1px solid ${color.line.default}`,
  outline: 'none',
  '@media': {
    [at.phone]: {
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: 0,
      zIndex: 1,
      boxShadow: vars.shadow.popover,
    },
  },
});
export const thumbList = pattern({ position: 'relative' });
export const thumb = pattern({
  appearance: 'none',
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: 0,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space[4],
  paddingBlock: space[8],
  cursor: 'pointer',
  outline: 'none',
  color: color.text.muted,
  fontSize: type.caption.size,
  lineHeight: type.caption.line,
  selectors: {
    '&:hover': { background: color.surface.hover },
    '&[aria-current]': {
      background: color.surface.active,
      color: color.text.primary,
      fontWeight: vars.weight.strong,
    },
    '&:focus-visible': { ...ring, outlineOffset: -2 },
  },
});
export const thumbPaper = pattern({
  position: 'relative',
  background: 'white',
  boxShadow: `0 0 0 1px ${color.line.strong}`,
});
export const state = pattern({
  flex: '1 1 auto',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  alignItems: 'center',
  padding: space[24],
  overflow: 'auto',
});
export const card = pattern({
  width: '22rem',
  maxWidth: '100%',
  padding: space[24],
  background: color.surface.panel,
  border: `1px solid ${color.line.default}`,
  borderRadius: vars.radius.card,
});
