import { vars } from '../../tokens/contract.css.ts';
import { component, screens } from '../../styles/layers.ts';

const { color, space, type } = vars;

export const rows = component({
  display: 'flex',
  flexDirection: 'column',
  fontSize: type.small.size,
  lineHeight: type.small.line,
});
export const row = component({
  display: 'grid',
  gridTemplateColumns: '7.25rem minmax(0, 1fr)',
  minHeight: `calc(${vars.size.navItem} - 1px)`,
  // Single lines are centered in the row; otherwise the first lines align.
  alignItems: 'baseline',
  alignContent: 'center',
});
export const facts = component({
  display: 'flex',
  flexWrap: 'wrap',
  rowGap: space[12],
  // The first of every row has its divider and padding outside of the list, where they are cut off; a focus ring is not.
  marginInlineStart: `calc(-1 * ${space[24]} - 1px)`,
  clipPath: `inset(calc(-1 * ${space[8]}) ${space[20]})`,
  '@media': {
    [screens.phone]: {
      display: 'grid',
      gridTemplateColumns: '1fr 1fr',
      marginInlineStart: 0,
      clipPath: 'none',
    },
  },
});
export const fact = component({
  paddingInline: space[24],
  borderInlineStart: `1px solid ${color.line.subtle}`,
  minWidth: 0,
  '@media': { [screens.phone]: { border: 0, paddingInline: 0 } },
});
export const stack = component({ display: 'flex', flexDirection: 'column', gap: space[12] });
export const term = component({ color: color.text.muted });
export const termSmall = component({
  fontSize: type.caption.size,
  lineHeight: type.caption.line,
  letterSpacing: vars.tracking.none,
  fontWeight: vars.weight.medium,
});
export const value = component({
  minWidth: 0,
  overflowWrap: 'anywhere',
  display: 'flex',
  // A note without space beside the value wraps below it.
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[8],
});
export const valueStrong = component({
  fontSize: type.section.size,
  lineHeight: type.section.line,
  fontWeight: vars.weight.strong,
  letterSpacing: vars.tracking.heading,
  alignItems: 'baseline',
  gap: `calc(${space[4]} + ${space[2]})`,
});
export const note = component({
  color: color.text.muted,
  fontSize: type.caption.size,
  lineHeight: type.caption.line,
  letterSpacing: vars.tracking.none,
  fontWeight: vars.weight.regular,
});
