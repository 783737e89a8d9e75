import { component, innerRing, screens, truncated, variants } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';
import { measure } from '../../tokens/measures.ts';
import { depth, height, names, scale, top, width, x } from './ScheduleBoard.css.ts';

const { color, space, type } = vars;
const caption = {
  fontSize: type.caption.size,
  lineHeight: type.caption.line,
  letterSpacing: vars.tracking.none,
} as const;

export const row = component({
  position: 'absolute',
  insetInlineStart: 0,
  insetBlockStart: top,
  display: 'flex',
  width: '100%',
  height,
  borderBlockEnd: `1px solid ${color.line.subtle}`,
});
export const target = component({
  background: `color-mix(in srgb, ${color.surface.selected} 60%, transparent)`,
});
export const name = component({
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: 4,
  display: 'flex',
  alignItems: 'start',
  gap: space[4],
  flex: 'none',
  width: names,
  paddingInlineStart: `calc(${space[12]} + ${depth} * ${space[16]})`,
  paddingInlineEnd: space[12],
  background: color.surface.panel,
  borderInlineEnd: `1px solid ${color.line.default}`,
  // Covers the line below the row too, through which arrows behind the names would show.
  borderBlockEnd: `1px solid ${color.line.subtle}`,
  marginBlockEnd: -1,
  outline: 'none',
  selectors: { '&:focus-visible': innerRing },
});
export const nameOneLine = component({ alignItems: 'center' });
export const nameLines = component({ paddingBlockStart: space[8] });
export const chevron = component({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  width: space[24],
  height: space[24],
  marginInlineStart: `calc(-1 * ${space[4]})`,
  borderRadius: vars.radius.chip,
  color: color.icon.default,
  cursor: 'pointer',
  selectors: { '&:hover': { background: color.surface.active } },
  '@media': { [screens.touch]: { width: vars.size.touch, height: vars.size.touch } },
});
export const noChevron = component({ flex: 'none', width: space[20] });
export const nameText = component({ flex: '1 1 auto', minWidth: 0 });
export const label = component({
  ...truncated,
  display: 'block',
  fontSize: type.small.size,
  lineHeight: type.small.line,
});
export const labelStrong = component({ fontWeight: vars.weight.strong });
export const detail = component({ ...truncated, display: 'block', color: color.text.muted, ...caption });
export const warning = component({
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  color: color.tone.warn.text,
  ...caption,
});
export const warningText = component({ ...truncated, minWidth: 0 });
export const figure = component({
  flex: 'none',
  fontSize: type.small.size,
  lineHeight: type.small.line,
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
});
export const lane = component({ position: 'relative', flex: 'none', width: scale });
export const load = component({
  position: 'absolute',
  // Above the arrows, which are on the same level and before the rows in the document.
  zIndex: 1,
  insetBlockStart: measure.hair,
  insetInlineStart: x,
  width,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[8],
  height: space[20],
  paddingInline: space[8],
  color: color.text.muted,
  ...caption,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
export const loadTight = component({ justifyContent: 'center', paddingInline: 0 });
export const loadLevel = variants({ free: 0, full: 1, over: 2 } as const, (_, level) => ({
  ...(level === 'full' && { color: color.tone.warn.text, fontWeight: vars.weight.strong }),
  ...(level === 'over' && { color: color.tone.bad.text, fontWeight: vars.weight.strong }),
}));
export const meter = component({
  flex: '0 1 4.5rem',
  height: measure.hair,
  borderRadius: vars.radius.full,
  background: color.surface.active,
  overflow: 'hidden',
  '@media': { [screens.forced]: { border: '1px solid CanvasText' } },
});
export const meterFill = variants({ free: 0, full: 1, over: 2 } as const, (_, level) => ({
  height: '100%',
  width,
  borderRadius: vars.radius.full,
  background:
    level === 'over' ? color.tone.bad.fg : level === 'full' ? color.tone.warn.fg : color.icon.default,
  '@media': { [screens.forced]: { background: 'CanvasText' } },
}));
