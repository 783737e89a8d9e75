import {
  component,
  innerRing,
  raisedSurface,
  ring,
  screens,
  sum,
  truncated,
  variants,
} from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';
import { measure } from '../../tokens/measures.ts';

const { color, space, type } = vars;
const corner = { position: 'absolute', left: 0, top: 0 } as const;
const small = { fontSize: type.small.size, lineHeight: type.small.line } as const;
const caption = { fontSize: type.caption.size, lineHeight: type.caption.line } as const;
const panel = {
  ...raisedSurface,
  boxShadow: vars.shadow.popover,
  borderRadius: vars.radius.card,
} as const;
export const card = component({
  ...corner,
  ...panel,
  zIndex: 6,
  width: measure.popover,
  maxWidth: `calc(100% - ${space[16]})`,
  maxHeight: `calc(100% - ${space[16]})`,
  display: 'flex',
  flexDirection: 'column',
  outline: 'none',
  selectors: { '&:focus-visible': ring },
  '@media': { [screens.forced]: { border: '1px solid CanvasText' } },
});
/** In a small window the card is docked to the lower edge below the map. */
export const docked = component({
  left: space[8],
  top: 'auto',
  bottom: space[8],
  width: `calc(100% - ${space[16]})`,
  maxWidth: 'none',
  maxHeight: '60%',
});
export const cardHead = component({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: space[8],
  paddingBlock: space[8],
  paddingInline: `${space[16]} ${space[8]}`,
});
export const cardHeadBack = component({ paddingInlineStart: space[8] });
export const cardTitle = component({
  flex: '1 1 auto',
  minWidth: 0,
  margin: 0,
  fontSize: type.body.size,
  lineHeight: type.body.line,
  fontWeight: vars.weight.strong,
  letterSpacing: vars.tracking.heading,
  overflowWrap: 'anywhere',
});
export const cardBody = component({
  minHeight: 0,
  overflowY: 'auto',
  padding: `0 ${space[16]} ${space[16]}`,
});
export const cardLine = component({ ...small, color: color.text.muted, marginBlockEnd: space[12] });

export const list = component({
  minHeight: 0,
  overflowY: 'auto',
  margin: 0,
  padding: `0 ${space[8]} ${space[8]}`,
  listStyle: 'none',
});
export const row = component({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  width: '100%',
  minHeight: vars.size.row,
  padding: `${space[4]} ${space[8]}`,
  border: 0,
  borderRadius: vars.radius.control,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  ...small,
  textAlign: 'start',
  cursor: 'pointer',
  outline: 'none',
  selectors: { '&:hover': { background: color.surface.hover }, '&:focus-visible': innerRing },
  '@media': { [screens.touch]: { minHeight: vars.size.touch } },
});
export const rowDisc = component({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  boxSizing: 'border-box',
  width: space[20],
  height: space[20],
  borderRadius: vars.radius.full,
  color: color.surface.panel,
  '@media': { [screens.forced]: { border: '1px solid CanvasText' } },
});
export const rowText = component({ flex: '1 1 auto', minWidth: 0, display: 'grid' });
export const rowLabel = component({ ...truncated, fontWeight: vars.weight.medium });
export const rowDetail = component({ ...truncated, ...caption, color: color.text.muted });
export const rowMiles = component({
  flex: 'none',
  color: color.text.muted,
  fontVariantNumeric: 'tabular-nums',
});
export const note = component({ ...small, padding: `${space[8]} ${space[16]}`, color: color.text.muted });
export const listPanel = component({
  position: 'absolute',
  inset: 0,
  zIndex: 4,
  display: 'flex',
  flexDirection: 'column',
  background: color.surface.panel,
});
export const listHead = component({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  // As high as the button that covers its end.
  minHeight: measure.pageHead,
  paddingInline: `${space[16]} ${space[72]}`,
  ...small,
  fontWeight: vars.weight.strong,
});
export const middle = component({
  position: 'absolute',
  zIndex: 4,
  left: '50%',
  top: '50%',
  transform: 'translate(-50%, -50%)',
  width: 'max-content',
  maxWidth: `calc(100% - ${space[32]})`,
  ...panel,
  '@media': { [screens.forced]: { border: '1px solid CanvasText' } },
});
export const notice = component({
  position: 'absolute',
  zIndex: 4,
  insetInlineStart: space[12],
  insetBlockStart: space[12],
  maxWidth: `calc(100% - ${sum(space[72], space[12])})`,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[8],
  padding: `${space[8]} ${space[12]}`,
  ...panel,
  ...small,
});
export const legend = component({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[16],
  rowGap: space[4],
  flex: 'none',
  margin: 0,
  padding: `${space[8]} 0 0`,
  listStyle: 'none',
  ...caption,
  color: color.text.muted,
});
export const legendItem = component({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[4],
  minWidth: 0,
});
export const legendText = component({ ...truncated, maxWidth: '14rem' });
export const swatch = variants(color.tint, ({ bg, fg }) => ({
  flex: 'none',
  boxSizing: 'border-box',
  width: space[16],
  height: space[12],
  borderRadius: space[2],
  background: bg,
  border: `1px solid ${fg}`,
}));
