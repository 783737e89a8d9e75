import { innerRing, pattern, plain, raisedSurface, screens, truncated } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';
import { measure } from '../../tokens/measures.ts';

const { color, space, type, weight, size } = vars;

const small = { fontSize: type.small.size, lineHeight: type.small.line } as const;
const caption = {
  fontSize: type.caption.size,
  lineHeight: type.caption.line,
  letterSpacing: vars.tracking.none,
} as const;

export const root = pattern({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 auto',
  height: '100%',
  minWidth: 0,
  minHeight: 0,
  background: color.surface.panel,
});
export const dragging = pattern({ cursor: 'grabbing', userSelect: 'none' });
export const panels = pattern({ display: 'flex', flex: '1 1 auto', minWidth: 0, minHeight: 0 });
export const side = pattern({
  display: 'flex',
  flexDirection: 'column',
  flex: 'none',
  width: 'clamp(13rem, 22%, 16rem)',
  minHeight: 0,
  borderInlineEnd: `1px solid ${color.line.default}`,
  background: color.surface.canvas,
});
/** Column that takes the remaining room, for the middle, the result and the fields. */
export const column = pattern({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 auto',
  minWidth: 0,
  minHeight: 0,
});
/** On phones the result scrolls by itself, so that its headings and totals stay in view. */
export const tabResult = pattern({ display: 'flex', minHeight: '20rem', height: '70dvh' });
export const footer = pattern({
  ...caption,
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  flex: 'none',
  minHeight: measure.headRow,
  marginBlockStart: 'auto',
  paddingBlock: space[4],
  paddingInline: space[24],
  borderTop: `1px solid ${color.line.default}`,
  color: color.text.muted,
});

/* Filters and slots */
export const filterRow = pattern({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[8],
  flex: 'none',
  minHeight: measure.footer,
  paddingBlock: space[8],
  paddingInline: space[16],
  borderBottom: `1px solid ${color.line.default}`,
});
export const filters = pattern({
  flex: '1 1 auto',
  minWidth: 0,
  minHeight: size.controlSmall,
  borderRadius: vars.radius.control,
});
export const actions = pattern({ flex: 'none', marginInlineStart: 'auto' });
export const slots = pattern({
  display: 'flex',
  flexWrap: 'wrap',
  flex: 'none',
  minWidth: 0,
  borderBottom: `1px solid ${color.line.default}`,
});
export const slot = pattern({
  flex: '1 1 11rem',
  minWidth: 0,
  paddingBlock: space[8],
  paddingInline: space[16],
  // Covers the line of the slot before; in a new line there is none.
  borderInlineEnd: `1px solid ${color.line.default}`,
  marginInlineEnd: -1,
  '@media': { [screens.phone]: { flexBasis: '100%', borderBottom: `1px solid ${color.line.subtle}` } },
});
/** Values have the longest names and the most entries. */
export const slotWide = pattern({ flexGrow: 2, flexBasis: '16rem' });
export const slotOpen = pattern({
  outline: `1px dashed ${color.line.strong}`,
  outlineOffset: `calc(${space[4]} * -1)`,
});
export const slotOver = pattern({
  background: color.surface.selected,
  outline: `1px dashed ${color.action.on}`,
  outlineOffset: `calc(${space[4]} * -1)`,
});
export const slotRefused = pattern({ background: color.tone.bad.bg });
export const slotLabel = pattern({
  ...caption,
  display: 'block',
  fontWeight: weight.medium,
  color: color.text.muted,
});
export const entries = pattern({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: measure.hair,
  minWidth: 0,
  minHeight: size.controlSmall,
  marginBlockStart: measure.hair,
  padding: 0,
  listStyle: 'none',
});
export const slotEmpty = pattern({ ...small, color: color.text.muted });
export const refusal = pattern({
  ...small,
  flex: '1 0 100%',
  paddingBlockEnd: space[8],
  paddingInline: space[16],
  color: color.tone.bad.text,
});
const mark = { width: 2, alignSelf: 'stretch', borderRadius: 2, background: color.action.on } as const;
export const dropMark = pattern({ ...mark, '@media': { [screens.forced]: { background: 'Highlight' } } });
export const dropLast = pattern({
  selectors: { '&::after': { content: '""', minHeight: size.controlSmall, ...mark } },
});

