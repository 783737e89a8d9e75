import { createVar, globalStyle } from '@vanilla-extract/css';
import { endRoom, innerRing, pattern, ring, screens, sum, truncated } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';
import { layers } from '../../tokens/global.css.ts';
import { at, measure } from '../../tokens/measures.ts';

const { color, space, type, weight } = vars;
/** Width of the totals: eight-digit figures with cents and labels. */
export const sideWidth = `calc(${space[56]} * 5)`;
const referenceWidth = `calc(${space[56]} * 4 + ${space[12]})`;
const whyWidth = `calc(${space[72]} * 5)`;

/* Page */
export const page = pattern({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 0',
  minHeight: 0,
  minWidth: 0,
  background: color.surface.panel,
  '@media': { [at.record]: { flex: 'none', minHeight: '100%' } },
});
export const tools = pattern({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[8],
  flex: 'none',
  minHeight: measure.footer,
  paddingInline: space[24],
  paddingBlock: measure.hair,
  '@media': { [at.phone]: { paddingInline: space[16] } },
});
/** Sticky toolbar above scrolling fields. */
export const toolsStay = pattern({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.layer.sticky,
  background: color.surface.panel,
  borderBottom: `1px solid ${color.line.default}`,
});
export const search = pattern({
  flex: `0 1 calc(${space[40]} * 5)`,
  '@media': { [at.phone]: { flex: '1 1 100%' } },
});
export const toolsEnd = pattern({
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  marginInlineStart: 'auto',
});
export const columns = pattern({
  display: 'flex',
  flex: '1 1 0',
  minHeight: 0,
  minWidth: 0,
  selectors: { [`${tools} + &`]: { borderTop: `1px solid ${color.line.default}` } },
  '@media': { [at.record]: { flexDirection: 'column', flex: 'none' } },
});
export const sheet = pattern({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 0',
  minWidth: 0,
  minHeight: 0,
  '@media': {
    [at.record]: { flex: 'none', height: '72dvh', borderBottom: `1px solid ${color.line.default}` },
  },
});
/** Merges the table's top border with the tabs' bottom border. */
export const underTabs = pattern({ marginTop: -1 });
export const plain = pattern({
  flex: '1 1 0',
  minWidth: 0,
  overflowY: 'auto',
  padding: `${space[16]} ${space[24]} ${sum(space[32], endRoom)}`,
  '@media': {
    [at.record]: { flex: 'none', overflow: 'visible' },
    [at.phone]: { paddingInline: space[16] },
  },
});
export const watch = pattern({ display: 'contents' });
export const side = pattern({
  flex: 'none',
  width: sideWidth,
  overflowY: 'auto',
  padding: `${space[16]} ${space[24]} ${sum(space[24], endRoom)} ${space[20]}`,
  borderInlineStart: `1px solid ${color.line.default}`,
  '@media': {
    [at.record]: { width: 'auto', borderInlineStart: 0, paddingInline: space[24] },
    [at.phone]: { paddingInline: space[16] },
  },
});
/** Side column above the content, without end spacing. */
export const sideBefore = pattern({ paddingBottom: space[24] });
/** Side column with record fields, as wide as on record pages. */
export const sideFields = pattern({
  width: measure.side,
  padding: `${space[8]} ${space[12]} ${sum(space[24], endRoom)} ${space[16]}`,
  fontSize: type.small.size,
  lineHeight: type.small.line,
  '@media': {
    [at.record]: { width: 'auto', borderTop: `1px solid ${color.line.default}` },
    [at.phone]: { paddingInline: space[8] },
  },
});

/* Formula bar */
export const formula = pattern({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  minHeight: measure.headRow,
  borderBlock: `1px solid ${color.line.default}`,
  fontSize: type.small.size,
  lineHeight: type.small.line,
  '@media': { [at.phone]: { flexWrap: 'wrap' } },
});
export const reference = pattern({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  flex: 'none',
  alignSelf: 'stretch',
  width: referenceWidth,
  paddingInline: `${space[24]} ${space[12]}`,
  borderInlineEnd: `1px solid ${color.line.default}`,
  '@media': {
    [at.phone]: {
      width: '100%',
      paddingInline: space[16],
      paddingBlockStart: space[8],
      borderInlineEnd: 0,
      selectors: { '&[data-empty]': { display: 'none' } },
    },
  },
});
export const referenceName = pattern({ fontWeight: weight.medium, whiteSpace: 'nowrap' });
export const referenceNote = pattern({ ...truncated, color: color.text.muted });
export const fx = pattern({
  flex: 'none',
  paddingInlineStart: space[12],
  fontFamily: vars.font.mono,
  fontStyle: 'italic',
  color: color.text.muted,
  '@media': { [at.phone]: { paddingInlineStart: space[16] } },
});
export const expression = pattern({
  flex: 1,
  minWidth: 0,
  paddingInline: space[12],
  overflowX: 'auto',
  whiteSpace: 'nowrap',
  scrollbarWidth: 'none',
  fontFamily: vars.font.mono,
  fontVariantLigatures: 'none',
  letterSpacing: vars.tracking.none,
  outline: 'none',
  selectors: { '&:focus-visible': innerRing },
});
export const token = {
  // Fall back to the body font for letters missing in the mono font.
  name: pattern({ color: color.tone.info.text, fontFamily: `${vars.font.mono}, ${vars.font.body}` }),
  operator: pattern({ color: color.text.muted }),
  figure: pattern({ color: color.text.primary }),
  result: pattern({ color: color.tone.wait.text, fontWeight: weight.medium }),
  word: pattern({ color: color.text.muted, fontFamily: vars.font.body }),
};
export const formulaActions = pattern({ flex: 'none', paddingInlineEnd: space[12] });

