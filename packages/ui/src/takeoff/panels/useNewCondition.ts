import { useEffect, useState, type RefObject } from 'react';
import type { CanvasMeasure, TakeoffCanvasHandle } from '../types.ts';
import type { TakeoffWorkspaceProps } from './TakeoffWorkspaceProps.ts';
import type { WorkspaceCondition } from './workspaceTypes.ts';

interface NewConditionOptions extends Pick<
  TakeoffWorkspaceProps,
  'onNewCondition' | 'onActiveConditionChange'
> {
  canvas: RefObject<TakeoffCanvasHandle | null>;
  conditions: readonly WorkspaceCondition[];
}

/** Creates a condition for the selection and applies it once it is loaded. */
export function useNewCondition({
  canvas,
  conditions,
  onNewCondition,
  onActiveConditionChange,
}: NewConditionOptions) {
  const [made, setMade] = useState<{ uuid: string; selected: readonly string[] } | null>(null);
  const isThere = made !== null && conditions.some(({ uuid }) => uuid === made.uuid);
  // In an effect, after the canvas received the conditions.
  useEffect(() => {
    if (!isThere) return;
    setMade(null);
    canvas.current?.select(made.selected);
    canvas.current?.setCondition(made.uuid);
    onActiveConditionChange(made.uuid);
  }, [isThere, made, canvas, onActiveConditionChange]);
  return (measures: readonly CanvasMeasure[]) => {
    const selected = measures.map(({ uuid }) => uuid);
    void Promise.resolve(onNewCondition?.(measures[0]?.type)).then((uuid) => {
      if (uuid) setMade({ uuid, selected });
    });
  };
}
