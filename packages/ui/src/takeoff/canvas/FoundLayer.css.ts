import { pattern, screens } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color } = vars;

/** Layer over the sheet without pointer events. */
export const layer = pattern(
  { position: 'absolute', inset: 0, overflow: 'hidden', pointerEvents: 'none', zIndex: 1 },
  'layer',
);
export const found = pattern(
  {
    position: 'absolute',
    left: 0,
    top: 0,
    boxSizing: 'border-box',
    border: `1px solid ${color.tone.wait.fg}`,
    background: `color-mix(in srgb, ${color.tone.wait.fg} 24%, transparent)`,
    selectors: {
      '&[data-current]': {
        border: `2px solid ${color.tone.alert.fg}`,
        background: `color-mix(in srgb, ${color.tone.alert.fg} 28%, transparent)`,
      },
    },
    '@media': { [screens.forced]: { borderColor: 'Highlight' } },
  },
  'found',
);
