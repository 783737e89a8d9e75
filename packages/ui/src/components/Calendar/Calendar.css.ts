import { createVar, fallbackVar } from '@vanilla-extract/css';
import { component, innerRing, ring, screens, truncated, variants } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';
import { measure } from '../../tokens/measures.ts';

const { color, space, type } = vars;

/** Column span of a bar and the lane it is in. */
export const span = createVar();
export const lane = createVar();
export const lanes = createVar();
/** Space above the bars of a day; by default the height of its number. */
export const headRoom = createVar();
/** Height of a bar: the least of a pointer target. */
export const bar = space[24];
const room = fallbackVar(headRoom, `calc(${space[24]} + ${space[8]})`);

export const root = component({ display: 'flex', flexDirection: 'column', minWidth: 0, height: '100%' });
export const head = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[8],
  paddingBlockEnd: space[12],
});
export const title = component({
  fontSize: type.section.size,
  lineHeight: type.section.line,
  fontWeight: vars.weight.strong,
  letterSpacing: vars.tracking.heading,
  marginInlineEnd: 'auto',
});
export const steps = component({ display: 'flex' });
export const grid = component({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 auto',
  minHeight: 0,
  border: `1px solid ${color.line.default}`,
  borderRadius: vars.radius.card,
  background: color.surface.panel,
  overflow: 'hidden',
});
export const row = component({
  display: 'grid',
  gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
  minWidth: 0,
});
export const week = component({
  flex: '1 0 auto',
  minHeight: `calc(${room} + ${lanes} * (${bar} + 2px) + ${space[24]})`,
  borderBlockStart: `1px solid ${color.line.subtle}`,
});
/** Rows and cells of the loading calendar. */
export const boneRow = component({
  display: 'grid',
  gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
  selectors: { '&:not(:first-child)': { borderBlockStart: `1px solid ${color.line.subtle}` } },
});
export const boneRowDay = component({ gridTemplateColumns: 'minmax(0, 1fr)' });
export const boneCell = component({
  minHeight: space[56],
  paddingBlock: space[12],
  paddingInline: space[8],
  selectors: { '&:not(:first-child)': { borderInlineStart: `1px solid ${color.line.subtle}` } },
});
/** As high as a week of a month: the number of the day and three lines of events. */
export const boneCellMonth = component({
  minHeight: `calc(${space[24]} * 4 + ${space[32]})`,
  paddingBlockStart: space[32],
});
export const weekday = component({
  ...truncated,
  paddingBlock: space[8],
  paddingInline: space[8],
  color: color.text.muted,
  fontSize: type.caption.size,
  lineHeight: type.caption.line,
  letterSpacing: vars.tracking.none,
});
export const day = component({
  position: 'relative',
  minWidth: 0,
  outline: 'none',
  cursor: 'pointer',
  selectors: {
    '&:not(:first-child)': { borderInlineStart: `1px solid ${color.line.subtle}` },
    '&:focus-visible': innerRing,
  },
});
export const outside = component({ background: color.surface.sunken });
export const target = component({
  background: color.surface.selected,
  '@media': { [screens.forced]: { outline: '2px solid Highlight', outlineOffset: -2 } },
});
export const refused = component({ background: color.tone.bad.bg });
export const number = component({
  position: 'absolute',
  insetBlockStart: space[4],
  insetInlineStart: space[4],
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: space[24],
  height: space[24],
  paddingInline: space[4],
  borderRadius: vars.radius.full,
  fontSize: type.small.size,
  lineHeight: type.small.line,
  fontVariantNumeric: 'tabular-nums',
});
export const numberOutside = component({ color: color.text.muted });
export const numberToday = component({
  background: color.action.primary,
  color: color.action.onPrimary,
  fontWeight: vars.weight.strong,
  '@media': { [screens.forced]: { outline: '2px solid Highlight' } },
});
export const event = component({
  position: 'absolute',
  zIndex: 1,
  insetBlockStart: `calc(${room} + ${lane} * (${bar} + 2px))`,
  insetInlineStart: 2,
  width: `calc(${span} * 100% - 4px + (${span} - 1) * 1px)`,
  height: bar,
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  paddingInline: measure.hair,
  borderRadius: vars.radius.chip,
  fontSize: type.caption.size,
  lineHeight: type.caption.line,
  letterSpacing: vars.tracking.none,
  fontWeight: vars.weight.medium,
  textAlign: 'start',
  cursor: 'pointer',
  outline: 'none',
  userSelect: 'none',
  WebkitTouchCallout: 'none',
  selectors: { '&:focus-visible': { ...ring, outlineOffset: 0 } },
  '@media': { [screens.forced]: { border: '1px solid CanvasText' } },
});
export const tint = variants(color.tint, ({ bg, fg }) => ({ background: bg, color: fg }));
export const before = component({ borderStartStartRadius: 0, borderEndStartRadius: 0 });
export const after = component({ borderStartEndRadius: 0, borderEndEndRadius: 0 });
export const done = component({ textDecoration: 'line-through' });
export const ghost = component({
  outline: `1px dashed ${color.line.strong}`,
  background: color.surface.panel,
  color: color.text.muted,
});
export const time = component({
  flex: 'none',
  fontWeight: vars.weight.regular,
  fontVariantNumeric: 'tabular-nums',
});
export const text = component({ ...truncated, minWidth: 0 });
export const more = component({
  position: 'absolute',
  zIndex: 1,
  insetBlockStart: `calc(${room} + ${lanes} * (${bar} + 2px))`,
  insetInlineStart: 2,
  maxWidth: `calc(100% - ${space[4]})`,
  ...truncated,
  paddingInline: measure.hair,
  borderRadius: vars.radius.chip,
  color: color.text.muted,
  fontSize: type.caption.size,
  lineHeight: space[24],
  letterSpacing: vars.tracking.none,
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&:hover': { background: color.surface.active, color: color.text.primary },
    '&:focus-visible': { ...ring, outlineOffset: 0 },
  },
});
export const agenda = component({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  border: `1px solid ${color.line.default}`,
  borderRadius: vars.radius.card,
  background: color.surface.panel,
  overflow: 'auto',
});
export const agendaDay = component({
  display: 'grid',
  gridTemplateColumns: `${space[56]} minmax(0, 1fr)`,
  gap: space[8],
  padding: space[12],
  selectors: { '&:not(:first-child)': { borderBlockStart: `1px solid ${color.line.subtle}` } },
});
export const agendaDate = component({
  display: 'flex',
  flexDirection: 'column',
  color: color.text.muted,
  fontSize: type.caption.size,
  lineHeight: type.caption.line,
  letterSpacing: vars.tracking.none,
});
export const agendaNumber = component({
  fontSize: type.page.size,
  lineHeight: type.page.line,
  fontWeight: vars.weight.strong,
  color: color.text.primary,
});
export const agendaToday = component({ color: color.text.link });
export const list = component({ display: 'flex', flexDirection: 'column', gap: space[4], minWidth: 0 });
/** The times of a day share a column, as wide as the longest. */
export const listWide = component({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  minWidth: '14rem',
  maxWidth: '22rem',
});
const ownColumns = { display: 'grid', gridColumn: '1 / -1', gridTemplateColumns: 'subgrid' } as const;
export const listItem = component({
  selectors: { [`${listWide} > &`]: ownColumns },
});
export const entry = component({
  display: 'flex',
  alignItems: 'baseline',
  gap: space[8],
  width: '100%',
  minHeight: vars.size.navItem,
  paddingBlock: measure.hair,
  paddingInline: space[8],
  borderRadius: vars.radius.chip,
  fontSize: type.small.size,
  lineHeight: type.small.line,
  textAlign: 'start',
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&:focus-visible': ring,
    [`${listWide} > ${listItem} > &`]: { ...ownColumns, '@media': { [screens.phone]: { display: 'flex' } } },
  },
  '@media': {
    // On phones the time is above the title, which would otherwise wrap at every word.
    [screens.phone]: {
      flexDirection: 'column',
      alignItems: 'stretch',
      justifyContent: 'center',
      gap: 0,
      paddingBlock: space[4],
    },
    [screens.touch]: { minHeight: vars.size.touch },
    [screens.forced]: { border: '1px solid CanvasText' },
  },
});
export const entryText = component({
  flex: '1 1 auto',
  minWidth: 0,
  overflowWrap: 'anywhere',
  '@media': { [screens.phone]: { flex: 'none' } },
});
export const entryTitle = component({ fontWeight: vars.weight.medium });
export const detail = component({ display: 'block', opacity: 1, fontWeight: vars.weight.regular });
export const entryTime = component({
  flex: 'none',
  minWidth: '4.5rem',
  fontVariantNumeric: 'tabular-nums',
  fontSize: type.caption.size,
  lineHeight: type.caption.line,
});
export const nothing = component({
  color: color.text.muted,
  fontSize: type.small.size,
  lineHeight: type.small.line,
  paddingBlock: measure.hair,
});
export const lifted = component({
  position: 'fixed',
  zIndex: vars.layer.toast,
  insetBlockStart: 'auto',
  width: 'auto',
  maxWidth: '14rem',
  boxShadow: vars.shadow.popover,
  pointerEvents: 'none',
});
