import { pattern } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';
import { at } from '../../tokens/measures.ts';

const { color, space, type, weight } = vars;

export const root = pattern({ display: 'flex', flexDirection: 'column', gap: space[16], minWidth: 0 });
export const head = pattern({
  borderBlockEnd: `1px solid ${color.line.default}`,
  // The row below has its own border.
  marginBlockEnd: -1,
});
export const column = pattern({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  borderInlineStart: `1px solid ${color.line.subtle}`,
  selectors: { '&:has(input:checked)': { background: color.surface.selected } },
  '@media': {
    [at.phone]: {
      borderInlineStart: 0,
      marginInline: space[8],
      borderRadius: vars.radius.control,
    },
  },
});
export const titleLine = pattern({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[8],
});
export const title = pattern({
  fontSize: type.body.size,
  lineHeight: type.body.line,
  fontWeight: weight.strong,
  color: color.text.primary,
});
export const code = pattern({
  fontFamily: vars.font.mono,
  fontSize: type.caption.size,
  letterSpacing: vars.tracking.none,
  color: color.text.muted,
});
export const fact = pattern({
  display: 'block',
  color: color.text.muted,
  fontSize: type.caption.size,
  lineHeight: type.caption.line,
  fontWeight: weight.regular,
});
export const counts = pattern({
  display: 'block',
  color: color.text.primary,
  fontSize: type.caption.size,
  lineHeight: type.caption.line,
  fontWeight: weight.regular,
});
export const blocked = pattern({
  display: 'block',
  color: color.tone.warn.text,
  fontSize: type.caption.size,
  lineHeight: type.caption.line,
});
export const tools = pattern({
  marginBlockStart: 'auto',
  paddingBlockEnd: space[8],
  // The text of the button begins below the facts of the record.
  paddingInlineStart: `calc(${space[24]} + ${space[2]})`,
  '@media': { [at.phone]: { paddingInlineStart: `calc(${space[20]} + ${space[2]})` } },
});
export const sameList = pattern({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 16rem), 1fr))',
  columnGap: space[24],
  rowGap: space[8],
  fontSize: type.small.size,
  lineHeight: type.small.line,
});
export const sameField = pattern({ minWidth: 0, overflowWrap: 'anywhere' });
export const sameLabel = pattern({ color: color.text.muted });
