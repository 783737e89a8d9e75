import { globalStyle } from '@vanilla-extract/css';
import { endRoom, hidden, innerRing, pattern, sum, truncated } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';
import { layers } from '../../tokens/global.css.ts';
import { at, measure } from '../../tokens/measures.ts';

const { color, space, type, weight } = vars;

export const page = pattern({
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  minHeight: 0,
  minWidth: 0,
});
export const panes = pattern({
  flex: 1,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
  minHeight: 0,
  '@media': { [at.narrow]: { display: 'flex', flexDirection: 'column', overflowY: 'auto' } },
});
export const list = pattern({
  overflowY: 'auto',
  padding: `${space[24]} ${space[24]} ${sum(space[24], endRoom)}`,
  '@media': {
    // The preview below ends the page there.
    [at.narrow]: { flex: 'none', overflow: 'visible', paddingBottom: space[24] },
    [at.phone]: { padding: space[16] },
  },
});
export const side = pattern({
  overflowY: 'auto',
  padding: `${space[24]} ${space[24]} ${sum(space[24], endRoom)}`,
  borderInlineStart: `1px solid ${color.line.default}`,
  background: color.surface.canvas,
  '@media': {
    [at.narrow]: {
      flex: '1 0 auto',
      overflow: 'visible',
      borderInlineStart: 0,
      borderBlockStart: `1px solid ${color.line.default}`,
    },
    [at.phone]: { padding: `${space[16]} ${space[16]} ${sum(space[16], endRoom)}` },
  },
});
export const sideHead = pattern({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[12],
  marginBlockEnd: space[16],
});
export const sideTitle = pattern({
  fontSize: type.body.size,
  lineHeight: type.body.line,
  fontWeight: weight.strong,
});
export const preview = pattern({ marginInline: 'auto', width: '100%' });
export const previewPhone = pattern({ maxWidth: measure.form });
export const previewField = pattern({ minWidth: 0, borderRadius: vars.radius.chip });
/** Around the field, in the room that is between fields: marking one moves none. */
export const previewFieldOpen = pattern({
  outline: `1px dashed ${color.action.focus}`,
  outlineOffset: space[4],
});

/** On phones the code and type of a field are hidden. */
const columnsPhone = `${space[32]} minmax(0, 1fr) ${space[56]} ${space[40]}`;
const columns = `${space[32]} minmax(0, 2.2fr) minmax(0, 1.6fr) minmax(0, 1.4fr) ${space[72]} ${space[40]}`;
export const heads = pattern({
  display: 'grid',
  gridTemplateColumns: columns,
  alignItems: 'center',
  minHeight: measure.sheetHeadRow,
  borderBlockEnd: `1px solid ${color.line.default}`,
  color: color.text.muted,
  fontSize: type.caption.size,
  fontWeight: weight.medium,
  marginBlockStart: space[16],
  // Above the rows' own columns, which begin inside of their frame.
  paddingInline: `calc(${space[24]} + 1px) 1px`,
  '@media': { [at.phone]: { gridTemplateColumns: columnsPhone } },
});
export const headAside = pattern({ '@media': { [at.phone]: { display: 'none' } } });
export const group = pattern({ position: 'relative', borderBlockEnd: `1px solid ${color.line.default}` });
export const dragged = pattern({ opacity: 0.45 });
export const groupHead = pattern({
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  minHeight: space[40],
});
export const groupTitle = pattern({
  fontSize: type.body.size,
  lineHeight: type.body.line,
  fontWeight: weight.strong,
  minWidth: 0,
  ...truncated,
});
export const count = pattern({
  color: color.text.muted,
  marginInlineEnd: 'auto',
  paddingInlineStart: space[4],
});
export const handle = pattern({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  width: space[24],
  height: space[32],
  border: 0,
  padding: 0,
  background: 'none',
  borderRadius: vars.radius.chip,
  color: color.icon.default,
  cursor: 'grab',
  touchAction: 'none',
  // Inside, because the title is beside it.
  selectors: { '&:focus-visible': innerRing },
});
export const fold = pattern({ width: space[24], cursor: 'pointer', touchAction: 'manipulation' });
/** The complete cell is the target of the switch and shows the reason if it is disabled. */
export const required = pattern({ display: 'flex', alignItems: 'center' });
globalStyle(`${required} label`, {
  '@layer': {
    [layers.pattern]: { alignItems: 'center', minHeight: space[32], paddingInlineEnd: space[20] },
  },
});
export const fields = pattern({
  marginBlockEnd: space[12],
  marginInlineStart: space[24],
  border: `1px solid ${color.line.default}`,
  borderRadius: vars.radius.control,
  background: color.surface.panel,
});
export const field = pattern({ position: 'relative' });
globalStyle(`${field} + ${field}`, {
  '@layer': { [layers.pattern]: { borderBlockStart: `1px solid ${color.line.default}` } },
});
export const row = pattern({
  display: 'grid',
  gridTemplateColumns: columns,
  alignItems: 'center',
  minHeight: measure.headRow,
  fontSize: type.small.size,
  '@media': {
    [at.phone]: { gridTemplateColumns: columnsPhone },
  },
});
export const isOpen = pattern({
  outline: `1px solid ${color.action.focus}`,
  borderRadius: vars.radius.control,
  zIndex: 1,
});
export const name = pattern({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  minWidth: 0,
  paddingInlineEnd: space[12],
});
export const glyph = pattern({ display: 'inline-flex', flex: 'none', color: color.icon.default });
export const label = pattern({ minWidth: 0, ...truncated });
export const code = pattern({
  color: color.text.muted,
  fontFamily: vars.font.mono,
  fontSize: type.caption.size,
  ...truncated,
  paddingInlineEnd: space[12],
  '@media': { [at.phone]: { display: 'none' } },
});
export const kind = pattern({
  color: color.text.muted,
  paddingInlineEnd: space[12],
  ...truncated,
  '@media': { [at.phone]: { display: 'none' } },
});
export const editor = pattern({
  padding: space[16],
  paddingInlineStart: space[32],
  borderBlockStart: `1px solid ${color.line.subtle}`,
});
export const error = pattern({
  display: 'flex',
  gap: space[4],
  color: color.tone.bad.text,
  fontSize: type.small.size,
  lineHeight: type.small.line,
  paddingBlockEnd: space[8],
  paddingInline: space[32],
  overflowWrap: 'anywhere',
});
export const errorGlyph = pattern({ display: 'inline-flex', flex: 'none', paddingBlockStart: space[2] });
/** Below the names of the fields, whose frame is indented. */
const underNames = sum(space[24], space[32]);
export const groupError = pattern({ paddingInlineStart: underNames });
/** Drop position of the dragged item. */
export const before = pattern({
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      insetInline: 0,
      insetBlockStart: -1,
      height: space[2],
      background: color.action.focus,
      zIndex: 2,
    },
  },
});
export const after = pattern({
  selectors: {
    '&::after': {
      content: '',
      position: 'absolute',
      insetInline: 0,
      insetBlockEnd: -1,
      height: space[2],
      background: color.action.focus,
      zIndex: 2,
    },
  },
});
export const empty = pattern({
  position: 'relative',
  color: color.text.muted,
  fontSize: type.small.size,
  padding: space[12],
  paddingInlineStart: underNames,
});
export const unseen = pattern(hidden);
export const foot = pattern({
  paddingBlockStart: space[16],
  display: 'flex',
  flexDirection: 'column',
  gap: space[24],
});
