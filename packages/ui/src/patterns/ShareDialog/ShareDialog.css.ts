import { pattern } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';
import { at, measure } from '../../tokens/measures.ts';

const { color, space, type } = vars;

export const body = pattern({ display: 'flex', flexDirection: 'column' });
export const add = pattern({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 8.25rem auto',
  alignItems: 'start',
  gap: space[8],
  paddingInline: space[24],
  paddingBlock: space[4],
  '@media': { [at.phone]: { gridTemplateColumns: 'minmax(0, 1fr) auto', paddingInline: space[16] } },
});
export const addPeople = pattern({ minWidth: 0, '@media': { [at.phone]: { gridColumn: '1 / -1' } } });
export const note = pattern({
  paddingInline: space[24],
  paddingBlockStart: space[4],
  color: color.text.muted,
  fontSize: type.caption.size,
  lineHeight: type.caption.line,
  '@media': { [at.phone]: { paddingInline: space[16] } },
});
export const inset = pattern({
  marginInline: space[24],
  marginBlockStart: space[8],
  '@media': { [at.phone]: { marginInline: space[16] } },
});
export const listHead = pattern({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[8],
  paddingInline: space[24],
  paddingBlock: `${space[16]} ${space[12]}`,
  '@media': { [at.phone]: { paddingInline: space[16] } },
});
export const listTitle = pattern({ fontWeight: vars.weight.strong });
export const count = pattern({ color: color.text.muted, fontSize: type.small.size });
export const find = pattern({ marginInlineStart: 'auto', width: '11.25rem' });
const columns = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 9.5rem 3rem',
  columnGap: space[12],
  alignItems: 'center',
  paddingInlineStart: space[24],
  paddingInlineEnd: space[16],
} as const;
const narrow = {
  gridTemplateColumns: 'minmax(0, 1fr) 7.5rem 2rem',
  columnGap: space[4],
  paddingInline: `${space[16]} ${space[8]}`,
} as const;
export const columnHead = pattern({
  ...columns,
  minHeight: measure.headRow,
  borderBlock: `1px solid ${color.line.default}`,
  background: color.surface.canvas,
  color: color.text.muted,
  fontSize: type.small.size,
  fontWeight: vars.weight.medium,
  '@media': { [at.phone]: narrow },
});
export const row = pattern({
  ...columns,
  minHeight: measure.footer,
  borderBlockEnd: `1px solid ${color.line.subtle}`,
  selectors: { '&:hover': { background: color.surface.hover }, '&:last-child': { borderBlockEnd: 0 } },
  '@media': { [at.phone]: narrow },
});
/** Row with a message below its permission. */
export const failedRow = pattern({ rowGap: space[4], paddingBlock: space[8] });
export const who = pattern({ display: 'flex', alignItems: 'center', gap: space[12], minWidth: 0 });
export const group = pattern({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: vars.size.navItem,
  height: vars.size.navItem,
  borderRadius: vars.radius.control,
  background: color.tint.slate.bg,
  color: color.tint.slate.fg,
});
export const text = pattern({ display: 'flex', flexDirection: 'column', minWidth: 0 });
const clipped = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
export const name = pattern({
  ...clipped,
  fontSize: type.small.size,
  lineHeight: type.small.line,
  fontWeight: vars.weight.medium,
});
export const detail = pattern({
  ...clipped,
  color: color.text.muted,
  fontSize: type.caption.size,
  lineHeight: type.caption.line,
});
export const fixed = pattern({
  paddingInlineStart: space[8],
  fontSize: type.small.size,
  color: color.text.muted,
});
export const tool = pattern({ display: 'flex', justifyContent: 'flex-end' });
export const rowError = pattern({
  gridColumn: '2 / -1',
  display: 'flex',
  gap: space[4],
  paddingInlineStart: space[8],
  color: color.tone.bad.fg,
  fontSize: type.caption.size,
  lineHeight: type.caption.line,
  overflowWrap: 'anywhere',
  '@media': { [at.phone]: { gridColumn: '1 / -1', paddingInlineStart: 0 } },
});
export const rowErrorGlyph = pattern({ flex: 'none', paddingBlockStart: 1 });
/** Height of a page of five, so that the dialog keeps its height. */
export const list = pattern({
  minHeight: `calc(${measure.footer} * 5 + 4px)`,
  '@media': { [at.phone]: { minHeight: 0 } },
});
export const empty = pattern({
  display: 'grid',
  placeItems: 'center',
  minHeight: '10rem',
  paddingInline: space[24],
});
export const foot = pattern({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[8],
  width: '100%',
});
/** Aligned with the text above. */
export const copy = pattern({ display: 'flex', marginInlineStart: `calc(${space[12]} * -1)` });
export const pager = pattern({
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  marginInlineStart: 'auto',
  fontSize: type.small.size,
  fontVariantNumeric: 'tabular-nums',
});
export const copyBox = pattern({ flex: '1 1 100%' });
export const linkForm = pattern({ display: 'flex', flexDirection: 'column', gap: space[12] });
