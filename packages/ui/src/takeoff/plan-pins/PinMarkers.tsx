import {
  useEffect,
  useLayoutEffect,
  useRef,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
} from 'react';
import type { Point } from '@plumbline/estimating';
import { cx } from '../../cx.ts';
import { useLatest, useMedia } from '../../hooks.ts';
import { screens } from '../../styles/breakpoints.ts';
import { trackPinDrag } from '../canvas/trackPinDrag.ts';
import type { View } from '../canvas/view.ts';
import type { PinCluster } from './pinClusters.ts';
import { PinMarker } from './PinMarker.tsx';
import type { PinLabels } from './usePinLabels.ts';
import type { PlanPin } from './planPinTypes.ts';
import type { PlanViewport } from './PlanViewport.ts';
import { overscan } from './usePlanViewport.ts';
import * as styles from './PinMarkers.css.ts';

type Cluster = PinCluster<PlanPin>;

interface PinMarkersProps {
  plan: PlanViewport;
  /** View for which the marks in the window are chosen. */
  view: View;
  clusters: readonly Cluster[];
  texts: PinLabels;
  selectedId: string | null;
  /** Key of the mark that has or gets the focus. */
  activeKey: string | undefined;
  /** Theme of the paper. */
  paper: 'light' | 'dark';
  /** A place is being chosen: pins receive no presses. */
  isQuiet: boolean;
  hasCard: boolean;
  hintId: string;
  isStack: (cluster: Cluster) => boolean;
  isMovable: (pin: PlanPin) => boolean;
  onPress: (cluster: Cluster, event: MouseEvent) => void;
  onActiveKeyChange: (key: string) => void;
  onKeyDown: (event: KeyboardEvent, cluster: Cluster) => void;
  onMove: (pin: PlanPin, to: Point) => void;
}

/** Room in CSS pixels that the label of a pin needs on its right. */
const labelRoom = 220;

/** The marks in the window. Panning moves them together; zooming positions each one again. */
export function PinMarkers(props: PinMarkersProps) {
  const { plan, view, clusters, texts, selectedId, activeKey, isMovable } = props;
  const layer = useRef<HTMLDivElement>(null);
  const placed = useRef<View>(undefined);
  const wasDragged = useRef(false);
  const isTouch = useMedia(screens.touch);
  const { width, height } = plan.viewport;
  const shown = clusters.filter(({ key, at }) => {
    const { x, y } = plan.toScreen(at, view);
    const isNear = x >= -overscan && y >= -overscan && x <= width + overscan && y <= height + overscan;
    return isNear || key === activeKey;
  });
  const latest = useRef(shown);
  const place = useLatest((now: View) => {
    const element = layer.current;
    if (!element) return;
    latest.current.forEach(({ at }, index) => {
      const { x, y } = plan.toScreen(at, now);
      const button = element.children[index];
      if (button instanceof HTMLElement)
        button.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`;
    });
    element.style.transform = '';
    placed.current = now;
  });
  useLayoutEffect(() => {
    latest.current = shown;
    place(plan.view);
  });
  useEffect(
    () =>
      plan.onFrame((now) => {
        const last = placed.current;
        if (last?.scale !== now.scale) place(now);
        else if (layer.current)
          layer.current.style.transform = `translate(${now.x - last.x}px, ${now.y - last.y}px)`;
      }),
    [plan, place],
  );

  const onPress = useLatest((cluster: Cluster, event: MouseEvent) => {
    // The end of a drag is not a press.
    if (!wasDragged.current) props.onPress(cluster, event);
  });
  const onFocus = useLatest(({ key }: Cluster) => props.onActiveKeyChange(key));
  const onKeyDown = useLatest(props.onKeyDown);
  const onDrag = useLatest((event: PointerEvent<HTMLElement>, pin: PlanPin) => {
    if (event.button !== 0) return;
    const element = event.currentTarget;
    const start = plan.toScreen(pin.at);
    let to: Point | undefined;
    trackPinDrag(event, {
      onMove: (by) => {
        to = { x: start.x + by.x, y: start.y + by.y };
        element.classList.add(styles.dragged);
        element.style.transform = `translate(${Math.round(to.x)}px, ${Math.round(to.y)}px)`;
      },
      onEnd: (isDropped) => {
        element.classList.remove(styles.dragged);
        if (!to) return;
        wasDragged.current = true;
        // The click of this press comes at once, or not at all where the pointer has left the pin.
        setTimeout(() => {
          wasDragged.current = false;
        });
        place(plan.view);
        if (isDropped) props.onMove(pin, plan.toUser(to));
      },
    });
  });

  const tabStop = shown.some(({ key }) => key === activeKey) ? activeKey : shown[0]?.key;
  return (
    <div ref={layer} className={cx(styles.layer, props.isQuiet && styles.quiet)} data-theme={props.paper}>
      {shown.map((cluster) => {
        const { key, pins, at } = cluster;
        const [pin] = pins;
        const isSingle = pins.length === 1;
        const isSelected = isSingle && pin !== undefined && pin.id === selectedId;
        return (
          <PinMarker
            key={key}
            cluster={cluster}
            texts={texts}
            name={isSingle && pin ? texts.ofPin(pin) : texts.ofCluster(cluster, props.isStack(cluster))}
            side={plan.toScreen(at, view).x > width - labelRoom ? 'left' : 'right'}
            isSelected={isSelected}
            isTabStop={key === tabStop}
            isTouch={isTouch}
            isMovable={isSelected && pin !== undefined && isMovable(pin)}
            hasCard={props.hasCard}
            hintId={props.hintId}
            onPress={onPress}
            onFocus={onFocus}
            onKeyDown={onKeyDown}
            onDrag={onDrag}
          />
        );
      })}
    </div>
  );
}
