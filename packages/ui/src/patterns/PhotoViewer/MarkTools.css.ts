import { hidden, pattern, screens } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, space } = vars;

export const bar = pattern({
  display: 'flex',
  flexDirection: 'column',
  gap: space[8],
  flex: 'none',
  padding: `${space[8]} ${space[16]}`,
  background: color.surface.panel,
  borderBlockStart: `1px solid ${color.line.default}`,
});
export const text = pattern({ width: '100%', maxWidth: '26rem', marginInline: 'auto' });
export const groups = pattern({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  columnGap: space[24],
  rowGap: space[4],
});
export const tools = pattern({ display: 'flex', gap: space[2] });
/** The swatches show the colors of the light theme on its panel, because marks are drawn in them. */
export const colors = pattern({
  display: 'flex',
  border: 0,
  paddingInline: space[4],
  borderRadius: vars.radius.full,
  background: color.surface.panel,
});
export const legend = pattern(hidden);
export const input = pattern({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  opacity: 0,
  cursor: 'pointer',
});
export const swatch = pattern({
  width: space[20],
  height: space[20],
  borderRadius: vars.radius.full,
  forcedColorAdjust: 'none',
  selectors: {
    ':checked + &': {
      boxShadow: `0 0 0 2px ${color.surface.panel}, 0 0 0 4px ${color.text.primary}`,
    },
    ':focus-visible + &': { outline: `2px solid ${color.action.focus}`, outlineOffset: 6 },
  },
});
export const choice = pattern({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: space[32],
  height: vars.size.control,
  cursor: 'pointer',
  '@media': { [screens.touch]: { width: '2.75rem', height: vars.size.touch } },
});
