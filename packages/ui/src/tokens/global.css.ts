import { assignVars, globalLayer, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { constants, dark, densities, light } from './themes.ts';

/** The order is declared once, here, so that a bundler that loads CSS out of order cannot change the cascade. */
export const layers = {
  reset: globalLayer('pl-reset'),
  component: globalLayer('pl-component'),
  pattern: globalLayer('pl-pattern'),
};

const { color, shadow, type, size, ...constant } = vars;

globalStyle(':root', {
  vars: {
    ...assignVars(constant, constants),
    ...assignVars({ color, shadow }, light),
    ...assignVars({ type, size }, densities.comfortable),
  },
  colorScheme: 'light',
});
globalStyle('[data-theme="light"]', { vars: assignVars({ color, shadow }, light), colorScheme: 'light' });
globalStyle('[data-theme="dark"]', { vars: assignVars({ color, shadow }, dark), colorScheme: 'dark' });
globalStyle('[data-density="comfortable"]', { vars: assignVars({ type, size }, densities.comfortable) });
globalStyle('[data-density="compact"]', { vars: assignVars({ type, size }, densities.compact) });

globalStyle('*, *::before, *::after', {
  '@layer': { [layers.reset]: { boxSizing: 'border-box', margin: 0, padding: 0 } },
});
globalStyle('html, body, #app', {
  '@layer': { [layers.reset]: { height: '100%' } },
});
globalStyle('body', {
  '@layer': {
    [layers.reset]: {
      fontFamily: vars.font.body,
      fontSize: vars.type.body.size,
      lineHeight: vars.type.body.line,
      letterSpacing: vars.tracking.body,
      color: vars.color.text.primary,
      background: vars.color.surface.canvas,
      WebkitFontSmoothing: 'antialiased',
      textRendering: 'geometricPrecision',
    },
  },
});
globalStyle('button, input, textarea, select', {
  '@layer': {
    [layers.reset]: {
      font: 'inherit',
      color: 'inherit',
      letterSpacing: 'inherit',
      background: 'none',
      border: 0,
    },
  },
});
globalStyle('a', { '@layer': { [layers.reset]: { color: 'inherit', textDecoration: 'none' } } });
globalStyle('ul, ol', { '@layer': { [layers.reset]: { listStyle: 'none' } } });
globalStyle('img, svg, canvas', { '@layer': { [layers.reset]: { display: 'block' } } });
globalStyle('table', { '@layer': { [layers.reset]: { borderCollapse: 'collapse', borderSpacing: 0 } } });
globalStyle('*', {
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      transitionDuration: '0s !important' as '0s',
      animationDuration: '0s !important' as '0s',
    },
  },
});