/* Cells */
export const condition = pattern({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  minWidth: 0,
});
export const swatchColor = createVar();
export const swatch = pattern({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: space[20],
  height: space[20],
  borderRadius: vars.radius.chip,
  background: swatchColor,
  // White has enough contrast, because the color picker only allows dark colors.
  color: 'white',
  '@media': { [screens.forced]: { forcedColorAdjust: 'none' } },
});
export const conditionCode = pattern({
  flex: 'none',
  fontFamily: vars.font.mono,
  fontSize: type.caption.size,
  fontWeight: weight.strong,
  letterSpacing: vars.tracking.none,
  fontVariantLigatures: 'none',
});
export const cellText = pattern({ ...truncated, minWidth: 0 });
export const lineName = pattern({ display: 'flex', alignItems: 'center', gap: space[8], minWidth: 0 });
export const lineFrom = pattern({
  flex: 'none',
  fontFamily: vars.font.mono,
  fontSize: type.caption.size,
  letterSpacing: vars.tracking.none,
  color: color.text.muted,
});
export const warning = pattern({ flex: 'none', display: 'inline-flex', color: color.tone.warn.fg });
export const sources = pattern({
  ...truncated,
  minWidth: 0,
  fontFamily: vars.font.mono,
  fontSize: type.caption.size,
  fontWeight: weight.regular,
  letterSpacing: vars.tracking.none,
  fontVariantLigatures: 'none',
});
export const source = pattern({
  color: color.text.link,
  borderRadius: vars.radius.chip,
  selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' } },
});
export const unit = pattern({ fontSize: type.caption.size, color: color.text.muted });
export const sheetCode = pattern({
  ...truncated,
  minWidth: 0,
  fontFamily: vars.font.mono,
  fontSize: type.caption.size,
  letterSpacing: vars.tracking.none,
  fontVariantLigatures: 'none',
  color: color.text.muted,
});
export const figure = pattern({
  display: 'block',
  ...truncated,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&[data-zero]': { color: color.text.muted }, '&[data-strong]': { fontWeight: weight.medium } },
});
/** Corner mark of an overridden figure. */
export const byHand = pattern({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: 0,
  width: space[8],
  height: space[8],
  background: color.tone.wait.fg,
  clipPath: 'polygon(0 0, 100% 0, 100% 100%)',
  selectors: { '[dir="rtl"] &': { clipPath: 'polygon(0 0, 100% 0, 0 100%)' } },
  '@media': { [screens.forced]: { background: 'Highlight', forcedColorAdjust: 'none' } },
});

