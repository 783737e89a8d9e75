import { component } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';
import { measure } from '../../tokens/measures.ts';

const { color, space, type } = vars;

export const table = component({ width: '100%', fontSize: type.small.size, lineHeight: type.small.line });
export const tableHead = component({
  color: color.text.muted,
  fontSize: type.caption.size,
  lineHeight: type.caption.line,
  letterSpacing: vars.tracking.none,
  fontWeight: vars.weight.regular,
  textAlign: 'end',
  verticalAlign: 'bottom',
  // A column is at least as wide as the longest word of its heading.
  overflowWrap: 'break-word',
  paddingBlock: space[4],
  paddingInline: space[8],
  borderBlockEnd: `1px solid ${color.line.default}`,
  position: 'sticky',
  insetBlockStart: 0,
  background: color.surface.panel,
  selectors: { '&:first-child': { textAlign: 'start', paddingInlineStart: 0 } },
});
export const tableCell = component({
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  paddingBlock: measure.hair,
  paddingInline: space[8],
  borderBlockEnd: `1px solid ${color.line.subtle}`,
  selectors: {
    '&:first-child': {
      textAlign: 'start',
      fontWeight: vars.weight.medium,
      whiteSpace: 'normal',
      overflowWrap: 'anywhere',
      paddingInlineStart: 0,
    },
  },
});
