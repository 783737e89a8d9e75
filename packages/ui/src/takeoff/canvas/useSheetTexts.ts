import { useMemo } from 'react';
import type { PlacedText } from '../sheet/searchText.ts';
import type { CanvasStatus } from '../types.ts';
import type { Engine } from './Engine.ts';

const none: readonly PlacedText[] = [];

/** Loads the text of the sheet; undefined until the sheet is loaded. */
export const useSheetTexts = (
  view: Engine | null,
  sheet: CanvasStatus['sheet'],
): (() => Promise<readonly PlacedText[]>) | undefined =>
  useMemo(
    () => (sheet === 'ready' ? async () => (await view?.stage.sheet?.texts()) ?? none : undefined),
    [view, sheet],
  );
