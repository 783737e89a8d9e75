import { useEffect, useState, type RefObject } from 'react';
import type { TakeoffType } from '@plumbline/estimating';
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

/**
 * Creates a condition and, once it is loaded, starts its tool or applies it to a selection. The canvas has the focus
 * afterwards, because the control that opened the form may be gone.
 */
export function useNewCondition({
  canvas,
  conditions,
  onNewCondition,
  onActiveConditionChange,
}: NewConditionOptions) {
  /** `selected` are the measures the condition is for; null if it is for drawing. */
  const [made, setMade] = useState<{ uuid: string; selected: readonly string[] | null } | null>(null);
  const loaded = made === null ? undefined : conditions.find(({ uuid }) => uuid === made.uuid);
  // In an effect, after the canvas received the conditions.
  useEffect(() => {
    if (made === null || !loaded) return;
    setMade(null);
    if (made.selected) {
      canvas.current?.select(made.selected);
      canvas.current?.setCondition(made.uuid);
    } else canvas.current?.setTool(loaded.type);
    // After the tool, which activates its last condition.
    onActiveConditionChange(made.uuid);
    canvas.current?.focus();
  }, [loaded, made, canvas, onActiveConditionChange]);
  const add = (type: TakeoffType | undefined, selected: readonly string[] | null) => {
    void Promise.resolve(onNewCondition?.(type)).then((uuid) => {
      if (uuid) setMade({ uuid, selected });
    });
  };
  return {
    /** Creates a condition and starts its tool. */
    draw: (type?: TakeoffType) => add(type, null),
    /** Creates a condition and changes the measures to it. */
    assign: (measures: readonly CanvasMeasure[]) =>
      add(
        measures[0]?.type,
        measures.map(({ uuid }) => uuid),
      ),
  };
}
