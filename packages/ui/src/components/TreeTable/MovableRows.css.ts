import { component, screens } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color } = vars;

/** Creates no box, so that the table layout is unchanged. */
export const root = component({ display: 'contents', userSelect: 'none' });
export const line = component({
  position: 'fixed',
  height: 2,
  borderRadius: 2,
  background: color.action.on,
  pointerEvents: 'none',
  '@media': { [screens.forced]: { background: 'Highlight' } },
});
export const into = component({
  position: 'fixed',
  boxShadow: `inset 0 0 0 2px ${color.action.on}`,
  pointerEvents: 'none',
  '@media': { [screens.forced]: { outline: '2px solid Highlight', outlineOffset: -2 } },
});
export const refused = component({
  background: color.tone.bad.fg,
  opacity: 0.7,
});
