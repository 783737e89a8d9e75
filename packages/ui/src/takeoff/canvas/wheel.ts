import type { Point } from '@plumbline/estimating';
import { wheelBy } from '../../dnd/wheelDelta.ts';
import type { Stage } from './Stage.ts';

type Wheeled = Pick<Stage, 'viewport' | 'panBy' | 'zoomBy'>;

/** Zooms by a wheel and by a pinch on a trackpad, pans by two fingers on it and by a wheel with Shift. */
export function listenToWheel(
  host: HTMLElement,
  stage: Wheeled,
  at: (event: MouseEvent) => Point,
  signal: AbortSignal,
): void {
  host.addEventListener(
    'wheel',
    (event) => {
      event.preventDefault();
      const { dx, dy } = wheelBy(event, stage.viewport.height);
      if (event.shiftKey && !event.ctrlKey) {
        stage.panBy(-(dx || dy), dx ? -dy : 0);
        return;
      }
      // Two fingers on a trackpad move sideways too, which a wheel does not: that is a pan.
      if (!event.ctrlKey && Math.abs(dx) > 0.5) {
        stage.panBy(-dx, -dy);
        return;
      }
      const rate = event.ctrlKey ? 0.01 : 0.0018;
      const factor = Math.exp(-Math.max(-240, Math.min(240, dy)) * rate);
      stage.zoomBy(factor, at(event));
    },
    { signal, passive: false },
  );
}
