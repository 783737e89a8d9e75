import { pattern } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';
import { at, measure } from '../../tokens/measures.ts';

const { color, space, type } = vars;

export const foot = pattern({
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) ${measure.totals}`,
  gap: space[32],
  paddingTop: `calc(${space[12]} + ${space[2]})`,
  '@media': { [at.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[16] } },
});
export const footStart = pattern({
  display: 'flex',
  flexDirection: 'column',
  gap: space[16],
  minWidth: 0,
});
export const totals = pattern({
  '@media': { [at.narrow]: { order: -1, display: 'flex', justifyContent: 'flex-end' } },
});
export const prose = pattern({
  maxWidth: `calc(${space[72]} * 8)`,
  fontSize: type.small.size,
  lineHeight: '1.25rem',
  color: color.text.muted,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
});
