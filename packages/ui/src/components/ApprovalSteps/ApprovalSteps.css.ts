import { component, screens, truncated, variants } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, space, type } = vars;

/** Least width of a step beside others, in pixels. */
export const stepWidth = 208;
const dotSize = space[20];

export const root = component({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[12],
  minWidth: 0,
  fontSize: type.small.size,
  lineHeight: type.small.line,
});
export const ruler = component({ position: 'absolute', insetInline: 0, top: 0, height: 0 });
export const steps = component({ display: 'grid', minWidth: 0 });
export const horizontal = component({
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  alignItems: 'stretch',
});
export const step = component({
  position: 'relative',
  minWidth: 0,
  padding: space[12],
  border: '1px solid transparent',
  borderRadius: vars.radius.card,
});
export const current = component({
  background: color.surface.selected,
  borderColor: color.line.selected,
  '@media': { [screens.forced]: { borderColor: 'Highlight' } },
});
export const head = component({ display: 'flex', alignItems: 'center', gap: space[8], minWidth: 0 });
export const dot = component({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  width: dotSize,
  height: dotSize,
  borderRadius: vars.radius.full,
  border: `1px solid ${color.line.strong}`,
  background: color.surface.panel,
  color: color.icon.default,
});
const filled = (background: string) => ({ background, borderColor: background, color: color.surface.panel });
export const dotState = variants(
  {
    waiting: {},
    current: { border: `calc(${space[4]} + ${space[2]}) solid ${color.action.marker}` },
    approved: filled(color.tone.ok.fg),
    rejected: filled(color.tone.bad.fg),
    returned: filled(color.tone.warn.fg),
    skipped: {},
    blocked: { color: color.tone.bad.fg, borderColor: color.tone.bad.fg },
  },
  (rule) => rule,
);
export const title = component({ ...truncated, fontWeight: vars.weight.strong });
export const titleWaiting = component({ color: color.text.muted, fontWeight: vars.weight.medium });
/** Line to the next step, at the end of the heading. */
export const connector = component({
  flex: '1 1 0',
  minWidth: space[12],
  height: 1,
  background: color.line.strong,
  '@media': { [screens.forced]: { background: 'CanvasText' } },
});
/** Line along the dots of steps below one another. */
export const rail = component({
  selectors: {
    '&:not(:last-child)::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: `calc(${space[12]} + ${dotSize} / 2)`,
      insetBlock: `calc(${space[12]} + ${dotSize} + ${space[4]}) calc(-1 * ${space[8]})`,
      width: 1,
      background: color.line.strong,
    },
  },
});
export const rules = component({
  overflowWrap: 'anywhere',
  marginInlineStart: `calc(${dotSize} + ${space[8]})`,
  color: color.text.muted,
  fontSize: type.caption.size,
  lineHeight: type.caption.line,
  letterSpacing: vars.tracking.none,
});
export const approvers = component({ display: 'grid', gap: space[8], marginBlockStart: space[8] });
export const railed = component({ marginInlineStart: `calc(${dotSize} + ${space[8]})` });
export const approver = component({ display: 'flex', alignItems: 'flex-start', gap: space[8], minWidth: 0 });
export const person = component({ flex: '1 1 auto', minWidth: 0 });
export const name = component({ ...truncated, fontWeight: vars.weight.medium });
export const quiet = component({ color: color.text.muted });
export const detail = component({
  ...truncated,
  color: color.text.muted,
  fontSize: type.caption.size,
  lineHeight: type.caption.line,
  letterSpacing: vars.tracking.none,
});
export const decision = component({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[8],
  minWidth: 0,
  fontSize: type.caption.size,
  lineHeight: type.caption.line,
  letterSpacing: vars.tracking.none,
});
export const comment = component({
  marginBlockStart: space[4],
  paddingInlineStart: space[8],
  borderInlineStart: `2px solid ${color.line.strong}`,
  color: color.text.primary,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
});
export const foot = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[8]} ${space[16]}`,
});
export const next = component({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[8],
  flex: '1 1 16rem',
  minWidth: 0,
  overflowWrap: 'anywhere',
});
export const nextIcon = variants(color.tone, ({ fg }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  flex: 'none',
  height: type.small.line,
  color: fg,
}));
export const actions = component({ display: 'flex', flexWrap: 'wrap', gap: space[8] });
