import { pattern, plain, ring } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';

export const trigger = pattern({
  ...plain,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  height: '2.25rem',
  paddingInline: `${vars.space[8]} ${vars.space[4]}`,
  borderRadius: vars.radius.control,
  outline: 'none',
  selectors: {
    '&:hover, &[aria-expanded="true"]': { background: vars.color.surface.active },
    '&:focus-visible': ring,
  },
});
export const chevron = pattern({ color: vars.color.icon.default });
