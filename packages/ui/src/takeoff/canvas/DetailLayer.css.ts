import { pattern, ring, screens } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, space, type } = vars;

/** Layer over the sheet; only the labels receive pointer events. */
export const layer = pattern(
  { position: 'absolute', inset: 0, overflow: 'hidden', pointerEvents: 'none', zIndex: 1 },
  'layer',
);
export const frame = pattern(
  {
    position: 'absolute',
    left: 0,
    top: 0,
    boxSizing: 'border-box',
    border: `1px dashed ${color.action.primary}`,
    selectors: {
      '&[data-unset]': { borderColor: color.tone.alert.fg },
      '&[data-draft]': { borderStyle: 'solid', borderWidth: '2px' },
    },
    '@media': { [screens.forced]: { borderColor: 'CanvasText' } },
  },
  'frame',
);
/** Label above the frame, outside the detail. */
export const name = pattern(
  {
    position: 'absolute',
    left: '-1px',
    bottom: '100%',
    maxWidth: `calc(${space[72]} * 4)`,
    paddingBlock: space[2],
    paddingInline: space[4],
    border: 0,
    borderRadius: `${vars.radius.chip} ${vars.radius.chip} 0 0`,
    background: color.surface.panel,
    color: color.text.link,
    fontFamily: 'inherit',
    fontSize: type.caption.size,
    lineHeight: type.caption.line,
    fontWeight: vars.weight.medium,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    outline: 'none',
    selectors: {
      'button&': { cursor: 'pointer', pointerEvents: 'auto' },
      '[data-unset] > &': { color: color.tone.alert.text },
      // Pointer events pass through while drawing.
      '[data-quiet] button&': { pointerEvents: 'none' },
      'button&:focus-visible': ring,
    },
  },
  'name',
);
