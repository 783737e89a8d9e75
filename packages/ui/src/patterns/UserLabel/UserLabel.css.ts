import { vars } from '../../tokens/contract.css.ts';
import { pattern, truncated } from '../../styles/layers.ts';

export const named = pattern({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[8],
  minWidth: 0,
  maxWidth: '100%',
});
export const text = pattern({
  ...truncated,
  minWidth: 0,
});
export const strong = pattern({ fontWeight: vars.weight.medium });
