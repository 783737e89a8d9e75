import { component, screens } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, space, type } = vars;

export const stack = component({ display: 'flex', flexDirection: 'column', gap: space[8], minWidth: 0 });
export const echo = component({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  minWidth: 0,
  paddingBlock: space[4],
  paddingInlineStart: space[12],
  paddingInlineEnd: space[4],
  borderRadius: vars.radius.control,
  background: color.tone.ok.bg,
  color: color.tone.ok.text,
  fontSize: type.small.size,
  lineHeight: type.small.line,
});
export const echoBad = component({ background: color.tone.bad.bg, color: color.tone.bad.text });
export const echoText = component({ flex: '1 1 auto', minWidth: 0, overflowWrap: 'anywhere' });
export const echoGlyph = component({ display: 'inline-flex', flex: 'none' });
export const view = component({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: `calc(${space[72]} * 2)`,
  borderRadius: vars.radius.control,
  overflow: 'hidden',
  background: color.surface.inverse,
  color: color.text.onInverse,
  '@media': { [screens.forced]: { border: '1px solid CanvasText' } },
});
export const video = component({ display: 'block', width: '100%', maxHeight: '20rem', objectFit: 'cover' });
export const unseen = component({ display: 'none' });
/** Frame around the input and its buttons. */
export const frame = component({
  position: 'absolute',
  insetInline: '12%',
  insetBlock: '28%',
  border: '2px solid currentColor',
  borderRadius: vars.radius.control,
  pointerEvents: 'none',
});
export const caption = component({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  padding: space[8],
  textAlign: 'center',
  background: color.surface.inverse,
  fontSize: type.caption.size,
  lineHeight: type.caption.line,
});
export const notice = component({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space[12],
  padding: space[16],
  textAlign: 'center',
  fontSize: type.small.size,
  lineHeight: type.small.line,
});
export const trouble = component({
  background: color.surface.sunken,
  color: color.text.primary,
  border: `1px solid ${color.line.default}`,
});
