import type { Stage } from './Stage.ts';

/** Keeps a stage as large as the element that it stands in. @returns what ends it. */
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
