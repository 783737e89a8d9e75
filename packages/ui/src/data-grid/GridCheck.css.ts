import { pattern } from '../styles/layers.ts';
import { measure } from '../tokens/measures.ts';
import { vars } from '../tokens/contract.css.ts';

export const box = pattern({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: measure.icon,
  height: measure.icon,
  borderRadius: vars.radius.chip,
  border: `1.5px solid ${vars.color.line.strong}`,
  background: vars.color.surface.panel,
  color: vars.color.action.onOn,
  outline: 'none',
  cursor: 'pointer',
  selectors: {
    '[role="gridcell"]:hover > &, [role="columnheader"]:hover > &': { borderColor: vars.color.icon.default },
  },
  '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none' } },
});
export const on = pattern({
  background: vars.color.action.on,
  borderColor: vars.color.action.on,
  selectors: {
    '[role="gridcell"]:hover > &, [role="columnheader"]:hover > &': { borderColor: vars.color.action.on },
  },
});
