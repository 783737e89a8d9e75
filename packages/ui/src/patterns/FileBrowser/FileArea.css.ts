import { globalStyle } from '@vanilla-extract/css';
import { pattern } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';
import { layers } from '../../tokens/global.css.ts';

const { color, space } = vars;

export const area = pattern({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
});
/** Remaining height, for scrolling content. */
export const fills = pattern({ flex: '1 1 0', minHeight: 0, height: '100%' });
export const over = pattern({
  selectors: {
    '&::after': {
      content: '',
      position: 'absolute',
      inset: space[4],
      border: `2px dashed ${color.action.focus}`,
      borderRadius: vars.radius.card,
      pointerEvents: 'none',
      zIndex: 2,
    },
  },
});
// The cells of a table row have backgrounds of their own, some of them above its outline.
globalStyle(`${area} [role='row'][data-drop-over]`, {
  '@layer': { [layers.pattern]: { outline: 'none' } },
});
globalStyle(`${area} [role='row'][data-drop-over] > *`, {
  '@layer': {
    [layers.pattern]: {
      background: color.surface.selected,
      boxShadow: `inset 0 2px ${color.action.focus}, inset 0 -2px ${color.action.focus}`,
    },
  },
});
globalStyle(`${area} [data-drop-over]:not([role='row'])`, {
  '@layer': {
    [layers.pattern]: {
      background: color.surface.selected,
      outline: `2px solid ${color.action.focus}`,
      outlineOffset: '-2px',
      borderRadius: vars.radius.chip,
    },
  },
});
