import { component, raisedSurface, screens } from '../styles/layers.ts';
import { vars } from '../tokens/contract.css.ts';
import { measure } from '../tokens/measures.ts';

const { color, space, type } = vars;

export const line = component({
  position: 'fixed',
  insetBlockEnd: space[20],
  insetInline: 0,
  marginInline: 'auto',
  zIndex: vars.layer.toast,
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  width: 'fit-content',
  maxWidth: `calc(100vw - 2 * ${space[12]})`,
  minHeight: space[40],
  paddingBlock: space[8],
  paddingInline: space[12],
  borderRadius: space[8],
  ...raisedSurface,
  boxShadow: vars.shadow.popover,
  fontSize: type.small.size,
  lineHeight: type.small.line,
  pointerEvents: 'none',
  '@media': { [screens.forced]: { border: '1px solid CanvasText' } },
});
export const refused = component({ color: color.tone.bad.text });
export const glyph = component({ display: 'inline-flex', flex: 'none', color: color.icon.default });
export const glyphRefused = component({ color: color.tone.bad.fg });
export const text = component({ minWidth: 0, overflowWrap: 'anywhere' });
export const keys = component({
  display: 'inline-flex',
  alignItems: 'center',
  gap: measure.hair,
  flex: 'none',
  marginInlineStart: space[8],
  color: color.text.muted,
});
/** Hint on keys, hidden on touch screens, which show `byTouch` instead. */
export const byKey = component({ '@media': { [screens.touch]: { display: 'none' } } });
export const byTouch = component({
  display: 'none',
  color: color.text.muted,
  '@media': { [screens.touch]: { display: 'inline' } },
});
