import type { MapRadius, MapView } from '@plumbline/ui/Map';
import { useCallback, useMemo, useRef, useState } from 'react';
import { byDistance, seenBy, writeView } from './map.ts';
import type { Spot } from './map-layers.ts';
import type { MapCentre } from './map-results.ts';
import type { ChangeMapAddress } from './use-map-address.ts';

/** Middle of the United States, from which distances are measured while the map has no view. */
const DEFAULT_MIDDLE = { latitude: 39.5, longitude: -98.35 };

/**
 * Records in the visible part of the map, nearest first from the radius, the searched place or the middle of the view.
 * @param options.view view in the URL, restored when the user returns
 * @returns `box` for the element around the map, `defaultView` and `onView` for the map
 */
export function useVisibleSpots({
  spots,
  radius,
  centre: { latitude, longitude },
  view,
  change,
}: {
  spots: readonly Spot[];
  radius: MapRadius | undefined;
  centre: MapCentre;
  view: MapView | undefined;
  change: ChangeMapAddress;
}) {
  const box = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState<{ view: MapView; width: number; height: number }>();
  // The last view is kept in the URL and restored when the user returns.
  const begin = useRef(view);
  const onView = useCallback(
    (next: MapView) => {
      // Measure the map surface only: the legend below it is not part of the view.
      const ground = box.current?.querySelector('[role="application"]');
      const { width = 0, height = 0 } = ground?.getBoundingClientRect() ?? {};
      setSeen({ view: next, width, height });
      change({ at: writeView(next) });
    },
    [change],
  );
  const visible = useMemo(() => {
    const middle =
      radius ?? (latitude !== undefined && longitude !== undefined ? { latitude, longitude } : seen?.view);
    return byDistance(seen ? spots.filter(seenBy(seen.view, seen)) : spots, middle ?? DEFAULT_MIDDLE);
  }, [spots, seen, radius, latitude, longitude]);
  return { box, defaultView: begin.current, onView, visible };
}
