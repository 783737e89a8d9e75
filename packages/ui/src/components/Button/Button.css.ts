import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';
import { component, ring, screens, sum, variants } from '../../styles/layers.ts';

const { color, space, size: sizes, motion } = vars;

/** Media query for pointers that can hover, so that touch leaves no hover style. */
const canHover = '(hover: hover)';
const live = ':not(:disabled, [aria-disabled="true"])';
const hover = `&:hover${live}`;
const active = `&:active${live}`;

export const button = component({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  minWidth: 0,
  maxWidth: '100%',
  // Not `auto`, because a Stack would stretch it.
  width: 'fit-content',
  border: '1px solid transparent',
  borderRadius: vars.radius.control,
  fontWeight: vars.weight.medium,
  whiteSpace: 'nowrap',
  userSelect: 'none',
  cursor: 'pointer',
  outline: 'none',
  textDecoration: 'none',
  transition: `background ${motion.state} ${motion.ease}, border-color ${motion.state} ${motion.ease}, color ${motion.state} ${motion.ease}`,
  WebkitTapHighlightColor: 'transparent',
  selectors: {
    '&:focus-visible': ring,
    '&:disabled': { opacity: 0.5, cursor: 'not-allowed' },
    // Still focusable, so only the text fades and never the focus ring.
    '&[aria-disabled="true"]:not([data-busy])': { cursor: 'not-allowed' },
    '&[data-busy]': { cursor: 'progress' },
  },
  '@media': {
    [screens.forced]: {
      borderColor: 'ButtonBorder',
      selectors: {
        '&:disabled, &[aria-disabled="true"]': {
          opacity: 1,
          color: 'GrayText',
          borderColor: 'GrayText',
        },
      },
    },
  },
});

export const size = {
  md: component({
    minHeight: sizes.control,
    paddingInline: `calc(${space[12]} + ${space[2]})`,
    gap: space[8],
    fontSize: vars.type.body.size,
    lineHeight: vars.type.body.line,
  }),
  sm: component({
    minHeight: sizes.controlSmall,
    paddingInline: `calc(${space[8]} + ${space[2]})`,
    gap: `calc(${space[4]} + ${space[2]})`,
    fontSize: vars.type.small.size,
    lineHeight: vars.type.small.line,
  }),
  lg: component({
    minHeight: sizes.touch,
    paddingInline: space[20],
    gap: space[8],
    fontSize: vars.type.body.size,
    lineHeight: vars.type.body.line,
  }),
};

/** Smaller inline padding beside an icon. */
export const withIcon = component({ paddingInline: `${space[12]} ${sum(space[8], space[2])}` });

const washed = {
  selectors: {
    [active]: { background: color.surface.active },
    '&[aria-expanded="true"]': { background: color.surface.active },
  },
  '@media': {
    [canHover]: {
      selectors: {
        [`&:hover:not(:disabled, :active, [aria-disabled="true"], [aria-expanded="true"])`]: {
          background: color.surface.hover,
        },
      },
    },
  },
};

const filled = (background: string, darker: string, text: string) =>
  component({
    background,
    borderColor: background,
    color: text,
    selectors: {
      [active]: { background: darker, borderColor: darker },
      '&[aria-disabled="true"]:not([data-busy])': {
        background: `color-mix(in srgb, ${background} 50%, ${color.surface.panel})`,
        borderColor: 'transparent',
      },
    },
    '@media': {
      [canHover]: { selectors: { [hover]: { background: darker, borderColor: darker } } },
      [screens.forced]: { background: 'ButtonText', color: 'ButtonFace', forcedColorAdjust: 'none' },
    },
  });

export const variant = {
  primary: filled(color.action.primary, color.action.primaryHover, color.action.onPrimary),
  secondary: component({
    background: color.surface.panel,
    borderColor: color.line.strong,
    color: color.text.primary,
    ...washed,
  }),
  ghost: component({
    background: 'transparent',
    color: color.text.primary,
    ...washed,
  }),
  danger: filled(color.action.danger, color.action.dangerHover, color.action.onDanger),
};
/** Danger beside other actions, which opens the confirmation. */
export const quietDanger = component({
  background: color.surface.panel,
  borderColor: color.line.strong,
  color: color.tone.bad.fg,
  selectors: { [active]: { background: color.tone.bad.bg } },
  '@media': {
    [canHover]: {
      selectors: { [hover]: { background: color.tone.bad.bg, borderColor: color.tone.bad.fg } },
    },
  },
});

