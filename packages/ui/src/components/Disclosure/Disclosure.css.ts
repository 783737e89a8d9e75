import { vars } from '../../tokens/contract.css.ts';
import { component, innerRing } from '../../styles/layers.ts';

const { color, space, motion } = vars;

export const group = component({ display: 'flex', flexDirection: 'column' });
export const item = component({ borderBlockEnd: `1px solid ${color.line.subtle}`, minWidth: 0 });
export const plain = component({ borderBlockEnd: 0 });
export const trigger = component({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  width: '100%',
  minHeight: space[40],
  paddingInline: space[4],
  borderRadius: vars.radius.chip,
  textAlign: 'start',
  fontWeight: vars.weight.strong,
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-hovered]': { background: color.surface.hover },
    '&[data-focus-visible]': innerRing,
    '&[data-disabled]': { color: color.text.muted, cursor: 'not-allowed' },
  },
});
export const chevron = component({
  display: 'inline-flex',
  color: color.icon.default,
  transition: `rotate ${motion.state} ${motion.ease}`,
  selectors: {
    '[aria-expanded="true"] > &': { rotate: '90deg' },
    '[dir="rtl"] [aria-expanded="true"] > &': { rotate: '-90deg' },
  },
});
export const text = component({
  flex: '1 1 auto',
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
});
export const aside = component({ color: color.text.muted, fontWeight: vars.weight.regular });
export const body = component({
  paddingBlock: `${space[4]} ${space[16]}`,
  paddingInline: `calc(${space[24]} + ${space[4]}) ${space[4]}`,
});
export const heading = component({ fontSize: 'inherit', lineHeight: 'inherit' });
