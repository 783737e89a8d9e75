import { vars } from '../../tokens/contract.css.ts';
import {
  component,
  endRoom,
  hidden,
  innerRing,
  raisedSurface,
  ring,
  screens,
  variants,
} from '../../styles/layers.ts';

const { space, color } = vars;

/** A box that is given the focus, to read on from there, shows it as everything else does. */
const selectors = { '&:focus-visible': ring };
export const stack = component({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  // A page that scrolls as a unit; a page that fills its container, below, keeps its size.
  selectors: { ...selectors, ':where(main) > &': { marginBlockEnd: endRoom } },
});
export const inline = component({ display: 'flex', flexDirection: 'row', minWidth: 0, selectors });
export const stackOnPhone = component({
  '@media': { [screens.phone]: { flexDirection: 'column', alignItems: 'stretch' } },
});
export const gap = variants(space, (size) => ({ gap: size }));
/** A page's margin is narrower on phones, as in the layouts of lists, forms and records. */
const gutter = (size: string) =>
  size === space[24] ? { '@media': { [screens.phone]: { paddingInline: space[16] } } } : {};
export const padding = variants(space, (size) => ({ padding: size, ...gutter(size) }));
export const paddingX = variants(space, (size) => ({ paddingInline: size, ...gutter(size) }));
export const paddingY = variants(space, (size) => ({ paddingBlock: size }));
export const align = variants(
  {
    start: 'flex-start',
    center: 'center',
    end: 'flex-end',
    stretch: 'stretch',
    baseline: 'baseline',
  } as const,
  (alignItems) => ({ alignItems }),
);
export const justify = variants(
  {
    start: 'flex-start',
    center: 'center',
    end: 'flex-end',
    between: 'space-between',
    around: 'space-around',
  } as const,
  (justifyContent) => ({ justifyContent }),
);
export const wrap = component({ flexWrap: 'wrap' });
export const grow = component({
  flex: '1 1 0%',
  minWidth: 0,
  selectors: { ':where(main) > &': { marginBlockEnd: 0 } },
});
export const shrinkless = component({ flexShrink: 0 });
export const fullHeight = component({
  height: '100%',
  selectors: { ':where(main) > &': { marginBlockEnd: 0 } },
});
export const fullWidth = component({ width: '100%' });
export const scroll = component({ overflow: 'auto', minHeight: 0 });

/** Readable measures, in characters of the body face, so that text zoom keeps the line length. */
export const measure = variants(
  { narrow: '22.5rem', form: '40rem', text: '46rem', wide: '72rem', page: '100rem' },
  (maxWidth) => ({ maxWidth, width: '100%' }),
);
export const centred = component({ marginInline: 'auto' });

export const grid = component({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  minWidth: 0,
});
const spans = { 1: 1, 2: 2, 3: 3, 4: 4, 5: 5, 6: 6, 7: 7, 8: 8, 9: 9, 10: 10, 11: 11, 12: 12 };
export const cell = component({ minWidth: 0, gridColumn: 'span 12' });
export const span = variants(spans, (n) => ({
  '@media': {
    '(min-width: 64.01rem)': { gridColumn: `span ${n}` },
    '(min-width: 40.01rem) and (max-width: 64rem)': { gridColumn: `span ${n <= 6 ? 6 : 12}` },
  },
}));

export const columns = component({ display: 'grid', minWidth: 0, alignItems: 'start' });
export const columnsEqualHeight = component({ alignItems: 'stretch' });
export const columnsMin = variants({ xs: '8rem', sm: '12rem', md: '18rem', lg: '24rem' }, (min) => ({
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${min}), 1fr))`,
}));
export const columnsCount = variants({ 1: 1, 2: 2, 3: 3, 4: 4, 5: 5, 6: 6 }, (n) => ({
  gridTemplateColumns: `repeat(${n}, minmax(0, 1fr))`,
  '@media': { [screens.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
}));

export const divider = component({
  border: 0,
  flex: 'none',
  alignSelf: 'stretch',
  background: color.line.subtle,
});
export const dividerHorizontal = component({ height: 1, width: '100%' });
export const dividerVertical = component({ width: 1, minHeight: space[20] });
export const dividerStrong = component({ background: color.line.default });
export const dividerLabelled = component({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  width: '100%',
  color: color.text.muted,
  fontSize: vars.type.caption.size,
  lineHeight: vars.type.caption.line,
  letterSpacing: vars.tracking.none,
  selectors: {
    '&::before, &::after': { content: '""', flex: 1, height: 1, background: color.line.default },
  },
});

export const spacer = component({ flex: '1 1 auto' });
export const visuallyHidden = component(hidden);
export const visuallyHiddenFocusable = component({
  selectors: { '&:not(:focus):not(:focus-within)': hidden },
});

export const surface = component({ minWidth: 0, position: 'relative', overflowWrap: 'break-word' });
export const surfaceTone = variants(
  {
    panel: color.surface.panel,
    canvas: color.surface.canvas,
    sunken: color.surface.sunken,
    raised: color.surface.raised,
    selected: color.surface.selected,
    none: 'transparent',
  },
  (background, tone) => (tone === 'raised' ? raisedSurface : { background }),
);
const line = `1px solid ${color.line.default}`;
export const border = variants(
  {
    all: { border: line },
    top: { borderBlockStart: line },
    bottom: { borderBlockEnd: line },
    start: { borderInlineStart: line },
    end: { borderInlineEnd: line },
  },
  (rule) => rule,
);
export const radius = variants(vars.radius, (borderRadius) => ({ borderRadius }));
export const shadow = component({ boxShadow: vars.shadow.popover });

export const split = component({ display: 'flex', minWidth: 0, minHeight: 0, height: '100%', width: '100%' });
export const splitColumn = component({ flexDirection: 'column' });
export const splitOnPhone = component({ '@media': { [screens.phone]: { flexDirection: 'column' } } });
export const pane = component({
  minWidth: 0,
  minHeight: 0,
  overflow: 'auto',
  flex: 'none',
  selectors: { '&:focus-visible': innerRing },
});
export const paneRest = component({
  minWidth: 0,
  minHeight: 0,
  overflow: 'auto',
  flex: '1 1 0%',
  selectors: { '&:focus-visible': innerRing },
});
export const paneOnPhone = component({
  '@media': { [screens.phone]: { inlineSize: '100% !important', flex: '1 1 auto' } },
});
export const edge = component({
  position: 'relative',
  flex: 'none',
  width: 1,
  background: color.line.default,
  touchAction: 'none',
  cursor: 'col-resize',
  zIndex: 1,
  selectors: {
    '&::after': {
      content: '""',
      position: 'absolute',
      insetBlock: 0,
      insetInline: `calc(-1 * ${space[4]})`,
    },
    '&:hover, &[data-dragging]': { background: color.action.focus },
    '&:focus-visible': ring,
  },
  '@media': {
    [screens.touch]: {
      selectors: { '&::after': { insetInline: `calc(-1 * ${space[12]})` } },
    },
  },
});
export const edgeColumn = component({
  width: 'auto',
  height: 1,
  cursor: 'row-resize',
  selectors: { '&::after': { insetBlock: `calc(-1 * ${space[4]})`, insetInline: 0 } },
});
export const edgeOnPhone = component({ '@media': { [screens.phone]: { display: 'none' } } });
