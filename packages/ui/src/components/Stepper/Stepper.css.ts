import { vars } from '../../tokens/contract.css.ts';
import { component, ring, screens } from '../../styles/layers.ts';

const { color, space, type } = vars;

/** Pixels between two stages: a focus ring takes four of them. */
export const stageGap = 8;
export const stages = component({ display: 'flex', gap: stageGap, minWidth: 0 });
export const choice = component({ position: 'relative', minWidth: 0 });
/** Current stage as a button that opens the others. */
export const chooser = component({
  display: 'inline-flex',
  alignItems: 'center',
  gap: `calc(${space[4]} + ${space[2]})`,
  maxWidth: '100%',
  minHeight: space[24],
  fontSize: type.small.size,
  lineHeight: type.small.line,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  outline: 'none',
  borderRadius: vars.radius.chip,
  selectors: { '&:hover': { color: color.text.primary }, '&:focus-visible': ring },
  '@media': { [screens.touch]: { minHeight: vars.size.touch } },
});
/** Contains measured elements without affecting the scroll size of the page. */
export const unseen = component({
  position: 'absolute',
  insetInline: 0,
  top: 0,
  height: 0,
  overflow: 'hidden',
  visibility: 'hidden',
  pointerEvents: 'none',
});
/** All stages are as wide as the widest, because they share the row evenly. */
export const ghosts = component({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  width: 'max-content',
});
export const nothing = component({ position: 'absolute' });
export const stage = component({ flex: '1 1 0%', minWidth: 0, color: color.text.muted });
export const bar = component({
  display: 'block',
  height: space[4],
  borderRadius: space[2],
  background: color.line.default,
  marginBlockEnd: space[8],
  '@media': { [screens.forced]: { border: '1px solid CanvasText' } },
});
export const barDone = component({
  background: color.action.marker,
  '@media': { [screens.forced]: { background: 'CanvasText' } },
});
export const barNow = component({
  background: color.action.on,
  '@media': { [screens.forced]: { background: 'Highlight' } },
});
export const barBad = component({ background: color.tone.bad.fg });
export const text = component({
  display: 'flex',
  alignItems: 'center',
  gap: `calc(${space[4]} + ${space[2]})`,
  minWidth: 0,
  minHeight: space[20],
  width: '100%',
  // A truncated text does not read on into that of the next stage.
  paddingInlineEnd: space[4],
  textAlign: 'start',
  fontSize: type.small.size,
  lineHeight: type.small.line,
  whiteSpace: 'nowrap',
});
export const pressable = component({
  display: 'block',
  width: '100%',
  textAlign: 'start',
  cursor: 'pointer',
  outline: 'none',
  borderRadius: vars.radius.chip,
  selectors: {
    '&:hover': { color: color.text.primary },
    '&:focus-visible': ring,
    '&[data-disabled]': { cursor: 'default' },
  },
});
export const label = component({ overflow: 'hidden', textOverflow: 'ellipsis' });
export const labelNow = component({ fontWeight: vars.weight.strong });
export const note = component({
  fontSize: type.caption.size,
  lineHeight: type.caption.line,
  letterSpacing: vars.tracking.none,
  color: color.text.muted,
});
export const noteNow = component({ color: 'inherit' });
export const phoneNote = component({ '@media': { [screens.phone]: { display: 'none' } } });
/** On phones only the current stage shows its text. */
export const phoneText = component({
  '@media': {
    [screens.phone]: {
      position: 'absolute',
      clipPath: 'inset(50%)',
      width: 1,
      height: 1,
      overflow: 'hidden',
    },
  },
});
export const phoneNow = component({ '@media': { [screens.phone]: { flex: '3 1 0%' } } });

// On phones the steps of a document share one row, in which only the current one is named.
const close = { [screens.phone]: { gap: `calc(${space[4]} + ${space[2]})` } };
export const steps = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[8],
  minWidth: 0,
  '@media': { [screens.phone]: { ...close[screens.phone], flexWrap: 'nowrap', width: '100%' } },
});
export const step = component({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[8],
  color: color.text.muted,
  fontSize: type.small.size,
  lineHeight: type.small.line,
  fontWeight: vars.weight.medium,
  whiteSpace: 'nowrap',
  minWidth: 0,
  '@media': close,
  selectors: {
    '&:not(:last-child)': { '@media': { [screens.phone]: { flex: '1 1 auto' } } },
    '&:not(:last-child)::after': {
      content: '""',
      width: `calc(${space[24]} + ${space[4]})`,
      height: 1,
      background: color.line.default,
      '@media': { [screens.phone]: { flex: `1 1 ${space[8]}`, width: 'auto' } },
    },
  },
});
export const stepInner = component({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[8],
  minWidth: 0,
  '@media': close,
});
export const dot = component({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  width: `calc(${space[16]} + ${space[2]})`,
  height: `calc(${space[16]} + ${space[2]})`,
  borderRadius: vars.radius.full,
  border: `1px solid ${color.line.strong}`,
  background: color.surface.panel,
});
export const dotDone = component({
  background: color.action.primary,
  borderColor: color.action.primary,
  color: color.action.onPrimary,
});
export const dotNow = component({
  background: color.surface.panel,
  border: `calc(${space[4]} + ${space[2]}) solid ${color.action.primary}`,
});
export const dotBad = component({ borderColor: color.tone.bad.fg, color: color.tone.bad.fg });
export const done = component({ color: color.text.primary });
export const now = component({ color: color.tone.info.text });
export const bad = component({ color: color.tone.bad.text });