/* Summary */
export const summaryLabel = pattern({
  fontSize: type.small.size,
  lineHeight: type.small.line,
  color: color.text.muted,
});
export const summaryTotal = pattern({
  appearance: 'none',
  display: 'block',
  maxWidth: '100%',
  padding: 0,
  border: 0,
  background: 'none',
  textAlign: 'start',
  color: color.text.primary,
  fontSize: type.figure.size,
  lineHeight: type.figure.line,
  fontWeight: weight.strong,
  letterSpacing: vars.tracking.heading,
  fontVariantNumeric: 'tabular-nums',
  borderRadius: vars.radius.chip,
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&:hover': {
      textDecoration: 'underline',
      textUnderlineOffset: '0.2em',
      textDecorationThickness: 1,
    },
    '&:focus-visible': ring,
  },
});
export const summaryNote = pattern({
  fontSize: type.small.size,
  lineHeight: type.small.line,
  color: color.text.muted,
  fontVariantNumeric: 'tabular-nums',
});
export const share = createVar();
export const stack = pattern({
  display: 'flex',
  gap: space[2],
  height: space[8],
  marginBlock: `${space[12]} ${measure.cell}`,
});
export const part = pattern({
  flexGrow: share,
  flexBasis: 0,
  minWidth: space[4],
  borderRadius: space[2],
  '@media': { [screens.forced]: { forcedColorAdjust: 'none' } },
});
export const tone = {
  1: pattern({ background: color.series[1] }),
  2: pattern({ background: color.series[2] }),
  3: pattern({ background: color.series[3] }),
  4: pattern({ background: color.series[4] }),
  5: pattern({ background: color.series[5] }),
  6: pattern({ background: color.series[6] }),
};
export const legend = pattern({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: `${space[4]} ${space[12]}`,
  fontSize: type.caption.size,
  lineHeight: type.caption.line,
  letterSpacing: vars.tracking.none,
  color: color.text.muted,
});
export const legendItem = pattern({ display: 'flex', alignItems: 'center', gap: measure.hair, minWidth: 0 });
export const legendMark = pattern({
  flex: 'none',
  width: space[8],
  height: space[8],
  borderRadius: space[2],
  '@media': { [screens.forced]: { forcedColorAdjust: 'none' } },
});
export const legendShare = pattern({
  marginInlineStart: 'auto',
  fontWeight: weight.medium,
  color: color.text.primary,
  fontVariantNumeric: 'tabular-nums',
});
export const lines = pattern({
  marginTop: `calc(${space[12]} + ${space[2]})`,
  fontSize: type.small.size,
  lineHeight: '1.25rem',
});
export const line = pattern({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space[8],
  paddingBlock: measure.marker,
});
export const lineSum = pattern({
  marginTop: measure.hair,
  paddingTop: `calc(${space[8]} + 1px)`,
  borderTop: `1px solid ${color.line.default}`,
});
export const lineLabel = pattern({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: measure.hair,
  minWidth: 0,
  color: color.text.muted,
  selectors: { [`${lineSum} &`]: { color: color.text.primary, fontWeight: weight.medium } },
});
export const lineNote = pattern({
  fontVariantNumeric: 'tabular-nums',
  fontWeight: weight.regular,
  whiteSpace: 'nowrap',
});
export const lineValue = pattern({
  fontWeight: weight.medium,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  selectors: {
    [`${lineSum} &`]: { fontWeight: weight.strong },
    '&[data-zero]': { color: color.text.muted, fontWeight: weight.regular },
  },
});
export const block = pattern({
  marginTop: `calc(${space[12]} + ${space[2]})`,
  paddingTop: measure.cell,
  borderTop: `1px solid ${color.line.default}`,
});
export const blockTitle = pattern({
  paddingBottom: measure.marker,
  fontSize: type.caption.size,
  lineHeight: type.caption.line,
  fontWeight: weight.medium,
  letterSpacing: vars.tracking.none,
  color: color.text.muted,
});
export const check = pattern({
  display: 'flex',
  gap: space[8],
  paddingBlock: `calc(${space[4]} + 1px)`,
  fontSize: type.small.size,
  lineHeight: type.small.line,
  overflowWrap: 'anywhere',
});
const glyph = (fg: string) => pattern({ flex: 'none', display: 'inline-flex', paddingTop: 1, color: fg });
export const checkTone = {
  ok: glyph(color.tone.ok.fg),
  warn: glyph(color.tone.warn.fg),
  bad: glyph(color.tone.bad.fg),
};

/* Inline rate editor */
export const rate = pattern({
  appearance: 'none',
  padding: `0 ${space[4]}`,
  marginInline: `calc(${space[4]} * -1)`,
  border: 0,
  borderRadius: vars.radius.chip,
  background: 'none',
  color: color.text.muted,
  font: 'inherit',
  fontVariantNumeric: 'tabular-nums',
  cursor: 'text',
  outline: 'none',
  textDecoration: `underline dotted ${color.line.strong}`,
  textUnderlineOffset: '0.25em',
  selectors: {
    '&:hover': { background: color.surface.hover, color: color.text.primary },
    '&:focus-visible': ring,
  },
});
export const rateEditing = pattern({ position: 'relative', display: 'inline-flex', alignItems: 'baseline' });
export const rateField = pattern({
  width: `calc(${space[40]} + ${space[16]})`,
  height: space[24],
  paddingInline: space[4],
  border: 0,
  borderRadius: vars.radius.chip,
  background: color.surface.panel,
  color: color.text.primary,
  font: 'inherit',
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
  outline: `2px solid ${color.action.focus}`,
  selectors: { '&[aria-invalid]': { outlineColor: color.tone.bad.fg } },
});
export const rateError = pattern({
  position: 'absolute',
  top: '100%',
  insetInlineStart: 0,
  zIndex: 1,
  width: 'max-content',
  maxWidth: `calc(${space[72]} * 3)`,
  marginTop: space[4],
  padding: `${space[4]} ${space[8]}`,
  borderRadius: vars.radius.chip,
  background: color.tone.bad.bg,
  color: color.tone.bad.text,
  boxShadow: vars.shadow.popover,
  fontSize: type.caption.size,
  lineHeight: type.caption.line,
  fontWeight: weight.medium,
});

