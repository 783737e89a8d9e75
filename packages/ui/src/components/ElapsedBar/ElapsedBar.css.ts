import { component, screens, truncated } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, space, type } = vars;

/** Pixels between two labels. */
export const labelGap = 12;
/** Pixels between two segments; the labels start below their segments because both rows have it. */
export const segmentGap = 2;

export const root = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[40],
  rowGap: space[8],
  minWidth: 0,
  fontSize: type.caption.size,
  lineHeight: type.caption.line,
  letterSpacing: vars.tracking.none,
});
export const holder = component({ display: 'flex', alignItems: 'center', gap: space[8], minWidth: 0 });
export const holderText = component({ minWidth: 0, maxWidth: `calc(${space[72]} * 3)` });
export const caption = component({ ...truncated, color: color.text.muted });
export const name = component({
  ...truncated,
  fontSize: type.body.size,
  lineHeight: type.body.line,
  fontWeight: vars.weight.strong,
});
export const clock = component({ position: 'relative', flex: '1 1 16rem', minWidth: 0 });
export const bar = component({ display: 'flex', alignItems: 'center', height: space[16], gap: segmentGap });
export const segment = component({
  flexBasis: 0,
  flexShrink: 1,
  minWidth: space[4],
  height: space[8],
  borderRadius: space[2],
  '@media': { [screens.forced]: { border: '1px solid CanvasText' } },
});
const hatch = `repeating-linear-gradient(-45deg, ${color.icon.faint} 0 3px, ${color.line.default} 3px 6px)`;
export const kind = {
  answered: component({ background: color.tone.ok.fg }),
  worked: component({ background: color.icon.faint }),
  paused: component({
    background: hatch,
    '@media': { [screens.forced]: { forcedColorAdjust: 'none', background: hatch } },
  }),
};
export const current = component({
  background: color.action.marker,
  '@media': { [screens.forced]: { background: 'Highlight' } },
});
export const late = component({
  background: color.tone.alert.fg,
  '@media': { [screens.forced]: { background: 'Mark' } },
});
export const remaining = component({
  height: space[8],
  minWidth: space[4],
  flexBasis: 0,
  background: `repeating-linear-gradient(90deg, ${color.line.default} 0 6px, transparent 6px 9px)`,
  '@media': { [screens.forced]: { border: '1px dashed CanvasText' } },
});
/** Line at the present, or at the due time once it has passed. */
export const tick = component({
  flex: 'none',
  width: 2,
  height: space[16],
  borderRadius: 1,
  background: color.text.primary,
  '@media': { [screens.forced]: { background: 'CanvasText' } },
});
export const aligned = component({ display: 'grid', gap: segmentGap, minHeight: space[20] });
export const wrapped = component({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[16],
  rowGap: space[4],
  minHeight: space[20],
});
export const item = component({
  display: 'flex',
  alignItems: 'center',
  gap: `calc(${space[4]} + ${space[2]})`,
  minWidth: 0,
  paddingInlineEnd: space[8],
});
export const label = component({ ...truncated, fontWeight: vars.weight.medium });
export const length = component({ flex: 'none', color: color.text.muted, whiteSpace: 'nowrap' });
export const note = component({ ...truncated, color: color.text.muted });
export const swatch = component({
  flex: 'none',
  width: space[12],
  height: space[8],
  borderRadius: space[2],
  '@media': { [screens.forced]: { border: '1px solid CanvasText' } },
});
export const due = component({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space[4],
  marginInlineStart: 'auto',
  minWidth: 0,
  whiteSpace: 'nowrap',
  fontWeight: vars.weight.medium,
});
export const dueText = component({ display: 'inline-flex', alignItems: 'center', gap: space[4] });
export const dueSoon = component({ color: color.tone.warn.text });
export const dueLate = component({ color: color.tone.alert.text });
export const dueDate = component({ color: color.text.muted, fontWeight: vars.weight.regular });
/** Contains the measured labels without affecting the scroll size of the page. */
export const unseen = component({
  position: 'absolute',
  insetInline: 0,
  top: 0,
  height: 0,
  overflow: 'hidden',
  visibility: 'hidden',
  pointerEvents: 'none',
});
export const ghosts = component({ display: 'flex', width: 'max-content', gap: labelGap });
/** As wide as the button with the explanation, which is not measured itself. */
export const buttonRoom = component({ width: vars.size.controlSmall });
