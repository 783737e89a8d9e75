import { useMemo } from 'react';
import { useLocale } from '../../locale.tsx';
import { countyZoom, coveredCorners, placeLabels, type Labels } from './labels.ts';
import type { MapArea, MapPoint, MapRadius } from './mapTypes.ts';
import type { Clusters, Mark } from './marks.ts';
import { project, shownBox } from './mercator.ts';
import { circleAround, type Scene } from './paint.ts';
import type { PlaceText } from './usePlaceText.ts';
import { useAtlas } from './useAtlas.ts';
import { overscan, type SettledView } from './useMapStage.ts';

interface SceneOptions {
  settledView: SettledView | undefined;
  clusters: Clusters;
  selected: MapPoint | undefined;
  areas: readonly MapArea[];
  radius: MapRadius | undefined;
  placeText: PlaceText;
}
interface SceneOf {
  /** Marks from west to east, which is the Tab order. */
  marks: readonly Mark[];
  named: Labels['named'];
  scene: Scene;
  /** True if the map is at rest and the base map is complete. */
  isWhole: boolean;
  hasFailed: boolean;
  retry: () => void;
}

const noLabels: Labels = { base: [], named: new Map() };

/** Scene of a settled view: base map, marks and the labels that fit. */
export function useScene({
  settledView,
  clusters,
  selected,
  areas,
  radius,
  placeText,
}: SceneOptions): SceneOf {
  const { direction } = useLocale();
  const hasCounties = (settledView?.view.zoom ?? 0) >= countyZoom.lines;
  const { atlas, counties, hasFailed, retry } = useAtlas(hasCounties);
  const marks = useMemo(() => {
    if (!settledView) return [];
    const found = clusters.marksIn(
      shownBox(settledView.view, settledView.size, overscan),
      settledView.view.zoom,
    );
    // The selected place is shown outside clusters.
    if (selected && !found.some(({ point }) => point?.id === selected.id))
      found.push({
        ...project(selected),
        key: `point ${selected.id}`,
        point: selected,
        isOutside: false,
      });
    return found.toSorted((a, b) => a.x - b.x);
  }, [settledView, clusters, selected]);
  const circle = useMemo(() => {
    const [north] = (radius ? circleAround(radius) : []).toSorted((a, b) => a.y - b.y);
    return north && radius && { ...north, text: placeText.miles(radius.miles) };
  }, [radius, placeText]);
  const labels = useMemo(
    () =>
      settledView
        ? placeLabels(settledView.view, settledView.size, overscan, {
            marks,
            areas,
            circle,
            atlas,
            counties,
            covered: coveredCorners(settledView.size, direction === 'rtl'),
          })
        : noLabels,
    [settledView, marks, areas, circle, atlas, counties, direction],
  );
  const scene = useMemo(
    () => ({ atlas, counties, areas, radius, labels: labels.base }),
    [atlas, counties, areas, radius, labels],
  );
  const isComplete =
    settledView?.isSettled === true && atlas !== undefined && (!hasCounties || counties !== undefined);
  return { marks, named: labels.named, scene, isWhole: isComplete, hasFailed, retry };
}
