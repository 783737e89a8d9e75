import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';
import { component, noFocusRing, raisedSurface, screens, truncated } from '../../styles/layers.ts';

const { color, space, motion, size } = vars;
const fade = keyframes({ from: { opacity: 0 } });

export const popover = component({
  ...raisedSurface,
  borderRadius: `calc(${space[8]})`,
  boxShadow: vars.shadow.popover,
  outline: 'none',
  maxWidth: `min(24rem, 100vw - ${space[16]})`,
  overflow: 'auto',
  fontFamily: vars.font.body,
  fontSize: vars.type.small.size,
  lineHeight: vars.type.small.line,
  color: color.text.primary,
  zIndex: vars.layer.popover,
  animation: `${fade} ${motion.state} ${motion.ease}`,
  '@media': { [screens.forced]: { border: '1px solid CanvasText' } },
});
export const menu = component({ padding: space[4], minWidth: '11rem', ...noFocusRing });
export const item = component({
  display: 'flex',
  alignItems: 'center',
  gap: `calc(${space[8]} + ${space[2]})`,
  minHeight: size.navItem,
  paddingInline: space[8],
  borderRadius: vars.radius.chip,
  cursor: 'pointer',
  outline: 'none',
  color: color.text.primary,
  textDecoration: 'none',
  userSelect: 'none',
  selectors: {
    '&:focus': { background: color.surface.active },
    '&:focus-visible': { outline: `2px solid ${color.action.focus}`, outlineOffset: -2 },
    '&[data-disabled]': { color: color.text.muted, opacity: 0.6, cursor: 'not-allowed' },
    '&[data-open]': { background: color.surface.active },
  },
  '@media': {
    [screens.touch]: { minHeight: size.touch },
    [screens.forced]: {
      selectors: { '&:focus': { outline: '2px solid Highlight', outlineOffset: -2 } },
    },
  },
});
export const danger = component({ color: color.tone.bad.fg });
export const inert = component({ cursor: 'not-allowed', color: color.text.muted });
export const glyph = component({ display: 'inline-flex', flex: 'none', color: color.icon.default });
/** Room of an icon of 16 pixels. */
export const iconRoom = component({ flex: 'none', width: space[16] });
export const glyphDanger = component({ color: 'inherit' });
export const text = component({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 auto',
  minWidth: 0,
  paddingBlock: space[4],
});
export const label = component({ ...truncated });
export const description = component({
  color: color.text.muted,
  fontSize: vars.type.caption.size,
  lineHeight: vars.type.caption.line,
  letterSpacing: vars.tracking.none,
  overflowWrap: 'anywhere',
});
export const shortcut = component({
  selectors: { '&::after': { content: 'attr(data-keys)' } },
  marginInlineStart: 'auto',
  paddingInlineStart: space[16],
  color: color.text.muted,
  fontFamily: vars.font.body,
  fontSize: vars.type.caption.size,
  lineHeight: vars.type.caption.line,
  letterSpacing: vars.tracking.none,
  whiteSpace: 'nowrap',
});
export const separator = component({
  height: 1,
  border: 0,
  background: color.line.subtle,
  marginBlock: space[4],
});
export const section = component({ minWidth: 0 });
export const sectionTitle = component({
  paddingInline: space[8],
  paddingBlock: `calc(${space[4]} + ${space[2]})`,
  color: color.text.muted,
  fontSize: vars.type.caption.size,
  lineHeight: vars.type.caption.line,
  letterSpacing: vars.tracking.none,
  fontWeight: vars.weight.medium,
});
export const check = component({
  display: 'inline-flex',
  flex: 'none',
  width: space[16],
  color: color.action.on,
});
export const target = component({ display: 'contents' });
export const point = component({ position: 'fixed', width: 1, height: 1, pointerEvents: 'none' });
