import { pattern } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, space, type } = vars;

export const thread = pattern({ display: 'flex', flexDirection: 'column', gap: space[16], minWidth: 0 });
export const list = pattern({ display: 'flex', flexDirection: 'column', gap: space[16] });
export const item = pattern({
  // Only visible comments are laid out.
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 3.5rem',
});
export const comment = pattern({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space[12],
});
export const body = pattern({ minWidth: 0 });
export const head = pattern({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space[8],
  minHeight: vars.size.controlSmall,
  paddingBlockStart: space[4],
  fontSize: type.small.size,
  lineHeight: type.small.line,
});
export const name = pattern({ fontWeight: vars.weight.strong, overflowWrap: 'anywhere', minWidth: 0 });
export const when = pattern({ color: color.text.muted, fontSize: type.caption.size });
export const tools = pattern({
  display: 'flex',
  alignItems: 'center',
  // Icons have no baseline that the name could share.
  alignSelf: 'flex-start',
  marginInlineStart: 'auto',
  marginBlock: `calc(-1 * ${space[4]})`,
});
export const text = pattern({ fontSize: type.small.size, lineHeight: type.small.line });
export const faded = pattern({ opacity: 0.7 });
export const note = pattern({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[8],
  marginBlockStart: space[4],
  color: color.text.muted,
  fontSize: type.caption.size,
  lineHeight: type.caption.line,
});
export const noteBad = pattern({ color: color.tone.bad.fg });
export const replies = pattern({
  display: 'flex',
  flexDirection: 'column',
  gap: space[12],
  marginBlockStart: space[12],
  paddingInlineStart: space[12],
  borderInlineStart: `2px solid ${color.line.subtle}`,
});
export const replyBox = pattern({ marginBlockStart: space[12] });
export const earlier = pattern({ alignSelf: 'flex-start', marginBlockStart: `calc(-1 * ${space[8]})` });
export const error = pattern({
  marginBlockStart: space[8],
  color: color.tone.bad.fg,
  fontSize: type.caption.size,
});
/** Comment that the address refers to. */
export const target = pattern({
  borderRadius: vars.radius.control,
  background: color.surface.selected,
  outline: `${space[4]} solid ${color.surface.selected}`,
});
export const gone = pattern({ color: color.text.muted });
export const files = pattern({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[8],
  marginBlockStart: space[8],
});
