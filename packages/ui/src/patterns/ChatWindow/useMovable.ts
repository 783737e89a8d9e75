import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent, type RefObject } from 'react';
import { keepInside, type Point } from './place.ts';

const margin = 8;
const step = 16;

interface Options {
  panel: RefObject<HTMLElement | null>;
  isFixed: boolean;
  position: Point | undefined;
  onPositionChange: (next: Point | undefined) => void;
}

/** Pixels that an arrow key moves by, as x and y. */
function arrowOffset(key: string, by: number): readonly [number, number] | undefined {
  const offsets: Record<string, readonly [number, number]> = {
    ArrowLeft: [-by, 0],
    ArrowRight: [by, 0],
    ArrowUp: [0, -by],
    ArrowDown: [0, by],
  };
  return offsets[key];
}

/** Calls the latest `settle` when the window or the panel changes its size. */
function useSettleOnResize(panel: RefObject<HTMLElement | null>, settle: RefObject<() => void>) {
  useEffect(() => {
    const onResize = () => settle.current();
    window.addEventListener('resize', onResize);
    const node = panel.current;
    const observer = new ResizeObserver(onResize);
    if (node) observer.observe(node);
    return () => {
      window.removeEventListener('resize', onResize);
      observer.disconnect();
    };
  }, [panel, settle]);
}

/** Panel that the pointer and arrow keys move within the screen; undefined is its default corner. */
export function useMovable({ panel, isFixed, position, onPositionChange }: Options) {
  const [drag, setDrag] = useState<Point>();
  const from = useRef({ pointer: { x: 0, y: 0 }, at: { x: 0, y: 0 } });
  const change = useRef(onPositionChange);
  useEffect(() => {
    change.current = onPositionChange;
  });

  const inside = (at: Point): Point => {
    const box = panel.current?.getBoundingClientRect();
    return keepInside(
      at,
      { width: box?.width ?? 0, height: box?.height ?? 0 },
      { width: window.innerWidth, height: window.innerHeight },
      margin,
    );
  };
  const now = (): Point => {
    const box = panel.current?.getBoundingClientRect();
    return { x: box?.left ?? 0, y: box?.top ?? 0 };
  };

  // A smaller window, or a window that grows when it is opened again, must not leave a part outside.
  const settle = useRef(() => undefined as void);
  useEffect(() => {
    settle.current = () => {
      if (!position || isFixed) return;
      const next = inside(position);
      if (next.x !== position.x || next.y !== position.y) change.current(next);
    };
  });
  useSettleOnResize(panel, settle);

  const at = isFixed ? undefined : (drag ?? position);
  return {
    at,
    headProps: isFixed
      ? {}
      : {
          onPointerDown: (event: PointerEvent<HTMLElement>) => {
            if (event.button !== 0 || (event.target instanceof Element && event.target.closest('button')))
              return;
            event.currentTarget.setPointerCapture(event.pointerId);
            from.current = { pointer: { x: event.clientX, y: event.clientY }, at: now() };
            setDrag(now());
          },
          onPointerMove: (event: PointerEvent<HTMLElement>) => {
            if (!drag) return;
            const { pointer, at: start } = from.current;
            setDrag(
              inside({ x: start.x + event.clientX - pointer.x, y: start.y + event.clientY - pointer.y }),
            );
          },
          onPointerUp: () => {
            if (drag) onPositionChange(drag);
            setDrag(undefined);
          },
          onPointerCancel: () => setDrag(undefined),
        },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (isFixed) return;
      if (event.key === 'Home') {
        event.preventDefault();
        onPositionChange(undefined);
        return;
      }
      const by = event.shiftKey ? step * 4 : step;
      const way = arrowOffset(event.key, by);
      if (!way) return;
      event.preventDefault();
      const { x, y } = now();
      onPositionChange(inside({ x: x + way[0], y: y + way[1] }));
    },
  };
}
