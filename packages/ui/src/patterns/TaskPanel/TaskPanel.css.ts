import { globalStyle } from '@vanilla-extract/css';
import * as button from '../../components/Button/Button.css.ts';
import * as quickAdd from '../../components/QuickAdd/QuickAdd.css.ts';
import { pattern, screens } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';
import { layers } from '../../tokens/global.css.ts';
import { at } from '../../tokens/measures.ts';

const { color, space, type } = vars;

export const head = pattern({
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  flex: 'none',
  minHeight: `calc(${vars.size.tabs} + ${space[2]})`,
  paddingInline: `${space[16]} ${space[12]}`,
  borderBlockEnd: `1px solid ${color.line.subtle}`,
});
export const code = pattern({
  marginInlineStart: space[4],
  fontFamily: vars.font.mono,
  fontSize: type.caption.size,
  letterSpacing: vars.tracking.none,
  color: color.text.muted,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const status = pattern({
  marginInlineStart: space[4],
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[8],
  minWidth: 0,
  fontSize: type.small.size,
});
export const tools = pattern({
  marginInlineStart: 'auto',
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
});
export const rule = pattern({
  width: 1,
  height: space[20],
  marginInline: space[4],
  background: color.line.default,
});
export const content = pattern({
  display: 'flex',
  flexDirection: 'column',
  gap: space[20],
  padding: `${space[16]} ${space[24]} ${space[24]}`,
  minHeight: '100%',
  '@media': { [at.phone]: { paddingInline: space[16] } },
});
/** Limits the line length of wide text. */
export const wide = pattern({ maxWidth: '60rem', marginInline: 'auto', width: '100%' });
export const titleBlock = pattern({ display: 'flex', flexDirection: 'column', gap: space[8], minWidth: 0 });
export const title = pattern({
  fontSize: type.page.size,
  lineHeight: type.page.line,
  fontWeight: vars.weight.strong,
  letterSpacing: vars.tracking.heading,
  overflowWrap: 'anywhere',
});
/** As high as its text: an invisible copy of the text shares the cell. */
export const titleField = pattern({
  display: 'grid',
  marginInline: `calc(-1 * ${space[8]})`,
  selectors: {
    '&::after': {
      content: 'attr(data-value) " "',
      visibility: 'hidden',
      whiteSpace: 'pre-wrap',
      overflowWrap: 'anywhere',
      gridArea: '1 / 1',
      padding: `${space[4]} ${space[8]}`,
      fontSize: type.page.size,
      lineHeight: type.page.line,
      fontWeight: vars.weight.strong,
      letterSpacing: vars.tracking.heading,
    },
  },
});
export const titleInput = pattern({
  gridArea: '1 / 1',
  minWidth: 0,
  padding: `${space[4]} ${space[8]}`,
  border: 0,
  borderRadius: vars.radius.control,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  fontSize: type.page.size,
  lineHeight: type.page.line,
  fontWeight: vars.weight.strong,
  letterSpacing: vars.tracking.heading,
  resize: 'none',
  overflow: 'hidden',
  outline: 'none',
  selectors: {
    '&:hover': { background: color.surface.hover },
    '&:focus': { background: color.surface.panel, boxShadow: `inset 0 0 0 2px ${color.action.focus}` },
  },
});
export const titleError = pattern({
  paddingInline: space[8],
  color: color.tone.bad.fg,
  fontSize: type.caption.size,
  lineHeight: type.caption.line,
});
export const prose = pattern({
  cursor: 'text',
  borderRadius: vars.radius.control,
  fontSize: type.small.size,
});
export const below = pattern({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[8] });
export const fields = pattern({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: space[24],
  rowGap: space[4],
  '@media': { [at.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const field = pattern({
  display: 'grid',
  gridTemplateColumns: '7.25rem minmax(0, 1fr)',
  alignItems: 'center',
  minHeight: vars.size.controlSmall,
  fontSize: type.small.size,
  lineHeight: type.small.line,
  // Same height as inline-edited properties, which need a touch target.
  '@media': {
    [screens.touch]: {
      minHeight: vars.size.touch,
      alignContent: 'start',
      gridAutoRows: `minmax(calc(${space[24]} + ${space[4]}), auto)`,
    },
  },
});
/** Inline-edited properties have padding, so this aligns their text with the others. */
export const edit = pattern({ marginInline: `calc(-1 * ${space[8]})`, minWidth: 0 });
export const wideField = pattern({ gridColumn: '1 / -1' });
export const fieldLabel = pattern({ color: color.text.muted, overflow: 'hidden', textOverflow: 'ellipsis' });
export const fieldValue = pattern({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[8],
  minWidth: 0,
  overflowWrap: 'anywhere',
});
export const pair = pattern({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 16rem), 1fr))',
  gap: `${space[20]} ${space[32]}`,
});
export const items = pattern({ borderBlockStart: `1px solid ${color.line.default}` });
export const item = pattern({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  minHeight: `calc(${vars.size.navItem} - 2px)`,
  borderBlockEnd: `1px solid ${color.line.subtle}`,
  fontSize: type.small.size,
  lineHeight: type.small.line,
  selectors: { '&:hover': { background: color.surface.hover } },
});
export const itemGlyph = pattern({
  flex: 'none',
  display: 'inline-flex',
  color: color.icon.default,
  // The link covers the line, so checkboxes are above it.
  selectors: { '&:has(input)': { position: 'relative', zIndex: 1 } },
});
export const itemLabel = pattern({
  flex: '1 1 auto',
  minWidth: 0,
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space[16],
  '@media': {
    [at.phone]: { flexDirection: 'column', alignItems: 'stretch', gap: 0, paddingBlock: space[8] },
  },
});
export const itemDetail = pattern({
  flex: '0 1 auto',
  maxWidth: '45%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: color.text.muted,
  '@media': {
    [at.phone]: { maxWidth: '100%', fontSize: type.caption.size, lineHeight: type.caption.line },
  },
});
export const itemDone = pattern({ color: color.text.muted });
export const itemAside = pattern({
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[8],
  color: color.text.muted,
  // Pressable elements are above the link that covers the line.
  position: 'relative',
});
export const empty = pattern({ paddingBlock: space[8], color: color.text.muted, fontSize: type.small.size });

/** The icon of the add button, not its edge, aligns with values and names. */
for (const first of [
  `${below} > ${button.variant.ghost}:first-child`,
  `${fieldValue} > ${button.variant.ghost}:first-child`,
  `${content} ${quickAdd.root} > ${button.variant.ghost}`,
])
  globalStyle(first, { '@layer': { [layers.pattern]: { marginInlineStart: `calc(-1 * ${space[12]})` } } });
