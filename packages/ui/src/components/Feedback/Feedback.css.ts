import { createVar, keyframes } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';
import { component, screens, variants } from '../../styles/layers.ts';

const { color, space, type, motion, size } = vars;

export const banner = component({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[12],
  paddingBlock: space[8],
  paddingInline: space[16],
  borderRadius: vars.radius.control,
  fontSize: type.small.size,
  lineHeight: type.small.line,
  color: color.text.primary,
  '@media': { [screens.forced]: { border: '1px solid CanvasText' } },
});
export const bannerTone = variants(color.tone, ({ bg }) => ({ background: bg }));
/** Its icon aligns with the page gutter: 24, and 16 on phones. */
export const bannerEdge = component({
  borderRadius: 0,
  paddingInline: space[24],
  '@media': { [screens.phone]: { paddingInline: space[16] } },
});
export const bannerGlyph = variants(color.tone, ({ fg }) => ({
  color: fg,
  flex: 'none',
  paddingBlock: `calc(${space[4]} + 1px)`,
}));
export const bannerText = component({
  overflowWrap: 'anywhere',
  flex: '1 1 12rem',
  minWidth: 0,
  paddingBlock: `calc(${space[4]} + 1px)`,
});
export const bannerTitle = component({ fontWeight: vars.weight.strong });
/** Wraps below a text that would become too narrow. */
export const bannerActions = component({ display: 'flex', gap: space[4], flex: 'none', maxWidth: '100%' });
/** Close to the actions: it is one of them. Its glyph, not its button, ends where the padding begins. */
export const bannerDismiss = component({
  flex: 'none',
  marginInlineStart: `calc(${space[4]} - ${space[12]})`,
  marginInlineEnd: `calc((${space[16]} - ${size.controlSmall}) / 2)`,
});
export const bannerBody = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  columnGap: space[12],
  flex: '1 1 auto',
  minWidth: 0,
});

export const part = createVar();
export const progress = component({
  position: 'relative',
  height: space[4],
  borderRadius: vars.radius.full,
  background: color.line.default,
  overflow: 'hidden',
  '@media': { [screens.forced]: { border: '1px solid CanvasText' } },
});
export const progressFill = component({
  height: '100%',
  width: part,
  borderRadius: vars.radius.full,
  background: color.action.on,
  transition: `width ${motion.surface} ${motion.ease}`,
  '@media': { [screens.forced]: { background: 'Highlight' } },
});
export const progressTone = variants(color.tone, ({ fg }) => ({ background: fg }));
const slide = keyframes({ from: { insetInlineStart: '-40%' }, to: { insetInlineStart: '100%' } });
export const sliding = component({
  position: 'absolute',
  insetBlock: 0,
  width: '40%',
  animation: `${slide} calc(${motion.surface} * 6) ${motion.ease} infinite`,
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      width: '100%',
      insetInlineStart: 0,
      animation: 'none',
      opacity: 0.6,
    },
  },
});
export const progressHead = component({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[8],
  marginBlockEnd: space[4],
  fontSize: type.small.size,
  lineHeight: type.small.line,
});
export const progressFigure = component({
  flex: 'none',
  maxWidth: '50%',
  color: color.text.muted,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
});
export const loader = component({
  position: 'fixed',
  insetBlockStart: size.header,
  insetInline: 0,
  height: 2,
  zIndex: vars.layer.loader,
  overflow: 'hidden',
  pointerEvents: 'none',
});
export const loaderFill = component({ background: color.action.on, height: '100%' });

const appear = keyframes({ from: { opacity: 0 } });
const breathe = keyframes({ '50%': { opacity: 0.5 } });
/** Delayed by 150 ms, so that fast responses show no skeleton. */
export const skeleton = component({
  animation: `${appear} ${motion.state} ${motion.ease} calc(${motion.state} * 1.25) backwards`,
});
export const boneCards = component({ display: 'flex', flexDirection: 'column', gap: space[12] });
export const bone = component({
  display: 'block',
  borderRadius: vars.radius.chip,
  background: color.surface.active,
  animation: `${breathe} calc(${motion.surface} * 8) ease-in-out infinite`,
  height: space[12],
  marginBlock: space[4],
  '@media': { [screens.forced]: { border: '1px solid GrayText' } },
});
export const boneTall = component({ height: space[20] });
export const boneFigure = component({ height: space[32], width: '40%' });
export const boneWidth = variants({ 0: '92%', 1: '78%', 2: '86%', 3: '64%' }, (width) => ({ width }));
export const boneRow = component({
  display: 'flex',
  alignItems: 'center',
  gap: space[20],
  height: size.row,
  borderBlockEnd: `1px solid ${color.line.subtle}`,
  paddingInline: space[8],
});
export const boneCell = component({ flex: 1 });
export const boneCard = component({
  border: `1px solid ${color.line.default}`,
  borderRadius: vars.radius.card,
  background: color.surface.panel,
  padding: space[16],
});

export const boneLabel = component({ width: '30%', height: space[8] });
export const boneField = component({
  display: 'block',
  height: size.control,
  borderRadius: vars.radius.control,
  border: `1px solid ${color.line.default}`,
});
export const boneForm = component({ display: 'flex', flexDirection: 'column', gap: space[16] });
export const boneRecord = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)',
  gap: space[24],
  '@media': { [screens.tablet]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const boneHead = component({
  gridColumn: '1 / -1',
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  paddingBlockEnd: space[16],
  borderBlockEnd: `1px solid ${color.line.default}`,
});
export const boneMark = component({
  flex: 'none',
  width: space[40],
  height: space[40],
  borderRadius: vars.radius.card,
  background: color.surface.active,
  '@media': { [screens.forced]: { border: '1px solid GrayText' } },
});
export const boneMain = component({ minWidth: 0 });
export const boneSide = component({ minWidth: 0 });
export const boneBoard = component({ display: 'flex', gap: space[12], overflow: 'hidden' });
export const boneColumn = component({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 0%',
  gap: space[8],
  minWidth: '12rem',
  minHeight: '20rem',
  padding: space[12],
  borderRadius: vars.radius.card,
  background: color.surface.sunken,
});

export const state = component({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[4],
  padding: `${space[40]} ${space[24]}`,
  textAlign: 'center',
  marginInline: 'auto',
  maxWidth: '32rem',
  overflowWrap: 'anywhere',
});
export const stateSmall = component({ padding: `${space[20]} ${space[16]}` });
export const stateGlyph = component({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: space[40],
  height: space[40],
  marginBlockEnd: space[8],
  borderRadius: vars.radius.card,
  background: color.surface.active,
  color: color.icon.default,
});
export const stateGlyphTone = variants(color.tone, ({ bg, fg }) => ({ background: bg, color: fg }));
export const stateTitle = component({
  fontSize: type.section.size,
  lineHeight: type.section.line,
  fontWeight: vars.weight.strong,
  letterSpacing: vars.tracking.heading,
});
export const stateTitleSmall = component({ fontSize: type.body.size, lineHeight: type.body.line });
export const stateText = component({
  textWrap: 'balance',
  color: color.text.muted,
  fontSize: type.small.size,
  lineHeight: type.small.line,
});
export const stateActions = component({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space[8],
  marginBlockStart: space[12],
});
