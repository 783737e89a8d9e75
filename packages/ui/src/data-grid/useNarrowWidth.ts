import { useLayoutEffect, useState, type RefObject } from 'react';
import { followSizes } from '../fit/followSizes.ts';

/** Width of an element in pixels while below a limit, else undefined, so that wide elements do not render on resize. */
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
