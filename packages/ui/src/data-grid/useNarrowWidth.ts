import { useLayoutEffect, useState, type RefObject } from 'react';
import { followSizes } from '../fit/followSizes.ts';

/** The width of an element in pixels while it is below a limit; undefined when it is not, so that a wide one is not drawn again for its size. */
export function useNarrowWidth(ref: RefObject<HTMLElement | null>, limit: number): number | undefined {
  const [width, setWidth] = useState<number>();
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const read = () =>
      setWidth(element.clientWidth > 0 && element.clientWidth < limit ? element.clientWidth : undefined);
    return followSizes([element], read);
  }, [ref, limit]);
  return width;
}
