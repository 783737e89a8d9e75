import { pattern, sum, truncated } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';
import { narrow } from './panel.css.ts';

const { color, space, type, weight } = vars;

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
export const onlyWide = pattern({ '@media': { [narrow]: { display: 'none' } } }, 'onlyWide');
/** Shrinks before the buttons on narrow screens; the scales panel shows the full text. */
export const scaleItem = pattern(
  { flex: '0 1 auto', minWidth: 0, overflow: 'hidden', padding: `${space[2]} 0` },
  'scaleItem',
);

export const scale = pattern(
  {
    display: 'flex',
    alignItems: 'center',
    minWidth: 0,
    gap: sum(space[4], space[2]),
    fontSize: type.caption.size,
    fontWeight: weight.regular,
  },
  'scale',
);
export const scaleText = pattern({ ...truncated, minWidth: 0 }, 'scaleText');
export const statusLabel = pattern(
  {
    color: color.text.muted,
    // A text that ends with an ellipsis has no gap between its parts.
    selectors: { [`${scaleText} > &`]: { marginInlineEnd: space[2] } },
  },
  'statusLabel',
);
export const statusValue = pattern({ fontWeight: weight.medium }, 'statusValue');
export const plain = pattern({ fontVariantNumeric: 'normal' }, 'plain');
export const ok = pattern({ color: color.tone.ok.fg, display: 'grid', flex: 'none' }, 'ok');
export const unset = pattern({ color: color.tone.alert.fg, display: 'grid', flex: 'none' }, 'unset');
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
