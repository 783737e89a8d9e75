import { vars } from '../../tokens/contract.css.ts';
import { pattern } from '../../styles/layers.ts';
import { measure } from '../../tokens/measures.ts';

const { space, type, weight } = vars;

export const panel = pattern({ width: measure.popover, maxWidth: '92vw' });
export const head = pattern({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingBlock: `${space[8]} ${space[4]}`,
  paddingInline: `${space[16]} ${space[8]}`,
});
export const title = pattern({
  fontSize: type.body.size,
  lineHeight: type.body.line,
  fontWeight: weight.strong,
});
export const list = pattern({
  maxHeight: measure.listMax,
  overflowY: 'auto',
  padding: `0 ${space[8]} ${space[8]}`,
});
export const item = pattern({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  minHeight: vars.size.navItem,
  paddingInline: space[8],
  borderRadius: vars.radius.chip,
  selectors: { '&:hover': { background: vars.color.surface.hover } },
});
export const name = pattern({ flex: 1, minWidth: 0 });
/** Buttons of 20 pixels with targets of 24. */
export const moves = pattern({ display: 'flex', flex: 'none', gap: space[4] });
