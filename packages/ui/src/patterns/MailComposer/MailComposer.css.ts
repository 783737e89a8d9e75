import { globalStyle } from '@vanilla-extract/css';
import { hidden, pattern, ring, screens } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';
import { layers } from '../../tokens/global.css.ts';

const { color, space, type } = vars;

export const composer = pattern({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  border: `1px solid ${color.line.strong}`,
  borderRadius: vars.radius.card,
  background: color.surface.panel,
});
/** Attached to the upper edge, so that it is read before the text. */
export const notice = pattern({
  padding: `${space[8]} ${space[12]}`,
  borderStartStartRadius: vars.radius.card,
  borderStartEndRadius: vars.radius.card,
  background: color.tint.violet.bg,
  color: color.tint.violet.fg,
  fontSize: type.small.size,
  lineHeight: type.small.line,
});
export const row = pattern({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: space[8],
  paddingInline: space[12],
  paddingBlock: space[4],
  minHeight: vars.size.row,
  borderBlockEnd: `1px solid ${color.line.subtle}`,
});
export const rowLabel = pattern({
  width: '3.25rem',
  flex: 'none',
  fontSize: type.small.size,
  lineHeight: type.small.line,
  color: color.text.muted,
});
export const rowControl = pattern({ flex: '1 1 12rem', minWidth: 0 });
/** The text of the bare select, not its edge, is below the recipients. */
export const sender = pattern({ marginInlineStart: `calc(-1 * ${space[8]})` });
export const subject = pattern({
  flex: '1 1 12rem',
  minWidth: 0,
  minHeight: vars.size.controlSmall,
  outline: 'none',
  borderRadius: vars.radius.chip,
  fontSize: type.body.size,
  lineHeight: type.body.line,
  selectors: { '&:focus-visible': ring },
  '@media': { [screens.touch]: { minHeight: vars.size.touch } },
});
export const tools = pattern({ display: 'flex', gap: space[8], marginInlineStart: 'auto' });
export const text = pattern({ padding: space[8] });
// The composer is the frame; the editor inside draws none of its own.
globalStyle(`${text} > div > div:first-child`, { '@layer': { [layers.pattern]: { border: 0 } } });
export const files = pattern({
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  paddingInline: space[12],
  paddingBlockEnd: space[8],
});
export const fileList = pattern({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[8],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const file = pattern({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  minWidth: 0,
  maxWidth: '100%',
  flex: '0 1 20rem',
  minHeight: vars.size.touch,
  paddingInlineStart: space[12],
  paddingInlineEnd: space[4],
  border: `1px solid ${color.line.default}`,
  borderRadius: vars.radius.control,
});
export const fileFailed = pattern({ borderColor: color.tone.bad.fg });
export const fileText = pattern({ display: 'flex', flexDirection: 'column', flex: '1 1 auto', minWidth: 0 });
export const fileSize = pattern({
  // A size such as "4 MB" keeps its order on a page from right to left.
  unicodeBidi: 'plaintext',
  fontSize: type.caption.size,
  lineHeight: type.caption.line,
  color: color.text.muted,
  fontVariantNumeric: 'tabular-nums',
});
export const summary = pattern({
  fontSize: type.caption.size,
  lineHeight: type.caption.line,
  color: color.text.muted,
});
export const error = pattern({
  fontSize: type.caption.size,
  lineHeight: type.caption.line,
  color: color.tone.bad.fg,
  overflowWrap: 'anywhere',
});
export const foot = pattern({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[8],
  padding: `${space[8]} ${space[12]} ${space[12]}`,
});
export const state = pattern({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[8],
  marginInlineStart: 'auto',
  fontSize: type.small.size,
  lineHeight: type.small.line,
  color: color.text.muted,
});
export const actions = pattern({
  display: 'flex',
  gap: space[8],
  '@media': { [screens.phone]: { flex: '1 1 100%', justifyContent: 'flex-end' } },
});
export const pending = pattern({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[12],
  padding: `${space[12]} ${space[16]}`,
  border: `1px solid ${color.line.strong}`,
  borderRadius: vars.radius.card,
  background: color.surface.panel,
  fontVariantNumeric: 'tabular-nums',
});
export const unseen = pattern(hidden);
