import { createVar } from '@vanilla-extract/css';
import { pattern, screens } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, space, radius } = vars;
export const swatchColor = createVar();

export const swatch = pattern(
  {
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    width: space[20],
    height: space[20],
    borderRadius: radius.chip,
    background: swatchColor,
    // White has enough contrast, because the color picker only allows dark colors.
    color: 'white',
    '@media': { [screens.forced]: { forcedColorAdjust: 'none' } },
  },
  'swatch',
);

export const swatchOff = pattern(
  {
    background: 'transparent',
    color: color.icon.default,
    boxShadow: `inset 0 0 0 1px ${color.line.strong}`,
  },
  'swatchOff',
);

/** White like the sheet. */
export const swatchDrawn = pattern({ background: 'white', overflow: 'hidden' }, 'swatchDrawn');
export const swatchUnused = pattern({ opacity: 0.55 }, 'swatchUnused');
