import { innerRing, component, screens } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, space, size, type } = vars;

/** Height of the calendar of six weeks with its head. */
const listHeight = `calc(7 * (${space[32]} + ${space[2]}) + ${space[24]})`;

export const zone = component({
  flex: 'none',
  marginInlineStart: 'auto',
  fontSize: type.small.size,
  lineHeight: type.small.line,
  color: color.text.muted,
});
export const parts = component({
  display: 'flex',
  gap: space[12],
  '@media': { [screens.phone]: { flexDirection: 'column', alignItems: 'center', gap: space[8] } },
});
export const list = component({
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
  maxHeight: listHeight,
  overflowY: 'auto',
  paddingInline: space[4],
  borderInlineStart: `1px solid ${color.line.subtle}`,
  outline: 'none',
  '@media': {
    [screens.phone]: {
      display: 'grid',
      width: '100%',
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      maxHeight: `calc(3 * ${size.touch})`,
      borderInlineStart: 0,
      borderBlockStart: `1px solid ${color.line.subtle}`,
      paddingBlockStart: space[4],
    },
  },
});
export const time = component({
  flex: 'none',
  minHeight: space[32],
  paddingInline: space[12],
  paddingBlock: space[4],
  borderRadius: vars.radius.control,
  fontSize: type.small.size,
  lineHeight: `calc(${space[24]})`,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&:hover:not([aria-disabled="true"])': { background: color.surface.active },
    '&[aria-selected="true"], &[aria-selected="true"]:hover': {
      background: color.action.on,
      color: color.action.onOn,
    },
    '&:focus-visible': innerRing,
    '&[aria-selected="true"]:focus-visible': { outlineColor: color.action.onOn },
    '&[aria-disabled="true"]': { color: color.icon.faint, cursor: 'not-allowed' },
  },
  '@media': {
    [screens.touch]: { minHeight: size.touch },
    [screens.forced]: {
      selectors: {
        '&[aria-selected="true"]': {
          background: 'Highlight',
          color: 'HighlightText',
          forcedColorAdjust: 'none',
        },
        '&[aria-disabled="true"]': { color: 'GrayText' },
      },
    },
  },
});
