import { hidden, pattern, ring, screens, sum } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, space, type } = vars;
const size = sum(space[24], space[2]);

/** Layer over the sheet; only the pins receive pointer events. */
export const layer = pattern(
  { position: 'absolute', inset: 0, overflow: 'hidden', pointerEvents: 'none', zIndex: 1 },
  'layer',
);
/** Anchored at its pointed lower left corner. */
export const pin = pattern(
  {
    position: 'absolute',
    left: 0,
    top: `calc(-1 * ${size})`,
    display: 'grid',
    placeItems: 'center',
    minWidth: size,
    height: size,
    paddingInline: space[4],
    border: `2px solid ${color.surface.panel}`,
    borderRadius: `${space[16]} ${space[16]} ${space[16]} ${space[2]}`,
    background: color.action.primary,
    boxShadow: vars.shadow.popover,
    color: color.action.onPrimary,
    fontSize: type.caption.size,
    lineHeight: type.caption.line,
    fontWeight: vars.weight.strong,
    fontVariantNumeric: 'tabular-nums',
    cursor: 'pointer',
    touchAction: 'none',
    outline: 'none',
    pointerEvents: 'auto',
    selectors: {
      '&[data-resolved]': { background: color.surface.active, color: color.text.muted },
      '&[data-open]': { boxShadow: `0 0 0 3px ${color.action.focus}`, zIndex: 1 },
      '&[data-dragged]': { cursor: 'grabbing', zIndex: 2 },
      // Pointer events pass through while drawing.
      '[data-quiet] > &': { pointerEvents: 'none', opacity: 0.6 },
      '&:focus-visible': ring,
      '&::before': { content: '', position: 'absolute', inset: `calc(-1 * ${space[8]})` },
    },
    '@media': { [screens.forced]: { border: '2px solid CanvasText' } },
  },
  'pin',
);
export const offscreen = pattern(hidden, 'offscreen');
