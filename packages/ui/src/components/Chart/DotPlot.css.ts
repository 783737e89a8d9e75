import { component, screens, variants } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color } = vars;
const inks = { better: color.tone.ok.fg, worse: color.tone.bad.fg, neutral: color.icon.default };

export const track = component({
  stroke: color.line.subtle,
  strokeWidth: 2,
  strokeLinecap: 'round',
});
export const link = variants(inks, (stroke) => ({
  stroke,
  strokeWidth: 2,
  '@media': { [screens.forced]: { stroke: 'CanvasText' } },
}));
/** The value before is hollow and the one after filled, so that they differ without color. */
export const before = component({
  fill: color.surface.panel,
  stroke: color.icon.default,
  strokeWidth: 1.5,
  '@media': { [screens.forced]: { fill: 'Canvas', stroke: 'CanvasText' } },
});
export const after = variants(inks, (fill) => ({
  fill,
  stroke: color.surface.panel,
  strokeWidth: 1.5,
  '@media': { [screens.forced]: { fill: 'CanvasText' } },
}));
export const changeText = variants(
  { better: color.tone.ok.fg, worse: color.tone.bad.fg, neutral: color.text.muted },
  (fill) => ({
    fill,
    fontWeight: vars.weight.medium,
    '@media': { [screens.forced]: { fill: 'CanvasText' } },
  }),
);
export const keys = component({ display: 'inline-flex', flexWrap: 'wrap', columnGap: vars.space[12] });
export const key = component({ flex: 'none', width: vars.space[12], height: vars.space[12] });