/* Chips */
export const chipItem = pattern({
  display: 'inline-flex',
  minWidth: 0,
  maxWidth: '100%',
  touchAction: 'manipulation',
});
export const chip = pattern({
  ...plain,
  ...small,
  display: 'inline-flex',
  alignItems: 'center',
  gap: measure.hair,
  minWidth: 0,
  maxWidth: '15rem',
  height: size.controlSmall,
  paddingInline: space[8],
  borderRadius: vars.radius.chip,
  color: color.text.primary,
  outline: 'none',
  WebkitTouchCallout: 'none',
  userSelect: 'none',
  selectors: {
    '&:focus-visible': { outline: innerRing.outline, outlineOffset: 2 },
    '&:hover': { boxShadow: `inset 0 0 0 1px ${color.line.strong}` },
  },
  '@media': {
    [screens.touch]: { height: size.touch, paddingInline: space[12] },
    [screens.forced]: { border: '1px solid ButtonText' },
  },
});
export const chipTone = {
  group: pattern({ background: color.tint.navy.bg, color: color.tint.navy.fg }),
  value: pattern({ background: color.tint.teal.bg, color: color.tint.teal.fg }),
  sort: pattern({ background: color.tint.slate.bg, color: color.tint.slate.fg }),
};
export const chipStill = pattern({ cursor: 'default', selectors: { '&:hover': { boxShadow: 'none' } } });
export const chipDragged = pattern({
  outline: `1px dashed ${color.line.strong}`,
  outlineOffset: -1,
  background: 'transparent',
  color: color.text.muted,
});
export const chipGlyph = pattern({ display: 'inline-flex', flex: 'none' });
export const chipLabel = pattern({ ...truncated, minWidth: 0, fontWeight: weight.medium });
export const chipSetting = pattern({ ...caption, flex: 'none', whiteSpace: 'nowrap' });
export const chipMore = pattern({ display: 'inline-flex', flex: 'none' });
export const chipInput = pattern({
  ...small,
  maxWidth: '100%',
  minWidth: 0,
  height: size.controlSmall,
  paddingInline: space[8],
  border: `1px solid ${color.action.focus}`,
  borderRadius: vars.radius.chip,
  background: color.surface.panel,
  color: color.text.primary,
  outline: 'none',
  '@media': { [screens.touch]: { height: size.touch } },
});

/* Fields */

export const fieldSearch = pattern({ flex: 'none', padding: `${space[12]} ${space[12]} ${space[8]}` });
export const fieldList = pattern({
  flex: '1 1 auto',
  minHeight: 0,
  paddingBlockEnd: space[8],
  paddingInline: space[8],
  overflow: 'auto',
});
export const fieldNote = pattern({
  ...small,
  padding: space[8],
  color: color.text.muted,
  overflowWrap: 'anywhere',
});
export const fieldsFoot = pattern({
  flex: 'none',
  padding: `${measure.cell} ${space[12]}`,
  borderTop: `1px solid ${color.line.default}`,
});
export const field = pattern({
  ...small,
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  minHeight: size.controlSmall,
  paddingInlineEnd: space[4],
  borderRadius: vars.radius.control,
  cursor: 'pointer',
  outline: 'none',
  userSelect: 'none',
  WebkitTouchCallout: 'none',
  WebkitTapHighlightColor: 'transparent',
  selectors: {
    '&:hover': { background: color.surface.hover },
    '&:focus-visible': innerRing,
    '&[aria-disabled="true"]': {
      color: color.text.muted,
      cursor: 'default',
      alignItems: 'flex-start',
      paddingBlockStart: space[4],
    },
  },
  '@media': { [screens.touch]: { minHeight: size.touch } },
});
export const source = pattern({ fontWeight: weight.strong });
export const fieldUsed = pattern({ fontWeight: weight.medium });
export const fieldGlyph = pattern({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  width: measure.iconLarge,
  minHeight: measure.iconLarge,
  color: color.icon.default,
  transition: `rotate ${vars.motion.state} ${vars.motion.ease}`,
});
export const fieldOpen = pattern({ rotate: '90deg' });
export const fieldText = pattern({ flex: '1 1 auto', minWidth: 0 });
export const fieldLabel = pattern({ ...truncated, display: 'block' });
export const lock = pattern({
  ...caption,
  display: 'block',
  fontWeight: weight.regular,
  paddingBlockEnd: space[4],
  overflowWrap: 'anywhere',
});
export const fieldAside = pattern({
  ...caption,
  flex: 'none',
  fontWeight: weight.regular,
  color: color.text.muted,
});
export const fieldMark = pattern({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  width: measure.iconLarge,
  color: color.icon.faint,
});
export const fieldCheck = pattern({ color: color.action.on });

/* Drag */
export const preview = pattern({
  ...small,
  ...raisedSurface,
  position: 'fixed',
  zIndex: vars.layer.toast,
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  maxWidth: '16rem',
  paddingBlock: space[4],
  paddingInline: space[8],
  borderRadius: vars.radius.chip,
  boxShadow: vars.shadow.popover,
  fontWeight: weight.medium,
  pointerEvents: 'none',
});
export const previewText = pattern({ ...truncated, minWidth: 0 });
