import type { Point } from '@plumbline/estimating';
import { similarityScale } from '@plumbline/estimating';
import { useState } from 'react';
import type { Side } from './CompareStage.ts';
import { alignSheets, type SheetPair } from './alignment.ts';

type Places = readonly Partial<SheetPair>[];

/** Maximum scale of an alignment; larger values are mistakes. */
const scaleLimit = 100;

const isPair = (place: Partial<SheetPair>): place is SheetPair =>
  place.before !== undefined && place.after !== undefined;

const tells = (pairs: readonly SheetPair[]): boolean => {
  try {
    const lie = alignSheets(pairs);
    const scale = lie ? similarityScale(lie) : 0;
    return scale < scaleLimit && scale > 1 / scaleLimit;
  } catch {
    return false;
  }
};

export interface Aligning {
  places: Places;
  /** Sheet and number, from 1, of the next point. */
  next: { side: Side; number: number };
  /** The last two points were rejected because they define no alignment. */
  isRefused: boolean;
}

/** State of choosing two point pairs; undefined while not aligning. */
export function useAligning(onAlign: ((pairs: SheetPair[]) => void) | undefined): {
  aligning: Aligning | undefined;
  begin: () => void;
  cancel: () => void;
  back: () => void;
  put: (at: Point) => void;
} {
  const [places, setPlaces] = useState<Places>();
  const [isRefused, setRefused] = useState(false);
  const last = places?.at(-1);
  const side: Side = last && !last.after ? 'after' : 'before';
  const to = (next: Places | undefined, refused = false) => {
    setPlaces(next);
    setRefused(refused);
  };
  return {
    aligning: places && {
      places,
      next: { side, number: side === 'after' ? places.length : places.length + 1 },
      isRefused,
    },
    begin: () => to([]),
    cancel: () => to(undefined),
    back: () => {
      if (!places) return;
      if (last?.after) to([...places.slice(0, -1), last.before ? { before: last.before } : {}]);
      else to(last ? places.slice(0, -1) : undefined);
    },
    put: (at) => {
      if (!places) return;
      const next: Places =
        side === 'before' ? [...places, { before: at }] : [...places.slice(0, -1), { ...last, after: at }];
      const pairs = next.filter(isPair);
      if (pairs.length < 2) to(next);
      else if (!tells(pairs)) to(pairs.slice(0, 1), true);
      else {
        to(undefined);
        onAlign?.(pairs);
      }
    },
  };
}
