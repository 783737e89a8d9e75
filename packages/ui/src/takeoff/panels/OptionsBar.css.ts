import { globalStyle, keyframes } from '@vanilla-extract/css';
import { pattern, raisedSurface, sum } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';
import { layers } from '../../tokens/global.css.ts';
import { narrow } from './panel.css.ts';

const { color, space, type, radius } = vars;

const sideways = '--takeoff-options';
const shadeUntilEnd = keyframes({ 'from, 98%': { opacity: 1 }, to: { opacity: 0 } });

/** Options over the sheet. They wrap if they do not fit; on narrow screens they scroll in one row. */
export const options = pattern(
  {
    position: 'absolute',
    zIndex: 2,
    top: space[20],
    insetInline: space[8],
    marginInline: 'auto',
    width: 'fit-content',
    // One row of options can be wider than the sheet.
    maxWidth: `calc(100% - ${space[16]})`,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space[4]} ${space[8]}`,
    minHeight: sum(space[40], space[4]),
    padding: `${space[4]} ${space[8]}`,
    borderRadius: radius.card,
    ...raisedSurface,
    boxShadow: vars.shadow.popover,
    whiteSpace: 'nowrap',
    '@media': {
      [narrow]: {
        top: space[8],
        flexWrap: 'nowrap',
        overflow: 'auto hidden',
        scrollbarWidth: 'none',
        scrollTimelineName: sideways,
        scrollTimelineAxis: 'inline',
      },
    },
  },
  'options',
);

export const rule = pattern(
  { flex: 'none', width: '1px', height: space[20], background: color.line.default },
  'rule',
);

/**
 * Sticky, so that it is reachable if the options scroll. The shade before it says that more follow; its scroll timeline
 * is active only while they do.
 */
export const finish = pattern(
  {
    position: 'sticky',
    insetInlineEnd: `calc(-1 * ${space[8]})`,
    display: 'flex',
    alignItems: 'center',
    gap: space[8],
    marginInlineStart: 'auto',
    marginInlineEnd: `calc(-1 * ${space[8]})`,
    paddingInlineEnd: space[8],
    background: color.surface.raised,
    // At the end of the bar it covers the bar's own corners.
    borderStartEndRadius: radius.card,
    borderEndEndRadius: radius.card,
    '::before': {
      content: '""',
      position: 'absolute',
      insetBlock: 0,
      insetInlineEnd: '100%',
      width: space[24],
      pointerEvents: 'none',
      opacity: 0,
      background: `linear-gradient(to right, transparent, color-mix(in srgb, ${color.text.primary} 18%, transparent))`,
      animationName: shadeUntilEnd,
      animationTimingFunction: 'linear',
      animationTimeline: sideways,
    },
    selectors: { '[dir="rtl"] &::before': { scale: '-1 1' } },
  },
  'finish',
);
export const picked = pattern({ display: 'flex', alignItems: 'center', gap: space[8] }, 'picked');

export const pickedName = pattern({ '@media': { [narrow]: { display: 'none' } } }, 'pickedName');
export const field = pattern(
  {
    display: 'flex',
    alignItems: 'center',
    gap: space[8],
    fontSize: type.small.size,
    color: color.text.muted,
  },
  'field',
);
export const warning = pattern({ color: color.tone.warn.text, marginInlineEnd: space[8] }, 'warning');
/** A sentence and a button in one row; the sentence wraps. */
export const worded = pattern({ flexWrap: 'nowrap' }, 'worded');
/** Shrinks first. */
export const missing = pattern(
  {
    flex: '0 1 auto',
    minWidth: 0,
    paddingBlock: space[4],
    whiteSpace: 'normal',
    fontSize: type.small.size,
    lineHeight: type.small.line,
    color: color.text.muted,
  },
  'missing',
);
export const fieldShort = pattern({ width: space[40] }, 'fieldShort');
export const fieldWide = pattern({ width: `calc(${space[72]} * 2)` }, 'fieldWide');
export const fieldInput = pattern({ width: sum(space[56], space[12]) }, 'fieldInput');
/** Field with an error below the bar. On narrow screens, where the bar clips its content, the bar grows instead. */
export const fieldWrong = pattern(
  {
    position: 'relative',
    whiteSpace: 'normal',
    '@media': { [narrow]: { width: `calc(${space[72]} * 2)`, paddingBlock: space[8] } },
  },
  'fieldWrong',
);
const wide = `not all and ${narrow}`;
globalStyle(`${fieldWrong} > *`, { '@layer': { [layers.pattern]: { '@media': { [wide]: { gap: 0 } } } } });
globalStyle(`${fieldWrong} [id$="-error"]`, {
  '@layer': {
    [layers.pattern]: {
      '@media': {
        [wide]: {
          position: 'absolute',
          top: `calc(100% + ${space[12]})`,
          insetInlineEnd: 0,
          width: 'max-content',
          maxWidth: `calc(${space[72]} * 3)`,
          padding: `${space[4]} ${space[8]}`,
          borderRadius: radius.chip,
          background: color.tone.bad.bg,
          color: color.tone.bad.text,
          boxShadow: vars.shadow.popover,
        },
      },
    },
  },
});
