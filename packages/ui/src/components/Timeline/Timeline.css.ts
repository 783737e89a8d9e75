import { vars } from '../../tokens/contract.css.ts';
import { component } from '../../styles/layers.ts';

const { color, space, type } = vars;

export const root = component({
  fontSize: type.small.size,
  lineHeight: type.small.line,
  minWidth: 0,
});
export const day = component({
  display: 'flex',
  alignItems: 'center',
  minHeight: space[24],
  paddingInlineStart: `calc(${space[32]} + ${space[4]})`,
  color: color.text.muted,
  fontSize: type.caption.size,
  lineHeight: type.caption.line,
  letterSpacing: vars.tracking.none,
  fontWeight: vars.weight.medium,
  // Closer to its own entries than to those above.
  selectors: { ':not(:first-child) > &': { marginBlockStart: space[16] } },
});
/** Distance from the top of an entry to the middle of its mark. */
const markMiddle = `${space[16]} + 1px`;
export const entry = component({
  position: 'relative',
  display: 'flex',
  gap: space[12],
  paddingBlock: `calc(${space[4]} + 1px)`,
  selectors: {
    // The line goes from mark to mark; it neither starts above the first nor goes on below the last.
    '&::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: `calc(${space[12]} - 1px)`,
      insetBlock: `calc(${markMiddle}) calc(-1 * (${markMiddle}))`,
      width: 1,
      background: color.line.default,
    },
    // The name of the next day and the space before it are between the marks.
    '&:last-child::before': {
      insetBlockEnd: `calc(-1 * (${markMiddle} + ${space[24]} + ${space[16]}))`,
    },
    ':last-child > ol > &:last-child::before': { display: 'none' },
  },
});
/** The ring in the surface color separates the line from the mark. */
export const mark = component({
  position: 'relative',
  display: 'flex',
  flex: 'none',
  width: space[24],
  height: space[24],
  borderRadius: vars.radius.full,
  alignItems: 'center',
  justifyContent: 'center',
  boxShadow: `0 0 0 ${space[4]} ${color.surface.panel}`,
});
export const markOnCanvas = component({ boxShadow: `0 0 0 ${space[4]} ${color.surface.canvas}` });
export const content = component({
  flex: '1 1 auto',
  minWidth: 0,
  paddingBlockStart: `calc(${space[2]} + 1px)`,
});
export const head = component({ display: 'flex', gap: space[12], alignItems: 'baseline' });
export const title = component({ flex: '1 1 auto', minWidth: 0, overflowWrap: 'anywhere' });
export const time = component({
  color: color.text.muted,
  fontSize: type.caption.size,
  lineHeight: type.caption.line,
  letterSpacing: vars.tracking.none,
  whiteSpace: 'nowrap',
});
export const detail = component({ color: color.text.muted });
export const note = component({
  marginBlockStart: `calc(${space[4]} + ${space[2]})`,
  padding: `${space[8]} ${space[12]}`,
  borderRadius: vars.radius.control,
  background: color.surface.sunken,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
});
export const extra = component({ marginBlockStart: `calc(${space[4]} + ${space[2]})` });
