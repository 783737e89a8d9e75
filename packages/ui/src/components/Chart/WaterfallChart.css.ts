import { component, screens, variants } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color } = vars;

/** Sums are the strongest; a rise and a fall differ also by the sign of the label and by the outline of the fall. */
const fills = { total: color.series[6], up: color.series[1], down: color.series[1], flat: color.series[1] };
export const bar = variants(fills, (fill, kind) => ({
  fill,
  ...(kind === 'down' ? { fillOpacity: 0.22, stroke: fill, strokeWidth: 1.5 } : {}),
  '@media': {
    [screens.forced]: {
      fill: kind === 'down' ? 'Canvas' : kind === 'total' ? 'CanvasText' : 'GrayText',
      fillOpacity: 1,
      stroke: 'CanvasText',
      forcedColorAdjust: 'none',
    },
  },
}));
export const better = component({
  fill: color.tone.ok.fg,
  stroke: color.tone.ok.fg,
  '@media': { [screens.forced]: { stroke: 'CanvasText' } },
});
export const worse = component({
  fill: color.tone.bad.fg,
  stroke: color.tone.bad.fg,
  '@media': { [screens.forced]: { stroke: 'CanvasText' } },
});
export const connector = component({
  stroke: color.text.muted,
  strokeWidth: 1,
  strokeDasharray: '2 2',
  shapeRendering: 'crispEdges',
  '@media': { [screens.forced]: { stroke: 'CanvasText' } },
});
