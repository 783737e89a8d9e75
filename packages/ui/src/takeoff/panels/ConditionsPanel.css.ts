import { innerRing, pattern, screens, sum } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, space, type, weight } = vars;

export const conditions = pattern(
  {
    display: 'flex',
    flexDirection: 'column',
    minHeight: 0,
    width: `calc(${space[40]} * 8)`,
    borderInlineStart: `1px solid ${color.line.default}`,
    background: color.surface.panel,
  },
  'conditions',
);
export const inSheet = pattern({ width: '100%', height: '100%', border: 0 }, 'inSheet');
export const conditionHead = pattern({ paddingInline: `${space[16]} ${space[12]}` }, 'conditionHead');

export const conditionTools = pattern(
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: space[8],
    paddingInline: `${space[16]} ${space[12]}`,
    paddingBlockEnd: sum(space[8], space[2]),
    borderBottom: `1px solid ${color.line.default}`,
  },
  'conditionTools',
);

export const conditionList = pattern(
  { flex: '1 1 0', minHeight: 0, overflowY: 'auto', paddingBottom: space[8], scrollbarWidth: 'thin' },
  'conditionList',
);

export const group = pattern(
  {
    display: 'flex',
    alignItems: 'center',
    gap: space[4],
    width: '100%',
    height: space[32],
    marginTop: space[4],
    paddingInline: `${space[12]} ${space[16]}`,
    color: color.text.muted,
    fontSize: type.caption.size,
    lineHeight: type.caption.line,
    fontWeight: weight.medium,
    textAlign: 'start',
    cursor: 'pointer',
    outline: 'none',
    fontVariantNumeric: 'tabular-nums',
    selectors: { '&:focus-visible': innerRing },
  },
  'group',
);

export const chevron = pattern(
  {
    display: 'grid',
    selectors: {
      '[aria-expanded="false"] > &': { transform: 'rotate(-90deg)' },
      '[dir="rtl"] [aria-expanded="false"] > &': { transform: 'rotate(90deg)' },
    },
  },
  'chevron',
);

export const condition = pattern(
  {
    display: 'flex',
    alignItems: 'center',
    gap: space[8],
    width: '100%',
    minHeight: sum(space[32], space[2]),
    paddingInline: space[16],
    fontSize: type.small.size,
    lineHeight: type.small.line,
    textAlign: 'start',
    cursor: 'pointer',
    outline: 'none',
    selectors: {
      '&:hover': { background: color.surface.hover },
      '&:focus-visible': innerRing,
      '&[data-empty="true"]': { color: color.text.muted },
    },
    '@media': { [screens.touch]: { minHeight: vars.size.touch } },
  },
  'condition',
);

export const conditionOn = pattern(
  { minHeight: sum(space[32], space[4], space[2]), fontWeight: weight.strong },
  'conditionOn',
);

export const conditionCode = pattern(
  {
    flex: 'none',
    minWidth: sum(space[40], space[2]),
    fontFamily: vars.font.mono,
    fontSize: type.caption.size,
    fontWeight: weight.medium,
    color: color.text.muted,
  },
  'conditionCode',
);
export const conditionCodeOn = pattern({ color: color.text.primary }, 'conditionCodeOn');

export const quantity = pattern(
  {
    flex: 'none',
    minWidth: sum(space[40], space[12]),
    fontWeight: weight.strong,
    textAlign: 'end',
    fontVariantNumeric: 'tabular-nums',
  },
  'quantity',
);

export const quantityOn = pattern(
  { fontSize: type.section.size, letterSpacing: vars.tracking.heading },
  'quantityOn',
);

export const unit = pattern(
  {
    flex: 'none',
    minWidth: sum(space[16], space[2]),
    color: color.text.muted,
    fontSize: type.caption.size,
    fontWeight: weight.regular,
  },
  'unit',
);

export const active = pattern(
  {
    position: 'relative',
    marginBlock: space[2],
    borderBlock: `1px solid ${color.line.default}`,
    background: color.surface.sunken,
    selectors: {
      '&::before': {
        content: '',
        position: 'absolute',
        insetInlineStart: 0,
        insetBlock: 0,
        width: sum(space[2], '1px'),
        background: color.action.marker,
      },
    },
  },
  'active',
);

export const activeBody = pattern(
  {
    paddingInline: `${sum(space[40], space[4])} ${space[16]}`,
    paddingBlockEnd: sum(space[8], space[2]),
  },
  'activeBody',
);

/** Figures align with the quantities above; units have a separate column. */
const unitColumn = sum(space[24], space[2]);

export const pair = pattern(
  {
    display: 'flex',
    justifyContent: 'space-between',
    gap: space[8],
    padding: `${sum(space[2], '1px')} ${unitColumn} ${sum(space[2], '1px')} 0`,
    fontSize: type.small.size,
    lineHeight: type.small.line,
  },
  'pair',
);
export const pairLabel = pattern({ color: color.text.muted }, 'pairLabel');

export const pairValue = pattern(
  { fontWeight: weight.medium, fontVariantNumeric: 'tabular-nums', textAlign: 'end' },
  'pairValue',
);
export const pairLength = pattern({ fontVariantNumeric: 'normal' }, 'pairLength');
export const measuring = pattern({ color: color.tone.alert.fg, fontWeight: weight.strong }, 'measuring');

export const lacking = pattern({ display: 'flex', flex: 'none', color: color.tone.alert.fg }, 'lacking');
export const lackingBody = pattern(
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space[8],
    marginBlock: space[4],
    fontSize: type.small.size,
    lineHeight: type.small.line,
  },
  'lackingBody',
);
export const lackingText = pattern({ flex: '1 1 0', minWidth: `calc(${space[72]} * 2)` }, 'lackingText');

export const assembly = pattern(
  {
    marginBlock: `${space[8]} ${space[4]}`,
    paddingTop: space[8],
    borderTop: `1px solid ${color.line.default}`,
  },
  'assembly',
);

export const assemblyHead = pattern(
  {
    display: 'flex',
    justifyContent: 'space-between',
    gap: space[8],
    paddingBlock: `${space[2]} ${space[4]}`,
    paddingInlineEnd: unitColumn,
    color: color.text.muted,
    fontSize: type.caption.size,
    lineHeight: type.caption.line,
  },
  'assemblyHead',
);

/** Actions before the figures of the active condition. */
export const actions = pattern(
  { display: 'flex', gap: space[8], paddingBlock: `${space[4]} ${space[8]}` },
  'actions',
);

export const revision = pattern({ flex: 'none' }, 'revision');

export const assemblyLine = pattern(
  {
    display: 'flex',
    alignItems: 'center',
    gap: space[8],
    paddingBlock: space[2],
    fontSize: type.small.size,
    lineHeight: type.small.line,
  },
  'assemblyLine',
);

export const assemblyQuantity = pattern(
  { fontWeight: weight.medium, fontVariantNumeric: 'tabular-nums' },
  'assemblyQuantity',
);

export const cost = pattern(
  { marginTop: space[8], paddingTop: space[8], borderTop: `1px solid ${color.line.default}` },
  'cost',
);
export const costValue = pattern({ fontWeight: weight.strong }, 'costValue');

export const empty = pattern(
  {
    display: 'grid',
    justifyItems: 'start',
    gap: space[12],
    padding: space[16],
    color: color.text.muted,
    fontSize: type.small.size,
    lineHeight: type.small.line,
  },
  'empty',
);
