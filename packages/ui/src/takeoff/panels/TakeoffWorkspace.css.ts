import { globalStyle } from '@vanilla-extract/css';
import { pattern, sum } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';
import { layers } from '../../tokens/global.css.ts';
import { bar, phone } from './panel.css.ts';

const { color, space } = vars;
const status = sum(space[24], space[4]);

export const root = pattern(
  {
    display: 'grid',
    gridTemplateRows: `${bar} minmax(0, 1fr) ${status}`,
    gridTemplateColumns: 'minmax(0, 1fr)',
    height: '100%',
    minHeight: 0,
    background: color.surface.panel,
    color: color.text.primary,
    // The parts of the bar wrap on narrow screens.
    '@media': { [phone]: { gridTemplateRows: `auto minmax(0, 1fr) ${status}` } },
  },
  'root',
);

export const topBar = pattern(
  {
    minWidth: 0,
    display: 'flex',
    alignItems: 'center',
    paddingInline: `${space[12]} ${space[12]}`,
    borderBottom: `1px solid ${color.line.default}`,
    background: color.surface.panel,
    '@media': { [phone]: { paddingBlock: space[8] } },
  },
  'topBar',
);
globalStyle(`${topBar} > *`, { '@layer': { [layers.pattern]: { flex: '1 1 0', minWidth: 0 } } });

export const middle = pattern(
  {
    display: 'grid',
    minHeight: 0,
    gridTemplateColumns: `${bar} auto minmax(0, 1fr) auto`,
    '@media': {
      [phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: `minmax(0, 1fr) ${bar}` },
    },
  },
  'middle',
);

export const canvas = pattern(
  {
    position: 'relative',
    gridColumn: 3,
    minWidth: 0,
    minHeight: 0,
    '@media': { [phone]: { gridColumn: 1, gridRow: 1 } },
  },
  'canvas',
);
