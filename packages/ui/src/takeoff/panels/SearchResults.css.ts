import { pattern } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, space, type } = vars;

export const places = pattern(
  { display: 'flex', alignItems: 'center', gap: space[4], paddingTop: space[4] },
  'places',
);
/** Floats over the sheet if the list of pages is closed. */
export const floating = pattern(
  {
    position: 'absolute',
    zIndex: 2,
    insetBlockStart: space[8],
    insetInlineEnd: space[8],
    paddingBlock: space[4],
    paddingInline: space[12],
    borderRadius: vars.radius.control,
    background: color.surface.panel,
    boxShadow: `0 0 0 1px ${color.line.default}`,
  },
  'floating',
);
export const count = pattern(
  {
    color: color.text.muted,
    fontSize: type.caption.size,
    lineHeight: type.caption.line,
    fontVariantNumeric: 'tabular-nums',
  },
  'count',
);
