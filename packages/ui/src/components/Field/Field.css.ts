import { vars } from '../../tokens/contract.css.ts';
import { component, hidden, innerRing, ring, screens } from '../../styles/layers.ts';

const { color, space, size: sizes, type } = vars;

export const field = component({
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  minWidth: 0,
  border: 0,
});
export const inlineField = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(6rem, 1fr) minmax(0, 2fr)',
  columnGap: space[12],
  alignItems: 'center',
  '@media': { [screens.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const withAside = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: space[8],
  alignItems: 'baseline',
});
export const aside = component({ display: 'flex', gridColumn: 2, gridRow: 1 });
export const wholeRow = component({ gridColumn: '1 / -1', minWidth: 0 });
export const label = component({
  fontSize: type.small.size,
  lineHeight: type.small.line,
  fontWeight: vars.weight.medium,
  color: color.text.primary,
  cursor: 'default',
  overflowWrap: 'break-word',
  minWidth: 0,
});
export const required = component({ color: color.tone.bad.fg, marginInlineStart: space[2] });
export const optional = component({ color: color.text.muted, fontWeight: vars.weight.regular });
export const hiddenLabel = component(hidden);
export const help = component({
  fontSize: type.caption.size,
  lineHeight: type.caption.line,
  letterSpacing: vars.tracking.none,
  color: color.text.muted,
});
export const error = component({
  display: 'flex',
  gap: space[4],
  fontSize: type.caption.size,
  lineHeight: type.caption.line,
  letterSpacing: vars.tracking.none,
  color: color.tone.bad.fg,
  overflowWrap: 'anywhere',
});
export const errorGlyph = component({ flex: 'none', paddingBlockStart: 1 });
export const counter = component({ marginInlineStart: 'auto', fontVariantNumeric: 'tabular-nums' });
export const footRow = component({ display: 'flex', gap: space[8], alignItems: 'flex-start' });

export const box = component({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  minWidth: 0,
  width: '100%',
  border: `1px solid ${color.line.strong}`,
  borderRadius: vars.radius.control,
  background: color.surface.panel,
  color: color.text.primary,
  transition: `border-color ${vars.motion.state} ${vars.motion.ease}`,
  selectors: {
    '&:hover:not([data-disabled], [data-readonly])': { borderColor: color.icon.faint },
    '&:has(input:focus-visible, textarea:focus-visible), &[data-focus-visible]': ring,
    '&[data-invalid]': { borderColor: color.tone.bad.fg },
    // A line to read on; a box that is filled cannot be used at all.
    '&[data-readonly]': {
      background: 'transparent',
      borderColor: `transparent transparent ${color.line.strong}`,
      borderRadius: 0,
    },
    '&[data-disabled]': {
      background: color.surface.sunken,
      borderColor: color.line.default,
      color: color.text.muted,
      cursor: 'not-allowed',
    },
  },
});
export const boxSize = {
  md: component({
    minHeight: sizes.control,
    paddingInline: space[12],
    fontSize: type.body.size,
    lineHeight: type.body.line,
  }),
  sm: component({
    minHeight: sizes.controlSmall,
    paddingInline: space[8],
    fontSize: type.small.size,
    lineHeight: type.small.line,
  }),
  lg: component({
    minHeight: sizes.touch,
    paddingInline: space[12],
    fontSize: type.body.size,
    lineHeight: type.body.line,
  }),
};
/** Inside a table: square with the cell, its ring drawn inward. */
export const bare = component({
  border: 0,
  borderRadius: 0,
  background: 'transparent',
  selectors: {
    '&:has(input:focus-visible, textarea:focus-visible), &[data-focus-visible]': innerRing,
  },
});
export const input = component({
  flex: '1 1 auto',
  minWidth: 0,
  width: '100%',
  alignSelf: 'stretch',
  outline: 'none',
  background: 'transparent',
  textOverflow: 'ellipsis',
  paddingBlock: space[2],
  selectors: {
    '&::placeholder': { color: color.text.placeholder, opacity: 1 },
    '&:disabled': { cursor: 'not-allowed', WebkitTextFillColor: 'currentColor' },
    '&::-webkit-search-cancel-button, &::-webkit-calendar-picker-indicator': { display: 'none' },
    '&:-webkit-autofill': {
      WebkitTextFillColor: color.text.primary,
      boxShadow: `0 0 0 10rem ${color.surface.panel} inset`,
    },
  },
  '@media': {
    // Below 16 px a phone's browser zooms into the field and leaves the page askew.
    [screens.touch]: { fontSize: type.section.size },
  },
});
export const alignEnd = component({ textAlign: 'end', fontVariantNumeric: 'tabular-nums' });
export const tabular = component({ fontVariantNumeric: 'tabular-nums' });
export const mono = component({
  fontFamily: vars.font.mono,
  letterSpacing: vars.tracking.none,
  // A placeholder is a sentence, and the code font has Latin letters only.
  selectors: { '&::placeholder': { fontFamily: vars.font.body } },
});
export const textarea = component({
  resize: 'none',
  paddingBlock: `calc(${space[8]} - 1px)`,
  lineHeight: 'inherit',
  overflow: 'auto',
});
export const boxTop = component({ alignItems: 'flex-start' });
export const affix = component({
  display: 'inline-flex',
  alignItems: 'center',
  flex: 'none',
  color: color.text.muted,
  whiteSpace: 'nowrap',
});
export const affixEnd = component({ marginInlineEnd: `calc(-1 * ${space[4]})` });
export const live = component(hidden);
export const steppers = component({
  display: 'inline-flex',
  gap: space[4],
  marginInlineStart: space[8],
  marginInlineEnd: `calc(-1 * ${space[4]})`,
});