/* Why this number */
/** Marks the figure while its derivation is open. */
globalStyle('[data-asked]', {
  '@layer': {
    [layers.pattern]: {
      outline: `2px solid ${color.action.focus}`,
      outlineOffset: -2,
      background: color.surface.panel,
      zIndex: 1,
    },
  },
});
export const why = pattern({
  width: whyWidth,
  maxWidth: `calc(100vw - ${space[16]})`,
  borderRadius: vars.radius.card,
  background: color.surface.raised,
  boxShadow: vars.shadow.popover,
  outline: 'none',
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  fontFamily: vars.font.body,
  fontSize: type.small.size,
  color: color.text.primary,
  transition: `opacity ${vars.motion.state} ${vars.motion.ease}`,
  selectors: { '&[data-entering], &[data-exiting]': { opacity: 0 } },
  '@media': { [screens.forced]: { border: '1px solid CanvasText' } },
});
export const whyDialog = pattern({
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  maxHeight: 'inherit',
  outline: 'none',
});
export const whyHead = pattern({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[8],
  flex: 'none',
  padding: `${space[12]} ${space[8]} ${measure.cell} ${space[16]}`,
  borderBottom: `1px solid ${color.line.default}`,
});
export const whyWords = pattern({ flex: 1, minWidth: 0, fontVariantNumeric: 'tabular-nums' });
export const whySubtitle = pattern({
  fontSize: type.caption.size,
  lineHeight: type.caption.line,
  letterSpacing: vars.tracking.none,
  color: color.text.muted,
});
export const whyTitle = pattern({
  fontSize: type.section.size,
  lineHeight: type.section.line,
  fontWeight: weight.strong,
  letterSpacing: vars.tracking.heading,
});
export const whyBody = pattern({
  flex: '1 1 auto',
  minHeight: 0,
  overflowY: 'auto',
  padding: `${space[8]} ${space[16]} ${space[12]}`,
});
export const whySection = pattern({
  paddingBlock: `${measure.hair} ${measure.marker}`,
  fontSize: type.caption.size,
  lineHeight: type.caption.line,
  fontWeight: weight.medium,
  letterSpacing: vars.tracking.none,
  color: color.text.muted,
});
export const step = pattern({
  display: 'grid',
  gridTemplateColumns: `${space[16]} minmax(0, 1fr) max-content ${space[40]}`,
  alignItems: 'baseline',
  paddingBlock: space[2],
  lineHeight: '1.1875rem',
});
export const stepSum = pattern({
  marginTop: measure.marker,
  paddingTop: space[4],
  borderTop: `1px solid ${color.line.default}`,
  fontWeight: weight.strong,
});
/** No unit column if all figures are money. */
export const stepMoney = pattern({ gridTemplateColumns: `${space[16]} minmax(0, 1fr) max-content` });
export const operator = pattern({
  position: 'relative',
  color: color.text.muted,
  fontWeight: weight.regular,
});
export const stepLabel = pattern({ minWidth: 0, overflowWrap: 'anywhere', paddingInlineEnd: space[8] });
export const stepAmount = pattern({
  color: color.text.muted,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: weight.regular,
});
export const stepSource = pattern({ fontFamily: vars.font.mono, fontSize: type.caption.size });
export const stepTotal = pattern({ textAlign: 'end', fontVariantNumeric: 'tabular-nums' });
export const stepUnit = pattern({
  paddingInlineStart: measure.hair,
  fontSize: type.caption.size,
  letterSpacing: vars.tracking.none,
  fontWeight: weight.regular,
  color: color.text.muted,
  whiteSpace: 'nowrap',
});
export const whyNotes = pattern({ paddingTop: space[8], color: color.tone.warn.text });
export const whyExtra = pattern({
  flex: 'none',
  padding: `${space[12]} ${space[16]}`,
  borderTop: `1px solid ${color.line.default}`,
});
export const whyActions = pattern({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[4],
  flex: 'none',
  padding: `${measure.cell} ${space[12]}`,
  borderTop: `1px solid ${color.line.default}`,
  background: color.surface.hover,
});
