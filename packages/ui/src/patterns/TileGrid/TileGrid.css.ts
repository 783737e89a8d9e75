import { createVar } from '@vanilla-extract/css';
import { innerRing, pattern, plain, screens, truncated } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';
import { measure } from '../../tokens/measures.ts';

const { color, space, type, weight, size } = vars;

export const columns = createVar();
export const x = createVar();
export const y = createVar();
export const width = createVar();
export const height = createVar();
export const left = createVar();
export const top = createVar();
export const liftedWidth = createVar();
export const liftedHeight = createVar();

const print = 'print';
/** Two rows and the gap between them are as high as a card with one figure. */
/** Between the page and a tile in either theme. */
const guide = `color-mix(in srgb, ${color.surface.active} 35%, transparent)`;
const row = `calc((${measure.kpi} - ${space[16]}) / 2)`;
const column = `calc((100% - (${columns} - 1) * ${space[16]}) / ${columns})`;

export const root = pattern({ position: 'relative', minWidth: 0 });
export const grid = pattern({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
  gridAutoRows: row,
  gap: space[16],
  minWidth: 0,
});
/** The columns show through between the tiles while they are arranged. */
export const guides = pattern({
  minHeight: '40vh',
  alignContent: 'start',
  backgroundImage: `repeating-linear-gradient(to right, ${guide} 0 calc(${column}), transparent calc(${column}) calc(${column} + ${space[16]}))`,
  borderRadius: vars.radius.card,
  selectors: {
    '[dir="rtl"] &': {
      backgroundImage: `repeating-linear-gradient(to left, ${guide} 0 calc(${column}), transparent calc(${column}) calc(${column} + ${space[16]}))`,
    },
  },
  '@media': { [print]: { backgroundImage: 'none', minHeight: 0 } },
});
export const note = pattern({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  marginBlockEnd: space[12],
  fontSize: type.small.size,
  lineHeight: type.small.line,
  color: color.text.muted,
});
const cell = {
  gridColumn: `calc(${x} + 1) / span ${width}`,
  gridRow: `calc(${y} + 1) / span ${height}`,
} as const;
export const tile = pattern({
  ...cell,
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  minHeight: 0,
  border: `1px solid ${color.line.default}`,
  borderRadius: vars.radius.card,
  background: color.surface.panel,
  '@media': { [print]: { breakInside: 'avoid' } },
});
export const isEdited = pattern({
  cursor: 'grab',
  userSelect: 'none',
  WebkitTouchCallout: 'none',
  selectors: { '&:hover': { borderColor: color.line.strong } },
});
export const isSelected = pattern({
  selectors: { '&&': { borderColor: color.action.on } },
  boxShadow: `0 0 0 1px ${color.action.on}`,
  '@media': { [screens.forced]: { outline: '2px solid Highlight' }, [print]: { boxShadow: 'none' } },
});
export const isHeld = pattern({ background: color.surface.raised });
export const lifted = pattern({
  position: 'fixed',
  insetBlockStart: top,
  left,
  width: liftedWidth,
  height: liftedHeight,
  zIndex: vars.layer.popover,
  boxShadow: vars.shadow.dialog,
  cursor: 'grabbing',
  pointerEvents: 'none',
});
export const landing = pattern({
  ...cell,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[2],
  minWidth: 0,
  padding: space[8],
  overflow: 'hidden',
  textAlign: 'center',
  border: `1px dashed ${color.action.on}`,
  borderRadius: vars.radius.card,
  background: color.surface.selected,
  fontSize: type.small.size,
  lineHeight: type.small.line,
  color: color.text.link,
  '@media': { [screens.forced]: { border: '1px dashed Highlight' } },
});
export const landingTitle = pattern({ fontWeight: weight.strong, overflowWrap: 'anywhere' });
export const head = pattern({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  gap: space[4],
  minHeight: `calc(${size.controlSmall} + ${space[12]})`,
  paddingBlockStart: space[8],
  paddingInlineStart: space[16],
  paddingInlineEnd: space[8],
});
export const headEdited = pattern({ paddingInlineStart: space[8] });
export const title = pattern({
  ...truncated,
  flex: '1 1 auto',
  minWidth: 0,
  fontSize: type.body.size,
  lineHeight: type.body.line,
  fontWeight: weight.strong,
});
export const aside = pattern({
  ...truncated,
  flex: '0 1 auto',
  minWidth: 0,
  maxWidth: '50%',
  paddingInlineEnd: space[4],
  fontSize: type.small.size,
  lineHeight: type.small.line,
  color: color.text.muted,
  // Without a menu it ends where the content of the tile ends.
  selectors: { '&:last-child': { paddingInlineEnd: space[8] } },
});
export const menu = pattern({
  display: 'inline-flex',
  flex: 'none',
  marginInlineStart: 'auto',
  '@media': { [print]: { display: 'none' } },
});
export const grip = pattern({
  ...plain,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  width: measure.tile,
  height: measure.tile,
  borderRadius: vars.radius.chip,
  color: color.icon.default,
  cursor: 'grab',
  outline: 'none',
  selectors: {
    // Inside, because the title is beside it.
    '&:focus-visible': innerRing,
    '&:hover': { background: color.surface.active },
    '&[aria-pressed="true"]': { background: color.surface.selected, color: color.text.link },
  },
  '@media': {
    [screens.touch]: { width: size.touch, height: size.touch },
    [print]: { display: 'none' },
  },
});
export const body = pattern({
  flex: '1 1 auto',
  minWidth: 0,
  minHeight: 0,
  overflow: 'auto',
  paddingInline: space[16],
  paddingBlockEnd: space[12],
  // Words shrink a flex item no further than a figure, which would be broken in the middle.
  overflowWrap: 'break-word',
  outline: 'none',
  borderEndStartRadius: vars.radius.card,
  borderEndEndRadius: vars.radius.card,
  selectors: { '&:focus-visible': innerRing },
  '@media': { [print]: { overflow: 'visible' } },
});

/** Visible square of 10 px in a target of 24 px, or of 44 px for a finger. */
const handle = {
  position: 'absolute',
  zIndex: vars.layer.sticky,
  width: space[24],
  height: space[24],
  margin: `calc(-0.5 * ${space[24]})`,
  touchAction: 'none',
  selectors: {
    '&::after': {
      content: '',
      position: 'absolute',
      inset: `calc(50% - ${space[4]})`,
      border: `2px solid ${color.action.on}`,
      borderRadius: space[2],
      background: color.surface.panel,
    },
  },
  '@media': {
    [screens.touch]: { width: size.touch, height: size.touch, margin: `calc(-0.5 * ${size.touch})` },
    [print]: { display: 'none' },
  },
} as const;
export const edge = {
  start: pattern({ ...handle, insetInlineStart: 0, insetBlockStart: '50%', cursor: 'ew-resize' }),
  end: pattern({ ...handle, insetInlineEnd: 0, insetBlockStart: '50%', cursor: 'ew-resize' }),
  bottom: pattern({ ...handle, insetInlineStart: '50%', insetBlockEnd: 0, cursor: 'ns-resize' }),
  bottomStart: pattern({
    ...handle,
    insetInlineStart: 0,
    insetBlockEnd: 0,
    cursor: 'nesw-resize',
    selectors: { ...handle.selectors, '[dir="rtl"] &': { cursor: 'nwse-resize' } },
  }),
  bottomEnd: pattern({
    ...handle,
    insetInlineEnd: 0,
    insetBlockEnd: 0,
    cursor: 'nwse-resize',
    selectors: { ...handle.selectors, '[dir="rtl"] &': { cursor: 'nesw-resize' } },
  }),
};
