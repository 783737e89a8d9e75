import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';
import { layers } from '../../tokens/global.css.ts';
import { component, hidden, innerRing, ownDirection, ring, screens } from '../../styles/layers.ts';

const { color, space, type, size } = vars;

export const form = component({ display: 'flex', flexDirection: 'column', gap: space[24], minWidth: 0 });
export const group = component({
  border: 0,
  minWidth: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: space[16],
});
export const legend = component({
  paddingInline: 0,
  marginBlockEnd: space[16],
  display: 'block',
  width: '100%',
});
export const legendTitle = component({
  display: 'block',
  fontSize: type.section.size,
  lineHeight: type.section.line,
  fontWeight: vars.weight.strong,
  letterSpacing: vars.tracking.heading,
});
export const legendHelp = component({
  display: 'block',
  color: color.text.muted,
  fontSize: type.small.size,
  lineHeight: type.small.line,
  fontWeight: vars.weight.regular,
});
export const fields = component({ display: 'grid', gap: space[16], alignItems: 'start' });
/** Up to `count` columns that are at least `min` wide. The gap keeps one column more from fitting. */
const upTo = (count: number, min: string) =>
  component({
    gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, max(${min}, 100% / ${count} - ${space[16]})), 1fr))`,
  });
export const columns = {
  1: component({ gridTemplateColumns: 'minmax(0, 1fr)' }),
  2: upTo(2, '16rem'),
  3: upTo(3, '12rem'),
  halves: upTo(2, '11rem'),
};
export const wide = component({ gridColumn: '1 / -1' });

export const summary = component({
  padding: `${space[12]} ${space[16]}`,
  border: `1px solid ${color.tone.bad.fg}`,
  borderRadius: vars.radius.control,
  background: color.tone.bad.bg,
  color: color.tone.bad.text,
  outline: 'none',
  selectors: { '&:focus-visible': ring },
});
export const summaryTitle = component({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  fontSize: type.body.size,
  lineHeight: type.body.line,
  fontWeight: vars.weight.strong,
});
export const summaryList = component({
  marginBlockStart: space[4],
  paddingInlineStart: space[24],
  fontSize: type.small.size,
  lineHeight: type.small.line,
});
export const summaryLink = component({
  // The least size of a target, since the lines are directly below each other.
  minHeight: space[24],
  color: 'inherit',
  cursor: 'pointer',
  textAlign: 'start',
  textDecorationLine: 'underline',
  textUnderlineOffset: '0.2em',
  outline: 'none',
  borderRadius: vars.radius.chip,
  selectors: { '&:focus-visible': ring },
});

export const inlineRow = component({
  display: 'grid',
  gridTemplateColumns: '7.25rem minmax(0, 1fr)',
  alignItems: 'start',
  paddingInline: space[8],
  fontSize: type.small.size,
  lineHeight: type.small.line,
  minHeight: `calc(${size.navItem} - 1px)`,
  '@media': { [screens.touch]: { minHeight: size.touch } },
});
export const inlineStack = component({ gridTemplateColumns: 'minmax(0, 1fr)' });
export const inlineLabel = component({
  color: color.text.muted,
  paddingBlock: `calc(${space[4]} + 1px)`,
  paddingInlineEnd: space[12],
  overflowWrap: 'anywhere',
  ...ownDirection,
});
export const inlineLabelStack = component({ paddingBlock: 0, paddingInlineEnd: 0 });
export const inlineBody = component({
  position: 'relative',
  minWidth: 0,
  // Offsets padding and border, so that the text aligns with plain properties.
  marginInline: `calc(-1 * ${space[8]} - 1px)`,
});
export const inlineValue = component({
  display: 'flex',
  alignItems: 'center',
  flex: '1 1 auto',
  minWidth: 0,
  minHeight: `calc(${space[24]} + ${space[4]})`,
  paddingInline: space[8],
  border: '1px solid transparent',
  borderRadius: vars.radius.chip,
  textAlign: 'start',
  cursor: 'text',
  outline: 'none',
  selectors: {
    '&:hover:not(:disabled)': { background: color.surface.hover, borderColor: color.line.default },
    '&:focus-visible': innerRing,
    '&:disabled': { cursor: 'default' },
  },
});
/** Same offset as the label, so that the first lines align. */
export const inlineText = component({
  flex: '1 1 auto',
  minWidth: 0,
  paddingBlock: space[4],
  overflowWrap: 'anywhere',
});
globalStyle(`${inlineText} > *`, {
  '@layer': {
    // An avatar is higher than a line, so its margins are negative.
    [layers.component]: { marginBlock: '-0.1875rem' },
  },
});
/** A long text keeps its lines. */
export const inlineTextStack = component({ whiteSpace: 'pre-line' });
export const inlineReading = component({ display: 'flex', alignItems: 'center', gap: space[8] });
export const inlineEmpty = component({ color: color.text.muted });
export const inlineEditing = component({ paddingBlock: space[2] });
export const saved = component({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[4],
  flex: 'none',
  color: color.tone.ok.fg,
  fontSize: type.caption.size,
  lineHeight: type.caption.line,
  letterSpacing: vars.tracking.none,
});
export const saving = component({ color: color.text.muted });
export const announcer = component(hidden);
