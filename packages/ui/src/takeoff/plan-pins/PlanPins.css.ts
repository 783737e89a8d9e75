import { component, innerRing, raisedSurface, screens } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';
import { measure } from '../../tokens/measures.ts';

const { color, space, type, weight } = vars;
const small = { fontSize: type.small.size, lineHeight: type.small.line } as const;

export const root = component({
  display: 'flex',
  width: '100%',
  height: '100%',
  minWidth: 0,
  minHeight: '20rem',
  margin: 0,
  boxSizing: 'border-box',
  overflow: 'clip',
  border: `1px solid ${color.line.default}`,
  borderRadius: vars.radius.card,
  background: color.surface.panel,
});
export const frame = component({
  position: 'relative',
  flex: '1 1 auto',
  minWidth: 0,
  // Not `hidden`, which would scroll to focused pins at the edge.
  overflow: 'clip',
  isolation: 'isolate',
  background: color.surface.active,
});
export const host = component({
  position: 'absolute',
  inset: 0,
  overflow: 'clip',
  cursor: 'grab',
  touchAction: 'none',
  userSelect: 'none',
  outline: 'none',
  selectors: {
    '&[data-hand="grabbing"]': { cursor: 'grabbing' },
    '&:focus-visible::after': {
      content: '',
      position: 'absolute',
      inset: 0,
      pointerEvents: 'none',
      ...innerRing,
    },
  },
});
export const placing = component({ cursor: 'crosshair' });
export const paper = component({
  position: 'absolute',
  left: 0,
  top: 0,
  transformOrigin: '0 0',
  pointerEvents: 'none',
  background: color.surface.panel,
  boxShadow: vars.shadow.popover,
});
export const picture = component({
  position: 'absolute',
  inset: 0,
  display: 'block',
  width: '100%',
  height: '100%',
  maxWidth: 'none',
});
export const tile = component({ position: 'absolute', display: 'block', maxWidth: 'none' });
const floating = {
  ...raisedSurface,
  borderRadius: vars.radius.control,
  boxShadow: vars.shadow.popover,
  '@media': { [screens.forced]: { border: '1px solid CanvasText' } },
} as const;
export const controls = component({
  position: 'absolute',
  zIndex: 5,
  insetBlockEnd: space[12],
  insetInlineEnd: space[12],
  display: 'flex',
  gap: space[8],
});
/** Below the chips, on the side of the thumb. */
export const controlsNarrow = component({
  position: 'absolute',
  zIndex: 4,
  insetBlockStart: measure.pageHead,
  insetInlineEnd: space[8],
  display: 'flex',
  flexDirection: 'column',
  gap: space[8],
});
export const controlGroup = component({
  display: 'flex',
  alignItems: 'center',
  ...floating,
  selectors: { [`${controlsNarrow} > &`]: { flexDirection: 'column' } },
});
export const percent = component({
  minWidth: space[40],
  textAlign: 'center',
  ...small,
  fontVariantNumeric: 'tabular-nums',
});
export const crosshair = component({
  position: 'absolute',
  zIndex: 3,
  left: `calc(-1 * ${space[24]})`,
  top: `calc(-1 * ${space[24]})`,
  overflow: 'visible',
  pointerEvents: 'none',
  fill: 'none',
});
export const crosshairEdge = component({
  stroke: color.surface.panel,
  strokeWidth: 4.5,
  '@media': { [screens.forced]: { stroke: 'Canvas' } },
});
export const crosshairLine = component({
  stroke: color.action.on,
  strokeWidth: 2,
  '@media': { [screens.forced]: { stroke: 'CanvasText' } },
});
export const placeBar = component({
  position: 'absolute',
  zIndex: 7,
  insetBlockStart: space[12],
  insetInline: space[12],
  marginInline: 'auto',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[12],
  width: 'fit-content',
  padding: `${space[8]} ${space[12]}`,
  ...floating,
  ...small,
});
/** Within reach of the thumb. */
export const placeBarNarrow = component({ insetBlock: `auto ${space[12]}` });
export const placeText = component({ flex: '1 1 12rem', minWidth: 0 });
export const placeTitle = component({ margin: 0, fontWeight: weight.strong });
export const placeHint = component({ margin: 0, color: color.text.muted });
export const placeError = component({ margin: 0, color: color.tone.bad.fg, fontWeight: weight.medium });
export const placeActions = component({ display: 'flex', gap: space[8], marginInlineStart: 'auto' });
export const notice = component({
  position: 'absolute',
  zIndex: 4,
  insetBlockStart: space[12],
  insetInline: space[12],
  marginInline: 'auto',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[12],
  width: 'fit-content',
  padding: `${space[8]} ${space[12]}`,
  ...floating,
  ...small,
});
/** Below the chips of a narrow plan, beside its buttons. */
export const noticeNarrow = component({
  insetBlockStart: measure.pageHead,
  insetInlineEnd: `calc(${space[72]} - ${space[8]})`,
});
export const noticeText = component({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[8],
  flex: '0 1 auto',
  minWidth: 0,
  margin: 0,
});
export const noticeTitle = component({ fontWeight: weight.strong, fontSize: type.small.size });
export const listPanel = component({
  position: 'absolute',
  inset: 0,
  zIndex: 4,
  display: 'flex',
  flexDirection: 'column',
  background: color.surface.panel,
});
/** Leaves room for the chips of a narrow plan. */
export const listNarrow = component({ paddingBlockStart: measure.pageHead });
export const listHead = component({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  minHeight: measure.footer,
  // On touch devices the button is as high as the row without it.
  paddingBlock: space[4],
  paddingInline: space[16],
  borderBlockEnd: `1px solid ${color.line.default}`,
  ...small,
});
export const listCount = component({ flex: '1 1 auto', color: color.text.muted });
export const listState = component({ margin: 'auto', padding: space[16] });
export const listLoading = component({ padding: space[16] });
