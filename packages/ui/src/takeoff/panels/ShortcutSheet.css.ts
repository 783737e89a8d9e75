import { pattern, sum } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';
import { phone } from './panel.css.ts';

const { space, type } = vars;

export const shortcutGrid = pattern(
  { columns: 2, columnGap: space[40], '@media': { [phone]: { columns: 1 } } },
  'shortcutGrid',
);
export const shortcutGroup = pattern({ breakInside: 'avoid', paddingBottom: space[24] }, 'shortcutGroup');

export const shortcut = pattern(
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[16],
    minHeight: sum(space[24], space[4]),
    fontSize: type.small.size,
    lineHeight: type.small.line,
  },
  'shortcut',
);
export const shortcutKeys = pattern({ display: 'flex', gap: space[4] }, 'shortcutKeys');
