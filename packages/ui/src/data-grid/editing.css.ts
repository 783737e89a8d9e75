import { pattern } from '../styles/layers.ts';
import { measure } from '../tokens/measures.ts';
import { vars } from '../tokens/contract.css.ts';

export const editor = pattern({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  paddingInline: measure.cell,
  background: vars.color.surface.panel,
  outline: `2px solid ${vars.color.action.focus}`,
  outlineOffset: -2,
  fontSize: vars.type.small.size,
  lineHeight: vars.type.small.line,
  color: vars.color.text.primary,
  textAlign: 'inherit',
  fontVariantNumeric: 'inherit',
  fontFamily: 'inherit',
});
export const editorInvalid = pattern({ outlineColor: vars.color.tone.bad.fg });
/** Above the cell, because the cursor has gone on below it. */
export const cellError = pattern({
  position: 'absolute',
  bottom: '100%',
  insetInlineStart: 0,
  zIndex: 4,
  maxWidth: measure.popover,
  padding: `${vars.space[4]} ${vars.space[8]}`,
  borderRadius: `${vars.radius.chip} ${vars.radius.chip} 0 0`,
  background: vars.color.tone.bad.bg,
  color: vars.color.tone.bad.text,
  boxShadow: vars.shadow.popover,
  fontSize: vars.type.caption.size,
  lineHeight: vars.type.caption.line,
  fontWeight: vars.weight.medium,
  textAlign: 'start',
  whiteSpace: 'normal',
  width: 'max-content',
});
/** The first row has the heading above it. */
export const errorBelow = pattern({
  bottom: 'auto',
  top: '100%',
  borderRadius: `0 0 ${vars.radius.chip} ${vars.radius.chip}`,
});
export const errorAtEnd = pattern({ insetInlineStart: 'auto', insetInlineEnd: 0 });
