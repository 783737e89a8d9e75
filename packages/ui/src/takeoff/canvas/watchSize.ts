import type { Stage } from './Stage.ts';

/** Resizes a stage with its element. @returns a function that stops observing. */
export function watchSize(element: HTMLElement, stage: Stage): () => void {
  const take = () =>
    stage.resize(
      { width: element.clientWidth, height: element.clientHeight },
      globalThis.devicePixelRatio || 1,
    );
  take();
  const observer = new ResizeObserver(take);
  observer.observe(element);
  return () => observer.disconnect();
}
