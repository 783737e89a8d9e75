import type { Point } from '@plumbline/estimating';
import { wheelDelta } from '../../dnd/wheelDelta.ts';
import type { Stage } from './Stage.ts';

type Wheeled = Pick<Stage, 'viewport' | 'panBy' | 'zoomBy'>;

/** Zooms with the wheel and trackpad pinch; pans with two trackpad fingers and Shift+wheel. */
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
      const { dx, dy } = wheelDelta(event, stage.viewport.height);
      if (event.shiftKey && !event.ctrlKey) {
        stage.panBy(-(dx || dy), dx ? -dy : 0);
        return;
      }
      // Horizontal movement comes from a trackpad, so pan.
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
