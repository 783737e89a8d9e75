import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';
import { layers } from '../../tokens/global.css.ts';
import { component, innerRing, ring, screens } from '../../styles/layers.ts';

const { color, space, size, type } = vars;

export const root = component({ minWidth: 0 });
export const box = component({
  cursor: 'text',
  selectors: {
    // Doubled selector, so that it overrides the box's style whatever the load order of the files.
    '&&:has(button)': { paddingInlineEnd: space[4] },
    '&:has([role="spinbutton"]:focus-visible)': ring,
  },
});
/** Inline text instead of a row of boxes, so that hours are left of minutes in right-to-left languages too. */
export const input = component({ flex: '1 1 auto', minWidth: 0, whiteSpace: 'pre' });
globalStyle(`${input} > *`, { '@layer': { [layers.component]: { display: 'inline' } } });
export const segment = component({
  borderRadius: space[2],
  outline: 'none',
  caretColor: 'transparent',
  fontVariantNumeric: 'normal',
  paddingBlock: 1,
  selectors: {
    '&[data-placeholder]': { color: color.text.placeholder },
    '&:focus': { background: color.line.selected, color: color.text.primary },
    '[data-placeholder] + &[data-type="literal"]': { color: color.text.placeholder },
  },
  '@media': {
    [screens.forced]: {
      selectors: {
        '&:focus': { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
      },
    },
  },
});
export const calendar = component({ padding: space[12], outline: 'none' });
export const calendarHead = component({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  marginBlockEnd: space[8],
});
export const month = component({
  fontSize: type.body.size,
  lineHeight: type.body.line,
  fontWeight: vars.weight.strong,
});
export const weekday = component({
  fontSize: type.caption.size,
  lineHeight: type.caption.line,
  letterSpacing: vars.tracking.none,
  fontWeight: vars.weight.medium,
  color: color.text.muted,
  paddingBlockEnd: space[4],
});
export const day = component({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: space[32],
  height: space[32],
  borderRadius: vars.radius.control,
  fontSize: type.small.size,
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-hovered]': { background: color.surface.active },
    '&[data-outside-month]': { visibility: 'hidden' },
    '&[data-today]': { fontWeight: vars.weight.strong, color: color.text.link },
    '&[data-selected]': { background: color.action.on, color: color.action.onOn },
    // Inside the day, because the days of a range are adjacent.
    '&[data-focus-visible]': innerRing,
    '&[data-selected][data-focus-visible]': { outlineColor: color.action.onOn },
    '&[data-disabled], &[data-unavailable]': { color: color.icon.faint, cursor: 'not-allowed' },
  },
  '@media': {
    [screens.touch]: { width: size.touch, height: size.touch },
    [screens.forced]: {
      selectors: {
        '&[data-selected]': { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
      },
    },
  },
});
/** Days between the ends have a tint; the ends look like a selected day. */
export const rangeDay = component({
  selectors: {
    '&[data-selected]:not([data-selection-start], [data-selection-end])': {
      background: color.surface.selected,
      color: color.text.primary,
      borderRadius: 0,
      outlineColor: color.action.focus,
    },
    '&[data-selection-start]:not([data-selection-end])': {
      borderStartEndRadius: 0,
      borderEndEndRadius: 0,
    },
    '&[data-selection-end]:not([data-selection-start])': {
      borderStartStartRadius: 0,
      borderEndStartRadius: 0,
    },
  },
  '@media': {
    [screens.forced]: {
      selectors: {
        '&[data-selected]': { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
      },
    },
  },
});
export const days = component({ borderCollapse: 'collapse' });
// The cells are those of React Aria, so that the days of a range are adjacent.
globalStyle(`${days} td`, { '@layer': { [layers.component]: { padding: 0, paddingBlock: 1 } } });
export const months = component({ display: 'flex', alignItems: 'flex-start', gap: space[24] });
export const monthTitle = component({
  display: 'flex',
  flex: '1 1 0',
  justifyContent: 'center',
  textAlign: 'center',
  fontSize: type.body.size,
  lineHeight: type.body.line,
  fontWeight: vars.weight.strong,
});
export const rangePart = component({ display: 'inline-flex', flex: 'none', minWidth: 0 });
export const tilde = component({ color: color.text.muted, flex: 'none' });
export const rangeEnd = component({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[4],
  marginInlineStart: 'auto',
});
/** Two dates are wider than a phone's column, so the second wraps below the first. */
export const rangeParts = component({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[8],
  minWidth: 0,
  paddingBlock: space[4],
});
export const rangePanel = component({
  display: 'flex',
  outline: 'none',
  '@media': { [screens.phone]: { flexDirection: 'column' } },
});
export const presets = component({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space[2],
  padding: space[8],
  borderInlineEnd: `1px solid ${color.line.subtle}`,
  '@media': {
    [screens.phone]: {
      flexDirection: 'row',
      flexWrap: 'wrap',
      borderInlineEnd: 0,
      borderBlockEnd: `1px solid ${color.line.subtle}`,
    },
  },
});
export const widePopover = component({ maxWidth: `calc(100vw - ${space[16]})` });
export const foot = component({
  display: 'flex',
  justifyContent: 'space-between',
  marginBlockStart: space[8],
  paddingBlockStart: space[8],
  borderBlockStart: `1px solid ${color.line.subtle}`,
});
export const opener = component({ marginInlineEnd: space[4] });
