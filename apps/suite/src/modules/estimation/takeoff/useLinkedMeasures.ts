import { isInScope } from '@plumbline/estimating';
import type { CanvasMeasure, CanvasStatus, TakeoffCanvasHandle } from '@plumbline/ui/TakeoffCanvas';
import type { TakeoffWorkspaceProps, WorkspaceLayer } from '@plumbline/ui/TakeoffWorkspace';
import { toast } from '@plumbline/ui/toast';
import { useRef } from 'react';
import { useSearchParams } from 'react-router';
import { scopeOf } from '../quantities/sheet-scope.ts';
import { takeoffMessages } from './messages.ts';

/** Selects the measures named by the URL and scrolls to them once the sheet is loaded. */
export function useLinkedMeasures(
  measures: readonly CanvasMeasure[],
  layers: readonly WorkspaceLayer[] | undefined,
): Pick<TakeoffWorkspaceProps, 'ref' | 'onStatus'> {
  const [query] = useSearchParams();
  const canvas = useRef<TakeoffCanvasHandle>(null);
  const shownScope = useRef(scopeOf(query));
  const show = () => {
    const scope = shownScope.current;
    if (!scope) return;
    shownScope.current = undefined;
    const meant = measures.filter(({ conditionId, type, layer, group }) =>
      isInScope(scope, { condition_id: conditionId, type, layer_id: layer, group_id: group }),
    );
    if (meant.length === 0) {
      toast.info(takeoffMessages.measuresMissing);
      return;
    }
    const unseen = new Set((layers ?? []).flatMap(({ uuid, isVisible }) => (isVisible ? [] : [uuid])));
    const seen = meant.filter(({ layer }) => !unseen.has(layer ?? ''));
    canvas.current?.select(seen.map(({ uuid }) => uuid));
    canvas.current?.zoomAround(meant);
    if (seen.length < meant.length)
      toast.info(
        seen.length === 0
          ? takeoffMessages.measuresHidden
          : takeoffMessages.measuresPartlyHidden(meant.length - seen.length),
      );
  };
  return {
    ref: canvas,
    onStatus: ({ sheet }: CanvasStatus) => {
      if (sheet === 'ready') show();
    },
  };
}
