import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useLatest } from '../../hooks.ts';
import type { Frame, View } from '../canvas/view.ts';
import { clusterLevel } from './pinClusters.ts';
import { listenToPlan, type PlanGestureTarget } from './planGestures.ts';
import type { PlanSheet } from './planPinTypes.ts';
import { PlanViewport, type Inset } from './PlanViewport.ts';

/** Pixels beyond each edge in which pins and tiles are drawn in advance. */
export const overscan = 160;

const frameOf = ({ width, height, rotation = 0 }: PlanSheet): Frame => ({
  box: { x: 0, y: 0, width, height },
  rotation,
});

/** Creates the view of a plan and connects it with its element. */
export function usePlanViewport(
  host: RefObject<HTMLElement | null>,
  sheet: PlanSheet,
  /** Room for what is over the plan. */
  inset: Inset,
  target: PlanGestureTarget,
): {
  plan: PlanViewport;
  /** View for which pins and tiles are drawn; undefined until the element is measured. */
  view: View | undefined;
} {
  const [plan] = useState(() => new PlanViewport(frameOf(sheet)));
  const [view, setView] = useState<View>();
  const { width, height, rotation = 0 } = sheet;
  const drawn = useRef<View>(undefined);
  const claims = useLatest(target.claims);
  const onPress = useLatest(target.onPress);
  const onLongPress = useLatest(target.onLongPress);
  const onHover = useLatest(target.onHover);

  const { top, bottom } = inset;
  useLayoutEffect(() => {
    plan.inset = { top, bottom };
    if (plan.isReady && !plan.isTouched) plan.fit();
  }, [plan, top, bottom]);
  useLayoutEffect(() => {
    const { box, rotation: was } = plan.frame;
    if (box.width !== width || box.height !== height || was !== rotation)
      plan.setFrame(frameOf({ width, height, rotation }));
  }, [plan, width, height, rotation]);
  useLayoutEffect(() => {
    const element = host.current;
    if (!element) return undefined;
    const draw = (now: View) => {
      drawn.current = now;
      setView(now);
    };
    const stopFrames = plan.onFrame((now) => {
      const last = drawn.current;
      const isFar = (a: number, b: number) => Math.abs(a - b) > overscan * 0.75;
      if (
        !last ||
        clusterLevel(last.scale) !== clusterLevel(now.scale) ||
        isFar(last.x, now.x) ||
        isFar(last.y, now.y)
      )
        draw(now);
    });
    const stopSettling = plan.onSettle(draw);
    const measure = () => plan.resize({ width: element.clientWidth, height: element.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => {
      observer.disconnect();
      stopFrames();
      stopSettling();
      plan.stop();
    };
  }, [plan, host]);
  useEffect(() => {
    const element = host.current;
    return element ? listenToPlan(element, plan, { claims, onPress, onLongPress, onHover }) : undefined;
  }, [plan, host, claims, onPress, onLongPress, onHover]);
  return { plan, view };
}
