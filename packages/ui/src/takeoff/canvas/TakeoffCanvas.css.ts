import { hidden, innerRing, pattern, raisedSurface } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';

export const root = pattern(
  {
    position: 'relative',
    width: '100%',
    height: '100%',
    minHeight: 0,
    overflow: 'hidden',
    isolation: 'isolate',
    background: vars.color.surface.active,
    // In the dark theme floating panels use this surface, so the background is darker.
    selectors: {
      '[data-theme="dark"] &': { background: vars.color.surface.sunken },
      // The ring is around the sheet area and not in it, because its color is that of the page's theme.
      '&:has(> [role="application"]:focus-visible)::after': {
        content: '',
        position: 'absolute',
        zIndex: 1,
        inset: 0,
        ...innerRing,
        pointerEvents: 'none',
      },
    },
  },
  'root',
);

/** Sheet area with the theme of the paper. */
export const host = pattern(
  {
    position: 'absolute',
    inset: 0,
    overflow: 'hidden',
    touchAction: 'none',
    userSelect: 'none',
    outline: 'none',
    color: vars.color.text.primary,
    cursor: 'crosshair',
    selectors: {
      '&[data-tool="select"]': { cursor: 'default' },
      '&[data-tool="pan"]': { cursor: 'grab' },
      '&[data-tool="select"][data-over="measure"]': { cursor: 'move' },
      '&[data-tool="select"][data-over="link"]': { cursor: 'pointer' },
      '&[data-tool="select"][data-over="vertex"]': { cursor: 'move' },
      '&[data-tool="select"][data-over="middle"]': { cursor: 'copy' },
      '&[data-hand="grab"]': { cursor: 'grab' },
      '&[data-hand="grabbing"]': { cursor: 'grabbing' },
    },
  },
  'host',
);

const corner = { position: 'absolute', left: 0, top: 0, transformOrigin: '0 0' } as const;

/** In the dark theme white paper is dimmed; measures keep their colors. Opacity costs no repainting while panning. */
export const layer = pattern(
  {
    ...corner,
    willChange: 'transform',
    selectors: { '[data-theme="dark"] [data-theme="light"] &': { opacity: 0.86 } },
  },
  'layer',
);
export const paper = pattern(
  { ...corner, background: vars.color.surface.panel, boxShadow: `0 0 0 1px ${vars.color.line.default}` },
  'paper',
);
export const tile = pattern(
  {
    ...corner,
    maxWidth: 'none',
    selectors: { '[data-inverted="true"] canvas&': { filter: 'invert(0.92) hue-rotate(180deg)' } },
  },
  'tile',
);
export const marks = pattern(
  { ...corner, willChange: 'transform', pointerEvents: 'none', maxWidth: 'none' },
  'marks',
);
export const live = pattern({ ...corner, pointerEvents: 'none', maxWidth: 'none' }, 'live');

/** A layer of its own, so that a pointer movement neither lays out nor repaints what is around it. */
export const floating = pattern(
  {
    ...corner,
    zIndex: 1,
    willChange: 'transform',
    contain: 'layout paint style',
    pointerEvents: 'none',
    whiteSpace: 'nowrap',
    fontSize: vars.type.caption.size,
    lineHeight: vars.type.small.line,
    selectors: { '&[hidden]': { display: 'none' } },
  },
  'floating',
);
export const tip = pattern(
  {
    display: 'flex',
    alignItems: 'baseline',
    gap: vars.space[8],
    padding: `${vars.space[4]} ${vars.space[8]}`,
    borderRadius: vars.radius.control,
    background: vars.color.surface.inverse,
    color: vars.color.text.onInverse,
    boxShadow: vars.shadow.popover,
  },
  'tip',
);
export const tipMain = pattern({ fontSize: vars.type.body.size, fontWeight: vars.weight.strong }, 'tipMain');
export const tipMore = pattern({ opacity: 0.75 }, 'tipMore');
export const snap = pattern(
  {
    padding: `0 ${vars.space[4]}`,
    border: `1px solid ${vars.color.action.focus}`,
    borderRadius: vars.radius.chip,
    background: vars.color.surface.panel,
    color: vars.color.text.link,
    fontWeight: vars.weight.medium,
    selectors: {
      '&[data-drawing="true"]': { borderColor: vars.color.tone.alert.fg, color: vars.color.tone.alert.text },
    },
  },
  'snap',
);

export const prompt = pattern(
  {
    position: 'absolute',
    zIndex: 2,
    left: '50%',
    bottom: vars.space[16],
    transform: 'translateX(-50%)',
    width: 'max-content',
    maxWidth: `calc(100% - ${vars.space[32]})`,
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[12],
    paddingBlock: vars.space[8],
    paddingInline: `${vars.space[12]} ${vars.space[8]}`,
    borderRadius: vars.radius.card,
    ...raisedSurface,
    boxShadow: vars.shadow.popover,
    fontSize: vars.type.small.size,
    lineHeight: vars.type.small.line,
  },
  'prompt',
);
export const promptGlyph = pattern({ color: vars.color.tone.alert.fg, flex: 'none' }, 'promptGlyph');
export const notice = pattern({ bottom: vars.space[72] }, 'notice');

export const known = pattern(
  {
    position: 'absolute',
    zIndex: 3,
    left: 0,
    top: 0,
    display: 'grid',
    gap: vars.space[12],
    width: `calc(${vars.space[72]} * 4)`,
    maxWidth: `calc(100% - ${vars.space[16]})`,
    padding: vars.space[12],
    borderRadius: vars.radius.card,
    ...raisedSurface,
    color: vars.color.text.primary,
    boxShadow: vars.shadow.dialog,
  },
  'known',
);
export const knownTitle = pattern(
  { fontWeight: vars.weight.strong, fontSize: vars.type.body.size },
  'knownTitle',
);
export const knownChecked = pattern(
  {
    color: vars.color.text.muted,
    fontSize: vars.type.small.size,
    lineHeight: vars.type.small.line,
    // Takes no space while empty.
    selectors: { '&:empty': { position: 'absolute' } },
  },
  'knownChecked',
);
export const knownRow = pattern(
  { display: 'grid', gridTemplateColumns: '1fr auto', gap: vars.space[8], alignItems: 'end' },
  'knownRow',
);
export const knownActions = pattern(
  { display: 'flex', justifyContent: 'flex-end', gap: vars.space[8] },
  'knownActions',
);

export const skeleton = pattern(
  {
    position: 'absolute',
    zIndex: 1,
    left: '50%',
    top: '50%',
    transform: 'translate(-50%, -50%)',
    display: 'grid',
    justifyItems: 'center',
    gap: vars.space[8],
    color: vars.color.text.muted,
    fontSize: vars.type.small.size,
    textAlign: 'center',
    pointerEvents: 'none',
  },
  'skeleton',
);

export const failed = pattern(
  {
    position: 'absolute',
    zIndex: 2,
    left: '50%',
    top: '50%',
    transform: 'translate(-50%, -50%)',
    width: 'max-content',
    maxWidth: `calc(100% - ${vars.space[32]})`,
    display: 'grid',
    justifyItems: 'center',
    gap: vars.space[12],
    padding: vars.space[24],
    borderRadius: vars.radius.card,
    ...raisedSurface,
    boxShadow: vars.shadow.popover,
    fontSize: vars.type.body.size,
    textAlign: 'center',
  },
  'failed',
);

export const offscreen = pattern(hidden, 'offscreen');
