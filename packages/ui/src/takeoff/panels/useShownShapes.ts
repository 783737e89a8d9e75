import { useMemo } from 'react';
import type { CanvasMeasure, CanvasPlanMark, CanvasShape } from '../types.ts';
import { applyLayers } from './applyLayers.ts';
import type { LayerControls } from './workspaceTypes.ts';

interface ShownShapesOptions {
  measures: readonly CanvasMeasure[];
  planMarks: readonly CanvasPlanMark[] | undefined;
  layers: LayerControls | undefined;
  /** Ids of the selected shapes. */
  selection: readonly string[];
}

/** Measures and marks on visible layers, and the selected ones among them. */
export function useShownShapes({ measures, planMarks, layers, selection }: ShownShapesOptions) {
  const shown = useMemo(() => applyLayers(measures, layers?.list), [measures, layers?.list]);
  const marks = useMemo(() => planMarks && applyLayers(planMarks, layers?.list), [planMarks, layers?.list]);
  const selected = useMemo<readonly CanvasShape[]>(() => {
    const chosen = new Set(selection);
    return chosen.size === 0 ? [] : [...shown, ...(marks ?? [])].filter(({ uuid }) => chosen.has(uuid));
  }, [selection, shown, marks]);
  return { shown, marks, selected };
}
