import { createVar } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';
import { component, ring, screens } from '../../styles/layers.ts';

const { color, space } = vars;

export const fill = createVar();
const track = {
  height: space[4],
  borderRadius: vars.radius.full,
  background: `linear-gradient(to right, ${color.action.on} ${fill}, ${color.line.strong} ${fill})`,
};
const thumb = {
  appearance: 'none',
  width: space[16],
  height: space[16],
  borderRadius: vars.radius.full,
  border: `2px solid ${color.action.on}`,
  background: color.surface.panel,
} as const;
export const row = component({ display: 'flex', alignItems: 'center', gap: space[12] });
export const input = component({
  appearance: 'none',
  flex: '1 1 auto',
  minWidth: 0,
  height: space[24],
  cursor: 'pointer',
  outline: 'none',
  borderRadius: vars.radius.chip,
  background: 'transparent',
  selectors: {
    '&::-webkit-slider-runnable-track': track,
    '&::-webkit-slider-thumb': { ...thumb, marginBlockStart: `calc(-1 * (${space[4]} + ${space[2]}))` },
    '&::-moz-range-track': track,
    '&::-moz-range-thumb': thumb,
    '[dir="rtl"] &::-webkit-slider-runnable-track': {
      background: `linear-gradient(to left, ${color.action.on} ${fill}, ${color.line.strong} ${fill})`,
    },
    '&:focus-visible': ring,
    '&:disabled': { opacity: 0.5, cursor: 'not-allowed' },
  },
  '@media': {
    [screens.forced]: {
      selectors: {
        '&::-webkit-slider-runnable-track': { background: 'CanvasText', forcedColorAdjust: 'none' },
        '&::-webkit-slider-thumb': { borderColor: 'Highlight' },
      },
    },
  },
});
/** A value to read: as clear as text, and without a thumb that could be dragged. */
export const readOnly = component({
  selectors: {
    '&:disabled': { opacity: 1, cursor: 'default' },
    '&::-webkit-slider-thumb': { opacity: 0 },
    '&::-moz-range-thumb': { opacity: 0 },
  },
});
export const output = component({
  minWidth: space[40],
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
  color: color.text.muted,
});
