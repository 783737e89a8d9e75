import { vars } from '../../tokens/contract.css.ts';
import { component, innerRing, screens } from '../../layer.ts';

const { color, space, type, size } = vars;

export const root = component({ display: 'flex', flexDirection: 'column', minWidth: 0, minHeight: 0 });
export const list = component({
  display: 'flex',
  minWidth: 0,
  height: size.tabs,
  overflowX: 'auto',
  overflowY: 'hidden',
  scrollbarWidth: 'none',
  borderBlockEnd: `1px solid ${color.line.default}`,
  fontSize: type.small.size,
  lineHeight: type.small.line,
});
/** The first label stands at the page's gutter: 24, and 16 on a phone. */
export const inset = component({
  paddingInline: space[12],
  '@media': { [screens.phone]: { paddingInline: space[4] } },
});
export const tab = component({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: `calc(${space[4]} + ${space[2]})`,
  flex: 'none',
  maxWidth: '16rem',
  height: '100%',
  paddingInline: space[12],
  color: color.text.muted,
  fontWeight: vars.weight.medium,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  outline: 'none',
  textDecoration: 'none',
  selectors: {
    '&:hover:not([aria-disabled])': { color: color.text.primary },
    '&[aria-selected="true"], &[aria-current="page"]': {
      color: color.text.primary,
      fontWeight: vars.weight.strong,
    },
    '&[aria-selected="true"]::after, &[aria-current="page"]::after': {
      content: '""',
      position: 'absolute',
      insetInline: space[12],
      insetBlockEnd: 0,
      height: 2,
      background: color.action.marker,
    },
    '&:focus-visible': innerRing,
    '&[aria-disabled]': { opacity: 0.5, cursor: 'not-allowed' },
  },
  '@media': {
    [screens.forced]: {
      selectors: {
        '&[aria-selected="true"]::after, &[aria-current="page"]::after': { background: 'Highlight' },
      },
    },
  },
});
export const words = component({ overflow: 'hidden', textOverflow: 'ellipsis' });
export const count = component({
  fontSize: type.caption.size,
  lineHeight: type.caption.line,
  letterSpacing: vars.tracking.none,
  fontWeight: vars.weight.regular,
  fontVariantNumeric: 'tabular-nums',
  color: color.text.muted,
});
export const panel = component({
  flex: '1 1 auto',
  minHeight: 0,
  outline: 'none',
  selectors: { '&:focus-visible': innerRing },
});
