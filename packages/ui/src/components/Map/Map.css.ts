import {
  component,
  innerRing,
  raisedSurface,
  ring,
  screens,
  truncated,
  variants,
} from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';
import { nameGap } from './labels.ts';

const { color, space, type } = vars;
const corner = { position: 'absolute', left: 0, top: 0 } as const;
const caption = { fontSize: type.caption.size, lineHeight: type.caption.line } as const;

/** Always darker than the land. */
const beyond = { '[data-theme="dark"] &': { background: color.surface.sunken } };

export const root = component({
  display: 'flex',
  flexDirection: 'column',
  width: '100%',
  height: '100%',
  minWidth: 0,
  minHeight: '20rem',
  margin: 0,
});
export const frame = component({
  position: 'relative',
  flex: '1 1 auto',
  minHeight: '16rem',
  // Not `hidden`, which would scroll to focused elements at the edge.
  overflow: 'clip',
  isolation: 'isolate',
  border: `1px solid ${color.line.default}`,
  borderRadius: vars.radius.card,
  background: color.surface.active,
  selectors: beyond,
});
export const host = component({
  position: 'absolute',
  inset: 0,
  overflow: 'clip',
  cursor: 'grab',
  touchAction: 'none',
  userSelect: 'none',
  outline: 'none',
  selectors: {
    '&[data-hand="grabbing"]': { cursor: 'grabbing' },
    '&:focus-visible::after': {
      content: '',
      position: 'absolute',
      inset: 0,
      borderRadius: vars.radius.card,
      pointerEvents: 'none',
      ...innerRing,
    },
  },
});
export const base = component({
  position: 'absolute',
  maxWidth: 'none',
  pointerEvents: 'none',
  willChange: 'transform',
  // The canvas reads this color for the area beyond the land.
  background: color.surface.active,
  selectors: beyond,
});
export const layer = component({
  ...corner,
  width: 0,
  height: 0,
  willChange: 'transform',
  pointerEvents: 'none',
});

/** A mark is positioned at its place, with its disc centered there. */
export const mark = component({
  ...corner,
  width: 0,
  height: 0,
  padding: 0,
  border: 0,
  background: 'none',
  color: color.text.primary,
  cursor: 'pointer',
  pointerEvents: 'auto',
  outline: 'none',
  selectors: { '&:hover, &:focus-visible': { zIndex: 3 } },
});
export const inside = component({ zIndex: 1 });
export const chosen = component({ zIndex: 2 });
export const disc = component({
  position: 'absolute',
  left: 0,
  top: 0,
  transform: 'translate(-50%, -50%)',
  display: 'grid',
  placeItems: 'center',
  boxSizing: 'border-box',
  borderRadius: vars.radius.full,
  selectors: {
    [`${mark}:hover &`]: { filter: 'brightness(1.08)' },
    [`${mark}:focus-visible &`]: ring,
  },
  '@media': { [screens.forced]: { border: '1px solid ButtonText' } },
});
export const point = component({
  border: `2px solid ${color.surface.panel}`,
  boxShadow: `0 0 0 1px ${color.line.strong}`,
  color: color.surface.panel,
});
export const pointTone = variants(color.tone, ({ fg }) => ({
  background: fg,
  '@media': { [screens.forced]: { background: 'ButtonFace', color: 'ButtonText' } },
}));
/** Mark outside the radius, which is not part of the result. */
export const outside = component({
  background: color.surface.active,
  borderColor: color.surface.panel,
  color: color.text.muted,
});
export const selected = component({
  boxShadow: `0 0 0 1px ${color.surface.panel}, 0 0 0 4px ${color.action.on}`,
  '@media': { [screens.forced]: { outline: '3px solid Highlight' } },
});
/** No blurred shadow and no mask, because hundreds of them are drawn in one frame of a zoom. */
export const cluster = component({
  background: color.surface.panel,
  boxShadow: `0 0 0 1px ${color.surface.panel}, 0 0 0 2px ${color.line.strong}`,
  '@media': { [screens.forced]: { background: 'ButtonFace' } },
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
export const countOutside = component({ color: color.text.muted, fontWeight: vars.weight.medium });
export const outsideCluster = component({
  background: color.surface.sunken,
  boxShadow: `0 0 0 1px ${color.line.strong}`,
});
/** Beside the disc, or over the map on hover. */
export const name = component({
  position: 'absolute',
  top: 0,
  transform: 'translateY(-50%)',
  ...caption,
  ...truncated,
  width: 'max-content',
  maxWidth: '180px',
  fontWeight: vars.weight.medium,
  selectors: {
    [`${mark}:hover &, ${mark}:focus-visible &`]: {
      display: 'block',
      maxWidth: '16rem',
      padding: `${space[2]} ${space[8]}`,
      borderRadius: vars.radius.chip,
      background: color.surface.inverse,
      color: color.text.onInverse,
      textShadow: 'none',
    },
  },
});
/** Outline of letters in every direction. No blur, because each name is drawn in each frame of a zoom. */
const outline = [-1.5, 0, 1.5]
  .flatMap((x) =>
    [-1.5, 0, 1.5].map((y) => (x === 0 && y === 0 ? '' : `${x}px ${y}px ${color.surface.panel}`)),
  )
  .filter(Boolean)
  .join(', ');
export const nameShown = component({
  // The map is visible between letters but does not cover them.
  textShadow: outline,
  '@media': { [screens.forced]: { textShadow: 'none', background: 'Canvas' } },
});
export const nameSelected = component({ marginInline: space[8] });
export const nameHidden = component({ display: 'none' });
export const nameSide = variants({ start: 'start', end: 'end' }, (side) =>
  side === 'end' ? { left: nameGap } : { right: nameGap },
);

export const controls = component({
  position: 'absolute',
  zIndex: 5,
  insetBlockStart: space[12],
  insetInlineEnd: space[12],
  display: 'flex',
  flexDirection: 'column',
  gap: space[8],
});
export const controlGroup = component({
  display: 'flex',
  flexDirection: 'column',
  borderRadius: vars.radius.control,
  ...raisedSurface,
  boxShadow: vars.shadow.popover,
  '@media': { [screens.forced]: { border: '1px solid CanvasText' } },
});
export const scale = component({
  position: 'absolute',
  zIndex: 4,
  insetBlockEnd: space[8],
  left: space[12],
  display: 'flex',
  justifyContent: 'center',
  paddingInline: space[4],
  border: `1px solid ${color.text.muted}`,
  borderBlockStart: 0,
  ...caption,
  letterSpacing: vars.tracking.none,
  color: color.text.primary,
  pointerEvents: 'none',
  whiteSpace: 'nowrap',
  textShadow: outline,
  boxSizing: 'border-box',
  '@media': { [screens.forced]: { textShadow: 'none', background: 'Canvas' } },
});
