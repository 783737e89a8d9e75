import type { CanvasCondition } from '../types.ts';
import type { SymbolSearchSession } from './session.ts';

/** View state of a search. */
export type SymbolSearchView =
  | { phase: 'box' }
  | { phase: 'searching'; part: number }
  | { phase: 'failed' }
  | {
      phase: 'found';
      /** Condition of the added marks. */
      condition: CanvasCondition | null;
      proposed: number;
      rejected: number;
      counted: number;
      /** Current match with its number, from 1. */
      current: { number: number; similarity: number; isRejected: boolean } | null;
      filter: SymbolSearchSession['filter'];
      /** The search region is being framed. */
      isFraming: boolean;
      isCapped: boolean;
    };
