import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';
import { component, screens, variants } from '../../styles/layers.ts';

const { color, size, motion } = vars;
const fade = keyframes({ from: { opacity: 0 } });
const slide = keyframes({ from: { opacity: 0, transform: 'translateX(1rem)' } });
const slideBack = keyframes({ from: { opacity: 0, transform: 'translateX(-1rem)' } });

export const overlay = component({
  position: 'fixed',
  inset: 0,
  zIndex: vars.layer.drawer,
  background: color.surface.scrim,
  animation: `${fade} ${motion.surface} ${motion.ease}`,
});
export const panel = component({
  position: 'fixed',
  insetBlock: 0,
  zIndex: vars.layer.drawer,
  display: 'flex',
  maxWidth: '100%',
  background: color.surface.panel,
  boxShadow: vars.shadow.dialog,
  '@media': {
    [screens.phone]: { width: '100%', insetBlockStart: 0 },
    [screens.forced]: { border: '1px solid CanvasText' },
  },
});
export const side = {
  end: component({ insetInlineEnd: 0, animation: `${slide} ${motion.surface} ${motion.ease}` }),
  start: component({ insetInlineStart: 0, animation: `${slideBack} ${motion.surface} ${motion.ease}` }),
};
export const width = variants(
  { 320: '20rem', 450: size.launcher, 720: size.recordPanel, full: '100%' },
  (value) => ({ width: value, '@media': { [screens.phone]: { width: '100%' } } }),
);
export const below = {
  none: component({ insetBlockStart: 0 }),
  header: component({
    insetBlockStart: size.header,
    '@media': { [screens.phone]: { insetBlockStart: 0 } },
  }),
  tabs: component({
    insetBlockStart: `calc(${size.header} + ${size.tabs})`,
    '@media': { [screens.phone]: { insetBlockStart: 0 } },
  }),
};
