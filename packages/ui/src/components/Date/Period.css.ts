import { component, innerRing, screens } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, space, size, type } = vars;

export const panel = component({ minWidth: 0 });
export const head = component({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[4],
  marginBlockEnd: space[8],
});
export const title = component({
  fontSize: type.body.size,
  lineHeight: type.body.line,
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
});
export const grid = component({ display: 'flex', flexDirection: 'column', gap: space[4] });
export const row = component({ display: 'flex', gap: space[4] });
const cellBase = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: space[40],
  paddingInline: space[8],
  borderRadius: vars.radius.control,
  fontSize: type.small.size,
  lineHeight: type.small.line,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&:hover:not([aria-disabled="true"])': { background: color.surface.active },
    '&[aria-current]': { fontWeight: vars.weight.strong, color: color.text.link },
    '&[aria-selected="true"], &[aria-selected="true"]:hover': {
      background: color.action.on,
      color: color.action.onOn,
    },
    // Inside the cell, because the gap to the next one is narrower than a ring.
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
          forcedColorAdjust: 'none' as const,
        },
        '&[aria-disabled="true"]': { color: 'GrayText' },
      },
    },
  },
} as const;
export const cell = {
  month: component({ ...cellBase, width: space[72] }),
  quarter: component({ ...cellBase, width: `calc(${space[72]} + ${space[40]})`, minHeight: space[56] }),
  year: component({ ...cellBase, width: space[72] }),
};
/** Months of a quarter, in the color of its name so that the selected one stays readable. */
export const months = component({
  fontSize: type.caption.size,
  lineHeight: type.caption.line,
  fontWeight: 400,
});
