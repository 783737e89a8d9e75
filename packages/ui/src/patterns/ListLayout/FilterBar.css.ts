import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';
import { layers } from '../../tokens/global.css.ts';
import { pattern } from '../../styles/layers.ts';
import { measure } from '../../tokens/measures.ts';

const { color, space, type, weight } = vars;

export const bar = pattern({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[8],
  flex: 1,
});
export const stacked = pattern({ flexDirection: 'column', alignItems: 'flex-start' });
/** Without chips the plus icon aligns with the gutter. */
export const alone = pattern({ marginInlineStart: `calc(${measure.cell} * -1)` });
export const clear = pattern({
  marginInlineStart: 'auto',
  marginInlineEnd: `calc(${measure.cell} * -1)`,
  selectors: { [`${stacked} &`]: { marginInline: `calc(${measure.cell} * -1) 0` } },
});
globalStyle(`${clear} button`, { '@layer': { [layers.pattern]: { color: color.text.link } } });
export const editor = pattern({ outline: 'none', width: measure.popover, maxWidth: '92vw' });
export const form = pattern({ display: 'flex', flexDirection: 'column', gap: space[12], padding: space[16] });
export const buttons = pattern({ display: 'flex', justifyContent: 'flex-end', gap: space[8] });
/** First button of the row, at its start. */
export const start = pattern({ marginInlineEnd: 'auto', marginInlineStart: `calc(${measure.cell} * -1)` });
export const title = pattern({
  fontSize: type.small.size,
  lineHeight: type.small.line,
  fontWeight: weight.medium,
});
export const heading = pattern({
  paddingInline: space[16],
  paddingBlockStart: space[16],
  fontSize: type.small.size,
  lineHeight: type.small.line,
  fontWeight: weight.medium,
});
export const alternative = pattern({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[8],
});
/** Word between filters. */
export const or = pattern({
  fontSize: type.caption.size,
  lineHeight: type.caption.line,
  color: color.text.muted,
});
export const options = pattern({
  display: 'flex',
  flexDirection: 'column',
  gap: space[8],
  border: 0,
  maxHeight: measure.popover,
  overflowY: 'auto',
});
export const legend = pattern({
  display: 'block',
  marginBottom: space[4],
  fontSize: type.caption.size,
  lineHeight: type.caption.line,
  fontWeight: weight.medium,
  color: color.text.muted,
});
export const problem = pattern({
  color: color.tone.bad.fg,
  fontSize: type.caption.size,
  lineHeight: type.caption.line,
});
export const presets = pattern({ display: 'flex', flexWrap: 'wrap', gap: space[4] });
