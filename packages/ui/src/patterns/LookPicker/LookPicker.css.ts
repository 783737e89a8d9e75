import { vars } from '../../tokens/contract.css.ts';
import { pattern, screens } from '../../styles/layers.ts';

const { space, color, radius, type, weight } = vars;

export const group = pattern({
  display: 'flex',
  flexDirection: 'column',
  border: 0,
  minWidth: 0,
});
export const label = pattern({
  fontSize: type.small.size,
  lineHeight: type.small.line,
  fontWeight: weight.medium,
  // Legends ignore the gap of their fieldset.
  marginBlockEnd: space[8],
});
export const choices = pattern({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(104px, 1fr))',
  gap: space[8],
});
export const choice = pattern({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  gap: space[4],
  padding: space[8],
  borderRadius: radius.control,
  background: color.surface.panel,
  boxShadow: `inset 0 0 0 1px ${color.line.default}`,
  fontSize: type.caption.size,
  lineHeight: type.caption.line,
  textAlign: 'center',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: color.surface.hover },
    '&:has(input:checked)': { boxShadow: `inset 0 0 0 2px ${color.text.primary}`, fontWeight: weight.strong },
    '&:has(input:focus-visible)': { outline: `2px solid ${color.action.focus}`, outlineOffset: space[2] },
  },
  '@media': {
    [screens.forced]: { selectors: { '&:has(input:checked)': { outline: '2px solid Highlight' } } },
  },
});
export const input = pattern({
  position: 'absolute',
  inset: 0,
  opacity: 0,
  cursor: 'pointer',
  inlineSize: '100%',
  blockSize: '100%',
});
export const sample = pattern({
  display: 'block',
  flex: 'none',
  borderRadius: radius.chip,
  // Paper is white in every theme.
  background: 'white',
  forcedColorAdjust: 'none',
});
