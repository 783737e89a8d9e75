import { pattern, ring } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';
import { at, measure } from '../../tokens/measures.ts';

const { color, space, type, weight } = vars;

export const page = pattern({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  minHeight: '100vh',
  background: color.surface.panel,
  '@media': { [at.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const panel = pattern({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100vh',
  padding: `${space[32]} ${space[40]} calc(${space[24]} + ${space[4]})`,
  '@media': { [at.phone]: { padding: space[20] } },
});
export const top = pattern({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[16],
});
export const brand = pattern({
  display: 'flex',
  alignItems: 'center',
  gap: measure.cell,
  fontSize: type.section.size,
  lineHeight: type.section.line,
  fontWeight: weight.strong,
  letterSpacing: '-0.015em',
  color: color.text.brand,
  borderRadius: vars.radius.control,
  outline: 'none',
  selectors: { '&:focus-visible': ring },
});
export const mark = pattern({ display: 'flex' });
export const topRight = pattern({
  flex: 'none',
  color: color.text.muted,
  fontWeight: weight.medium,
  whiteSpace: 'nowrap',
});
export const main = pattern({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'center',
  justifyItems: 'center',
  flex: 1,
  paddingBlock: `${space[40]} ${space[56]}`,
});
export const width = {
  form: pattern({ width: '100%', maxWidth: measure.form }),
  wide: pattern({ width: '100%', maxWidth: '34rem' }),
  document: pattern({ width: '100%', maxWidth: '54rem' }),
};
/** A document has the page to itself. */
export const whole = pattern({ gridTemplateColumns: 'minmax(0, 1fr)' });
export const title = pattern({
  fontSize: type.figure.size,
  lineHeight: type.figure.line,
  fontWeight: weight.strong,
  letterSpacing: '-0.022em',
});
export const description = pattern({ paddingTop: space[4], color: color.text.muted });
export const form = pattern({ paddingTop: `calc(${space[24]} + ${space[4]})` });
export const footer = pattern({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[8]} ${space[20]}`,
  fontSize: type.small.size,
  lineHeight: type.small.line,
  color: color.text.muted,
});
export const picture = pattern({
  position: 'sticky',
  top: 0,
  height: '100vh',
  overflow: 'hidden',
  background: color.action.primary,
  '@media': { [at.narrow]: { display: 'none' } },
});

const ink = (share: number): string =>
  `color-mix(in srgb, ${color.action.onPrimary} ${share}%, ${color.action.primary})`;

export const drawing = pattern({ width: '100%', height: '100%' });
export const axes = pattern({ stroke: ink(13), strokeWidth: 1, strokeDasharray: '14 4 2 4', fill: 'none' });
export const walls = pattern({ stroke: ink(22), strokeWidth: 4.5, fill: 'none' });
export const lines = pattern({ stroke: ink(19), strokeWidth: 1, fill: 'none' });
export const glass = pattern({ stroke: ink(30), strokeWidth: 8, fill: 'none' });
export const openings = pattern({ stroke: color.action.primary, strokeWidth: 6, fill: 'none' });
export const groundStop = pattern({ stopColor: color.action.primary });
export const cord = pattern({ stroke: color.action.onPrimary, strokeWidth: 1.5, fill: 'none' });
export const bobLight = pattern({ fill: color.action.onPrimary });
export const bobMid = pattern({ fill: color.tint.navy.bg });
export const bobDark = pattern({ fill: color.line.selected });
export const band = pattern({ stroke: ink(55), strokeWidth: 1, fill: 'none' });
export const target = pattern({ stroke: color.action.onPrimary, strokeWidth: 1.5, fill: 'none' });
