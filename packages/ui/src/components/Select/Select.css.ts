import { vars } from '../../tokens/contract.css.ts';
import { component, ring, screens, sum, truncated } from '../../styles/layers.ts';

const { color, space, size, type } = vars;

export const trigger = component({
  cursor: 'pointer',
  outline: 'none',
  textAlign: 'start',
  selectors: {
    '&:focus-visible': ring,
    '&:active:not(:disabled)': { background: color.surface.hover },
  },
});
export const value = component({
  flex: '1 1 auto',
  minWidth: 0,
  ...truncated,
  selectors: { '&[data-placeholder]': { color: color.text.placeholder } },
});
export const chevron = component({ flex: 'none', color: color.icon.default, display: 'inline-flex' });
export const popover = component({
  maxWidth: `min(30rem, 100vw - ${space[16]})`,
  padding: 0,
});
export const list = component({
  padding: space[4],
  maxHeight: '20rem',
  overflow: 'auto',
  outline: 'none',
  position: 'relative',
});
export const option = component({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  minHeight: size.navItem,
  paddingInline: space[8],
  borderRadius: vars.radius.chip,
  outline: 'none',
  cursor: 'pointer',
  color: color.text.primary,
  fontSize: type.small.size,
  lineHeight: type.small.line,
  scrollMarginBlock: space[4],
  selectors: {
    '&[data-active]': { background: color.surface.active },
    '&[data-disabled]': { opacity: 0.5, cursor: 'not-allowed' },
  },
  '@media': {
    [screens.touch]: { minHeight: size.touch },
    [screens.forced]: {
      selectors: { '&[data-active]': { outline: '2px solid Highlight', outlineOffset: -2 } },
    },
  },
});
export const placed = component({ position: 'absolute', insetInline: space[4], insetBlockStart: 0 });
export const text = component({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 auto',
  minWidth: 0,
  paddingBlock: space[4],
});
export const label = component({ ...truncated });
export const match = component({ fontWeight: vars.weight.strong, background: 'none', color: 'inherit' });
export const description = component({
  color: color.text.muted,
  fontSize: type.caption.size,
  lineHeight: type.caption.line,
  letterSpacing: vars.tracking.none,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const aside = component({
  marginInlineStart: 'auto',
  paddingInlineStart: space[12],
  color: color.text.muted,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
export const check = component({
  flex: 'none',
  color: color.action.on,
  display: 'inline-flex',
  width: space[16],
});
export const glyph = component({ flex: 'none', color: color.icon.default, display: 'inline-flex' });
export const sectionTitle = component({
  paddingInline: space[8],
  paddingBlock: `calc(${space[4]} + ${space[2]})`,
  color: color.text.muted,
  fontSize: type.caption.size,
  lineHeight: type.caption.line,
  letterSpacing: vars.tracking.none,
  fontWeight: vars.weight.medium,
});
export const note = component({
  padding: `${space[8]} ${space[12]}`,
  color: color.text.muted,
  fontSize: type.small.size,
  lineHeight: type.small.line,
});
export const noteBad = component({ color: color.tone.bad.fg });
export const retry = component({ marginTop: space[8] });
export const rows = component({ position: 'relative', width: '100%' });
export const tags = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[4],
  flex: '1 1 auto',
  minWidth: 0,
  paddingBlock: space[2],
  // Room for the empty input behind a tag as wide as the field.
  paddingInlineEnd: sum(space[16], space[4]),
});
export const tagInput = component({
  flex: '1 1 4rem',
  width: 'auto',
  minWidth: '3rem',
  '@supports': {
    // As wide as its text, so that an empty input does not take a line of its own below the tags.
    '(field-sizing: content)': {
      fieldSizing: 'content',
      flex: '1 1 auto',
      minWidth: space[16],
      marginInlineEnd: `calc(-1 * ${sum(space[16], space[4])})`,
    },
  },
  selectors: {
    // Read-only: the chosen tags take the full width.
    '[data-readonly] &, [data-disabled] &': { flex: '1 1 0', minWidth: 0 },
  },
});
export const foot = component({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  borderBlockStart: `1px solid ${color.line.subtle}`,
  padding: space[4],
});
