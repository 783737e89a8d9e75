import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useLatest } from '../../hooks.ts';
import { listenToMap } from './mapGestures.ts';
import type { MapView } from './mapTypes.ts';
import { MapStage } from './MapStage.ts';
import { fitBox, mapViewOf, shownBox, viewOf, type Size, type View } from './mercator.ts';

/** Pixels beyond each edge that are drawn and filled with marks in advance. */
export const overscan = 160;

/** View after the last movement. */
export interface SettledView {
  view: View;
  size: Size;
  /** True if the map is at rest and its content can be announced. */
  isSettled: boolean;
}

interface StageOptions {
  host: RefObject<HTMLElement | null>;
  view: MapView | undefined;
  defaultView: MapView | undefined;
  /** Returns the initial view, or the view of all places. */
  fitOf: (size: Size, isAll: boolean) => View;
  onViewChange: ((view: MapView) => void) | undefined;
  onPressBeside: () => void;
}

/** Stage of a map, and the view of the last search. */
export function useMapStage({ host, view, defaultView, fitOf, onViewChange, onPressBeside }: StageOptions) {
  const initialView = view ?? defaultView;
  const [stage] = useState(() => {
    const first = initialView && viewOf(initialView);
    const created = new MapStage(first ?? fitBox(undefined, { width: 640, height: 400 }));
    created.isTouched = initialView !== undefined;
    return created;
  });
  const [settledView, setSettledView] = useState<SettledView>();
  const last = useRef<SettledView>(undefined);
  const reported = useRef<View>(undefined);
  const lay = useLatest((isSettled: boolean) => {
    last.current = { view: stage.view, size: stage.size, isSettled };
    setSettledView(last.current);
  });
  const fit = useLatest((isAll: boolean, isSmooth: boolean) =>
    stage.go(fitOf(stage.size, isAll), { isSmooth }),
  );
  const latestOnPressBeside = useLatest(onPressBeside);
  const changed = useLatest((now: View) => onViewChange?.(mapViewOf(now)));

  useLayoutEffect(() => {
    const element = host.current;
    if (!element) return;
    const measure = () => {
      const size = { width: element.clientWidth, height: element.clientHeight };
      if (size.width === 0 || size.height === 0) return;
      stage.resize(size);
      if (!stage.isTouched) fit(false, false);
      lay(true);
    };
    measure();
    const observer = new ResizeObserver(() => {
      const { width, height } = stage.size;
      if (element.clientWidth !== width || element.clientHeight !== height) measure();
    });
    observer.observe(element);
    const deaf = listenToMap(element, stage, latestOnPressBeside);
    return () => {
      observer.disconnect();
      deaf();
      stage.stop();
    };
  }, [stage, host, lay, latestOnPressBeside, fit]);
  useEffect(() => {
    const offFrame = stage.onFrame((now) => {
      const was = last.current;
      if (!was) return;
      const filled = shownBox(was.view, was.size, overscan);
      const shown = shownBox(now, stage.size);
      const isFilled =
        shown.minX >= filled.minX &&
        shown.maxX <= filled.maxX &&
        shown.minY >= filled.minY &&
        shown.maxY <= filled.maxY;
      if (!isFilled || Math.round(now.zoom) !== Math.round(was.view.zoom)) lay(false);
    });
    const offSettled = stage.onSettled((now) => {
      const was = last.current;
      if (!was) return;
      if (!was.isSettled || was.view !== now || was.size !== stage.size) lay(true);
      // Already laid out after a resize, because the view has not been reported yet.
      if (reported.current !== now) changed(now);
      reported.current = now;
    });
    return () => {
      offFrame();
      offSettled();
    };
  }, [stage, lay, changed]);

  const { latitude, longitude, zoom } = view ?? {};
  useEffect(() => {
    if (latitude === undefined || longitude === undefined || zoom === undefined) return;
    stage.isTouched = true;
    const now = mapViewOf(stage.target);
    const isThere =
      Math.abs(now.latitude - latitude) < 1e-6 &&
      Math.abs(now.longitude - longitude) < 1e-6 &&
      Math.abs(now.zoom - zoom) < 1e-6;
    if (!isThere) stage.go(viewOf({ latitude, longitude, zoom }), { isSmooth: true });
  }, [stage, latitude, longitude, zoom]);
  return { stage, settledView, fit };
}
