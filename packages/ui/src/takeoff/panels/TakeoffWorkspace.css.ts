import { createVar, globalStyle, keyframes } from '@vanilla-extract/css';
import { innerRing, screens, sum, truncated } from '../../layer.ts';
import { vars } from '../../tokens/contract.css.ts';
import { layers } from '../../tokens/global.css.ts';
import { pattern } from '../pattern.ts';

const { color, space, type, weight, radius } = vars;
const bar = sum(space[40], space[8]);
const status = sum(space[24], space[4]);

/** Below this width the panels are sheets over the canvas. */
export const narrow = '(max-width: 56.25rem)';
const phone = screens.phone;

export const root = pattern(
  {
    display: 'grid',
    gridTemplateRows: `${bar} minmax(0, 1fr) ${status}`,
    gridTemplateColumns: 'minmax(0, 1fr)',
    height: '100%',
    minHeight: 0,
    background: color.surface.panel,
    color: color.text.primary,
    // The bar's parts stand below one another where they do not fit beside.
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
// The tool in hand is the one filled thing of the rail, in either theme.
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
globalStyle(`${rail} > button`, { '@layer': { [layers.pattern]: { flex: 'none' } } });

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

export const pages = pattern(
  {
    display: 'flex',
    flexDirection: 'column',
    minHeight: 0,
    width: `calc(${space[72]} * 2 + ${space[8]})`,
    borderInlineEnd: `1px solid ${color.line.default}`,
    background: color.surface.panel,
  },
  'pages',
);
export const panelHead = pattern(
  {
    flex: 'none',
    display: 'flex',
    alignItems: 'center',
    gap: space[4],
    height: sum(space[40], space[4]),
    paddingInline: `${space[12]} ${space[8]}`,
    fontSize: type.small.size,
    lineHeight: type.small.line,
  },
  'panelHead',
);
export const panelTitle = pattern({ fontWeight: weight.strong, fontSize: type.small.size }, 'panelTitle');
export const panelCount = pattern(
  { color: color.text.muted, fontVariantNumeric: 'tabular-nums' },
  'panelCount',
);
export const grow = pattern({ flex: '1 1 0', minWidth: 0 }, 'grow');
export const pageSearch = pattern({ padding: `0 ${space[12]} ${space[8]}` }, 'pageSearch');
export const pageList = pattern(
  {
    flex: '1 1 0',
    minHeight: 0,
    display: 'grid',
    alignContent: 'start',
    gap: space[8],
    padding: `${space[4]} ${space[12]} ${space[16]}`,
    overflowY: 'auto',
    scrollbarWidth: 'thin',
  },
  'pageList',
);
export const pageListWide = pattern(
  { gridTemplateColumns: 'repeat(auto-fill, minmax(8rem, 1fr))' },
  'pageListWide',
);
export const page = pattern(
  {
    display: 'block',
    width: '100%',
    minWidth: 0,
    textAlign: 'start',
    cursor: 'pointer',
    outline: 'none',
    borderRadius: radius.chip,
    selectors: { '&:focus-visible': { outline: `2px solid ${color.action.focus}`, outlineOffset: '2px' } },
  },
  'page',
);
export const thumb = pattern(
  {
    position: 'relative',
    display: 'block',
    aspectRatio: '8 / 5',
    border: `1px solid ${color.line.default}`,
    borderRadius: radius.chip,
    background: color.surface.sunken,
    overflow: 'hidden',
    selectors: {
      '[aria-current="page"] &': {
        borderColor: 'transparent',
        outline: `2px solid ${color.action.marker}`,
        outlineOffset: '1px',
      },
    },
  },
  'thumb',
);
/** A picture of paper: as light in the dark as paper is. */
export const thumbImage = pattern({ width: '100%', height: '100%', objectFit: 'cover' }, 'thumbImage');
export const pageBadge = pattern(
  {
    position: 'absolute',
    insetInlineEnd: space[4],
    bottom: space[4],
    minWidth: space[16],
    paddingInline: space[4],
    borderRadius: radius.chip,
    background: color.surface.inverse,
    color: color.text.onInverse,
    fontSize: type.caption.size,
    lineHeight: type.caption.line,
    fontWeight: weight.medium,
    textAlign: 'center',
    fontVariantNumeric: 'tabular-nums',
  },
  'pageBadge',
);
export const reading = pattern(
  {
    position: 'absolute',
    inset: 0,
    display: 'grid',
    alignContent: 'center',
    justifyItems: 'center',
    gap: space[8],
    padding: space[8],
    color: color.text.muted,
    fontSize: type.caption.size,
    lineHeight: type.caption.line,
    textAlign: 'center',
  },
  'reading',
);
export const readingTrack = pattern(
  {
    width: space[72],
    height: sum(space[2], '1px'),
    borderRadius: radius.full,
    background: color.line.default,
    overflow: 'hidden',
  },
  'readingTrack',
);
const pass = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(250%)' } });
export const readingBar = pattern(
  { height: '100%', borderRadius: radius.full, background: color.icon.default },
  'readingBar',
);
export const readingUnknown = pattern(
  { width: '40%', animation: `${pass} calc(${vars.motion.surface} * 7) linear infinite` },
  'readingUnknown',
);
export const pageWords = pattern(
  {
    display: 'flex',
    gap: space[4],
    paddingTop: space[4],
    fontSize: type.caption.size,
    lineHeight: type.caption.line,
    color: color.text.muted,
    selectors: { '[aria-current="page"] &': { color: color.text.primary } },
  },
  'pageWords',
);
export const code = pattern(
  {
    fontFamily: vars.font.mono,
    fontSize: type.caption.size,
    fontWeight: weight.strong,
    color: color.text.primary,
    whiteSpace: 'nowrap',
  },
  'code',
);
export const ellipsis = pattern({ minWidth: 0, ...truncated }, 'ellipsis');

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

export const options = pattern(
  {
    position: 'absolute',
    zIndex: 2,
    top: space[20],
    left: '50%',
    transform: 'translateX(-50%)',
    display: 'flex',
    alignItems: 'center',
    gap: space[8],
    maxWidth: `calc(100% - ${space[16]})`,
    minHeight: sum(space[40], space[4]),
    paddingInline: space[8],
    borderRadius: radius.card,
    background: color.surface.raised,
    boxShadow: vars.shadow.popover,
    whiteSpace: 'nowrap',
    overflow: 'auto hidden',
    scrollbarWidth: 'none',
    '@media': { [narrow]: { top: space[8] } },
  },
  'options',
);
export const rule = pattern(
  { flex: 'none', width: '1px', height: space[20], background: color.line.default },
  'rule',
);
/** Stays in reach where the options are wider than the screen. */
export const finish = pattern(
  {
    position: 'sticky',
    insetInlineEnd: `calc(-1 * ${space[8]})`,
    display: 'flex',
    alignItems: 'center',
    gap: space[8],
    marginInlineEnd: `calc(-1 * ${space[8]})`,
    paddingInlineEnd: space[8],
    background: color.surface.raised,
  },
  'finish',
);
export const picked = pattern({ display: 'flex', alignItems: 'center', gap: space[8] }, 'picked');
export const field = pattern(
  {
    display: 'flex',
    alignItems: 'center',
    gap: space[8],
    fontSize: type.small.size,
    color: color.text.muted,
  },
  'field',
);
export const fieldShort = pattern({ width: space[40] }, 'fieldShort');
export const fieldInput = pattern({ width: sum(space[56], space[12]) }, 'fieldInput');
export const onlyWide = pattern({ '@media': { [narrow]: { display: 'none' } } }, 'onlyWide');

export const swatchColor = createVar();
export const swatch = pattern(
  {
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    width: space[20],
    height: space[20],
    borderRadius: radius.chip,
    background: swatchColor,
    // The glyph stands on the person's own colour, which is dark enough for white by the picker's rule.
    color: 'white',
    '@media': { [screens.forced]: { forcedColorAdjust: 'none' } },
  },
  'swatch',
);
export const swatchOff = pattern(
  {
    background: 'transparent',
    color: color.icon.default,
    boxShadow: `inset 0 0 0 1px ${color.line.strong}`,
  },
  'swatchOff',
);

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
    padding: `0 ${space[12]} ${sum(space[8], space[2])} ${space[16]}`,
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
  { display: 'grid', selectors: { '[aria-expanded="false"] > &': { transform: 'rotate(-90deg)' } } },
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
  { padding: `0 ${space[16]} ${sum(space[8], space[2])} ${sum(space[40], space[4])}` },
  'activeBody',
);
/** Figures end where the quantities above them do; the units have a column of their own. */
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
    padding: `${space[2]} ${unitColumn} ${space[4]} 0`,
    color: color.text.muted,
    fontSize: type.caption.size,
    lineHeight: type.caption.line,
  },
  'assemblyHead',
);
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

