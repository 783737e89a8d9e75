import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';
import { layers } from '../tokens/global.css.ts';
import { ring } from './layers.ts';

type Rule = NonNullable<NonNullable<Parameters<typeof globalStyle>[1]['@layer']>[string]>;

/**
 * Removes the browser's own margins, borders and list marks, and sets the fonts, where components are rendered.
 *
 * @param root Selector of the elements that have the fonts and the background, e.g. `body`.
 * @param inside Prefix of the selectors of all other elements; empty for the whole page.
 */
export function reset(root: string, inside: string) {
  const rule = (selectors: string[], declared: Rule) =>
    globalStyle(selectors.map((selector) => `${inside}${selector}`).join(', '), {
      '@layer': { [layers.reset]: declared },
    });
  rule(['*', '*::before', '*::after'], { boxSizing: 'border-box', margin: 0, padding: 0 });
  globalStyle(root, {
    '@layer': {
      [layers.reset]: {
        fontFamily: vars.font.body,
        fontSize: vars.type.body.size,
        lineHeight: vars.type.body.line,
        letterSpacing: vars.tracking.body,
        color: vars.color.text.primary,
        WebkitFontSmoothing: 'antialiased',
        textRendering: 'geometricPrecision',
      },
    },
  });
  rule(['button', 'input', 'textarea', 'select'], {
    font: 'inherit',
    color: 'inherit',
    letterSpacing: 'inherit',
    background: 'none',
    border: 0,
  });
  // Browsers draw a ring of their own around elements without one, e.g. a region that is focused by a script.
  rule([':focus-visible'], ring);
  rule(['a'], { color: 'inherit', textDecoration: 'none' });
  rule(['ul', 'ol'], { listStyle: 'none' });
  rule(['img', 'svg', 'canvas'], { display: 'block' });
  rule(['table'], { borderCollapse: 'collapse', borderSpacing: 0 });
  globalStyle(`${inside}*`, {
    '@media': {
      '(prefers-reduced-motion: reduce)': {
        transitionDuration: '0s !important' as '0s',
        animationDuration: '0s !important' as '0s',
      },
    },
  });
}
