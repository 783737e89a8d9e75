import { component, innerRing, raisedSurface, ring, screens, truncated } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';
import { measure } from '../../tokens/measures.ts';

const { color, space, type, weight } = vars;
const small = { fontSize: type.small.size, lineHeight: type.small.line } as const;

export const card = component({
  ...raisedSurface,
  position: 'absolute',
  // Physical, because it is moved to a position on the plan, which is never mirrored.
  left: 0,
  top: 0,
  zIndex: 6,
  display: 'flex',
  flexDirection: 'column',
  boxSizing: 'border-box',
  width: measure.form,
  maxWidth: `calc(100% - ${space[16]})`,
  maxHeight: `calc(100% - ${space[16]})`,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.popover,
  color: color.text.primary,
  outline: 'none',
  selectors: { '&:focus-visible': ring },
  '@media': { [screens.forced]: { border: '1px solid CanvasText' } },
});
export const docked = component({
  left: 0,
  right: 0,
  top: 'auto',
  bottom: 0,
  marginInline: 'auto',
  width: '100%',
  maxWidth: measure.popoverWide,
  maxHeight: '60%',
  borderEndStartRadius: 0,
  borderEndEndRadius: 0,
  selectors: { '&:focus-visible': innerRing },
});
export const expanded = component({ height: '88%', maxHeight: '88%' });
export const grip = component({
  flex: 'none',
  display: 'block',
  width: '100%',
  height: space[24],
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'grab',
  touchAction: 'none',
  outline: 'none',
  borderRadius: vars.radius.card,
  selectors: {
    '&::before': {
      content: '',
      display: 'block',
      width: space[32],
      height: space[4],
      marginInline: 'auto',
      borderRadius: vars.radius.full,
      background: color.line.strong,
    },
    '&:focus-visible': innerRing,
  },
  '@media': {
    [screens.forced]: { selectors: { '&::before': { background: 'ButtonText' } } },
  },
});
export const head = component({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  paddingBlockStart: space[8],
  paddingInline: `${space[16]} ${space[8]}`,
  selectors: {
    [`${docked} > &`]: { paddingBlockStart: 0 },
  },
  ...small,
});
export const number = component({
  ...truncated,
  // Gives way before the status does; the whole number is its title.
  flex: '0 8 auto',
  minWidth: space[32],
  fontFamily: vars.font.mono,
  color: color.text.muted,
});
export const status = component({ display: 'flex', flex: 'none', maxWidth: '55%' });
export const actions = component({ display: 'flex', flex: 'none', marginInlineStart: 'auto' });
export const body = component({
  flex: '1 1 auto',
  minHeight: 0,
  overflowY: 'auto',
  padding: `${space[4]} ${space[16]} ${space[16]}`,
  ...small,
});
export const title = component({
  margin: 0,
  fontSize: type.body.size,
  lineHeight: type.body.line,
  fontWeight: weight.strong,
  letterSpacing: vars.tracking.heading,
  overflowWrap: 'anywhere',
});
export const facts = component({ margin: 0, color: color.text.muted, overflowWrap: 'anywhere' });
export const note = component({
  display: 'flex',
  alignItems: 'start',
  gap: space[8],
  margin: 0,
  marginBlockStart: space[8],
  color: color.tone.warn.fg,
});
export const preview = component({ marginBlockStart: space[12] });
