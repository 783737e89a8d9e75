import { useLayoutEffect, useState, type RefObject } from 'react';
import { useLocale } from '../locale.tsx';
import { followRegion } from './followRegion.ts';
import { place, type Place, type Placement } from './place.ts';

interface PlacementOptions {
  placement: Placement;
  offset: number;
  crossOffset: number;
  asWideAsAnchor: boolean | undefined;
  sparesFoot: boolean | undefined;
}

/**
 * Place of a popup beside its anchor, measured again when either changes or the page scrolls. Undefined before the first
 * measurement.
 */
export function usePlacement(
  element: RefObject<HTMLElement | null>,
  anchor: RefObject<Element | null>,
  { placement, offset, crossOffset, asWideAsAnchor, sparesFoot }: PlacementOptions,
): (Place & { minWidth: number | undefined }) | undefined {
  const { direction } = useLocale();
  const [at, setAt] = useState<Place & { minWidth: number | undefined }>();

  useLayoutEffect(() => {
    const popup = element.current;
    if (!popup) return;
    // Before it is measured: density changes its size.
    followRegion(popup, anchor.current);
    const put = () => {
      const from = anchor.current;
      if (!from) return;
      const box = from.getBoundingClientRect();
      const { clientWidth, clientHeight } = document.documentElement;
      const foot = sparesFoot
        ? from.closest('[role="dialog"]')?.querySelector('footer')?.getBoundingClientRect().top
        : undefined;
      const minWidth = asWideAsAnchor ? box.width : undefined;
      // Natural size, independent of the previous limits.
      const { maxHeight } = popup.style;
      popup.style.maxHeight = '';
      popup.style.minWidth = minWidth === undefined ? '' : `${minWidth}px`;
      const next = place({
        anchor: box,
        content: { width: popup.offsetWidth, height: popup.offsetHeight },
        view: { width: clientWidth, height: foot !== undefined && foot > box.bottom ? foot : clientHeight },
        placement,
        offset,
        crossOffset,
        isRtl: direction === 'rtl',
      });
      popup.style.maxHeight = maxHeight;
      setAt((was) =>
        was &&
        was.left === next.left &&
        was.top === next.top &&
        was.maxHeight === next.maxHeight &&
        was.minWidth === minWidth
          ? was
          : { ...next, minWidth },
      );
    };
    put();
    const observer = new ResizeObserver(put);
    observer.observe(popup);
    const onScroll = (event: Event) => {
      if (!(event.target instanceof Node && popup.contains(event.target))) put();
    };
    window.addEventListener('resize', put);
    document.addEventListener('scroll', onScroll, { capture: true, passive: true });
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', put);
      document.removeEventListener('scroll', onScroll, { capture: true });
    };
  }, [element, anchor, placement, offset, crossOffset, direction, asWideAsAnchor, sparesFoot]);
  return at;
}
