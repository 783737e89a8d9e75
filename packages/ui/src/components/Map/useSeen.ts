import { milesBetween } from '@plumbline/validation/geo';
import { useDeferredValue, useEffect, useMemo, useRef } from 'react';
import type { MapPoint, MapRadius } from './mapTypes.ts';
import type { Clusters } from './marks.ts';
import { holds, project, shownBox } from './mercator.ts';
import type { Laid } from './useMapStage.ts';

/** As many places as a list names; the map has all of them. */
export const listed = 100;

export interface Seen {
  /** The first of them: the nearest, where there is a radius, or else as the caller has them. */
  shown: readonly MapPoint[];
  count: number;
}

/** The points in the window, as it was when it last came to rest. */
export function useSeen(laid: Laid | undefined, { points }: Clusters, radius: MapRadius | undefined): Seen {
  const settled = useDeferredValue(laid?.isSettled ? laid : undefined);
  const last = useRef<Seen>(undefined);
  const seen = useMemo(() => {
    // While the map moves, what was said last stands.
    if (!settled && last.current) return last.current;
    const box = settled && shownBox(settled.view, settled.size);
    const inView = box ? points.filter((point) => holds(box, project(point))) : points;
    if (!radius) return { shown: inView.slice(0, listed), count: inView.length };
    const near = inView
      .map((point) => ({ point, miles: milesBetween(radius, point) }))
      .toSorted((a, b) => a.miles - b.miles)
      .slice(0, listed);
    return { shown: near.map(({ point }) => point), count: inView.length };
  }, [settled, points, radius]);
  useEffect(() => {
    last.current = seen;
  }, [seen]);
  return seen;
}
