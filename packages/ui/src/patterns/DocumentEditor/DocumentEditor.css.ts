import { globalStyle } from '@vanilla-extract/css';
import { pattern, screens } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';
import { layers } from '../../tokens/global.css.ts';

const { color, space, type } = vars;

export const body = pattern({
  minHeight: '24rem',
  maxHeight: '44rem',
  overflow: 'auto',
  fontSize: type.body.size,
  lineHeight: type.body.line,
  '@media': { [screens.touch]: { fontSize: type.section.size, lineHeight: type.section.line } },
});
export const surface = pattern({
  minHeight: '24rem',
  padding: `${space[16]} ${space[24]}`,
  '@media': { [screens.phone]: { paddingInline: space[12] } },
});
/** The tools stay in view above a long document. */
export const tools = pattern({ flex: 'none' });

const inside = (selector: string, rule: Record<string, string | number>) =>
  globalStyle(`${surface} ${selector}`, { '@layer': { [layers.pattern]: rule } });

inside('[data-field]', {
  paddingInline: space[4],
  borderRadius: vars.radius.chip,
  background: color.surface.selected,
  color: color.text.link,
  fontWeight: vars.weight.medium,
  boxDecorationBreak: 'clone',
});
inside('[data-block]', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${space[8]}`,
  marginBlock: space[8],
  padding: `${space[8]} ${space[12]}`,
  border: `1px dashed ${color.line.strong}`,
  borderRadius: vars.radius.control,
  background: color.surface.sunken,
  cursor: 'grab',
});
inside('[data-block] > :first-child', { fontWeight: vars.weight.medium });
inside('[data-block] > :last-child:not(:first-child)', {
  color: color.text.muted,
  fontSize: type.small.size,
  lineHeight: type.small.line,
});
inside('[data-unknown]', { background: color.tone.bad.bg, color: color.tone.bad.text });
// No selection outline before the editor is focused.
inside('.ProseMirror:not(.ProseMirror-focused) .ProseMirror-selectednode', { outline: 'none' });
inside('[data-field].ProseMirror-selectednode', { outline: `2px solid ${color.action.focus}` });
