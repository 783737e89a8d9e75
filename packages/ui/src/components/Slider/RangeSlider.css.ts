import { createVar } from '@vanilla-extract/css';
import { component, ring, screens } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';
import { measure } from '../../tokens/measures.ts';

const { color, space, size, type } = vars;

export const from = createVar();
export const to = createVar();
export const share = createVar();
/** Width of a thumb's target; the visible circle is smaller. */
const target = createVar();

export const root = component({
  vars: { [target]: space[24] },
  position: 'relative',
  minWidth: 0,
  '@media': { [screens.touch]: { vars: { [target]: size.touch } } },
});
const halfTarget = `calc(${target} / 2)`;
export const bars = component({
  display: 'flex',
  alignItems: 'flex-end',
  gap: 1,
  height: space[40],
  marginInline: halfTarget,
});
export const bar = component({
  flex: '1 1 0',
  minWidth: 0,
  height: share,
  minHeight: 1,
  borderStartStartRadius: space[2],
  borderStartEndRadius: space[2],
  background: color.line.strong,
  '@media': { [screens.forced]: { background: 'GrayText' } },
});
export const barInside = component({
  background: color.series[1],
  '@media': { [screens.forced]: { background: 'Highlight' } },
});
export const rail = component({ position: 'relative', height: target });
export const track = component({
  position: 'absolute',
  insetInline: halfTarget,
  insetBlock: 0,
  cursor: 'pointer',
  selectors: {
    '&::before, &::after': {
      content: '',
      position: 'absolute',
      insetBlockStart: `calc(50% - ${space[2]})`,
      height: space[4],
      borderRadius: vars.radius.full,
    },
    '&::before': { insetInline: 0, background: color.line.strong },
    '&::after': { insetInlineStart: from, insetInlineEnd: to, background: color.action.on },
  },
  '@media': {
    [screens.forced]: {
      selectors: { '&::before': { background: 'GrayText' }, '&::after': { background: 'Highlight' } },
    },
  },
});
const thumb = {
  appearance: 'none',
  width: target,
  height: target,
  border: 0,
  borderRadius: vars.radius.full,
  pointerEvents: 'auto',
  cursor: 'grab',
  background: `radial-gradient(circle, ${color.surface.panel} 5px, ${color.action.on} 6px 8px, transparent 9px)`,
} as const;
export const input = component({
  appearance: 'none',
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  background: 'transparent',
  pointerEvents: 'none',
  outline: 'none',
  borderRadius: vars.radius.chip,
  selectors: {
    '&::-webkit-slider-runnable-track': { appearance: 'none', height: '100%', background: 'transparent' },
    '&::-webkit-slider-thumb': thumb,
    '&::-moz-range-track': { height: '100%', background: 'transparent' },
    '&::-moz-range-thumb': thumb,
    '&:focus-visible::-webkit-slider-thumb': { ...ring, outlineOffset: -2 },
    '&:focus-visible::-moz-range-thumb': { ...ring, outlineOffset: -2 },
    '&:disabled::-webkit-slider-thumb': { cursor: 'not-allowed' },
  },
  '@media': {
    [screens.forced]: {
      selectors: {
        '&::-webkit-slider-thumb': {
          background: 'radial-gradient(circle, Canvas 5px, Highlight 6px 8px, transparent 9px)',
          forcedColorAdjust: 'none',
        },
      },
    },
  },
});
/** The start of a range at the end of the scale is above the end, which could move no further. */
export const above = component({ zIndex: vars.layer.sticky });
/** A range to read: as clear as text, and without thumbs that could be dragged. */
export const readOnly = component({
  selectors: {
    '&::-webkit-slider-thumb': { opacity: 0 },
    '&::-moz-range-thumb': { opacity: 0 },
  },
});
export const isOff = component({ opacity: 0.5 });
export const foot = component({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[12],
  marginBlockStart: space[4],
});
export const figures = component({
  display: 'inline-block',
  maxWidth: `calc(${measure.fieldLabel} + ${space[24]})`,
  whiteSpace: 'normal',
  fontSize: type.small.size,
  lineHeight: type.small.line,
  fontVariantNumeric: 'tabular-nums',
  color: color.text.muted,
  textAlign: 'end',
  overflowWrap: 'anywhere',
});
export const end = component({
  flex: '0 1 auto',
  minWidth: 0,
  width: `calc(${measure.fieldLabel} + ${space[40]})`,
});
