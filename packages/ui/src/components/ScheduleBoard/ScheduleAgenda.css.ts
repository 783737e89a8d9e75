import { component, ring, screens, truncated } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, space, type } = vars;
const caption = {
  fontSize: type.caption.size,
  lineHeight: type.caption.line,
  letterSpacing: vars.tracking.none,
} as const;

export const list = component({
  minHeight: 0,
  border: `1px solid ${color.line.default}`,
  borderRadius: vars.radius.card,
  background: color.surface.panel,
  overflow: 'auto',
  maxHeight: '80vh',
});
export const rows = component({ position: 'relative' });
export const place = component({ position: 'absolute', insetInline: 0, insetBlockStart: 0 });
export const head = component({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space[8],
  paddingBlockStart: space[8],
  paddingInline: space[12],
  fontSize: type.small.size,
  lineHeight: type.small.line,
});
export const rowName = component({ ...truncated, minWidth: 0, fontWeight: vars.weight.strong });
export const rowFigure = component({
  flex: 'none',
  color: color.text.muted,
  fontVariantNumeric: 'tabular-nums',
});
export const nothing = component({
  paddingInline: space[12],
  paddingBlock: space[8],
  color: color.text.muted,
  ...caption,
});
export const entries = component({
  display: 'flex',
  flexDirection: 'column',
  paddingBlock: space[8],
  paddingInline: space[8],
  borderBlockEnd: `1px solid ${color.line.subtle}`,
});
export const entry = component({ display: 'flex', alignItems: 'center', gap: space[4] });
export const open = component({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  flex: '1 1 auto',
  minWidth: 0,
  minHeight: vars.size.touch,
  padding: space[4],
  borderRadius: vars.radius.chip,
  textAlign: 'start',
  cursor: 'pointer',
  outline: 'none',
  selectors: { '&:focus-visible': ring, '&:hover': { background: color.surface.hover } },
});
export const words = component({ flex: '1 1 auto', minWidth: 0 });
export const title = component({
  ...truncated,
  display: 'block',
  fontSize: type.small.size,
  lineHeight: type.small.line,
  fontWeight: vars.weight.medium,
});
export const when = component({
  display: 'block',
  color: color.text.muted,
  ...caption,
  fontVariantNumeric: 'tabular-nums',
});
export const mark = component({
  flex: 'none',
  alignSelf: 'stretch',
  width: space[8],
  minHeight: space[24],
  borderRadius: vars.radius.full,
  borderWidth: 1,
  borderStyle: 'solid',
  position: 'relative',
  overflow: 'hidden',
  '@media': { [screens.forced]: { borderColor: 'CanvasText' } },
});
/** Menus of a touch screen need a finger's width. */
export const menu = component({
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: vars.size.touch,
  minHeight: vars.size.touch,
});
