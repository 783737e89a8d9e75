import { fallbackVar } from '@vanilla-extract/css';
import { component, raisedSurface, ring, screens, truncated, variants } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';
import { measure } from '../../tokens/measures.ts';
import { stickySpace } from './Board.css.ts';

const { color, space, type } = vars;

export const card = component({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
  paddingBlock: `calc(${measure.cell} + 1px) ${measure.cell}`,
  paddingInline: space[12],
  border: `1px solid ${color.line.default}`,
  borderRadius: space[8],
  ...raisedSurface,
  fontSize: type.small.size,
  lineHeight: type.small.line,
  cursor: 'pointer',
  outline: 'none',
  scrollMarginBlockStart: fallbackVar(stickySpace, '0px'),
  userSelect: 'none',
  WebkitTouchCallout: 'none',
  WebkitTapHighlightColor: 'transparent',
  selectors: { '&:hover': { borderColor: color.line.strong }, '&:focus-visible': ring },
});
export const locked = component({ cursor: 'default' });
export const ghost = component({
  background: 'transparent',
  borderStyle: 'dashed',
  borderColor: color.line.strong,
  color: color.text.muted,
});
export const lift = component({
  position: 'fixed',
  zIndex: vars.layer.toast,
  borderColor: 'transparent',
  boxShadow: vars.shadow.dialog,
  cursor: 'grabbing',
  pointerEvents: 'none',
  '@media': { [screens.forced]: { borderColor: 'Highlight' } },
});
export const cardTitle = component({ ...truncated, fontWeight: vars.weight.strong });
/** Shortens a long title where the menu button is visible. */
export const withMore = component({
  selectors: {
    [`${card}:hover > &, ${card}:focus-visible > &`]: { paddingInlineEnd: space[20] },
  },
  '@media': { [screens.touch]: { paddingInlineEnd: space[20] } },
});
export const subtitle = component({
  display: 'flex',
  alignItems: 'center',
  gap: measure.hair,
  minWidth: 0,
  color: color.text.muted,
});
export const faint = component({ display: 'inline-flex', flex: 'none', color: color.icon.default });
export const foot = component({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  minHeight: space[24],
  minWidth: 0,
  marginBlockStart: space[2],
});
/** An alarm that does not fit beside the figure goes to the next line. */
export const footWithAlarms = component({
  flexWrap: 'wrap',
  rowGap: space[2],
  containerType: 'inline-size',
});
export const alarms = component({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[12],
  maxWidth: '100%',
  // A narrow card has no room for people beside an alarm: they stay beside the figure, and the alarm is below them.
  '@container': { '(max-width: 12rem)': { order: 1, flexBasis: '100%' } },
  fontSize: type.caption.size,
  lineHeight: type.caption.line,
  letterSpacing: vars.tracking.none,
});
/** Beside a figure, an alarm leaves less room for people. */
export const alarmsBelowFigure = component({
  '@container': { '(max-width: 16rem)': { order: 1, flexBasis: '100%' } },
});
/** Never cut: a long text goes on in the next line. */
export const alarm = component({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[4],
  minWidth: 0,
  overflowWrap: 'anywhere',
});
export const alarmGlyph = component({ display: 'inline-flex', flex: 'none' });
export const figure = component({
  fontWeight: vars.weight.medium,
  fontVariantNumeric: 'tabular-nums',
  flex: 'none',
});
export const facts = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[12],
  minWidth: 0,
  // A card has three lines: content that does not fit in the third is hidden.
  maxHeight: space[16],
  overflow: 'hidden',
  fontSize: type.caption.size,
  lineHeight: type.caption.line,
  letterSpacing: vars.tracking.none,
  color: color.text.muted,
});
export const fact = component({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[4],
  maxWidth: '100%',
  whiteSpace: 'nowrap',
});
export const factTone = variants(color.tone, ({ fg }) => ({ color: fg, fontWeight: vars.weight.medium }));
export const end = component({ flex: '0 1 auto', marginInlineStart: 'auto' });
/** Pushes an alarm to the end of the line; an alarm on the next line stays at the start. */
export const beforeAlarms = component({ flexGrow: 1 });
/** Facts and people beside alarms, which go to the next line together. */
export const rest = component({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  minWidth: 0,
  maxWidth: '100%',
  marginInlineStart: 'auto',
});
export const grow = component({ flex: '1 1 auto' });
export const people = component({
  display: 'flex',
  gap: space[2],
  flex: 'none',
  marginInlineStart: 'auto',
  selectors: { [`${end} + &`]: { marginInlineStart: 0 } },
});
export const more = component({
  position: 'absolute',
  insetBlockStart: space[8],
  insetInlineEnd: space[8],
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: space[24],
  height: space[24],
  borderRadius: vars.radius.chip,
  color: color.icon.default,
  background: color.surface.raised,
  opacity: 0,
  selectors: {
    [`${card}:hover > &, ${card}:focus-visible > &`]: { opacity: 1 },
    '&:hover': { background: color.surface.active },
  },
  '@media': { [screens.touch]: { opacity: 1 } },
});
