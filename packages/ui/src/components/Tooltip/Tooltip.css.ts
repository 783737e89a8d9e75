import { vars } from '../../tokens/contract.css.ts';
import { component, screens } from '../../layer.ts';

const { color, space, motion } = vars;

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
  transition: `opacity ${motion.state} ${motion.ease}`,
  selectors: { '&[data-entering]': { opacity: 0 } },
  '@media': { [screens.forced]: { border: '1px solid CanvasText' } },
});