// The fill of a filled button fades instead, because faded text on it could not be read.
const faded = {
  [`[aria-disabled="true"]:not([data-busy], .${variant.primary}, .${variant.danger}) > &`]: { opacity: 0.5 },
};
export const glyph = component({
  display: 'inline-flex',
  flex: 'none',
  color: color.icon.default,
  selectors: faded,
});
export const glyphInherit = component({ color: 'inherit' });
export const label = component({ overflow: 'hidden', textOverflow: 'ellipsis', selectors: faded });
/** Button of text only: a native button centers its text. */
export const plain = component({ display: 'inline-block', overflow: 'clip', textOverflow: 'ellipsis' });
export const face = component({ display: 'inline-flex', selectors: faded });
/** Selector of buttons with text, as opposed to icon buttons. */
export const withText = `:is(${Object.values(size)
  .map((name) => `.${name}`)
  .join(', ')})`;
export const fullWidth = component({ width: '100%' });
export const quiet = component({ color: color.text.muted });

/** Hidden text keeps its space, so that the width does not change. */
export const concealed = component({ opacity: 0 });
export const pending = component({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
});
const turn = keyframes({ to: { transform: 'rotate(1turn)' } });
export const spinner = component({
  width: space[16],
  height: space[16],
  borderRadius: vars.radius.full,
  border: '2px solid currentColor',
  borderInlineEndColor: 'transparent',
  animation: `${turn} calc(${motion.surface} * 4) linear infinite`,
  '@media': {
    '(prefers-reduced-motion: reduce)': { borderInlineEndColor: 'currentColor', borderStyle: 'dotted' },
  },
});
export const announced = component({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
});

export const iconOnly = {
  md: component({
    width: sizes.control,
    minHeight: sizes.control,
    padding: 0,
    color: color.icon.default,
  }),
  sm: component({
    width: sizes.controlSmall,
    minHeight: sizes.controlSmall,
    padding: 0,
    color: color.icon.default,
  }),
  lg: component({
    width: sizes.touch,
    minHeight: sizes.touch,
    padding: 0,
    color: color.icon.default,
  }),
  xs: component({
    width: space[20],
    minHeight: space[20],
    padding: 0,
    borderRadius: vars.radius.chip,
    color: color.icon.default,
    selectors: {
      // The press area is 24 CSS pixels, the visible size 20.
      '&::after': { content: '""', position: 'absolute', inset: `calc(-1 * ${space[2]})` },
    },
  }),
};
/** After the size styles, because their glyph color must be overridden with white on the brand fill. */
export const onPrimary = component({ color: color.action.onPrimary });
export const selected = component({
  selectors: {
    '&, &:hover': { background: color.surface.active, color: color.text.primary },
  },
  '@media': { [screens.forced]: { outline: '2px solid Highlight', outlineOffset: -2 } },
});
export const tone = variants(
  { bad: color.tone.bad.fg, alert: color.tone.alert.fg, ok: color.tone.ok.fg, warn: color.tone.warn.fg },
  (c) => ({ color: c }),
);
export const badge = component({
  position: 'absolute',
  insetBlockStart: 1,
  insetInlineStart: '50%',
  minWidth: `calc(${space[16]} + ${space[2]})`,
  height: `calc(${space[16]} + ${space[2]})`,
  paddingInline: space[4],
  borderRadius: vars.radius.full,
  boxShadow: `0 0 0 2px ${color.surface.panel}`,
  background: color.action.on,
  color: color.action.onOn,
  fontSize: vars.type.caption.size,
  lineHeight: `calc(${space[16]} + ${space[2]})`,
  fontWeight: vars.weight.strong,
  letterSpacing: vars.tracking.none,
  textAlign: 'center',
});
