import { useEffect, useLayoutEffect, useState, type RefObject } from 'react';

/** Pixels between what has the focus and what stepped aside for it. */
const gap = 8;
/** What is higher than this is a region, not a control: its parts have the focus by themselves. */
const tallest = 160;
const room = '--pl-end-room';

/**
 * What floats at the corner of a page hides no control there: what scrolls gets room at its end, and what has the focus is
 * stepped away from.
 * @returns by how many pixels it stands higher than in its place.
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
    // Where a focus goes may scroll, and what scrolls may bring it here.
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
