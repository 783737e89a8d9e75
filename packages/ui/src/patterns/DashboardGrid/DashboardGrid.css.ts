import { vars } from '../../tokens/contract.css.ts';
import { withoutInnerFrame } from '../../styles/innerFrame.css.ts';
import { endRoom, pattern } from '../../styles/layers.ts';
import { at, measure } from '../../tokens/measures.ts';

const { color, space, type, weight } = vars;

export const page = pattern({
  display: 'flex',
  flexDirection: 'column',
  gap: `calc(${space[12]} + ${space[2]})`,
  width: '100%',
  maxWidth: measure.reading,
  marginInline: 'auto',
  marginBlockEnd: endRoom,
  padding: `${space[20]} ${space[24]} ${space[24]}`,
  '@media': { [at.phone]: { padding: space[16] } },
});
export const grid = pattern({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  gap: space[16],
});
const spanOf = (columns: number, medium: number) =>
  pattern({
    gridColumn: `span ${columns}`,
    '@media': {
      [at.record]: { gridColumn: `span ${medium}` },
      [at.phone]: { gridColumn: 'span 12' },
    },
  });
export const span = {
  3: spanOf(3, 6),
  4: spanOf(4, 6),
  5: spanOf(5, 12),
  6: spanOf(6, 12),
  7: spanOf(7, 12),
  8: spanOf(8, 12),
  9: spanOf(9, 12),
  12: spanOf(12, 12),
};
export const card = pattern({
  vars: withoutInnerFrame,
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  padding: `${space[16]} ${space[20]}`,
  border: `1px solid ${color.line.default}`,
  borderRadius: vars.radius.card,
  background: color.surface.panel,
});
export const head = pattern({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  minHeight: measure.tile,
  marginBottom: space[8],
});
export const title = pattern({
  fontSize: type.body.size,
  lineHeight: type.body.line,
  fontWeight: weight.strong,
});
export const count = pattern({
  fontSize: type.small.size,
  lineHeight: type.small.line,
  fontVariantNumeric: 'tabular-nums',
  color: color.text.muted,
});
export const headEnd = pattern({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  marginInlineStart: 'auto',
  flex: 'none',
});
/** Takes no space in a card without a chart. */
export const tools = pattern({
  display: 'inline-flex',
  flex: 'none',
  gap: space[4],
  selectors: { '&:empty': { display: 'none' } },
});
export const cell = pattern({ display: 'grid', minWidth: 0 });
