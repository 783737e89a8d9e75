import { globalStyle } from '@vanilla-extract/css';
import { pattern, raisedSurface, screens } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';
import { layers } from '../../tokens/global.css.ts';
import { measure } from '../../tokens/measures.ts';

const { color, space, type, weight } = vars;
const popoverWidth = `calc(${space[72]} * 5)`;
/** Marks the figure while its derivation is open. */
globalStyle('[data-derivation-open]', {
  '@layer': {
    [layers.pattern]: {
      outline: `2px solid ${color.action.focus}`,
      outlineOffset: -2,
      background: color.surface.panel,
      zIndex: 1,
    },
  },
});
export const popover = pattern({
  width: popoverWidth,
  maxWidth: `calc(100vw - ${space[16]})`,
  borderRadius: vars.radius.card,
  ...raisedSurface,
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
export const dialog = pattern({
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  maxHeight: 'inherit',
  outline: 'none',
});
export const head = pattern({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[8],
  flex: 'none',
  paddingBlock: `${space[12]} ${measure.cell}`,
  paddingInline: `${space[16]} ${space[8]}`,
  borderBottom: `1px solid ${color.line.default}`,
});
export const headText = pattern({ flex: 1, minWidth: 0, fontVariantNumeric: 'tabular-nums' });
export const subtitle = pattern({
  fontSize: type.caption.size,
  lineHeight: type.caption.line,
  letterSpacing: vars.tracking.none,
  color: color.text.muted,
});
export const title = pattern({
  fontSize: type.section.size,
  lineHeight: type.section.line,
  fontWeight: weight.strong,
  letterSpacing: vars.tracking.heading,
});
export const body = pattern({
  flex: '1 1 auto',
  minHeight: 0,
  overflowY: 'auto',
  padding: `${space[8]} ${space[16]} ${space[12]}`,
});
export const sectionTitle = pattern({
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
export const notes = pattern({ paddingTop: space[8], color: color.tone.warn.text });
export const extra = pattern({
  flex: 'none',
  padding: `${space[12]} ${space[16]}`,
  borderTop: `1px solid ${color.line.default}`,
  // The caller's content may have nothing to show.
  selectors: { '&:empty': { display: 'none' } },
});
export const actions = pattern({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[4],
  flex: 'none',
  padding: `${measure.cell} ${space[12]}`,
  borderTop: `1px solid ${color.line.default}`,
  background: color.surface.hover,
});
