import type { ActiveTool } from './ActiveTool.ts';

/** Actions of the active tool that panels and the canvas handle use. */
export type ToolControls = Pick<
  ActiveTool,
  | 'take'
  | 'setModes'
  | 'finish'
  | 'cancel'
  | 'undo'
  | 'redo'
  | 'resume'
  | 'continueDrawing'
  | 'editMark'
  | 'frames'
  | 'dropKnown'
  | 'frameDetail'
  | 'goOnAcross'
  | 'scaleBothWays'
  | 'correctLength'
  | 'bars'
  | 'acceptSymbolMatches'
>;
