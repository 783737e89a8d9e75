import { pattern, screens } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, space, type, weight } = vars;

/** No height while there is nothing to show. */
export const slot = pattern({ position: 'relative', minWidth: 0 });
export const box = pattern({
  display: 'flex',
  flexDirection: 'column',
  gap: space[8],
  padding: `${space[12]} ${space[16]}`,
  borderRadius: vars.radius.control,
  background: color.tone.warn.bg,
  fontSize: type.small.size,
  lineHeight: type.small.line,
  '@media': { [screens.forced]: { border: '1px solid CanvasText' } },
});
export const head = pattern({ display: 'flex', alignItems: 'center', gap: space[8] });
export const glyph = pattern({ flex: 'none', color: color.tone.warn.fg });
export const title = pattern({ fontWeight: weight.strong });
export const list = pattern({ display: 'flex', flexDirection: 'column', gap: space[8] });
export const row = pattern({
  display: 'flex',
  // In a narrow card the button moves below the name instead of squeezing it.
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[12],
  padding: `${space[8]} ${space[12]}`,
  border: `1px solid ${color.line.default}`,
  borderRadius: vars.radius.control,
  background: color.surface.panel,
});
/** A name keeps about 20 letters beside the button, and is broken inside a word only where the word is wider. */
export const text = pattern({ flex: '1 1 11rem', minWidth: 0, overflowWrap: 'break-word' });
export const name = pattern({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space[8],
});
export const code = pattern({
  fontFamily: vars.font.mono,
  fontSize: type.caption.size,
  letterSpacing: vars.tracking.none,
  color: color.text.muted,
});
export const detail = pattern({
  color: color.text.muted,
  fontSize: type.caption.size,
  lineHeight: type.caption.line,
});
export const reason = pattern({ color: color.tone.warn.text, fontWeight: weight.medium });
export const use = pattern({ display: 'grid', flex: 'none', marginInlineStart: 'auto' });
export const foot = pattern({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[8],
});
export const dismiss = pattern({ marginInlineStart: 'auto' });
