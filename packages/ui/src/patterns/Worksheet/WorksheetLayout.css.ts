import { endRoom, pattern, sum } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';
import { at, measure } from '../../tokens/measures.ts';

const { color, space, type } = vars;
/** Width of the totals: eight-digit figures with cents and labels. */
export const sideWidth = `calc(${space[56]} * 5)`;
export const page = pattern({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 0',
  minHeight: 0,
  minWidth: 0,
  background: color.surface.panel,
  '@media': { [at.record]: { flex: 'none', minHeight: '100%' } },
});
export const tools = pattern({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[8],
  flex: 'none',
  minHeight: measure.footer,
  paddingInline: space[24],
  paddingBlock: measure.hair,
  '@media': { [at.phone]: { paddingInline: space[16] } },
});
/** Sticky toolbar above scrolling fields. */
export const toolsStay = pattern({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.layer.sticky,
  background: color.surface.panel,
  borderBottom: `1px solid ${color.line.default}`,
});
export const search = pattern({
  flex: `0 1 calc(${space[40]} * 5)`,
  '@media': { [at.phone]: { flex: '1 1 100%' } },
});
export const toolsEnd = pattern({
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  marginInlineStart: 'auto',
});
export const columns = pattern({
  display: 'flex',
  flex: '1 1 0',
  minHeight: 0,
  minWidth: 0,
  selectors: { [`${tools} + &`]: { borderTop: `1px solid ${color.line.default}` } },
  '@media': { [at.record]: { flexDirection: 'column', flex: 'none' } },
});
export const sheet = pattern({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 0',
  minWidth: 0,
  minHeight: 0,
  '@media': {
    [at.record]: { flex: 'none', height: '72dvh', borderBottom: `1px solid ${color.line.default}` },
  },
});
/** Merges the table's top border with the tabs' bottom border. */
export const underTabs = pattern({ marginTop: -1 });
export const plain = pattern({
  flex: '1 1 0',
  minWidth: 0,
  overflowY: 'auto',
  padding: `${space[16]} ${space[24]} ${sum(space[32], endRoom)}`,
  '@media': {
    [at.record]: { flex: 'none', overflow: 'visible' },
    [at.phone]: { paddingInline: space[16] },
  },
});
export const side = pattern({
  flex: 'none',
  width: sideWidth,
  overflowY: 'auto',
  paddingBlock: `${space[16]} ${sum(space[24], endRoom)}`,
  paddingInline: `${space[20]} ${space[24]}`,
  borderInlineStart: `1px solid ${color.line.default}`,
  '@media': {
    [at.record]: { width: 'auto', borderInlineStart: 0, paddingInline: space[24] },
    [at.phone]: { paddingInline: space[16] },
  },
});
/** Side column above the content, without end spacing. */
export const sideBefore = pattern({ paddingBottom: space[24] });
/** Side column with record fields, as wide as on record pages. */
export const sideFields = pattern({
  width: measure.side,
  paddingBlock: `${space[8]} ${sum(space[24], endRoom)}`,
  paddingInline: `${space[16]} ${space[12]}`,
  fontSize: type.small.size,
  lineHeight: type.small.line,
  '@media': {
    [at.record]: { width: 'auto', borderTop: `1px solid ${color.line.default}` },
    [at.phone]: { paddingInline: space[8] },
  },
});
