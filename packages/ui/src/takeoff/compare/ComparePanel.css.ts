import { innerRing, pattern, plain, screens, sum as added } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';
import { narrow } from '../panels/panel.css.ts';

const { color, space, type, weight } = vars;

export const panel = pattern(
  {
    display: 'flex',
    flexDirection: 'column',
    minHeight: 0,
    width: `calc(${space[72]} * 5)`,
    borderInlineStart: `1px solid ${color.line.default}`,
    background: color.surface.panel,
    '@media': {
      [narrow]: {
        width: 'auto',
        borderInlineStart: 0,
        borderTop: `1px solid ${color.line.default}`,
        // The whole panel scrolls there, because the list would show only two rows between header and footer.
        overflowY: 'auto',
      },
    },
  },
  'panel',
);
export const lists = pattern(
  { flex: 'none', padding: `${space[8]} ${space[12]}`, borderBottom: `1px solid ${color.line.default}` },
  'lists',
);
export const head = pattern(
  {
    flex: 'none',
    display: 'flex',
    alignItems: 'center',
    gap: space[8],
    minHeight: added(space[40], space[4]),
    paddingInline: `${space[16]} ${space[12]}`,
    borderBottom: `1px solid ${color.line.default}`,
  },
  'head',
);
export const sums = pattern(
  {
    flex: 'none',
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    margin: 0,
    padding: `${space[12]} ${space[16]}`,
    borderBottom: `1px solid ${color.line.default}`,
  },
  'sums',
);
export const sum = pattern({ display: 'grid' }, 'sum');
export const sumFigure = pattern(
  {
    gridRow: 1,
    margin: 0,
    fontSize: type.page.size,
    lineHeight: type.page.line,
    fontWeight: weight.strong,
    fontVariantNumeric: 'tabular-nums',
  },
  'sumFigure',
);
export const sumLabel = pattern(
  {
    display: 'flex',
    alignItems: 'center',
    gap: added(space[4], space[2]),
    color: color.text.muted,
    fontSize: type.caption.size,
    lineHeight: type.caption.line,
  },
  'sumLabel',
);
const before = color.tone.bad.fg;
const after = color.action.focus;
/** Stripes like the hatches on the sheets: crosshatch for removed, diagonal for added. */
const stripes = (turn: string, ink: string) =>
  `repeating-linear-gradient(${turn}, ${ink} 0 1.5px, transparent 1.5px 4px)`;
const crossed = `${stripes('45deg', before)}, ${stripes('-45deg', before)}`;
const lined = stripes('-45deg', after);
const halves = { backgroundSize: '50% 100%', backgroundRepeat: 'no-repeat' };
export const glyph = pattern(
  {
    flex: 'none',
    width: space[12],
    height: space[12],
    borderRadius: space[2],
    selectors: {
      '&[data-change="added"], &[data-side="after"]': {
        background: lined,
        boxShadow: `inset 0 0 0 1px ${after}`,
      },
      '&[data-change="removed"], &[data-side="before"]': {
        background: crossed,
        boxShadow: `inset 0 0 0 1px ${before}`,
      },
      '&[data-change="changed"], &[data-change="both"]': {
        backgroundImage: `${crossed}, ${lined}`,
        backgroundPosition: 'left, left, right',
        ...halves,
        boxShadow: `inset 0 0 0 1px ${color.tint.violet.fg}`,
      },
    },
  },
  'glyph',
);
export const slot = pattern(
  { flex: 'none', padding: `${space[12]} ${space[16]}`, borderBottom: `1px solid ${color.line.default}` },
  'slot',
);
export const list = pattern(
  {
    flex: '1 1 0',
    minHeight: 0,
    margin: 0,
    padding: 0,
    listStyle: 'none',
    overflowY: 'auto',
    scrollbarWidth: 'thin',
    '@media': { [narrow]: { order: 1, flex: 'none', overflowY: 'visible' } },
  },
  'list',
);
export const row = pattern(
  {
    ...plain,
    display: 'flex',
    alignItems: 'center',
    gap: space[12],
    width: '100%',
    minHeight: space[56],
    // Keep rows clear of the sticky header.
    scrollMarginBlock: space[56],
    padding: `${space[8]} ${space[16]}`,
    border: 0,
    borderBottom: `1px solid ${color.line.subtle}`,
    background: 'transparent',
    color: color.text.primary,
    fontSize: type.small.size,
    lineHeight: type.small.line,
    outline: 'none',
    selectors: {
      '&:hover': { background: color.surface.hover },
      '&[aria-pressed="true"]': {
        background: color.surface.active,
        boxShadow: `inset ${space[4]} 0 0 ${color.action.marker}`,
      },
      '&:focus-visible': innerRing,
    },
    '@media': { [screens.touch]: { minHeight: vars.size.touch } },
  },
  'row',
);
export const text = pattern({ flex: '1 1 0', minWidth: 0, display: 'grid', gap: space[2] }, 'text');
export const name = pattern(
  { display: 'flex', alignItems: 'baseline', gap: space[8], minWidth: 0, fontWeight: weight.medium },
  'name',
);
export const detail = pattern(
  {
    color: color.text.muted,
    fontSize: type.caption.size,
    lineHeight: type.caption.line,
  },
  'detail',
);
export const change = pattern(
  { display: 'flex', alignItems: 'center', gap: space[4], flexWrap: 'wrap' },
  'change',
);
export const figures = pattern(
  { flex: 'none', display: 'grid', gap: space[2], justifyItems: 'end', fontVariantNumeric: 'tabular-nums' },
  'figures',
);
export const money = pattern({ fontWeight: weight.strong }, 'money');
export const difference = pattern(
  { color: color.text.muted, fontSize: type.caption.size, lineHeight: type.caption.line },
  'difference',
);
export const number = pattern(
  {
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    minWidth: space[24],
    height: space[24],
    paddingInline: space[4],
    borderRadius: vars.radius.full,
    border: '2px solid',
    fontSize: type.caption.size,
    fontWeight: weight.strong,
    fontVariantNumeric: 'tabular-nums',
    selectors: {
      '&[data-change="added"]': { color: after },
      '&[data-change="removed"]': { color: before },
      '&[data-change="both"]': { color: color.tint.violet.fg },
    },
  },
  'number',
);
/** Sticky stepper between changes. */
export const stepper = pattern(
  { '@media': { [narrow]: { position: 'sticky', top: 0, zIndex: 1, background: color.surface.panel } } },
  'stepper',
);
export const caption = pattern(
  {
    margin: 0,
    padding: `${space[12]} ${space[16]} ${space[4]}`,
    color: color.text.muted,
    fontSize: type.caption.size,
    lineHeight: type.caption.line,
    fontWeight: weight.medium,
  },
  'caption',
);
export const section = pattern({ margin: 0, padding: 0, listStyle: 'none' }, 'section');
export const nothing = pattern(
  { padding: space[16], color: color.text.muted, fontSize: type.small.size, lineHeight: type.small.line },
  'nothing',
);
export const foot = pattern(
  {
    flex: 'none',
    padding: `${space[12]} ${space[16]}`,
    borderTop: `1px solid ${color.line.default}`,
    // Actions come before the list there, not below hundreds of rows.
    '@media': { [narrow]: { borderTop: 0, borderBottom: `1px solid ${color.line.default}` } },
  },
  'foot',
);
