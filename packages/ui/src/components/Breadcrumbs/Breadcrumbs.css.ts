import { vars } from '../../tokens/contract.css.ts';
import { component, truncated } from '../../styles/layers.ts';

export const list = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[4],
  minWidth: 0,
  fontSize: vars.type.small.size,
  lineHeight: vars.type.small.line,
});
export const item = component({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[4],
  minWidth: 0,
});
export const chevron = component({ color: vars.color.icon.faint, display: 'inline-flex' });
export const here = component({ ...truncated, color: vars.color.text.primary, maxWidth: '20rem' });
