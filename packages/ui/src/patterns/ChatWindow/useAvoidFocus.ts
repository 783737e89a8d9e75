import { useEffect, useLayoutEffect, useState, type RefObject } from 'react';

/** Gap in pixels between the focused element and the floating one. */
const gap = 8;
/** Maximum height in pixels of a focused control; taller elements are regions whose controls take the focus. */
const tallest = 160;
const room = '--pl-end-room';

/**
 * Keeps an element that floats at the corner of the page from covering controls: scroll containers get space at their
 * end, and the element moves above a focused control.
 * @returns the pixels it is moved up.
 */
export function useAvoidFocus(place: RefObject<HTMLElement | null>, isAtHome: boolean): number {
  const [lift, setLift] = useState(0);
  useLayoutEffect(() => {
    if (!isAtHome) return undefined;
    const { style } = document.documentElement;
    const floats = place.current;
    const measure = () => {
      if (floats) style.setProperty(room, `calc(${floats.offsetHeight + gap}px + ${bottomOf(floats)}px)`);
    };
    measure();
    addEventListener('resize', measure);
    return () => {
      removeEventListener('resize', measure);
      style.removeProperty(room);
    };
  }, [place, isAtHome]);
  useEffect(() => {
    if (!isAtHome) return undefined;
    let frame = 0;
    const look = () => {
      const floats = place.current;
      const focused = document.activeElement;
      if (!floats || !focused || focused === document.body || floats.contains(focused)) {
        setLift(0);
        return;
      }
      const own = floats.getBoundingClientRect();
      const below = innerHeight - bottomOf(floats);
      const home = { top: below - own.height, bottom: below };
      const { top, bottom, left, right, height } = focused.getBoundingClientRect();
      const isUnder =
        height <= tallest &&
        top < home.bottom + gap &&
        bottom > home.top - gap &&
        left < own.right &&
        right > own.left;
      setLift(isUnder && top - gap - own.height > 0 ? home.bottom - (top - gap) : 0);
    };
    const soon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(look);
    };
    // Focusing can scroll, and scrolling can move the control under the floating element.
    const options = { capture: true, passive: true } as const;
    const events = ['focusin', 'focusout', 'scroll', 'resize'] as const;
    for (const name of events) addEventListener(name, soon, options);
    return () => {
      cancelAnimationFrame(frame);
      for (const name of events) removeEventListener(name, soon, options);
      setLift(0);
    };
  }, [place, isAtHome]);
  return lift;
}

const bottomOf = (floats: HTMLElement) => Number.parseFloat(getComputedStyle(floats).bottom) || 0;
