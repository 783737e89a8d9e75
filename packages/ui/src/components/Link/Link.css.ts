import { vars } from '../../tokens/contract.css.ts';
import { component, ring, truncated, variants } from '../../styles/layers.ts';

export const link = component({
  display: 'inline',
  borderRadius: vars.radius.chip,
  cursor: 'pointer',
  textDecorationLine: 'none',
  textUnderlineOffset: '0.2em',
  outline: 'none',
  selectors: {
    '&:hover:not([data-disabled])': { textDecorationLine: 'underline' },
    '&:focus-visible': ring,
    '&[data-disabled]': { color: vars.color.text.muted, cursor: 'not-allowed' },
  },
});
export const tone = variants(
  {
    link: vars.color.text.link,
    primary: vars.color.text.primary,
    muted: vars.color.text.muted,
    inherit: 'inherit',
  },
  (color) => ({ color }),
);
/** A link in running text is distinguished by more than its color. */
export const underlined = component({ textDecorationLine: 'underline' });
export const strong = component({ fontWeight: vars.weight.medium });
export const truncate = component({ display: 'block', ...truncated });
export const withIcon = component({ display: 'inline-flex', alignItems: 'center', gap: vars.space[4] });
/** The complete card or row is the target of the link. */
export const cover = component({
  selectors: { '&::after': { content: '""', position: 'absolute', inset: 0 } },
});
