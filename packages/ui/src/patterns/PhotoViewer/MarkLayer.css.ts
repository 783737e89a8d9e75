import { noFocusRing, pattern, screens } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color } = vars;

export const layer = pattern({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  overflow: 'visible',
  pointerEvents: 'none',
  forcedColorAdjust: 'none',
});
/** The outline of the selection, which follows the focus, is the focus ring of a mark. */
export const mark = pattern({ pointerEvents: 'auto', cursor: 'move', ...noFocusRing });
export const line = pattern({ fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' });
export const band = pattern({ fill: 'none', stroke: 'transparent', pointerEvents: 'all' });
export const text = pattern({
  fontFamily: vars.font.body,
  fontWeight: vars.weight.strong,
  letterSpacing: 0,
  textAnchor: 'middle',
  dominantBaseline: 'central',
  userSelect: 'none',
  unicodeBidi: 'plaintext',
});
const frame = { fill: 'none', vectorEffect: 'non-scaling-stroke', pointerEvents: 'none' } as const;
export const outlineEdge = pattern({ ...frame, stroke: color.surface.panel, strokeWidth: 4 });
export const outline = pattern({
  ...frame,
  stroke: color.action.focus,
  strokeWidth: 2,
  '@media': { [screens.forced]: { stroke: 'Highlight' } },
});
export const handle = pattern({ pointerEvents: 'auto', cursor: 'nwse-resize' });
export const dot = pattern({
  fill: color.surface.panel,
  stroke: color.action.focus,
  strokeWidth: 2,
  vectorEffect: 'non-scaling-stroke',
});
