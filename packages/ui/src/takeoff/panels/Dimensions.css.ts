import { globalStyle } from '@vanilla-extract/css';
import { pattern } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';
import { layers } from '../../tokens/global.css.ts';

const { color, space, type } = vars;

/** Feet and inches are written left to right in every locale; labels, columns and errors follow the page. */
export const lengths = pattern({}, 'lengths');
globalStyle(`${lengths} input`, {
  '@layer': {
    [layers.pattern]: { direction: 'ltr', textAlign: ['-webkit-match-parent', 'match-parent'] },
  },
});

/** Row of fields with column headings above the first row. */
const columns = (fields: string) => ({ gridTemplateColumns: `${fields} ${space[32]}` });

export const rows = pattern({ display: 'flex', flexDirection: 'column', gap: space[8] }, 'rows');
export const row = pattern({ display: 'grid', gap: space[8], alignItems: 'start' }, 'row');
export const short = pattern(columns(`${space[56]} minmax(0, 1fr) minmax(0, 1fr)`), 'short');
export const long = pattern(columns(`${space[56]} minmax(0, 1fr) minmax(0, 1fr) ${space[56]}`), 'long');
export const head = pattern({ fontSize: type.small.size, color: color.text.muted }, 'head');
export const three = pattern(
  { display: 'grid', gap: space[16], gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', alignItems: 'end' },
  'three',
);
export const hint = pattern({ margin: 0, fontSize: type.small.size, color: color.text.muted }, 'hint');
export const ends = pattern({ display: 'flex', justifyContent: 'space-between', gap: space[8] }, 'ends');
export const legend = pattern(
  { padding: 0, fontSize: type.small.size, fontWeight: vars.weight.strong, marginBlockEnd: space[4] },
  'legend',
);
export const group = pattern(
  { margin: 0, padding: 0, border: 0, minWidth: 0, display: 'flex', flexDirection: 'column', gap: space[8] },
  'group',
);
