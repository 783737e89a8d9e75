import type { TakeoffStore } from '../store/takeoffStore.ts';
import type { CanvasShape } from '../types.ts';
import type { EngineMessages } from './engineMessages.ts';
import type { MarksIndex } from './MarksIndex.ts';

/** What an editor of the canvas works with. */
export interface EditorOptions {
  store: TakeoffStore;
  index: MarksIndex;
  newId: () => string;
  /** Code used in command names. */
  code: (drawn: CanvasShape) => string;
  /** Condition of a pasted measure; null if there is none. */
  conditionFor: (copied: { drawn: CanvasShape; code: string }) => string | null;
  messages: () => EngineMessages;
  isReadOnly: () => boolean;
  /** Shows a notice. */
  notice: (text: string) => void;
  /** Announces to screen readers. */
  announce: (text: string) => void;
}
