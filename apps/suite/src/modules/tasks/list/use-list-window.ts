import { useEffect, useRef } from 'react';
import { stepsFrom, type Seen, type Stretch } from './list-window.ts';

/**
 * Provides the previous and next actions of an open task in the order of its list; none if it is not in the list.
 * @param go opens the task at a position of the whole list. @returns props of the panel.
 */
export function useSteps(
  stretch: Stretch,
  id: string | undefined,
  go: (place: number, ahead: (id: string) => void) => void,
): { onPrevious?: (() => void) | null; onNext?: (() => void) | null } {
  const seen = useRef<Seen>(undefined);
  const steps = stepsFrom(stretch, id, seen.current);
  const isHere = id !== undefined && stretch.ids.includes(id);
  const at = steps?.at;
  useEffect(() => {
    if (isHere && at !== undefined) seen.current = { id, at };
  }, [isHere, id, at]);
  if (!steps) return {};
  const stepTo = (place: number | null) =>
    place === null
      ? null
      : () =>
          go(place, (next) => {
            seen.current = { id: next, at: place, isAhead: true };
          });
  return { onPrevious: stepTo(steps.previous), onNext: stepTo(steps.next) };
}
