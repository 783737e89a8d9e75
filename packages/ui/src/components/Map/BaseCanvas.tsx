import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLatest } from '../../hooks.ts';
import { watchTheme } from '../../tokens/watchTheme.ts';
import type { MapStage } from './MapStage.ts';
import { worldPixels, type View } from './mercator.ts';
import { paintMap, type Scene } from './paint.ts';
import * as styles from './Map.css.ts';

/** Maximum time in milliseconds and maximum factor for stretching the last drawing. */
const stretchFor = 120;
const stretch = { min: 0.75, max: 1.5 };

interface BaseCanvasProps {
  stage: MapStage;
  scene: Scene;
  isWhole: boolean;
  /** Pixels drawn beyond each edge, so that a small move needs no redraw. */
  margin: number;
}

/** Canvas of the base map: land, borders, areas, names and the radius. */
export function BaseCanvas({ stage, scene, isWhole, margin }: BaseCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const drawn = useRef<{ view: View; width: number; height: number; at: number }>(null);
  const draw = useLatest(() => {
    const element = canvas.current;
    const { view, size } = stage;
    if (!element || size.width === 0) return;
    paintMap(element, view, size, margin, scene);
    Object.assign(element.style, {
      left: `${-margin}px`,
      top: `${-margin}px`,
      width: `${size.width + 2 * margin}px`,
      height: `${size.height + 2 * margin}px`,
      transform: '',
    });
    drawn.current = { view, ...size, at: performance.now() };
  });
  useLayoutEffect(() => draw(), [draw, scene]);
  // Tests read here whether the map is at rest, because React re-renders only occasionally during a move.
  useEffect(() => {
    if (canvas.current) canvas.current.dataset['base'] = isWhole ? 'ready' : 'drawing';
  });
  useEffect(
    () =>
      stage.onFrame((view) => {
        const last = drawn.current;
        const element = canvas.current;
        const { width, height } = stage.size;
        if (!last || !element || last.width !== width || last.height !== height) {
          draw();
          return;
        }
        if (view !== last.view) element.dataset['base'] = 'drawing';
        const scale = 2 ** (view.zoom - last.view.zoom);
        // During a zoom the last drawing is stretched, because a full drawing takes longer than a frame.
        const isStale =
          scale !== 1 &&
          (performance.now() - last.at > stretchFor || scale > stretch.max || scale < stretch.min);
        const pixels = worldPixels(view.zoom);
        const dx = (last.view.x - view.x) * pixels;
        const dy = (last.view.y - view.y) * pixels;
        const isCovered =
          Math.abs(dx) <= (scale * (width + 2 * margin) - width) / 2 &&
          Math.abs(dy) <= (scale * (height + 2 * margin) - height) / 2;
        if (isStale || !isCovered) draw();
        else element.style.transform = `translate3d(${dx}px, ${dy}px, 0) scale(${scale})`;
      }),
    [stage, draw, margin],
  );
  // A canvas does not follow theme changes or late fonts by itself.
  useEffect(() => {
    const gone = new AbortController();
    const { signal } = gone;
    if (canvas.current) watchTheme(canvas.current, draw, signal);
    document.fonts.addEventListener('loadingdone', () => draw(), { signal });
    return () => gone.abort();
  }, [draw]);
  return <canvas ref={canvas} className={styles.base} aria-hidden data-base="drawing" />;
}
