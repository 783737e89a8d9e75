import { globalStyle } from '@vanilla-extract/css';
import { pattern } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';
import { layers } from '../../tokens/global.css.ts';
import { phone } from './panel.css.ts';

const { color, space } = vars;

export const rail = pattern(
  {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: space[2],
    paddingBlock: space[8],
    borderInlineEnd: `1px solid ${color.line.default}`,
    background: color.surface.panel,
    overflowY: 'auto',
    scrollbarWidth: 'none',
    '@media': {
      [phone]: {
        gridRow: 2,
        flexDirection: 'row',
        gap: space[4],
        padding: `0 ${space[8]}`,
        borderInlineEnd: 0,
        borderBlockStart: `1px solid ${color.line.default}`,
        overflow: 'auto hidden',
      },
    },
  },
  'rail',
);

// Only the active tool is filled.
globalStyle(`${rail} button[aria-pressed="true"]`, {
  '@layer': {
    [layers.pattern]: {
      background: color.action.primary,
      borderColor: color.action.primary,
      color: color.action.onPrimary,
      boxShadow: 'none',
    },
  },
});
// On low screens the tools are closer together; not for touch.
globalStyle(`${rail} > button`, {
  '@layer': {
    [layers.pattern]: {
      flex: 'none',
      '@media': {
        '(pointer: fine)': {
          flex: `0 1 ${vars.size.control}`,
          minHeight: `calc(${space[24]} + ${space[4]})`,
        },
        [phone]: { flex: 'none', minHeight: vars.size.control },
      },
    },
  },
});

export const railLine = pattern(
  {
    flex: 'none',
    width: space[24],
    height: '1px',
    marginBlock: space[4],
    background: color.line.default,
    '@media': { [phone]: { width: '1px', height: space[24], marginBlock: 0, marginInline: space[4] } },
  },
  'railLine',
);
export const railEnd = pattern({ flex: '1 0 0' }, 'railEnd');
