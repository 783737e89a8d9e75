import { keyframes } from '@vanilla-extract/css';
import { pattern, ring } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';
import { at, measure } from '../../tokens/measures.ts';

const { color, space, type, weight } = vars;

const sideways = '--pl-matrix-sideways';
const shadeUntilEnd = keyframes({ 'from, 98%': { opacity: 1 }, to: { opacity: 0 } });
/** A shade at its end says that columns follow; the scroll timeline is active only while the table scrolls sideways. */
export const frame = pattern({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minHeight: 0,
  minWidth: 0,
  timelineScope: sideways,
  '::after': {
    content: '""',
    position: 'absolute',
    insetBlock: 1,
    insetInlineEnd: 1,
    width: space[24],
    zIndex: 3,
    pointerEvents: 'none',
    opacity: 0,
    borderStartEndRadius: vars.radius.card,
    borderEndEndRadius: vars.radius.card,
    background: `linear-gradient(to right, transparent, color-mix(in srgb, ${color.text.primary} 18%, transparent))`,
    animationName: shadeUntilEnd,
    animationTimingFunction: 'linear',
    animationTimeline: sideways,
  },
  selectors: {
    '[dir="rtl"] &::after': {
      background: `linear-gradient(to left, transparent, color-mix(in srgb, ${color.text.primary} 18%, transparent))`,
    },
  },
});
export const scroll = pattern({
  overflow: 'auto',
  scrollTimelineName: sideways,
  scrollTimelineAxis: 'inline',
  border: `1px solid ${color.line.default}`,
  borderRadius: vars.radius.card,
  background: color.surface.panel,
});
export const table = pattern({
  display: 'table',
  width: '100%',
  fontSize: type.small.size,
  lineHeight: type.small.line,
});
export const rows = pattern({ display: 'table-row-group' });
export const row = pattern({ display: 'table-row' });
export const headCell = pattern({
  display: 'table-cell',
  verticalAlign: 'middle',
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  height: measure.headRow,
  paddingInline: measure.cell,
  borderBottom: `1px solid ${color.line.default}`,
  background: color.surface.panel,
  color: color.text.muted,
  fontSize: type.caption.size,
  fontWeight: weight.medium,
  textAlign: 'center',
  whiteSpace: 'nowrap',
});
export const corner = pattern({
  insetInlineStart: 0,
  zIndex: 2,
  textAlign: 'start',
});
export const label = pattern({
  display: 'table-cell',
  verticalAlign: 'middle',
  position: 'sticky',
  insetInlineStart: 0,
  width: '100%',
  minWidth: `calc(${measure.tabMin} + ${space[24]})`,
  // Sticky while the rest scrolls; a long word must not fill the view.
  overflowWrap: 'anywhere',
  paddingBlock: space[8],
  paddingInline: `${space[24]} ${measure.cell}`,
  borderBottom: `1px solid ${color.line.subtle}`,
  background: color.surface.panel,
  fontWeight: weight.regular,
  textAlign: 'start',
  selectors: { '[role="row"]:last-child > &': { borderBottom: 0 } },
  '@media': { [at.phone]: { paddingInlineStart: measure.cell } },
});
export const groupLabel = pattern({
  paddingInlineStart: measure.cell,
  background: color.surface.sunken,
  fontWeight: weight.strong,
});
export const description = pattern({
  display: 'block',
  color: color.text.muted,
  fontSize: type.caption.size,
  lineHeight: type.caption.line,
});
export const cell = pattern({
  display: 'table-cell',
  height: measure.headRow,
  minWidth: measure.appTile,
  paddingInline: measure.cell,
  borderBottom: `1px solid ${color.line.subtle}`,
  textAlign: 'center',
  verticalAlign: 'middle',
  selectors: { '[role="row"]:last-child > &': { borderBottom: 0 } },
});
export const box = pattern({ display: 'flex', justifyContent: 'center' });
export const groupCell = pattern({ background: color.surface.sunken });
/** Cell that nobody can change here. */
export const mark = pattern({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: space[20],
  height: space[20],
  borderRadius: vars.radius.chip,
  color: color.text.primary,
  outline: 'none',
  selectors: { '&:focus-visible': ring },
});
/** Read-only: the checkboxes keep their state. */
export const locked = pattern({ opacity: 0.5 });
