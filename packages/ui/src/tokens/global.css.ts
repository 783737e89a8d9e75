import { assignVars, globalLayer, globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { constants, dark, densities, light } from './themes.ts';

/** The order is declared once, here, so that a bundler that loads CSS out of order cannot change the cascade. */
export const layers = {
  reset: globalLayer('pl-reset'),
  component: globalLayer('pl-component'),
  pattern: globalLayer('pl-pattern'),
};

const { color, shadow, type, size, ...constant } = vars;

/** Sets tokens below the components, which change some of them on their own surfaces. */
const tokens = (selector: string, rule: Pick<GlobalStyleRule, 'vars' | 'colorScheme' | 'color'>) =>
  globalStyle(selector, { '@layer': { [layers.reset]: rule } });

// The inherited text color is a computed one, of the theme around the region.
const ink = { color: color.text.primary };
tokens(':root', { vars: assignVars(constant, constants) });
tokens(':root, [data-theme="light"]', {
  vars: assignVars({ color, shadow }, light),
  colorScheme: 'light',
  ...ink,
});
tokens('[data-theme="dark"]', { vars: assignVars({ color, shadow }, dark), colorScheme: 'dark', ...ink });
tokens(':root, [data-density="comfortable"]', { vars: assignVars({ type, size }, densities.comfortable) });
tokens('[data-density="compact"]', { vars: assignVars({ type, size }, densities.compact) });
