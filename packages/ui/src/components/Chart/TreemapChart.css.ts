import { component, screens, variants } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color } = vars;

/** A tint, on which text keeps its contrast, with an edge in the full color. */
export const tile = variants(color.series, (fill) => ({
  fill,
  fillOpacity: 0.22,
  '@media': { [screens.forced]: { fill: 'Canvas', stroke: 'CanvasText', fillOpacity: 1 } },
}));
export const edge = variants(color.series, (fill) => ({
  fill,
  '@media': { [screens.forced]: { fill: 'CanvasText' } },
}));
/** Muted text would have too little contrast on a tint. */
export const figure = component({
  fill: color.text.primary,
  '@media': { [screens.forced]: { fill: 'CanvasText' } },
});
export const active = component({
  fill: 'none',
  stroke: color.text.primary,
  strokeWidth: 2,
  '@media': { [screens.forced]: { stroke: 'Highlight' } },
});
