import { globalStyle, keyframes } from '@vanilla-extract/css';
import { pattern, plain, ring } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';
import { layers } from '../../tokens/global.css.ts';
import { at, measure } from '../../tokens/measures.ts';

const { color, space, size, type, weight } = vars;

/** List beside an open `RecordPanel`, with less than half of the screen. */
const besidePanel = '[data-beside] &';

export const page = pattern({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 0',
  minHeight: 0,
  minWidth: 0,
  height: '100%',
  background: color.surface.panel,
});
export const head = pattern({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  flex: 'none',
  minHeight: size.control,
  padding: `${space[12]} ${space[24]} 0`,
  '@media': {
    [at.narrow]: { flexWrap: 'wrap' },
    [at.phone]: { paddingInline: space[16] },
    [at.beside]: { selectors: { [besidePanel]: { flexWrap: 'wrap' } } },
  },
});
export const above = pattern({
  flex: 'none',
  padding: `${space[12]} ${space[24]} 0`,
  '@media': { [at.phone]: { paddingInline: space[16] } },
});
export const name = pattern({ display: 'flex', alignItems: 'center', gap: space[8], minWidth: 0 });
export const title = pattern({
  fontSize: type.page.size,
  lineHeight: type.page.line,
  fontWeight: weight.strong,
  letterSpacing: vars.tracking.heading,
});
export const count = pattern({
  paddingTop: measure.marker,
  fontSize: type.body.size,
  lineHeight: type.body.line,
  color: color.text.muted,
  fontVariantNumeric: 'tabular-nums',
});
export const actions = pattern({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  marginInlineStart: 'auto',
  '@media': {
    [at.narrow]: { flexWrap: 'wrap', justifyContent: 'flex-end' },
    [at.beside]: { selectors: { [besidePanel]: { flexWrap: 'wrap', justifyContent: 'flex-end' } } },
  },
});
export const viewRow = pattern({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  gap: space[16],
  marginTop: space[8],
  paddingInlineStart: space[16],
  paddingInlineEnd: `calc(${space[16]} + ${space[2]})`,
  '@media': { [at.beside]: { selectors: { [besidePanel]: { flexWrap: 'wrap', rowGap: space[4] } } } },
});
/** Beside a panel the tools wrap to their own line before the name of the current view is truncated. */
export const views = pattern({
  display: 'flex',
  flex: 1,
  minWidth: 0,
  '@media': { [at.beside]: { selectors: { [besidePanel]: { flexBasis: '15rem' } } } },
});
export const grow = pattern({ flex: 1 });
/** Beside the search field; the padding of the button provides the gap. */
export const inlineFilters = pattern({ display: 'flex', flex: 'none', paddingInlineStart: space[12] });
export const tools = pattern({ display: 'flex', alignItems: 'center', flex: 'none', gap: space[4] });
globalStyle(`${tools} > [role="separator"]`, {
  '@layer': { [layers.pattern]: { height: space[20], alignSelf: 'center', marginInline: space[4] } },
});
export const toolRow = pattern({
  position: 'relative',
  flex: 'none',
  minHeight: measure.appTile,
  marginTop: space[12],
  paddingInline: space[24],
});
export const toolbar = pattern({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  selectors: { '&[inert]': { visibility: 'hidden' } },
  '@media': { [at.beside]: { selectors: { [besidePanel]: { flexWrap: 'wrap' } } } },
});
export const search = pattern({
  width: measure.popover,
  flex: 'none',
  '@media': { [at.beside]: { selectors: { [besidePanel]: { flex: `1 1 ${measure.tabMin}`, minWidth: 0 } } } },
});
export const looseTools = pattern({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  gap: space[4],
  marginInlineStart: 'auto',
});
/** Icons align with the gutter instead of their button; elements with a visible edge align by the edge. */
globalStyle(`${looseTools} > :is(button, a):last-child`, {
  '@layer': { [layers.pattern]: { marginInlineEnd: `calc(${space[8]} * -1 + ${space[2]})` } },
});
export const filterRow = pattern({
  display: 'flex',
  flex: 'none',
  marginTop: space[8],
  paddingInline: space[24],
});
/** Only a gap, because the table header has its own line. */
export const body = pattern({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 0',
  minHeight: 0,
  marginTop: space[12],
  '@media': { [at.phone]: { marginTop: space[8] } },
});

