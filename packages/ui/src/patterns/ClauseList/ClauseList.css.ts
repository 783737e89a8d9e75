import { hidden as unseen, innerRing, pattern } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';
import { at } from '../../tokens/measures.ts';

const { color, space, type, weight } = vars;

export const clauses = pattern({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: `${space[24]} ${space[40]}`,
  paddingTop: space[24],
  '@media': { [at.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const clauseSet = pattern({ minWidth: 0 });
export const clauseHead = pattern({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  minHeight: space[32],
});
export const clauseTitle = pattern({
  flex: 1,
  fontSize: type.body.size,
  lineHeight: type.body.line,
  fontWeight: weight.strong,
});
/** Height of the first line, which the mark, scope and amount of a longer clause stay at. */
const firstLine = vars.size.controlSmall;
const inFirstLine = `calc((${firstLine} - ${type.small.line}) / 2)`;
export const clause = pattern({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[8],
  minHeight: space[32],
  paddingBlock: space[2],
  fontSize: type.small.size,
  lineHeight: type.small.line,
});
const glyph = { flex: 'none', display: 'inline-flex', alignItems: 'center', height: firstLine } as const;
export const mark = {
  included: pattern({ ...glyph, color: color.tone.ok.fg }),
  excluded: pattern({ ...glyph, color: color.icon.default }),
};
/** Marker and drag handle of a clause; shows a grip if it can be moved. */
export const handle = pattern({
  position: 'relative',
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: space[24],
  height: firstLine,
  marginInline: `calc(${space[4]} * -1)`,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.chip,
  background: 'none',
  color: color.icon.default,
  cursor: 'grab',
  touchAction: 'manipulation',
  outline: 'none',
  selectors: { '&:focus-visible': innerRing },
});
export const grip = pattern({
  position: 'absolute',
  inset: 0,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  opacity: 0,
  selectors: {
    [`${clause}:hover &, ${handle}:focus-visible &, ${handle}[aria-pressed=true] &`]: { opacity: 1 },
  },
});
export const gripped = pattern({
  display: 'inline-flex',
  selectors: {
    [`${clause}:hover ${handle} &, ${handle}:focus-visible &, ${handle}[aria-pressed=true] &`]: {
      opacity: 0,
    },
  },
});
export const dragged = pattern({
  background: color.surface.active,
  borderRadius: vars.radius.chip,
});
export const aside = pattern({
  flex: 'none',
  maxWidth: '45%',
  color: color.text.muted,
  fontSize: type.caption.size,
  lineHeight: type.small.line,
  paddingBlock: inFirstLine,
  textAlign: 'end',
  overflowWrap: 'anywhere',
});
export const amount = pattern({
  flex: 'none',
  paddingBlock: inFirstLine,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
export const saying = pattern({ display: 'flex', flexDirection: 'column', flex: 1, minWidth: 0 });
export const note = pattern({
  display: 'block',
  paddingBlockEnd: space[4],
  color: color.text.muted,
  fontSize: type.caption.size,
  lineHeight: type.caption.line,
});
export const hidden = pattern(unseen);
export const problem = pattern({ color: color.tone.bad.text });
const textBox = {
  flex: 1,
  minWidth: 0,
  padding: `${inFirstLine} ${space[8]}`,
  marginInline: `calc(${space[8]} * -1) 0`,
  textAlign: 'start',
  overflowWrap: 'anywhere',
} as const;
export const clauseText = pattern(textBox);
export const opener = pattern({
  ...textBox,
  appearance: 'none',
  border: 0,
  borderRadius: vars.radius.chip,
  background: 'none',
  color: color.text.primary,
  font: 'inherit',
  cursor: 'text',
  outline: 'none',
  selectors: {
    '&:hover': { background: color.surface.hover },
    '&:focus-visible': innerRing,
  },
});
export const field = pattern({ flex: 1, minWidth: 0, marginInlineStart: `calc(${space[4]} * -1)` });
export const remove = pattern({
  flex: 'none',
  opacity: 0,
  selectors: { [`${clause}:hover &, &:focus-within`]: { opacity: 1 } },
  '@media': { '(hover: none)': { opacity: 1 } },
});
/** Actions overlay the scope of a clause on hover. */
export const asideWithTools = pattern({
  position: 'relative',
  '@media': {
    '(hover: none)': { display: 'flex', flexDirection: 'column', alignItems: 'flex-end' },
  },
});
export const over = pattern({
  position: 'absolute',
  insetInlineEnd: 0,
  insetBlock: 0,
  display: 'flex',
  alignItems: 'center',
  paddingInlineStart: space[8],
  selectors: { [`${clause}:hover &, &:focus-within`]: { background: color.surface.panel } },
  '@media': { '(hover: none)': { position: 'static' } },
});
export const none = pattern({
  paddingBlock: space[8],
  fontSize: type.small.size,
  lineHeight: type.small.line,
  color: color.text.muted,
});
