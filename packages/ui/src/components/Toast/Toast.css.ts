import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';
import { component, raisedSurface, ring, screens, variants } from '../../styles/layers.ts';

const { color, space, type, size, motion } = vars;
const enter = keyframes({ from: { opacity: 0, transform: 'translateY(0.5rem)' } });

export const region = component({
  position: 'fixed',
  zIndex: vars.layer.toast,
  insetBlockEnd: space[24],
  // Centered, because the end is used by drawer buttons, pagination and uploads.
  insetInline: 0,
  marginInline: 'auto',
  width: 'fit-content',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space[8],
  maxWidth: `calc(100vw - 2 * ${space[24]})`,
  outline: 'none',
  selectors: { '&:focus-visible': ring },
  '@media': {
    [screens.phone]: {
      insetInline: space[12],
      marginInline: 0,
      width: 'auto',
      insetBlockEnd: space[12],
      maxWidth: 'none',
      alignItems: 'stretch',
    },
  },
});
export const regionWide = component({ insetInline: space[24], marginInline: 0, width: 'auto' });
export const toast = component({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[12],
  width: size.toast,
  maxWidth: '100%',
  paddingBlock: space[12],
  paddingInline: `${space[16]} ${space[8]}`,
  borderRadius: vars.radius.control,
  ...raisedSurface,
  boxShadow: vars.shadow.popover,
  fontSize: type.body.size,
  lineHeight: type.body.line,
  animation: `${enter} ${motion.surface} ${motion.ease}`,
  '@media': {
    [screens.phone]: { width: '100%' },
    [screens.forced]: { border: '1px solid CanvasText' },
  },
});
export const wide = component({ width: '100%' });
export const glyph = variants(color.tone, ({ fg }) => ({
  color: fg,
  flex: 'none',
  paddingBlockStart: space[2],
}));
export const text = component({
  flex: '1 1 auto',
  minWidth: 0,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
});
export const actions = component({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  marginBlock: `calc(-1 * ${space[4]})`,
});
