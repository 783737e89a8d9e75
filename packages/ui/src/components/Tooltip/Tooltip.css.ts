import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';
import { component, screens } from '../../styles/layers.ts';

const { color, space, motion } = vars;
const fade = keyframes({ from: { opacity: 0 } });

export const bubble = component({
  maxWidth: '20rem',
  paddingBlock: space[4],
  paddingInline: space[8],
  borderRadius: vars.radius.chip,
  background: color.surface.inverse,
  color: color.text.onInverse,
  fontFamily: vars.font.body,
  fontSize: vars.type.caption.size,
  lineHeight: vars.type.caption.line,
  letterSpacing: vars.tracking.none,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  outline: 'none',
  pointerEvents: 'none',
  zIndex: vars.layer.popover,
  animation: `${fade} ${motion.state} ${motion.ease}`,
  '@media': { [screens.forced]: { border: '1px solid CanvasText' } },
});
