import { useCallback, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useLatest } from '../hooks.ts';
import { capFor, fitTabs } from './fit.ts';
import { followSizes } from './followSizes.ts';

interface FitOptions {
  /** Number of parts. */
  count: number;
  /** Value that changes with the widths of the parts, e.g. labels and states. */
  signature: string;
  /** Index of the part that must be visible; −1 for none. */
  current?: number;
  /** Gap between two parts in pixels. */
  gap?: number;
  /** Width in pixels reserved for other content. */
  reserve?: number;
  /** Minimum number of shown parts; they become narrower if necessary. */
  atLeast?: number;
}

interface Fit<Row extends HTMLElement> {
  /** Ref to the box whose width is available. */
  row: RefObject<Row | null>;
  /** Ref of the hidden copies of all parts and the overflow button, which are measured. */
  ghosts: RefObject<HTMLDivElement | null>;
  /** Indexes of the parts that fit, in their order. */
  shown: number[];
  /** Maximum width of a part in pixels, if the parts are narrowed. */
  cap?: number;
}

interface Sizes {
  widths: number[];
  more: number;
  room: number;
}

const isSame = (one: Sizes | undefined, other: Sizes): boolean =>
  one?.room === other.room &&
  one.more === other.more &&
  one.widths.length === other.widths.length &&
  one.widths.every((width, index) => width === other.widths[index]);

/** Determines which parts of a row fit; updated when the row, texts or fonts change. */
export function useFit<Row extends HTMLElement>({
  count,
  signature,
  current = -1,
  gap = 0,
  reserve = 0,
  atLeast = 0,
}: FitOptions): Fit<Row> {
  const row = useRef<Row>(null);
  const ghosts = useRef<HTMLDivElement>(null);
  const [sizes, setSizes] = useState<Sizes>();
  const isKnown = useLatest(() => sizes?.widths.length === count);
  const read = useCallback(() => {
    const widths = [...(ghosts.current?.children ?? [])].map(
      (ghost) => ghost.getBoundingClientRect().width + gap,
    );
    const more = widths.pop() ?? 0;
    const next = { widths, more, room: (row.current?.clientWidth ?? 0) - reserve };
    setSizes((before) => (isSame(before, next) ? before : next));
  }, [gap, reserve]);
  useLayoutEffect(
    () => followSizes([row.current, ...(ghosts.current?.children ?? [])], read, isKnown),
    [read, isKnown, signature, current],
  );
  const measured = sizes?.widths.length === count ? sizes : undefined;
  const cap = measured && capFor(measured.widths, measured.room, measured.more, atLeast);
  const shown = measured
    ? fitTabs(
        measured.widths.map((width) => Math.min(width, cap ?? width)),
        measured.room,
        measured.more,
        current,
      )
    : Array.from({ length: count }, (_, index) => index);
  return { row, ghosts, shown, cap };
}