export const statusLine = pattern(
  {
    display: 'flex',
    alignItems: 'center',
    minWidth: 0,
    paddingInlineStart: space[4],
    borderTop: `1px solid ${color.line.default}`,
    background: color.surface.panel,
    fontSize: type.caption.size,
    lineHeight: type.caption.line,
    whiteSpace: 'nowrap',
    overflow: 'hidden',
    fontVariantNumeric: 'tabular-nums',
  },
  'statusLine',
);
export const statusItem = pattern(
  {
    flex: 'none',
    display: 'flex',
    alignItems: 'center',
    gap: sum(space[4], space[2]),
    paddingInline: space[12],
    selectors: { '& + &': { borderInlineStart: `1px solid ${color.line.default}` } },
  },
  'statusItem',
);
export const scaleItem = pattern({ paddingInline: 0 }, 'scaleItem');
export const scale = pattern(
  {
    display: 'flex',
    alignItems: 'center',
    gap: sum(space[4], space[2]),
    fontSize: type.caption.size,
    fontWeight: weight.regular,
  },
  'scale',
);
export const statusLabel = pattern({ color: color.text.muted }, 'statusLabel');
export const statusValue = pattern({ fontWeight: weight.medium }, 'statusValue');
export const plain = pattern({ fontVariantNumeric: 'normal' }, 'plain');
export const ok = pattern({ color: color.tone.ok.fg, display: 'grid' }, 'ok');
export const unset = pattern({ color: color.tone.alert.fg, display: 'grid' }, 'unset');
export const unsetText = pattern({ color: color.tone.alert.text, fontWeight: weight.medium }, 'unsetText');
export const live = pattern(
  { width: space[8], height: space[8], borderRadius: space[2], background: color.tone.alert.fg },
  'live',
);
export const zoom = pattern({ minWidth: sum(space[32], space[4]), textAlign: 'center' }, 'zoom');
export const zoomTools = pattern(
  { flex: 'none', display: 'flex', alignItems: 'center', paddingInlineEnd: space[8] },
  'zoomTools',
);

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
