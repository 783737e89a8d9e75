import { component, screens, variants } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';
import { measure } from '../../tokens/measures.ts';

const { color, space, type } = vars;

/** Strengths at which a figure in the cell keeps a contrast of 4.5 in both themes. */
const strengths = { 1: 0.1, 2: 0.24, 3: 0.42, 4: 0.62, 5: 1 } as const;

const shadesOf = (value: string) =>
  variants(strengths, (fillOpacity) => ({
    fill: value,
    fillOpacity,
    '@media': { [screens.forced]: { fill: 'Canvas', stroke: 'CanvasText', fillOpacity: 1 } },
  }));
export const shade = shadesOf(color.series[1]);
/** Amounts below zero. */
export const shadeBelow = shadesOf(color.series[5]);
export const missing = component({
  fill: 'none',
  stroke: color.line.default,
  strokeDasharray: '2 3',
  '@media': { [screens.forced]: { stroke: 'GrayText' } },
});
export const active = component({
  fill: 'none',
  stroke: color.text.primary,
  strokeWidth: 2,
  '@media': { [screens.forced]: { stroke: 'Highlight' } },
});
export const onStrong = component({
  fill: color.surface.canvas,
  '@media': { [screens.forced]: { fill: 'CanvasText' } },
});
export const scale = component({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[8],
  color: color.text.muted,
  fontSize: type.caption.size,
  lineHeight: type.caption.line,
  letterSpacing: vars.tracking.none,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
export const scaleKeys = component({ flex: 'none', height: measure.cell, printColorAdjust: 'exact' });
