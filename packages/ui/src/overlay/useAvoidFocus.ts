import { useEffect, useState, type RefObject } from 'react';

/** Gap in pixels between the focused element and the floating one. */
const gap = 8;
/** Maximum height in pixels of a focused control; taller elements are regions whose controls take the focus. */
const tallest = 160;
const room = '--pl-end-room';

/**
 * Keeps an element that floats at the end of the page from covering controls: scroll containers get space at their end,
 * and the element moves above a focused control.
 * @param isShown false while the element is not there.
 * @returns the pixels it is moved up.
 */
export function useAvoidFocus(place: RefObject<HTMLElement | null>, isShown: boolean): number {
  const [lift, setLift] = useState(0);
  useEffect(() => {
    const floats = place.current;
    if (!isShown || !floats) return undefined;
    const { style } = document.documentElement;
    let frame = 0;
    const look = () => {
      const { offsetHeight: height } = floats;
      const bottom = innerHeight - bottomOf(floats);
      style.setProperty(room, `${innerHeight - bottom + height + gap}px`);
      const { left, right } = floats.getBoundingClientRect();
      const focused = document.activeElement;
      const box = focused && !floats.contains(focused) && focused.getBoundingClientRect();
      const top = focused && box ? Math.min(box.top, topOfLabel(focused)) : 0;
      const isUnder =
        box &&
        box.height <= tallest &&
        top < bottom + gap &&
        box.bottom > bottom - height - gap &&
        box.left < right &&
        box.right > left &&
        top - gap - height > 0;
      setLift(isUnder ? bottom - (top - gap) : 0);
    };
    const soon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(look);
    };
    const observer = new ResizeObserver(soon);
    observer.observe(floats);
    const listening = new AbortController();
    // Focusing can scroll, and scrolling can move the control under the floating element.
    const options = { capture: true, passive: true, signal: listening.signal };
    for (const name of ['focusin', 'focusout', 'scroll', 'resize']) addEventListener(name, soon, options);
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      listening.abort();
      style.removeProperty(room);
      setLift(0);
    };
  }, [place, isShown]);
  return lift;
}

/** Top of the label of a field, which is read while the field is filled in. */
const topOfLabel = (element: Element): number =>
  'labels' in element && element.labels instanceof NodeList && element.labels[0] instanceof Element
    ? element.labels[0].getBoundingClientRect().top
    : Infinity;
const bottomOf = (floats: HTMLElement) => Number.parseFloat(getComputedStyle(floats).bottom) || 0;
