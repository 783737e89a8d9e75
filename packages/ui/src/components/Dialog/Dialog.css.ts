import { createVar, keyframes } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';
import { component, innerRing, screens, variants } from '../../styles/layers.ts';

const { color, space, motion } = vars;
const fade = keyframes({ from: { opacity: 0 } });
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(0.5rem)' } });

export const overlay = component({
  position: 'fixed',
  inset: 0,
  zIndex: vars.layer.dialog,
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'center',
  paddingBlock: `min(10dvh, ${space[72]})`,
  paddingInline: space[24],
  background: color.surface.scrim,
  animation: `${fade} ${motion.surface} ${motion.ease}`,
  '@media': { [screens.phone]: { padding: 0, alignItems: 'stretch' } },
});
export const modal = component({
  display: 'flex',
  minHeight: 0,
  maxHeight: '100%',
  maxWidth: '100%',
  width: '100%',
  background: color.surface.panel,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.dialog,
  animation: `${rise} ${motion.surface} ${motion.ease}`,
  '@media': {
    [screens.phone]: { borderRadius: 0, boxShadow: 'none', height: '100%' },
    [screens.forced]: { border: '1px solid CanvasText' },
  },
});
/** Phone: a small dialog keeps the height of its content, in the middle of the dimmed page. */
export const overlaySmall = component({
  '@media': { [screens.phone]: { padding: space[16], alignItems: 'center' } },
});
export const modalSmall = component({
  '@media': {
    [screens.phone]: { borderRadius: vars.radius.card, boxShadow: vars.shadow.dialog, height: 'auto' },
  },
});
export const width = variants(
  { 450: '28.125rem', 600: '37.5rem', 650: '40.625rem', 670: '41.875rem', 950: '59.375rem' },
  (value) => ({ width: value, '@media': { [screens.phone]: { width: '100%' } } }),
);
/** Space at the sides of heading, content and footer. */
const inset = createVar();
export const dialog = component({
  vars: { [inset]: space[24] },
  '@media': { [screens.phone]: { vars: { [inset]: space[16] } } },
  display: 'flex',
  flexDirection: 'column',
  flex: '0 1 auto',
  minWidth: 0,
  minHeight: 0,
  outline: 'none',
  fontFamily: vars.font.body,
  fontSize: vars.type.body.size,
  lineHeight: vars.type.body.line,
  color: color.text.primary,
});
export const head = component({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[8],
  paddingBlockStart: space[16],
  paddingInline: `${inset} ${space[16]}`,
  paddingBlockEnd: space[12],
  flex: 'none',
});
/** The first line of the title is centered on the close button. */
export const headText = component({
  flex: '1 1 auto',
  minWidth: 0,
  paddingBlockStart: `max(0px, (${vars.size.controlSmall} - ${vars.type.section.line}) / 2)`,
});
export const title = component({
  fontSize: vars.type.section.size,
  lineHeight: vars.type.section.line,
  fontWeight: vars.weight.strong,
  letterSpacing: vars.tracking.heading,
  overflowWrap: 'anywhere',
});
export const description = component({
  color: color.text.muted,
  fontSize: vars.type.small.size,
  lineHeight: vars.type.small.line,
  marginBlockStart: space[2],
  overflowWrap: 'anywhere',
});
export const body = component({
  flex: '1 1 auto',
  minHeight: 0,
  overflow: 'auto',
  paddingInline: inset,
  paddingBlock: space[4],
  outline: 'none',
  // Unlike "anywhere" it leaves the least width of tables and buttons as it is.
  overflowWrap: 'break-word',
  selectors: {
    '&:last-child': { paddingBlockEnd: space[24] },
    '&:focus-visible': innerRing,
  },
});
/** Content above a footer with a line, which needs the distance that the footer's own padding has without one. */
export const bodyAboveLine = component({ paddingBlockEnd: space[16] });
export const flush = component({ padding: 0 });
export const foot = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space[8],
  paddingBlock: space[16],
  paddingInline: inset,
  flex: 'none',
});
export const footLine = component({ borderBlockStart: `1px solid ${color.line.subtle}` });
export const error = component({
  color: color.tone.bad.text,
  background: color.tone.bad.bg,
  borderRadius: vars.radius.control,
  padding: `${space[8]} ${space[12]}`,
  marginBlockStart: space[12],
  fontSize: vars.type.small.size,
  lineHeight: vars.type.small.line,
});
