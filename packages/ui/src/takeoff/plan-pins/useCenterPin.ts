import { useEffect, useImperativeHandle, type Ref, type RefObject } from 'react';
import { useLatest } from '../../hooks.ts';
import { aloneScale } from './pinClusters.ts';
import type { PlanPin, PlanPinsHandle } from './planPinTypes.ts';
import type { PlanViewport } from './PlanViewport.ts';
import type { PinClusters } from './usePinClusters.ts';

/** Times the scale of the whole sheet at which a pin is shown, and beyond which no pin is shown. */
const closeUp = { least: 2.5, most: 6 } as const;
const zoomFactor = 1.5;

interface ShownPinOptions {
  plan: PlanViewport;
  host: RefObject<HTMLElement | null>;
  pins: readonly PlanPin[];
  clustersAt: PinClusters['clustersAt'];
  focusId: string | null | undefined;
  /** The plan has a size. */
  isMeasured: boolean;
  ref: Ref<PlanPinsHandle> | undefined;
}

/** Centers pins: that of `focusId` when it changes, and others by the handle. @returns a function that centers a pin. */
export function useCenterPin(options: ShownPinOptions): (id: string) => void {
  const { plan, host, pins, clustersAt, focusId, isMeasured, ref } = options;
  const show = useLatest((id: string) => {
    const pin = pins.find((one) => one.id === id);
    if (!pin || !plan.isReady || !Number.isFinite(pin.at.x + pin.at.y)) return;
    const { fitScale } = plan;
    const from = Math.max(plan.view.scale, fitScale * closeUp.least);
    const alone = aloneScale(clustersAt, id, from) ?? from;
    plan.show(pin.at, Math.max(from, Math.min(alone, fitScale * closeUp.most)), true);
  });
  // A pin that is loaded later than its id is given is centered then.
  const isThere = typeof focusId === 'string' && pins.some(({ id }) => id === focusId);
  useEffect(() => {
    if (typeof focusId === 'string' && isThere && isMeasured) show(focusId);
  }, [focusId, isThere, isMeasured, show]);
  useImperativeHandle(
    ref,
    (): PlanPinsHandle => ({
      fit: () => plan.fit(true),
      zoomIn: () => plan.zoomBy(zoomFactor, undefined, true),
      zoomOut: () => plan.zoomBy(1 / zoomFactor, undefined, true),
      showPin: show,
      focus: () => host.current?.focus({ preventScroll: true }),
    }),
    [plan, host, show],
  );
  return show;
}
