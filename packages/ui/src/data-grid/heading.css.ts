import { pattern, truncated } from '../styles/layers.ts';
import { measure } from '../tokens/measures.ts';
import { vars } from '../tokens/contract.css.ts';
import { lineColor, rowFill } from './DataTable.css.ts';

export const headCell = pattern({
  gap: vars.space[4],
  userSelect: 'none',
});
export const headLabel = pattern({ ...truncated, minWidth: 0 });
export const sortable = pattern({
  cursor: 'pointer',
  selectors: { '&:hover': { color: vars.color.text.primary } },
});
export const sorted = pattern({ color: vars.color.text.primary, fontWeight: vars.weight.strong });
export const sortRank = pattern({
  fontSize: vars.type.caption.size,
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.text.muted,
});
export const headMenu = pattern({
  position: 'absolute',
  insetInlineEnd: vars.space[4],
  top: '50%',
  transform: 'translateY(-50%)',
  background: rowFill,
  borderRadius: vars.radius.chip,
  opacity: 0,
  pointerEvents: 'none',
  selectors: {
    [`${headCell}:hover > &, &:focus-within, &[data-open]`]: { opacity: 1, pointerEvents: 'auto' },
  },
  '@media': { '(hover: none)': { display: 'none' } },
});
/** Drawn in CSS with the stroke of the icon set, because every heading has one. */
export const chevron = pattern({
  selectors: {
    '&::before': {
      content: '""',
      width: vars.space[8],
      height: vars.space[8],
      borderBlockEnd: '1.6px solid currentColor',
      borderInlineEnd: '1.6px solid currentColor',
      borderRadius: '0 0 1px',
      transform: 'translateY(-25%) rotate(45deg)',
    },
    '[dir="rtl"] &::before': { transform: 'translateY(-25%) rotate(-45deg)' },
  },
});
export const handle = pattern({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: `calc(${vars.space[4]} * -1)`,
  width: vars.space[8],
  cursor: 'col-resize',
  touchAction: 'none',
  zIndex: 3,
  selectors: {
    '&::after': {
      content: '""',
      position: 'absolute',
      insetBlock: vars.space[8],
      insetInlineStart: '50%',
      width: 2,
      marginInlineStart: -1,
      borderRadius: vars.radius.full,
    },
    [`${headCell}:hover > &::after`]: { background: vars.color.line.strong },
    '&:hover::after, &[data-active]::after': { background: vars.color.action.focus },
  },
});
/** A column pinned at the end grows towards the start. */
export const handleAtStart = pattern({
  insetInlineEnd: 'auto',
  insetInlineStart: `calc(${vars.space[4]} * -1)`,
});
export const bandCell = pattern({
  justifyContent: 'flex-start',
  borderInlineEnd: `1px solid ${lineColor}`,
  color: vars.color.text.primary,
});
/** Stays in view for as long as one of its columns is. */
export const bandLabel = pattern({
  position: 'sticky',
  paddingInlineStart: measure.cell,
  marginInlineStart: `calc(${measure.cell} * -1)`,
});
export const dropBefore = pattern({ boxShadow: `inset 2px 0 0 ${vars.color.action.focus}` });
export const dropAfter = pattern({ boxShadow: `inset -2px 0 0 ${vars.color.action.focus}` });
export const dragged = pattern({ opacity: 0.5 });