const enter = keyframes({ from: { opacity: 0, transform: 'translateY(-0.25rem)' } });
export const selection = pattern({
  position: 'absolute',
  insetInline: space[12],
  top: 0,
  bottom: 0,
  display: 'flex',
  alignItems: 'center',
  paddingInlineEnd: space[8],
  borderRadius: vars.radius.control,
  border: `1px solid ${color.line.selected}`,
  background: color.surface.selected,
  fontSize: type.small.size,
  lineHeight: type.small.line,
  animation: `${enter} ${vars.motion.state} ${vars.motion.ease}`,
});
export const selectionPhone = pattern({
  position: 'static',
  flex: 'none',
  minHeight: size.touch,
  marginInline: space[8],
  marginBottom: space[8],
});
export const selectionCheck = pattern({
  ...plain,
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  alignSelf: 'stretch',
  paddingInline: `calc(${space[12]} - 1px)`,
  borderRadius: vars.radius.control,
  outline: 'none',
  selectors: { '&:focus-visible': ring },
});
export const selectionCount = pattern({
  fontWeight: weight.strong,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  marginInlineStart: `calc(${space[2]} - 1px)`,
  marginInlineEnd: space[12],
});
export const selectAll = pattern({
  ...plain,
  flex: 'none',
  color: color.text.link,
  fontWeight: weight.medium,
  borderRadius: vars.radius.chip,
  outline: 'none',
  selectors: {
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
    '&:focus-visible': ring,
  },
});
export const selectionLine = pattern({
  flex: 'none',
  width: 1,
  height: space[20],
  marginInline: `${space[16]} ${space[8]}`,
  background: color.line.selected,
  '@media': { [at.phone]: { display: 'none' } },
});
export const selectionActions = pattern({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  flex: '1 1 0',
  minWidth: 0,
});
export const ghosts = pattern({
  position: 'absolute',
  display: 'flex',
  visibility: 'hidden',
  height: 0,
  maxWidth: 0,
  overflow: 'hidden',
});
export const bulk = pattern({ flex: 'none' });
export const bulkDanger = pattern({});
globalStyle(`${bulkDanger} button, ${bulkDanger} button *`, {
  '@layer': { [layers.pattern]: { color: color.tone.bad.fg } },
});
export const bulkClear = pattern({ flex: 'none', marginInlineStart: 'auto' });
globalStyle(`${bulk} button:hover, ${bulkClear} button:hover`, {
  '@layer': { [layers.pattern]: { background: color.line.selected } },
});
globalStyle(`${bulkClear} kbd`, {
  '@layer': { [layers.pattern]: { background: 'none', borderColor: color.line.selected } },
});
export const clearText = pattern({ display: 'inline-flex', alignItems: 'center', gap: measure.hair });

/* Phone */
export const phoneTools = pattern({
  display: 'flex',
  gap: space[8],
  flex: 'none',
  padding: `${space[12]} ${space[16]} 0`,
});
export const phoneView = pattern({ flex: 1, minWidth: 0 });
export const phoneFilters = pattern({ display: 'inline-flex', alignItems: 'center', gap: space[8] });
export const phoneCount = pattern({
  minWidth: space[20],
  height: space[20],
  paddingInline: space[4],
  borderRadius: vars.radius.chip,
  background: color.tone.info.bg,
  color: color.tone.info.text,
  fontSize: type.caption.size,
  lineHeight: space[20],
  fontWeight: weight.strong,
  textAlign: 'center',
});
export const phoneSort = pattern({
  display: 'flex',
  flex: 'none',
  padding: `${space[12]} ${space[16]} ${space[8]}`,
});
// The sort order and the selection end with their own gap.
globalStyle(`:is(${phoneSort}, ${selectionPhone}) + ${body}`, {
  '@layer': { [layers.pattern]: { '@media': { [at.phone]: { marginTop: 0 } } } },
});
export const sortButton = pattern({
  ...plain,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[4],
  fontSize: type.small.size,
  lineHeight: type.small.line,
  borderRadius: vars.radius.chip,
  outline: 'none',
  selectors: { '&:focus-visible': ring },
});
export const sortText = pattern({ color: color.text.muted });
export const sortName = pattern({ fontWeight: weight.medium });
export const sheet = pattern({ display: 'flex', flexDirection: 'column', gap: space[16] });
