import { vars } from '../../tokens/contract.css.ts';
import { component, ring, screens } from '../../layer.ts';

const { color, space, size, type } = vars;

export const root = component({ minWidth: 0 });
export const box = component({
  cursor: 'text',
  paddingInlineEnd: space[4],
  selectors: { '&:has([role="spinbutton"]:focus-visible)': ring },
});
export const input = component({ display: 'inline-flex', flex: '1 1 auto', minWidth: 0, whiteSpace: 'pre' });
export const segment = component({
  borderRadius: space[2],
  outline: 'none',
  caretColor: 'transparent',
  fontVariantNumeric: 'normal',
  paddingBlock: 1,
  selectors: {
    '&[data-placeholder]': { color: color.text.placeholder },
    '&[data-focused]': { background: color.line.selected, color: color.text.primary },
    '[data-placeholder] + &[data-type="literal"]': { color: color.text.placeholder },
  },
  '@media': {
    [screens.forced]: {
      selectors: {
        '&[data-focused]': { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
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
    '&[data-focus-visible]': ring,
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
export const foot = component({
  display: 'flex',
  justifyContent: 'space-between',
  marginBlockStart: space[8],
  paddingBlockStart: space[8],
  borderBlockStart: `1px solid ${color.line.subtle}`,
});
export const opener = component({ marginInlineEnd: space[4] });
