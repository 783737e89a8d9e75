import { vars } from '../../tokens/contract.css.ts';
import { component, innerRing, plain, screens } from '../../styles/layers.ts';

const { color, space, type, size, weight } = vars;

export const root = component({ display: 'flex', flexDirection: 'column', minWidth: 0, minHeight: 0 });
export const rootVertical = component({
  display: 'flex',
  gap: space[16],
  minWidth: 0,
  minHeight: 0,
  '@media': { [screens.phone]: { flexDirection: 'column' } },
});

/* A row of tabs */
export const strip = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minWidth: 0,
  height: size.tabs,
  borderBlockEnd: `1px solid ${color.line.default}`,
  fontSize: type.small.size,
  lineHeight: type.small.line,
});
/** The first label aligns with the page gutter: 24, and 16 on phones. */
export const inset = component({
  paddingInline: space[12],
  '@media': { [screens.phone]: { paddingInline: space[4] } },
});
export const row = component({ display: 'flex', gridArea: '1 / 1', minWidth: 0, minHeight: 0 });
export const list = component({
  display: 'flex',
  minWidth: 0,
  height: '100%',
  overflow: 'hidden',
});
/** Invisible copies that give the strip its full width. */
export const ghosts = component({
  position: 'relative',
  display: 'flex',
  gridArea: '1 / 1',
  minWidth: 0,
  height: 0,
  overflow: 'hidden',
  visibility: 'hidden',
  pointerEvents: 'none',
});

export const current = component({});
export const tab = component({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: `calc(${space[4]} + ${space[2]})`,
  flex: 'none',
  maxWidth: '16rem',
  height: '100%',
  paddingInline: space[12],
  color: color.text.muted,
  fontWeight: weight.medium,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  outline: 'none',
  textDecoration: 'none',
  selectors: {
    '&:hover:not([aria-disabled])': { color: color.text.primary },
    [`&${current}`]: { color: color.text.primary, fontWeight: weight.strong },
    [`&${current}::after`]: {
      content: '""',
      position: 'absolute',
      insetInline: space[12],
      insetBlockEnd: 0,
      height: 2,
      background: color.action.marker,
    },
    // A single tab that is too wide shrinks instead of being cut off.
    '&:only-child': { flexShrink: 1, minWidth: 0 },
    '&:focus-visible': innerRing,
    '&[aria-disabled]': { opacity: 0.5, cursor: 'not-allowed' },
  },
  '@media': {
    [screens.forced]: { selectors: { [`&${current}::after`]: { background: 'Highlight' } } },
  },
});
export const text = component({ overflow: 'hidden', textOverflow: 'ellipsis' });
export const more = component({
  ...plain,
  display: 'inline-flex',
  alignItems: 'center',
  gap: `calc(${space[4]} + ${space[2]})`,
  flex: 'none',
  height: '100%',
  paddingInline: space[12],
  color: color.text.muted,
  fontWeight: weight.medium,
  whiteSpace: 'nowrap',
  outline: 'none',
  selectors: {
    '&:hover, &[aria-expanded="true"]': { color: color.text.primary },
    '&:focus-visible': innerRing,
  },
});
export const moreGhost = component({ position: 'absolute' });

/* A column of tabs */
export const listVertical = component({
  display: 'flex',
  flexDirection: 'column',
  flex: 'none',
  minWidth: '10rem',
  maxWidth: '16rem',
  overflowY: 'auto',
  borderInlineEnd: `1px solid ${color.line.default}`,
  fontSize: type.small.size,
  lineHeight: type.small.line,
  '@media': {
    [screens.phone]: {
      maxWidth: 'none',
      borderInlineEnd: 0,
      borderBlockEnd: `1px solid ${color.line.default}`,
    },
  },
});
export const tabVertical = component({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  flex: 'none',
  minHeight: size.control,
  paddingInline: space[12],
  color: color.text.muted,
  fontWeight: weight.medium,
  textAlign: 'start',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  outline: 'none',
  '@media': {
    [screens.touch]: { minHeight: size.touch },
    [screens.phone]: {
      minHeight: size.touch,
      // In a column the indicator is beside the text.
      selectors: { [`&${current}::after`]: { insetInlineStart: 0, insetInlineEnd: 'auto' } },
    },
    [screens.forced]: { selectors: { [`&${current}::after`]: { background: 'Highlight' } } },
  },
  selectors: {
    '&:hover:not([aria-disabled])': { color: color.text.primary, background: color.surface.hover },
    [`&${current}`]: { color: color.text.primary, fontWeight: weight.strong },
    [`&${current}::after`]: {
      content: '""',
      position: 'absolute',
      insetBlock: space[8],
      insetInlineEnd: 0,
      width: 2,
      background: color.action.marker,
    },
    '&:focus-visible': innerRing,
    '&[aria-disabled]': { opacity: 0.5, cursor: 'not-allowed' },
  },
});

export const count = component({
  fontSize: type.caption.size,
  lineHeight: type.caption.line,
  letterSpacing: vars.tracking.none,
  fontWeight: weight.regular,
  fontVariantNumeric: 'tabular-nums',
  color: color.text.muted,
  selectors: { [`${tabVertical} &`]: { marginInlineStart: 'auto' } },
});
export const panel = component({
  flex: '1 1 auto',
  minWidth: 0,
  minHeight: 0,
  overflowWrap: 'break-word',
  outline: 'none',
  selectors: { '&:focus-visible': innerRing },
});
