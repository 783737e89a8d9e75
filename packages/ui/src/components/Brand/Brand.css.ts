import { vars } from '../../tokens/contract.css.ts';
import { component } from '../../styles/layers.ts';

export const brand = component({
  display: 'inline-flex',
  alignItems: 'center',
  gap: `calc(${vars.space[8]} + ${vars.space[2]})`,
});
export const tile = component({ fill: vars.color.action.primary, forcedColorAdjust: 'none' });
export const bob = component({ fill: vars.color.action.onPrimary, stroke: 'none' });
export const line = component({ stroke: vars.color.action.onPrimary, fill: 'none' });
export const word = component({
  color: vars.color.text.brand,
  fontSize: vars.type.section.size,
  lineHeight: vars.type.section.line,
  fontWeight: vars.weight.strong,
  letterSpacing: vars.tracking.heading,
});
export const glyph = component({ flex: 'none' });
