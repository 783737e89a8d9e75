import { hidden, pattern, sum } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';
import { bar, narrow, phone } from '../panels/panel.css.ts';

export { topBar } from '../panels/TakeoffWorkspace.css.ts';

const { color, space, type } = vars;
const status = sum(space[24], space[4]);

export const root = pattern(
  {
    display: 'grid',
    gridTemplateRows: `${bar} auto minmax(0, 1fr) ${status}`,
    gridTemplateColumns: 'minmax(0, 1fr)',
    height: '100%',
    minHeight: 0,
    background: color.surface.panel,
    color: color.text.primary,
    '@media': { [phone]: { gridTemplateRows: `auto auto minmax(0, 1fr) ${status}` } },
  },
  'root',
);

export const tools = pattern(
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space[8]} ${space[12]}`,
    minWidth: 0,
    minHeight: sum(space[40], space[4]),
    padding: `${space[4]} ${space[12]}`,
    borderBottom: `1px solid ${color.line.default}`,
    background: color.surface.panel,
  },
  'tools',
);
export const choice = pattern(
  {
    display: 'flex',
    alignItems: 'center',
    gap: space[8],
    minWidth: 0,
    maxWidth: `calc(${space[72]} * 4)`,
    '@media': { [phone]: { maxWidth: `calc(50vw - ${space[72]})` } },
  },
  'choice',
);
export const side = pattern({ color: color.text.muted, '@media': { [phone]: hidden } }, 'side');
export const blend = pattern(
  {
    flex: '0 1 auto',
    width: `calc(${space[72]} * 3)`,
    minWidth: `calc(${space[72]} * 2)`,
    '@media': { [narrow]: { flex: '1 1 100%', order: 1, width: 'auto' } },
  },
  'blend',
);
export const lie = pattern({ display: 'flex', alignItems: 'center', gap: space[4], minWidth: 0 }, 'lie');
export const lies = pattern(
  {
    display: 'flex',
    alignItems: 'center',
    gap: space[8],
    color: color.text.muted,
    fontSize: type.small.size,
    lineHeight: type.small.line,
    selectors: { '&[data-aligned]': { color: color.tone.ok.text } },
  },
  'lies',
);
/** On phones only the icon is visible. */
export const liesText = pattern({ '@media': { [phone]: hidden } }, 'liesText');

export const middle = pattern(
  {
    display: 'grid',
    minHeight: 0,
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    '@media': {
      [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'minmax(0, 3fr) minmax(0, 2fr)' },
    },
  },
  'middle',
);
export const canvas = pattern(
  {
    position: 'relative',
    minWidth: 0,
    minHeight: 0,
    background: color.surface.active,
    // As dark as the canvas that covers it once two sheets are chosen.
    selectors: { '[data-theme="dark"] &': { background: color.surface.sunken } },
    // Before two sheets are chosen there is no panel below it.
    '@media': { [narrow]: { selectors: { '&:only-child': { gridRow: '1 / -1' } } } },
  },
  'canvas',
);
