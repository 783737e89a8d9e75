import { createVar } from '@vanilla-extract/css';
import { pattern, raisedSurface } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';

export { paper, tile } from '../canvas/TakeoffCanvas.css.ts';

const { color, space } = vars;

/** In the dark theme white paper is dimmed. */
const dimmed = 0.86;

export const oldOpacity = createVar();
export const newOpacity = createVar();
/** Divider position from the left. */
export const divide = createVar();

/** Sheet area; paper is light in every theme. */
export const host = pattern(
  {
    position: 'absolute',
    inset: 0,
    overflow: 'hidden',
    isolation: 'isolate',
    touchAction: 'none',
    userSelect: 'none',
    outline: 'none',
    cursor: 'grab',
    selectors: {
      '&[data-hand="grabbing"]': { cursor: 'grabbing' },
      '&[data-aligning]': { cursor: 'crosshair' },
      // Dimmed as a whole, because sheets that are dimmed one by one show their tints in the white.
      '[data-theme="dark"] &[data-view="overlay"]': { opacity: dimmed },
    },
  },
  'host',
);

/** Loading text; over paper in any theme, because one sheet may load before the other. */
export const reading = pattern(
  {
    padding: `${space[8]} ${space[16]}`,
    borderRadius: vars.radius.card,
    ...raisedSurface,
    boxShadow: vars.shadow.popover,
  },
  'reading',
);

const overlaid = '[data-view="overlay"] > &';
const swept = '[data-view="swipe"] > &';

/**
 * One sheet. In the overlay the old one is multiplied onto the new one: common lines are dark, other lines keep the
 * color of their sheet.
 */
export const pane = pattern(
  {
    position: 'absolute',
    overflow: 'hidden',
    selectors: {
      [`${overlaid}[data-side="before"]`]: { mixBlendMode: 'multiply', opacity: oldOpacity },
      [`${overlaid}[data-side="after"]`]: { opacity: newOpacity },
      [`${swept}[data-side="before"]`]: { clipPath: `inset(0 calc(100% - ${divide}) 0 0)` },
      [`${swept}[data-side="after"]`]: { clipPath: `inset(0 0 0 ${divide})` },
      '[data-view="side"] > &': { boxShadow: `0 0 0 1px ${color.line.strong}` },
    },
  },
  'pane',
);

const corner = { position: 'absolute', left: 0, top: 0, transformOrigin: '0 0' } as const;

export const layer = pattern(
  {
    ...corner,
    willChange: 'transform',
    selectors: { '[data-theme="dark"] [data-view]:not([data-view="overlay"]) &': { opacity: dimmed } },
  },
  'layer',
);

/** Moved and rotated like the sheet. */
export const turn = pattern({ ...corner, willChange: 'transform' }, 'turn');

/** Tints black lines with the color of their sheet; white stays white. */
export const tint = pattern(
  {
    ...corner,
    display: 'none',
    mixBlendMode: 'screen',
    pointerEvents: 'none',
    selectors: {
      '[data-view="overlay"] > [data-side="before"] &': { display: 'block', background: color.tone.bad.fg },
      '[data-view="overlay"] > [data-side="after"] &': { display: 'block', background: color.action.focus },
    },
  },
  'tint',
);

export const over = pattern({ ...corner, pointerEvents: 'none', maxWidth: 'none' }, 'over');

export const divider = pattern(
  {
    position: 'absolute',
    zIndex: 1,
    insetBlock: 0,
    left: divide,
    width: space[24],
    marginLeft: `calc(${space[12]} * -1)`,
    display: 'grid',
    placeItems: 'center',
    cursor: 'ew-resize',
    touchAction: 'none',
    selectors: {
      '&::before': {
        content: '',
        position: 'absolute',
        insetBlock: 0,
        width: space[2],
        background: color.action.focus,
      },
    },
  },
  'divider',
);
export const dividerGrip = pattern(
  {
    position: 'relative',
    width: space[24],
    height: space[40],
    borderRadius: vars.radius.full,
    border: `2px solid ${color.action.focus}`,
    background: color.surface.raised,
    boxShadow: vars.shadow.popover,
  },
  'dividerGrip',
);
