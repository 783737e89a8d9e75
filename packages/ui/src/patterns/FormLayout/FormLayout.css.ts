import { keyframes } from '@vanilla-extract/css';
import { endRoom, hidden, innerRing, pattern, sum } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';
import { at, measure } from '../../tokens/measures.ts';

const { color, space, size, type, weight, motion } = vars;

export const page = pattern({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 0',
  minHeight: 0,
  background: color.surface.panel,
});
export const scroll = pattern({
  flex: '1 1 0',
  minHeight: 0,
  overflowY: 'auto',
  scrollPaddingTop: space[16],
});
export const content = pattern({
  display: 'flex',
  flexDirection: 'column',
  gap: space[16],
  maxWidth: '64rem',
  padding: `${space[12]} ${space[24]} ${sum(space[40], endRoom)}`,
  '@media': { [at.phone]: { paddingInline: space[16] } },
});
export const columns = pattern({ display: 'flex', alignItems: 'flex-start', gap: space[32] });
export const index = pattern({
  position: 'sticky',
  top: space[16],
  flex: 'none',
  width: '12rem',
  '@media': { [at.narrow]: { display: 'none' } },
});
export const entry = pattern({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[8],
  minHeight: '1.75rem',
  paddingInline: space[12],
  borderInlineStart: `2px solid ${color.line.subtle}`,
  fontSize: type.small.size,
  lineHeight: type.small.line,
  color: color.text.muted,
  selectors: {
    '&:hover': { color: color.text.primary },
    '&:focus-visible': innerRing,
  },
});
export const entryCurrent = pattern({
  borderInlineStartColor: color.action.marker,
  color: color.text.primary,
  fontWeight: weight.strong,
});
export const entryErrors = pattern({
  minWidth: space[20],
  paddingInline: space[4],
  borderRadius: vars.radius.chip,
  background: color.tone.bad.bg,
  color: color.tone.bad.text,
  fontSize: type.caption.size,
  lineHeight: space[20],
  fontWeight: weight.strong,
  textAlign: 'center',
});
export const unseen = pattern(hidden);
export const sections = pattern({ flex: 1, minWidth: 0 });
export const section = pattern({
  paddingBottom: space[32],
  outline: 'none',
  selectors: {
    '& + &': { paddingTop: space[24], borderTop: `1px solid ${color.line.subtle}` },
  },
});
export const title = pattern({
  fontSize: type.section.size,
  lineHeight: type.section.line,
  fontWeight: weight.strong,
  letterSpacing: '-0.012em',
});
export const description = pattern({
  marginTop: space[2],
  fontSize: type.small.size,
  lineHeight: type.small.line,
  color: color.text.muted,
  maxWidth: '68ch',
});
export const fields = pattern({
  display: 'flex',
  flexDirection: 'column',
  gap: space[16],
  marginTop: space[16],
});

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(0.5rem)' } });
export const saveBar = pattern({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  flex: 'none',
  minHeight: size.header,
  padding: `${space[8]} ${space[24]}`,
  borderTop: `1px solid ${color.line.default}`,
  background: color.surface.panel,
  animation: `${rise} ${motion.surface} ${motion.ease}`,
  '@media': { [at.phone]: { flexWrap: 'wrap', justifyContent: 'flex-end', paddingInline: space[16] } },
});
export const saveMessage = pattern({
  flex: 1,
  minWidth: 0,
  // Above the buttons instead of a narrow column beside them, with room for the floating assistant button.
  '@media': { [at.phone]: { flex: '1 0 100%', paddingInlineEnd: `calc(${size.touch} + ${space[4]})` } },
  // The name of a changed field may be one long word.
  overflowWrap: 'anywhere',
  fontSize: type.small.size,
  lineHeight: type.small.line,
  color: color.text.muted,
  paddingInlineEnd: measure.cell,
});
