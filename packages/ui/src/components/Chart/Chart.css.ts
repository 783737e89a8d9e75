import { createVar } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';
import { component, ring, screens, truncated, variants } from '../../styles/layers.ts';

const { color, space, type } = vars;

export const stat = component({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  height: '100%',
  padding: `${space[12]} ${space[20]}`,
  border: `1px solid ${color.line.default}`,
  borderRadius: vars.radius.card,
  background: color.surface.panel,
});
export const statLink = component({
  selectors: { '&:hover': { borderColor: color.line.strong }, '&:has(a:focus-visible)': ring },
});
export const statLabel = component({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[8],
  color: color.text.muted,
  fontSize: type.small.size,
  lineHeight: type.small.line,
});
export const statAnchor = component({
  ...truncated,
  outline: 'none',
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: vars.radius.card },
  },
});
export const statFigure = component({
  fontSize: type.figure.size,
  lineHeight: type.figure.line,
  fontWeight: vars.weight.strong,
  letterSpacing: vars.tracking.heading,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});
/** Number of characters of a long figure. */
export const figureLength = createVar();
/** Box of a long figure, which is smaller instead of broken in its middle. */
export const statFigureLong = component({ containerType: 'inline-size' });
/** A digit is about 0.6 em wide, and separators are narrower. */
export const statFigureFitted = component({
  fontSize: `max(${type.caption.size}, min(${type.figure.size}, calc(100cqi * 1.65 / ${figureLength})))`,
});
export const statFoot = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: `${space[4]} ${space[12]}`,
  marginBlockStart: 'auto',
  paddingBlockStart: space[4],
  fontSize: type.small.size,
  lineHeight: type.small.line,
});
/** Grows to the width of its text before the chart beside it grows. */
const besideChart = { flexGrow: 9999, flexShrink: 1, minWidth: 0, maxWidth: 'max-content' } as const;
export const change = component({
  ...besideChart,
  flexBasis: '7rem',
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[4],
  color: color.text.muted,
  whiteSpace: 'nowrap',
});
/** Wraps beside the chart: a note can be a warning, which is never cut. */
export const statNote = component({
  ...besideChart,
  flexBasis: `calc(${space[40]} + ${space[24]})`,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[4],
  color: color.text.muted,
});
export const statNoteTone = variants(color.tone, ({ fg }) => ({ color: fg, fontWeight: vars.weight.medium }));
export const statNoteText = component({ minWidth: 0, overflowWrap: 'anywhere' });
/** Moves below the text that leaves it too little space. */
export const statChart = component({
  display: 'flex',
  justifyContent: 'flex-end',
  flex: `1 0 ${space[40]}`,
  maxWidth: '100%',
  marginInlineStart: 'auto',
});
/** The comparison is truncated before the figure. */
export const changeNote = component({ ...truncated, minWidth: 0 });
export const changeTone = variants(color.tone, ({ fg }) => ({
  color: fg,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[4],
  flex: 'none',
  fontWeight: vars.weight.medium,
}));

export const spark = component({
  display: 'block',
  flex: '0 1 auto',
  minWidth: space[40],
  maxWidth: '100%',
  overflow: 'visible',
});
export const sparkLine = component({
  fill: 'none',
  stroke: color.series[1],
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
});
export const sparkDot = component({ fill: color.series[1] });

export const minis = component({
  display: 'flex',
  alignItems: 'flex-end',
  gap: space[4],
  flex: '0 1 auto',
  minWidth: 0,
});
export const mini = component({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space[2],
  width: space[16],
  flex: '0 1 auto',
  minWidth: 0,
  color: color.text.muted,
  fontSize: type.caption.size,
  lineHeight: type.caption.line,
});
export const height = createVar();
export const miniBar = component({
  width: '100%',
  height,
  minHeight: 1,
  borderRadius: `${space[2]} ${space[2]} 0 0`,
  background: color.series[1],
  '@media': { [screens.forced]: { background: 'CanvasText' } },
});
export const miniSpace = component({
  display: 'flex',
  alignItems: 'flex-end',
  width: '100%',
  height: space[24],
});
export const miniEmpty = component({ background: color.line.strong });

/** In narrow boxes the labels shrink first, then the bars, because the figures show the same. */
const boxes = { narrow: '(max-width: 30rem)', slim: '(max-width: 20rem)' } as const;
export const barBox = component({ containerType: 'inline-size', width: '100%', minWidth: 0 });
export const bars = component({ width: '100%', fontSize: type.small.size, lineHeight: type.small.line });
export const barHead = component({
  color: color.text.muted,
  fontSize: type.caption.size,
  lineHeight: type.caption.line,
  letterSpacing: vars.tracking.none,
  fontWeight: vars.weight.regular,
  textAlign: 'start',
  paddingBlockEnd: space[4],
  paddingInline: space[8],
  whiteSpace: 'nowrap',
  selectors: { '&:first-child': { paddingInlineStart: 0 }, '&:last-child': { paddingInlineEnd: 0 } },
});
export const barCell = component({
  height: space[32],
  paddingInline: space[8],
  textAlign: 'start',
  fontWeight: vars.weight.regular,
  verticalAlign: 'middle',
  selectors: { '&:first-child': { paddingInlineStart: 0 }, '&:last-child': { paddingInlineEnd: 0 } },
});
export const barLabel = component({
  fontWeight: vars.weight.medium,
  maxWidth: '12rem',
  ...truncated,
  '@container': {
    [boxes.narrow]: { maxWidth: '7rem' },
    // The width that remains beside the figures.
    [boxes.slim]: { width: '100%', maxWidth: 0 },
  },
});
export const barFigure = component({
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  width: '1%',
});
export const barMuted = component({ color: color.text.muted });
export const barStrong = component({ fontWeight: vars.weight.medium });
export const barTrack = component({
  width: '100%',
  minWidth: space[72],
});
export const barSpare = component({
  '@media': { [screens.phone]: { display: 'none' } },
  '@container': { [boxes.slim]: { display: 'none' } },
});
export const length = createVar();
export const barOuter = component({ position: 'relative', height: space[16] });
export const barInner = component({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  width: length,
  borderRadius: space[2],
  '@media': { [screens.forced]: { border: '1px solid CanvasText' } },
});
export const barPrimary = component({
  background: color.series[1],
  '@media': { [screens.forced]: { background: 'CanvasText' } },
});
/** Tint of the first color: both bars show the same measure. */
export const barSecondary = component({ background: color.series[1], opacity: 0.28 });
export const total = component({ borderBlockStart: `1px solid ${color.line.default}` });
/** As wide as its column, whose width the figures determine. */
export const legends = component({
  display: 'flex',
  flexWrap: 'wrap',
  width: 0,
  minWidth: '100%',
});
export const legend = component({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[4],
  marginInlineEnd: space[12],
});
export const swatch = component({
  width: `calc(${space[8]} + ${space[2]})`,
  height: `calc(${space[8]} + ${space[2]})`,
  borderRadius: space[2],
});
