import { globalStyle } from '@vanilla-extract/css';
import { hidden, pattern, ring, screens } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';
import { layers } from '../../tokens/global.css.ts';

const { color, space, type } = vars;

export const field = pattern({ display: 'flex', flexDirection: 'column', gap: space[4], minWidth: 0 });
export const box = pattern({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  border: `1px solid ${color.line.strong}`,
  borderRadius: vars.radius.card,
  background: color.surface.panel,
  selectors: {
    '&:has([contenteditable="true"]:focus), &:has(textarea:focus)': ring,
    '&[data-invalid]': { borderColor: color.tone.bad.fg },
    '&[data-disabled]': { background: color.surface.sunken, borderColor: color.line.default },
  },
});
export const toolbar = pattern({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  paddingInline: space[4],
  paddingBlock: space[4],
  minHeight: `calc(${vars.size.controlSmall} + ${space[8]})`,
  borderBlockEnd: `1px solid ${color.line.subtle}`,
});
/** Tools that wrap together, with the line before them. */
export const toolGroup = pattern({ display: 'flex', alignItems: 'center', gap: space[2] });
export const rule = pattern({
  width: 1,
  height: space[16],
  marginInline: space[4],
  background: color.line.default,
  border: 0,
  '@media': { [screens.phone]: { marginInline: space[2] } },
});
export const bone = pattern({
  width: space[16],
  height: space[16],
  margin: `calc((${vars.size.controlSmall} - ${space[16]}) / 2)`,
  borderRadius: vars.radius.chip,
  background: color.surface.active,
});
export const body = pattern({
  position: 'relative',
  maxHeight: '22rem',
  overflow: 'auto',
  fontSize: type.body.size,
  lineHeight: type.body.line,
  '@media': { [screens.touch]: { fontSize: type.section.size, lineHeight: type.section.line } },
});
export const surface = pattern({
  minHeight: '3.75rem',
  paddingInline: space[12],
  paddingBlock: space[8],
  outline: 'none',
  cursor: 'text',
});
/** Placeholder field that is replaced with the editor. */
export const plain = pattern({
  display: 'block',
  boxSizing: 'border-box',
  width: '100%',
  minHeight: '3.75rem',
  paddingInline: space[12],
  paddingBlock: space[8],
  border: 0,
  outline: 'none',
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  resize: 'none',
  selectors: { '&::placeholder': { color: color.text.placeholder, opacity: 1 } },
});
export const placeholder = pattern({
  position: 'absolute',
  insetInline: space[12],
  insetBlockStart: space[8],
  color: color.text.placeholder,
  pointerEvents: 'none',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
globalStyle(`${surface} > .ProseMirror`, {
  '@layer': { [layers.pattern]: { outline: 'none', minHeight: '2.5rem' } },
});
// Styles that the editor would insert as a style element, which the Content-Security-Policy forbids.
globalStyle(`${surface} .ProseMirror`, {
  '@layer': {
    [layers.pattern]: {
      position: 'relative',
      whiteSpace: 'break-spaces',
      overflowWrap: 'anywhere',
      fontVariantLigatures: 'none',
    },
  },
});
globalStyle(`${surface} .ProseMirror [contenteditable="false"]`, {
  '@layer': { [layers.pattern]: { whiteSpace: 'normal' } },
});
globalStyle(`${surface} .ProseMirror-hideselection *`, {
  '@layer': { [layers.pattern]: { caretColor: 'transparent' } },
});
globalStyle(`${surface} .ProseMirror-selectednode`, {
  '@layer': { [layers.pattern]: { outline: `2px solid ${color.action.focus}` } },
});
globalStyle(`${surface} img.ProseMirror-separator`, {
  '@layer': { [layers.pattern]: { display: 'inline', width: 0, height: 0, border: 0, margin: 0 } },
});
export const foot = pattern({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[8],
  paddingInlineStart: space[12],
  paddingInlineEnd: space[8],
  paddingBlockEnd: space[8],
  minHeight: `calc(${vars.size.controlSmall} + ${space[8]})`,
});
export const hint = pattern({
  flex: '1 1 8rem',
  fontSize: type.caption.size,
  lineHeight: type.caption.line,
  color: color.text.muted,
});
export const actions = pattern({ display: 'flex', gap: space[8], marginInlineStart: 'auto' });
export const attached = pattern({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[8],
  padding: `${space[4]} ${space[12]} ${space[8]}`,
});
export const uploads = pattern({
  marginInline: space[8],
  marginBlockEnd: space[8],
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
});
export const upload = pattern({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  paddingInline: space[8],
  paddingBlock: space[4],
  borderRadius: vars.radius.control,
  background: color.surface.sunken,
  fontSize: type.small.size,
  lineHeight: type.small.line,
});
export const uploadText = pattern({
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  flex: '1 1 auto',
  minWidth: 0,
});
export const uploadBad = pattern({ color: color.tone.bad.fg, fontSize: type.caption.size });
export const uploadGlyph = pattern({ flex: 'none', color: color.icon.default });
export const anchor = pattern({ position: 'fixed', width: 1, pointerEvents: 'none' });
export const options = pattern({ width: '18rem', maxWidth: '100%', padding: space[4] });
export const optionsTitle = pattern({
  padding: `${space[4]} ${space[8]}`,
  fontSize: type.caption.size,
  lineHeight: type.caption.line,
  color: color.text.muted,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const matched = pattern({ background: 'none', color: color.text.link });
export const option = pattern({ minHeight: vars.size.touch });
export const linkForm = pattern({
  display: 'flex',
  flexDirection: 'column',
  gap: space[12],
});
export const linkActions = pattern({ display: 'flex', gap: space[8], justifyContent: 'flex-end' });
export const unseen = pattern(hidden);
