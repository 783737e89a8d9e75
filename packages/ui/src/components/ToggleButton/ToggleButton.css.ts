import { vars } from '../../tokens/contract.css.ts';
import { component, innerRing, screens } from '../../styles/layers.ts';

const { color, space, size: sizes, type } = vars;

export const on = component({
  selectors: {
    '&[data-selected], &[data-selected]:hover': {
      background: color.surface.selected,
      borderColor: color.line.selected,
      color: color.text.link,
    },
  },
  '@media': {
    [screens.forced]: {
      selectors: { '&[data-selected]': { outline: '2px solid Highlight', outlineOffset: -2 } },
    },
  },
});
export const glyph = component({ display: 'inline-flex', flex: 'none', color: 'inherit' });

export const segments = component({
  display: 'inline-flex',
  maxWidth: '100%',
  padding: 1,
  gap: 1,
  border: `1px solid ${color.line.strong}`,
  borderRadius: vars.radius.control,
  background: color.surface.panel,
});
export const segment = component({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: `calc(${space[4]} + ${space[2]})`,
  minWidth: 0,
  paddingInline: `calc(${space[8]} + ${space[2]})`,
  borderRadius: vars.radius.chip,
  color: color.text.muted,
  fontWeight: vars.weight.medium,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&:hover:not(:disabled)': { background: color.surface.hover },
    '&[data-selected], &[data-selected]:hover': {
      background: color.surface.active,
      color: color.text.primary,
    },
    '&:focus-visible': innerRing,
    '&:disabled': { opacity: 0.5, cursor: 'not-allowed' },
  },
  '@media': {
    [screens.forced]: {
      selectors: { '&[data-selected]': { outline: '2px solid Highlight', outlineOffset: -2 } },
    },
  },
});
export const size = {
  md: component({
    minHeight: `calc(${sizes.control} - ${space[4]})`,
    fontSize: type.body.size,
    lineHeight: type.body.line,
  }),
  sm: component({
    minHeight: `calc(${sizes.controlSmall} - ${space[4]})`,
    fontSize: type.small.size,
    lineHeight: type.small.line,
  }),
};
export const text = component({ overflow: 'hidden', textOverflow: 'ellipsis' });

export const pair = component({ display: 'inline-flex', maxWidth: '100%' });
export const first = component({ borderStartEndRadius: 0, borderEndEndRadius: 0 });
export const second = component({
  borderStartStartRadius: 0,
  borderEndStartRadius: 0,
  marginInlineStart: -1,
  paddingInline: space[8],
});
/** A primary pair needs a separate line between its halves. */
export const secondPrimary = component({ marginInlineStart: 1 });
