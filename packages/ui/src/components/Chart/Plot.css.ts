import { component, plain, raisedSurface, ring, screens, truncated, variants } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';
import { measure } from '../../tokens/measures.ts';

const { color, space, type } = vars;
const print = 'print';

/** With forced colors, series differ by system color and outline. */
const forced = {
  1: 'CanvasText',
  2: 'Canvas',
  3: 'GrayText',
  4: 'Highlight',
  5: 'LinkText',
  6: 'ButtonFace',
  7: 'VisitedText',
  8: 'Mark',
} as const;
/** Lines differ by dashes, also in print. */
const dashes = {
  1: 'none',
  2: '6 3',
  3: '2 3',
  4: '8 3 2 3',
  5: '1 4',
  6: '12 4',
  7: '6 2 2 2 2 2',
  8: '16 3 2 3',
} as const;

export const root = component({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
});
export const head = component({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[8],
  minHeight: space[24],
  marginBlockEnd: space[8],
  selectors: { '&:empty': { display: 'none' } },
});
export const legend = component({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[16],
  rowGap: space[4],
  minWidth: 0,
});
export const legendItem = component({
  display: 'inline-flex',
  alignItems: 'center',
  gap: measure.hair,
  minWidth: 0,
  color: color.text.muted,
  fontSize: type.caption.size,
  lineHeight: type.caption.line,
  letterSpacing: vars.tracking.none,
});
export const legendButton = component({
  ...plain,
  minHeight: space[24],
  paddingInline: space[4],
  marginInline: `calc(-1 * ${space[4]})`,
  borderRadius: vars.radius.chip,
  '@media': { [screens.touch]: { minHeight: vars.size.touch } },
  selectors: { '&:hover': { background: color.surface.hover }, '&:focus-visible': ring },
});
/** A hidden series differs from a shown one by more than color. */
export const legendOff = component({ textDecoration: 'line-through' });
export const keyOff = component({ opacity: 0.4 });
export const lineKey = component({ flex: 'none', width: space[20], height: measure.cell });
export const legendText = component({ ...truncated, maxWidth: '14rem' });
export const tools = component({
  flex: 'none',
  marginInlineStart: 'auto',
  '@media': { [print]: { display: 'none' } },
});
export const swatch = component({
  display: 'inline-block',
  flex: 'none',
  width: measure.cell,
  height: measure.cell,
  borderRadius: space[2],
  printColorAdjust: 'exact',
  '@media': { [screens.forced]: { border: '1px solid CanvasText', forcedColorAdjust: 'none' } },
});
export const swatchOff = component({
  background: 'transparent',
  boxShadow: `inset 0 0 0 1px ${color.line.strong}`,
  '@media': { [screens.forced]: { background: 'Canvas' } },
});
export const swatchColour = variants(color.series, (background, at) => ({
  background,
  '@media': { [screens.forced]: { background: forced[at] } },
}));
export const plot = component({
  position: 'relative',
  minWidth: 0,
  outline: 'none',
  borderRadius: vars.radius.chip,
  touchAction: 'pan-y',
  // Text of a drawing reaches its edges.
  selectors: { '&:focus-visible': { ...ring, outlineOffset: measure.hair } },
});
export const pressable = component({ cursor: 'pointer' });
export const svg = component({
  display: 'block',
  width: '100%',
  overflow: 'visible',
  printColorAdjust: 'exact',
});
export const text = component({
  fill: color.text.muted,
  fontFamily: vars.font.body,
  fontSize: type.caption.size,
  letterSpacing: vars.tracking.none,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [screens.forced]: { fill: 'CanvasText' } },
});
export const strongText = component({ fill: color.text.primary, fontWeight: vars.weight.medium });
export const onDark = component({ fill: color.surface.panel });
export const figure = component({
  fontSize: type.page.size,
  fontWeight: vars.weight.strong,
  letterSpacing: vars.tracking.heading,
  fill: color.text.primary,
});
/** Figure that is too long for the middle of its ring. */
export const figureSmall = component({ fontSize: type.section.size });
export const gridLine = component({
  stroke: color.line.subtle,
  strokeWidth: 1,
  shapeRendering: 'crispEdges',
});
export const zeroLine = component({
  stroke: color.line.strong,
  strokeWidth: 1,
  shapeRendering: 'crispEdges',
  '@media': { [screens.forced]: { stroke: 'CanvasText' } },
});
export const referenceLine = component({
  stroke: color.text.primary,
  strokeWidth: 1,
  strokeDasharray: '4 3',
  '@media': { [screens.forced]: { stroke: 'CanvasText' } },
});
export const todayLine = component({
  stroke: color.text.primary,
  strokeWidth: 1,
  shapeRendering: 'crispEdges',
  '@media': { [screens.forced]: { stroke: 'CanvasText' } },
});
/** Background that keeps a label legible over the drawing. */
export const halo = component({
  paintOrder: 'stroke',
  stroke: color.surface.panel,
  strokeWidth: 4,
  strokeLinejoin: 'round',
  '@media': { [screens.forced]: { stroke: 'Canvas' } },
});
export const leader = component({ fill: 'none', stroke: color.line.strong, strokeWidth: 1 });
/** Place in the head of a card for the tools of the charts in it. */
export const headTools = component({ display: 'inline-flex', flex: 'none', gap: space[4] });
export const fill = variants(color.series, (value, at) => ({
  fill: value,
  '@media': { [screens.forced]: { fill: forced[at], stroke: 'CanvasText', forcedColorAdjust: 'none' } },
}));
/** Adjacent segments are separated by the background color. */
export const parted = component({ stroke: color.surface.panel, strokeWidth: 1 });
export const faded = component({ opacity: 0.45 });
export const lineStroke = variants(color.series, (value, at) => ({
  fill: 'none',
  stroke: value,
  strokeWidth: 2,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
  '@media': {
    [screens.forced]: { stroke: 'CanvasText', strokeDasharray: dashes[at] },
    [print]: { strokeDasharray: dashes[at] },
  },
}));
export const lineHalo = component({
  fill: 'none',
  stroke: color.surface.panel,
  strokeWidth: 5,
  strokeLinejoin: 'round',
  '@media': { [screens.forced]: { stroke: 'Canvas' } },
});
/** A line of values that are not final, e.g. a forecast. */
export const dashed = component({
  strokeDasharray: '6 4',
  strokeLinecap: 'butt',
  '@media': { [screens.forced]: { strokeDasharray: '6 4' }, [print]: { strokeDasharray: '6 4' } },
});
export const areaFill = variants(color.series, (value) => ({
  fill: value,
  opacity: 0.24,
  '@media': { [screens.forced]: { fill: 'transparent' } },
}));
export const areaSolid = component({ opacity: 0.85 });
export const dot = component({ stroke: color.surface.panel, strokeWidth: 2 });
export const band = component({
  fill: color.surface.hover,
  '@media': { [screens.forced]: { fill: 'none', stroke: 'Highlight' } },
});
export const rule = component({
  stroke: color.line.strong,
  strokeWidth: 1,
  '@media': { [screens.forced]: { stroke: 'Highlight' } },
});
export const kept = component({ fill: color.text.muted });
export const readout = component({
  position: 'absolute',
  zIndex: vars.layer.sticky,
  minWidth: '8rem',
  maxWidth: '16rem',
  paddingBlock: space[8],
  paddingInline: space[12],
  borderRadius: vars.radius.control,
  ...raisedSurface,
  boxShadow: vars.shadow.popover,
  fontSize: type.small.size,
  lineHeight: type.small.line,
  pointerEvents: 'none',
  '@media': { [screens.forced]: { border: '1px solid CanvasText' }, [print]: { display: 'none' } },
});
export const readoutTitle = component({
  color: color.text.muted,
  fontSize: type.caption.size,
  lineHeight: type.caption.line,
  letterSpacing: vars.tracking.none,
  overflowWrap: 'anywhere',
});
export const readoutLine = component({
  display: 'flex',
  alignItems: 'center',
  gap: measure.hair,
  marginBlockStart: space[2],
});
export const readoutStrong = component({ fontWeight: vars.weight.strong });
export const readoutLabel = component({ ...truncated, flex: '1 1 auto', minWidth: 0 });
export const readoutValue = component({
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.weight.medium,
  paddingInlineStart: space[12],
});
export const tableBox = component({ overflow: 'auto' });
export const middle = component({ display: 'flex', alignItems: 'center', justifyContent: 'center' });
