import { milesBetween } from '@plumbline/validation/geo';
import { useDeferredValue, useEffect, useMemo, useRef } from 'react';
import type { MapPoint, MapRadius } from './mapTypes.ts';
import type { Clusters } from './marks.ts';
import { holds, project, shownBox } from './mercator.ts';
import type { SettledView } from './useMapStage.ts';

/** Maximum number of listed places; the map shows all. */
export const maxListedPlaces = 100;

export interface PlacesInView {
  /** The first places: by distance if there is a radius, otherwise in the caller's order. */
  shown: readonly MapPoint[];
  count: number;
}

/** Points in the window after the last movement. */
export function usePlacesInView(
  settledView: SettledView | undefined,
  { points }: Clusters,
  radius: MapRadius | undefined,
): PlacesInView {
  const settled = useDeferredValue(settledView?.isSettled ? settledView : undefined);
  const last = useRef<PlacesInView>(undefined);
  const seen = useMemo(() => {
    // The last announcement stays while the map moves.
    if (!settled && last.current) return last.current;
    const box = settled && shownBox(settled.view, settled.size);
    const inView = box ? points.filter((point) => holds(box, project(point))) : points;
    if (!radius) return { shown: inView.slice(0, maxListedPlaces), count: inView.length };
    const near = inView
      .map((point) => ({ point, miles: milesBetween(radius, point) }))
      .toSorted((a, b) => a.miles - b.miles)
      .slice(0, maxListedPlaces);
    return { shown: near.map(({ point }) => point), count: inView.length };
  }, [settled, points, radius]);
  useEffect(() => {
    last.current = seen;
  }, [seen]);
  return seen;
}
