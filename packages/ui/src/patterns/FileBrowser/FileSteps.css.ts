import { pattern } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';

export const steps = pattern({ display: 'flex', alignItems: 'center', flex: 'none' });
export const position = pattern({
  color: vars.color.text.muted,
  fontSize: vars.type.small.size,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
/** Keeps the browser's own vertical scrolling and zoom. */
export const swiped = pattern({
  minWidth: 0,
  touchAction: 'pan-y pinch-zoom',
});
