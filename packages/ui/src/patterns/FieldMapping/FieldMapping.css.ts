import { pattern, truncated } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';
import { at, measure } from '../../tokens/measures.ts';

const { color, space, type, weight } = vars;

export const root = pattern({
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) ${measure.side}`,
  gap: space[24],
  alignItems: 'start',
  minWidth: 0,
  '@media': { [at.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const list = pattern({
  minWidth: 0,
  border: `1px solid ${color.line.default}`,
  borderRadius: vars.radius.card,
  background: color.surface.panel,
  fontSize: type.small.size,
  lineHeight: type.small.line,
});
const columns = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  columnGap: space[16],
  paddingInline: space[16],
} as const;
const stacked = { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: space[8] } as const;
export const headRow = pattern({
  ...columns,
  alignItems: 'center',
  minHeight: measure.headRow,
  borderBlockEnd: `1px solid ${color.line.default}`,
  color: color.text.muted,
  fontSize: type.caption.size,
  fontWeight: weight.medium,
  '@media': { [at.phone]: { display: 'none' } },
});
export const row = pattern({
  ...columns,
  alignItems: 'center',
  paddingBlock: space[8],
  borderBlockEnd: `1px solid ${color.line.subtle}`,
  selectors: { '&:last-child': { borderBlockEnd: 0 } },
  '@media': { [at.phone]: { ...stacked, paddingBlock: space[12] } },
});
export const source = pattern({ minWidth: 0, overflowWrap: 'anywhere' });
export const sourceLabel = pattern({
  display: 'block',
  color: color.text.muted,
  fontSize: type.caption.size,
  lineHeight: type.caption.line,
});
export const sourceValue = pattern({ whiteSpace: 'pre-line' });
/** Record name before the field name, while there is space for both. */
export const prefix = pattern({ ...truncated, maxWidth: '8rem' });
/** Value that is not mapped. */
export const leftValue = pattern({ color: color.text.muted });
export const empty = pattern({ color: color.text.muted, fontStyle: 'italic' });
export const side = pattern({
  display: 'flex',
  flexDirection: 'column',
  gap: space[12],
  minWidth: 0,
  position: 'sticky',
  insetBlockStart: space[16],
  '@media': { [at.narrow]: { position: 'static' } },
});
export const sideHead = pattern({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space[12],
});
export const sideTitle = pattern({
  fontSize: type.section.size,
  lineHeight: type.section.line,
  fontWeight: weight.strong,
  letterSpacing: vars.tracking.heading,
});
export const target = pattern({
  border: `1px solid ${color.line.default}`,
  borderRadius: vars.radius.card,
  background: color.surface.panel,
  padding: `${space[12]} ${space[16]}`,
  fontSize: type.small.size,
  lineHeight: type.small.line,
});
export const targetHead = pattern({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  marginBlockEnd: space[8],
  fontSize: type.body.size,
  lineHeight: type.body.line,
  fontWeight: weight.strong,
  overflowWrap: 'anywhere',
});
export const targetGlyph = pattern({ display: 'inline-flex', color: color.icon.default });
export const fields = pattern({ display: 'flex', flexDirection: 'column', gap: space[8] });
export const field = pattern({
  display: 'grid',
  gridTemplateColumns: `${measure.fieldLabel} minmax(0, 1fr)`,
  columnGap: space[12],
  overflowWrap: 'anywhere',
});
export const fieldLabel = pattern({ color: color.text.muted });
export const fieldValue = pattern({ minWidth: 0, whiteSpace: 'pre-line' });
export const from = pattern({
  display: 'block',
  color: color.text.muted,
  fontSize: type.caption.size,
  lineHeight: type.caption.line,
});
export const problem = pattern({
  display: 'flex',
  gap: space[4],
  color: color.tone.bad.fg,
  fontSize: type.caption.size,
  lineHeight: type.small.line,
});
export const problemGlyph = pattern({ flex: 'none', paddingBlockStart: space[2] });
export const none = pattern({ color: color.text.muted });
export const left = pattern({
  padding: `${space[8]} ${space[16]}`,
  color: color.text.muted,
  fontSize: type.caption.size,
  lineHeight: type.caption.line,
});
