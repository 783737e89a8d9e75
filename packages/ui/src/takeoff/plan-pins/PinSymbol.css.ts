import { component, screens, variants } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color } = vars;

export const glyph = component({ display: 'block', flex: 'none', overflow: 'visible' });
export const pinTone = variants(color.tone, ({ fg }, tone) => ({
  // Neutral pins are as strong as text, because they carry a white icon.
  color: tone === 'neutral' ? color.text.muted : fg,
  '@media': { [screens.forced]: { color: 'CanvasText' } },
}));
export const halo = component({
  fill: 'currentColor',
  stroke: 'currentColor',
  strokeWidth: 7,
  strokeLinejoin: 'round',
  opacity: 0.25,
});
/** Separates the pin from the drawing. */
export const edge = component({
  fill: color.surface.panel,
  stroke: color.surface.panel,
  strokeWidth: 3.2,
  strokeLinejoin: 'round',
  '@media': { [screens.forced]: { fill: 'Canvas', stroke: 'Canvas' } },
});
export const outline = component({ fill: 'currentColor' });
export const outlineUnsynced = component({
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.8,
  strokeDasharray: '3 2',
});
export const icon = component({
  color: color.surface.panel,
  '@media': { [screens.forced]: { color: 'Canvas' } },
});
export const iconUnsynced = component({ color: 'currentColor' });
export const toneDisc = component({
  fill: color.surface.panel,
  stroke: 'currentColor',
  strokeWidth: 1.5,
  '@media': { [screens.forced]: { fill: 'Canvas' } },
});
export const toneDashed = component({ strokeDasharray: '2.6 1.8' });
export const toneLine = component({
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
export const toneDot = component({ strokeWidth: 4 });
export const warning = component({
  color: color.tone.warn.fg,
  '@media': { [screens.forced]: { color: 'CanvasText' } },
});
export const warningDisc = component({
  fill: 'currentColor',
  stroke: color.surface.panel,
  strokeWidth: 1.2,
  '@media': { [screens.forced]: { stroke: 'Canvas' } },
});
export const warningLine = component({
  fill: 'none',
  stroke: color.surface.panel,
  strokeWidth: 1.8,
  strokeLinecap: 'round',
  '@media': { [screens.forced]: { stroke: 'Canvas' } },
});
