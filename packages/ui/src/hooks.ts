import { useCallback, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';

/** State that is controlled by the caller (`value` and `onChange`) or kept by the component. */
export function useControlled<Value>(
  value: Value | undefined,
  initial: Value,
  onChange?: (next: Value) => void,
): [Value, (next: Value) => void] {
  const [own, setOwn] = useState(initial);
  const set = useCallback(
    (next: Value) => {
      setOwn(next);
      onChange?.(next);
    },
    [onChange],
  );
  return [value === undefined ? own : value, set];
}

/** True while the media query matches. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (notify) => {
      const list = matchMedia(query);
      list.addEventListener('change', notify);
      return () => list.removeEventListener('change', notify);
    },
    () => matchMedia(query).matches,
    () => false,
  );
}

/** Inner width of an element in pixels; undefined until it is measured. */
export function useWidth(): [(node: HTMLElement | null) => void, number | undefined] {
  const [node, setNode] = useState<HTMLElement | null>(null);
  const [width, setWidth] = useState<number>();
  useLayoutEffect(() => {
    if (!node) return;
    setWidth(node.clientWidth);
    const observer = new ResizeObserver(() => setWidth(node.clientWidth));
    observer.observe(node);
    return () => observer.disconnect();
  }, [node]);
  return [setNode, width];
}

/** True once `isOn` has lasted `delay` milliseconds, so that short states are never shown. */
export function useDelayed(isOn: boolean, delay: number): boolean {
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    if (!isOn) {
      setDue(false);
      return;
    }
    const timer = setTimeout(() => setDue(true), delay);
    return () => clearTimeout(timer);
  }, [isOn, delay]);
  return isOn && isDue;
}

/** Stable function that calls the latest callback, so that memoized rows do not re-render. */
export function useLatest<Args extends unknown[], Result>(
  callback: (...args: Args) => Result,
): (...args: Args) => Result {
  const ref = useRef(callback);
  useLayoutEffect(() => {
    ref.current = callback;
  });
  return useCallback((...args: Args) => ref.current(...args), []);
}

/** True if an element overflows, so that it must be focusable to scroll by keyboard. */
export function useScrolls(): [(node: HTMLElement | null) => void, boolean] {
  const [node, setNode] = useState<HTMLElement | null>(null);
  const [isScrolling, setScrolling] = useState(false);
  useLayoutEffect(() => {
    if (!node) return;
    const measure = () =>
      setScrolling(node.scrollHeight > node.clientHeight + 1 || node.scrollWidth > node.clientWidth + 1);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(node);
    const observeChildren = () => {
      for (const child of node.children) observer.observe(child);
    };
    observeChildren();
    // Content added later can cause overflow too.
    const changes = new MutationObserver(() => {
      observeChildren();
      measure();
    });
    changes.observe(node, { childList: true });
    return () => {
      observer.disconnect();
      changes.disconnect();
    };
  }, [node]);
  return [setNode, isScrolling];
}
