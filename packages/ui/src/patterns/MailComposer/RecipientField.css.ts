import { hidden, pattern, ring, screens, truncated } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, space, type } = vars;

export const field = pattern({
  display: 'grid',
  gridTemplateColumns: '3.25rem minmax(0, 1fr) auto',
  alignItems: 'start',
  columnGap: space[8],
  paddingInline: space[12],
  paddingBlock: space[4],
  borderBlockEnd: `1px solid ${color.line.subtle}`,
});
export const label = pattern({
  display: 'flex',
  alignItems: 'center',
  minHeight: vars.size.controlSmall,
  fontSize: type.small.size,
  lineHeight: type.small.line,
  color: color.text.muted,
  '@media': { [screens.touch]: { minHeight: vars.size.touch } },
});
export const box = pattern({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[4],
  minWidth: 0,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const tokens = pattern({ display: 'contents', margin: 0, padding: 0, listStyle: 'none' });
export const token = pattern({
  display: 'inline-flex',
  alignItems: 'center',
  maxWidth: '100%',
  minHeight: vars.size.controlSmall,
  borderRadius: vars.radius.full,
  background: color.surface.active,
  color: color.text.primary,
  fontSize: type.small.size,
  lineHeight: type.small.line,
  '@media': { [screens.touch]: { minHeight: vars.size.touch } },
});
export const invalid = pattern({ background: color.tone.bad.bg, color: color.tone.bad.text });
export const edit = pattern({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[4],
  minWidth: 0,
  minHeight: 'inherit',
  paddingInlineStart: space[4],
  paddingInlineEnd: space[2],
  borderRadius: vars.radius.full,
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&:focus-visible': ring,
    // Without the cross, which keeps the text off the round end.
    '&:last-child': { paddingInlineEnd: space[12] },
  },
});
export const name = pattern({ ...truncated, minWidth: 0, maxWidth: '18rem' });
export const remove = pattern({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: space[24],
  height: space[24],
  marginInlineEnd: space[2],
  borderRadius: vars.radius.full,
  color: 'inherit',
  cursor: 'pointer',
  outline: 'none',
  selectors: { '&:focus-visible': ring, '&:hover': { background: color.surface.hover } },
  '@media': { [screens.touch]: { width: vars.size.touch, height: vars.size.touch } },
});
/** Narrow while it is not used, so that it does not take an empty line below the recipients. */
export const entry = pattern({
  position: 'relative',
  flex: '1 1 8rem',
  minWidth: '6rem',
  selectors: { '&:not(:focus-within):not(:first-child)': { flexBasis: space[24], minWidth: space[24] } },
});
export const input = pattern({
  width: '100%',
  minHeight: vars.size.controlSmall,
  outline: 'none',
  fontSize: type.body.size,
  lineHeight: type.body.line,
  borderRadius: vars.radius.chip,
  selectors: { '&:focus-visible': ring },
  '@media': { [screens.touch]: { minHeight: vars.size.touch } },
});
export const options = pattern({
  position: 'absolute',
  insetBlockStart: '100%',
  insetInlineStart: 0,
  zIndex: vars.layer.popover,
  width: '20rem',
  maxWidth: 'calc(100vw - 6rem)',
  maxHeight: '16rem',
  overflowY: 'auto',
  margin: 0,
  padding: space[4],
  listStyle: 'none',
  borderRadius: vars.radius.control,
  background: color.surface.raised,
  boxShadow: vars.shadow.popover,
});
export const option = pattern({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  minHeight: vars.size.touch,
  paddingInline: space[8],
  borderRadius: vars.radius.chip,
  cursor: 'pointer',
  selectors: { '&[aria-selected="true"]': { background: color.surface.active } },
});
export const optionText = pattern({ display: 'flex', flexDirection: 'column', minWidth: 0 });
export const optionName = pattern({ ...truncated, fontSize: type.small.size, lineHeight: type.small.line });
export const optionAddress = pattern({
  ...truncated,
  fontSize: type.caption.size,
  lineHeight: type.caption.line,
  color: color.text.muted,
});
export const errors = pattern({
  gridColumn: '2 / -1',
  display: 'flex',
  flexDirection: 'column',
  paddingBlock: space[4],
  fontSize: type.caption.size,
  lineHeight: type.caption.line,
  color: color.tone.bad.fg,
  overflowWrap: 'anywhere',
});
export const aside = pattern({
  display: 'flex',
  alignItems: 'center',
  minHeight: vars.size.controlSmall,
});
export const unseen = pattern(hidden);
