import { component, ring, screens, truncated, variants } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, space, type } = vars;
const caption = { fontSize: type.caption.size, lineHeight: type.caption.line } as const;

/** Moved as a whole while the plan is panned. */
export const layer = component({
  position: 'absolute',
  left: 0,
  top: 0,
  width: 0,
  height: 0,
  pointerEvents: 'none',
});
/** While a place is chosen, a press goes through the pins. */
export const quiet = component({ opacity: 0.55 });
export const mark = component({
  position: 'absolute',
  left: 0,
  top: 0,
  padding: 0,
  border: 0,
  background: 'none',
  color: color.text.primary,
  cursor: 'pointer',
  outline: 'none',
  pointerEvents: 'auto',
  userSelect: 'none',
  selectors: {
    '&:hover, &:focus-visible': { zIndex: 3 },
    [`${quiet} > &`]: { pointerEvents: 'none' },
  },
});
export const pin = component({
  borderRadius: vars.radius.control,
  selectors: {
    '&:focus-visible': ring,
    '&:hover': { filter: 'brightness(1.06)' },
    // A finger needs more room than the outline has.
    '&::before': { content: '', position: 'absolute', inset: 0 },
  },
  '@media': {
    [screens.touch]: {
      selectors: {
        '&::before': {
          inset: `min(0px, calc((100% - ${vars.size.touch}) / 2))`,
        },
      },
    },
  },
});
export const selected = component({ zIndex: 2 });
export const movable = component({ cursor: 'grab', touchAction: 'none' });
export const cluster = component({
  display: 'grid',
  placeItems: 'center',
  boxSizing: 'border-box',
  zIndex: 1,
  borderRadius: vars.radius.full,
  // No blurred shadow, because hundreds of clusters are drawn in one frame of a zoom.
  boxShadow: `0 0 0 2px ${color.surface.panel}`,
  selectors: {
    '&:focus-visible': ring,
    '&::before': { content: '', position: 'absolute', inset: 0, borderRadius: vars.radius.full },
  },
  '@media': {
    [screens.touch]: {
      selectors: { '&::before': { inset: `min(0px, calc((100% - ${vars.size.touch}) / 2))` } },
    },
    [screens.forced]: { border: '2px solid ButtonText', background: 'ButtonFace' },
  },
});
/** Covers the colors behind it except for their edge. */
export const core = component({
  position: 'absolute',
  inset: space[4],
  borderRadius: vars.radius.full,
  background: color.surface.panel,
  '@media': { [screens.forced]: { background: 'ButtonFace' } },
});
export const count = component({
  position: 'relative',
  ...caption,
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: vars.tracking.none,
});
/** Name of the pin, on hover, on focus and of the selected pin without a card. */
export const label = component({
  position: 'absolute',
  top: '50%',
  transform: 'translateY(-50%)',
  display: 'none',
  alignItems: 'baseline',
  gap: space[8],
  width: 'max-content',
  maxWidth: '18rem',
  padding: `${space[4]} ${space[8]}`,
  borderRadius: vars.radius.control,
  background: color.surface.inverse,
  color: color.text.onInverse,
  ...caption,
  fontWeight: vars.weight.medium,
  pointerEvents: 'none',
  selectors: { [`${pin}:hover &, ${pin}:focus-visible &`]: { display: 'flex' } },
  '@media': { [screens.forced]: { border: '1px solid CanvasText' } },
});
export const labelShown = component({ display: 'flex' });
export const labelSide = variants({ left: 'left', right: 'right' }, (side) =>
  side === 'right' ? { left: `calc(100% + ${space[4]})` } : { right: `calc(100% + ${space[4]})` },
);
export const labelNumber = component({ flex: 'none', fontFamily: vars.font.mono, opacity: 0.8 });
export const labelTitle = component({ ...truncated, minWidth: 0 });
/** Follows the pointer while a pin is dragged. */
export const dragged = component({ cursor: 'grabbing', zIndex: 4 });
