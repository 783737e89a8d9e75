import { component, screens } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, space, type } = vars;

export const root = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[8]} ${space[20]}`,
  minWidth: 0,
});
export const dial = component({
  flex: 'none',
  width: '10rem',
  maxWidth: '100%',
  overflow: 'visible',
  printColorAdjust: 'exact',
});
export const arc = component({ fill: 'none', strokeWidth: 14 });
export const track = component({
  stroke: color.surface.active,
  '@media': { [screens.forced]: { stroke: 'GrayText' } },
});
export const value = component({
  stroke: color.series[1],
  '@media': { [screens.forced]: { stroke: 'Highlight', forcedColorAdjust: 'none' } },
});
export const target = component({
  stroke: color.text.primary,
  strokeWidth: 2,
  strokeLinecap: 'round',
  '@media': { [screens.forced]: { stroke: 'CanvasText' } },
});
/** Separates the mark of the target from the arc. */
export const targetHalo = component({ stroke: color.surface.panel, strokeWidth: 5 });
export const longFigure = component({ fontSize: type.section.size });
export const notes = component({
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
  minWidth: 0,
  flex: '1 1 6rem',
  fontSize: type.small.size,
  lineHeight: type.small.line,
  overflowWrap: 'anywhere',
});
export const targetNote = component({ color: color.text.muted });
