import { pattern } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, space, type, weight } = vars;

export const head = pattern({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${space[8]}`,
  paddingBottom: space[8],
});
export const title = pattern({
  fontSize: type.body.size,
  lineHeight: type.body.line,
  fontWeight: weight.strong,
});
export const note = pattern({
  fontSize: type.caption.size,
  lineHeight: type.caption.line,
  color: color.text.muted,
});
export const item = pattern({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[8],
  minHeight: space[32],
  paddingBlock: space[4],
  borderTop: `1px solid ${color.line.default}`,
  fontSize: type.small.size,
  lineHeight: space[24],
});
export const code = pattern({
  flex: 'none',
  color: color.text.muted,
  fontFamily: vars.font.mono,
  fontSize: type.caption.size,
});
/** Wraps details that do not fit beside the name. */
export const text = pattern({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[8],
  flex: 1,
  minWidth: 0,
  overflowWrap: 'anywhere',
});
export const name = pattern({ fontWeight: weight.medium });
export const detail = pattern({ color: color.text.muted });
export const amount = pattern({
  // The sign precedes the figure in every locale.
  direction: 'ltr',
  flex: 'none',
  fontWeight: weight.medium,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
export const hiddenItem = pattern({ color: color.text.muted, fontWeight: weight.regular });
/** The button is higher than a line of text; its icon is in the middle of the first line. */
export const tool = pattern({ display: 'inline-flex', flex: 'none', marginBlock: `calc(-1 * ${space[2]})` });
/** Line height, so that checkboxes and icons align with the first line. */
export const mark = pattern({
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: space[16],
  height: space[24],
  color: color.tone.ok.fg,
});
