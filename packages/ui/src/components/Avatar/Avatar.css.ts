import { vars } from '../../tokens/contract.css.ts';
import { component, screens, variants } from '../../styles/layers.ts';

const { space } = vars;
const sizes = {
  20: space[20],
  24: space[24],
  28: `calc(${space[24]} + ${space[4]})`,
  32: space[32],
  40: space[40],
};
export const base = component({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  overflow: 'hidden',
  fontFamily: vars.font.body,
  fontSize: vars.type.caption.size,
  lineHeight: 1,
  fontWeight: vars.weight.strong,
  letterSpacing: '-0.04em',
  userSelect: 'none',
  '@media': { [screens.forced]: { border: '1px solid CanvasText' } },
});
export const letters = component({ selectors: { '&::before': { content: 'attr(data-letters)' } } });
export const round = component({ borderRadius: vars.radius.full });
export const square = component({ borderRadius: vars.radius.control });
export const squareSmall = component({ borderRadius: vars.radius.chip });
export const squareLarge = component({ borderRadius: vars.radius.card });
export const size = variants(sizes, (value) => ({ width: value, height: value }));
export const larger = component({ fontSize: vars.type.body.size });
export const tint = variants(vars.color.tint, ({ bg, fg }) => ({ background: bg, color: fg }));
export const image = component({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  selectors: { '&[hidden]': { display: 'none' } },
});
export const group = component({ display: 'inline-flex', alignItems: 'center' });
export const overlap = component({
  selectors: {
    // The ring covers the edge of the avatar before it, but no letter.
    '&:not(:first-child)': {
      boxShadow: `0 0 0 2px ${vars.color.surface.panel}`,
    },
  },
});
export const more = component({
  marginInlineStart: space[4],
  color: vars.color.text.muted,
  fontSize: vars.type.caption.size,
  lineHeight: vars.type.caption.line,
});
