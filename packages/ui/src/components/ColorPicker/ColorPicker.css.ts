import { createVar } from '@vanilla-extract/css';
import { component, ring, screens } from '../../styles/layers.ts';
import { measure } from '../../tokens/measures.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, space, size: sizes } = vars;

/** Shown color, which is data. */
export const shown = createVar();

/** The swatch with the space around it up to the edges of the field, so that the panel opens below the field. */
export const opener = component({
  display: 'flex',
  flex: 'none',
  margin: `calc(-1 * ${space[8]})`,
  marginInline: `calc(-1 * ${space[12]}) calc(-1 * ${space[4]})`,
  padding: space[8],
  paddingInlineEnd: space[4],
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&:disabled': { cursor: 'not-allowed' },
    '&::before': {
      content: '""',
      width: space[20],
      height: space[20],
      borderRadius: vars.radius.chip,
      border: `1px solid ${color.line.strong}`,
      background: shown,
      forcedColorAdjust: 'none',
    },
    '&:focus-visible::before': ring,
  },
});
/** Swatch without a color: struck through to differ from white. */
export const unset = component({
  selectors: {
    '&::before': {
      background: `linear-gradient(to top right, transparent 46%, ${color.tone.bad.fg} 46%, ${color.tone.bad.fg} 54%, transparent 54%)`,
    },
  },
});
export const panel = component({
  display: 'flex',
  flexDirection: 'column',
  gap: space[12],
  width: measure.totals,
});
export const swatches = component({ display: 'flex', flexWrap: 'wrap', gap: space[8], border: 0 });
export const swatch = component({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: space[24],
  height: space[24],
  borderRadius: vars.radius.full,
  border: `1px solid ${color.line.strong}`,
  background: shown,
  cursor: 'pointer',
  forcedColorAdjust: 'none',
  selectors: {
    '&:has(input:checked)': {
      boxShadow: `0 0 0 2px ${color.surface.raised}, 0 0 0 4px ${color.action.on}`,
    },
    '&:has(input:focus-visible)': ring,
  },
  '@media': { [screens.touch]: { width: sizes.touch, height: sizes.touch } },
});
export const swatchInput = component({
  position: 'absolute',
  inset: 0,
  margin: 0,
  width: '100%',
  height: '100%',
  opacity: 0,
  cursor: 'inherit',
});
export const area = component({
  width: '100%',
  height: `calc(${space[72]} * 2)`,
  borderRadius: vars.radius.control,
  forcedColorAdjust: 'none',
});
export const track = component({
  position: 'relative',
  width: '100%',
  height: space[16],
  borderRadius: vars.radius.full,
  forcedColorAdjust: 'none',
});
export const thumb = component({
  width: space[16],
  height: space[16],
  borderRadius: vars.radius.full,
  border: '2px solid white',
  boxShadow: '0 0 0 1px black, inset 0 0 0 1px black',
  selectors: { '&[data-focus-visible]': { width: space[24], height: space[24] } },
});
export const thumbOnTrack = component({ insetBlockStart: '50%' });
export const hints = component({
  display: 'grid',
  gridTemplateColumns: `auto auto 1fr`,
  alignItems: 'center',
  columnGap: space[8],
  rowGap: space[4],
  fontSize: vars.type.caption.size,
  lineHeight: vars.type.caption.line,
  letterSpacing: vars.tracking.none,
  color: color.text.muted,
});
export const sample = component({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: space[32],
  height: space[24],
  borderRadius: vars.radius.chip,
  border: `1px solid ${color.line.default}`,
  forcedColorAdjust: 'none',
});
/** Sample of the color as a mark on its background. */
export const dot = component({
  width: space[12],
  height: space[12],
  borderRadius: vars.radius.full,
  background: shown,
});
export const ground = {
  light: component({ background: 'white' }),
  dark: component({ background: 'black' }),
};
export const grade = {
  text: component({ color: color.tone.ok.fg }),
  large: component({ color: color.tone.warn.fg }),
  none: component({ color: color.tone.bad.fg }),
};
export const ratio = component({
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.weight.medium,
  color: color.text.primary,
});
export const verdict = component({ display: 'inline-flex', alignItems: 'center', gap: space[4] });
