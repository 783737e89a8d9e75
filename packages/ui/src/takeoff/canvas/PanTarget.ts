import type { Stage } from './Stage.ts';

/** Target of panning and zooming. */
export type PanTarget = Pick<
  Stage,
  'view' | 'viewport' | 'panBy' | 'zoomBy' | 'setView' | 'release' | 'settle'
>;
