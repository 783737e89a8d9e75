import { useMemo } from 'react';
import { useMedia } from '../../hooks.ts';
import { screens } from '../../styles/breakpoints.ts';
import type { View } from '../canvas/view.ts';
import { createPinClusters, separatePin, splitScale, type PinCluster } from './pinClusters.ts';
import type { PlanPin } from './planPinTypes.ts';
import type { PlanViewport } from './PlanViewport.ts';

export type Cluster = PinCluster<PlanPin>;

/** Distances in CSS pixels below which pins form a cluster; the largest keeps thousands of pins quick to draw. */
const clusterRadius = { mouse: 30, touch: 44, many: 60, manyCount: 1500 } as const;

export interface PinClusters {
  clustersAt: (scale: number) => readonly Cluster[];
  /** Clusters at the scale of the view, with the selected pin by itself. */
  clusters: readonly Cluster[];
  /** Scale at which a cluster splits; undefined if its pins are together even at the largest scale of the plan. */
  splitOf: (cluster: Cluster) => number | undefined;
}

/** Clusters of the visible pins in a view. */
export function usePinClusters(
  pins: readonly PlanPin[],
  selectedId: string | null,
  plan: PlanViewport,
  view: View | undefined,
): PinClusters {
  const isTouch = useMedia(screens.touch);
  const single = isTouch ? clusterRadius.touch : clusterRadius.mouse;
  const radius = pins.length > clusterRadius.manyCount ? clusterRadius.many : single;
  const clustersAt = useMemo(() => createPinClusters(pins, radius), [pins, radius]);
  const clusters = useMemo(
    () => separatePin(view ? clustersAt(view.scale) : [], selectedId),
    [clustersAt, view, selectedId],
  );
  return {
    clustersAt,
    clusters,
    splitOf: (cluster) => {
      const scale = splitScale(clustersAt, cluster, plan.view.scale);
      return scale !== undefined && scale <= plan.maxScale ? scale : undefined;
    },
  };
}
