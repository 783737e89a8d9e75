import { useMemo, useState } from 'react';
import type { Bounds } from '../geometry/shape.ts';
import type { ChangesState } from './CompareCanvas.tsx';
import type { ComparedRow } from './ComparePanel.tsx';
import type { Side } from './CompareStage.ts';
import type { SheetChange } from './findChanges.ts';
import type { ShownChanges } from './paintChanges.ts';
import type { ComparedMeasures } from './paintOver.ts';
import { touchesOf, type Touch } from './affectedMeasures.ts';

/** A change of the drawing, and what is measured there. */
export interface ListedChange extends SheetChange {
  touches: readonly Touch[];
}

export interface Changes {
  known: ChangesState;
  setKnown: (known: ChangesState) => void;
  /** Those where something is measured before the others; each in the order of their numbers. */
  listed: readonly ListedChange[];
  /** Null until it is known. */
  count: number | null;
  shown: ShownChanges;
  /** None where most of the drawing differs: all of it would be hatched. */
  hatched: readonly SheetChange[];
  /** The number of the one that is looked at. */
  chosen: number | null;
  /** Looks at a change: brings it into view. */
  choose: (number: number) => void;
  /** Looks at the next one of the list, or the one before; at the end it begins anew. */
  step: (by: 1 | -1) => void;
  /** Looks for them again. */
  retry: () => void;
  search: number;
}

const none: readonly SheetChange[] = [];

/** Where the drawing was changed, what is measured there, and which place is looked at. */
export function useChanges({
  measured,
  rows,
  onShow,
}: {
  measured: ComparedMeasures;
  /** The conditions that can be named. */
  rows: readonly ComparedRow[] | undefined;
  onShow: (bounds: Bounds) => void;
}): Changes {
  const [known, setKnown] = useState<ChangesState>({ state: 'finding' });
  const [picked, setPicked] = useState<number | null>(null);
  const [search, setSearch] = useState(0);
  const found = known.state === 'found' ? known.found.changes : none;
  const lie = known.state === 'found' ? known.lie : null;
  const listed = useMemo(() => {
    const conditions = new Set(rows?.map(({ uuid }) => uuid));
    const named = (side: Side) => measured[side].filter(({ conditionId }) => conditions.has(conditionId));
    const touches = lie
      ? touchesOf(found, { before: named('before'), after: named('after') }, lie)
      : new Map<number, Touch[]>();
    const all = found.map((change) => ({ ...change, touches: touches.get(change.number) ?? [] }));
    return [
      ...all.filter(({ touches: some }) => some.length > 0),
      ...all.filter(({ touches: some }) => some.length === 0),
    ];
  }, [found, measured, rows, lie]);
  const chosen = listed.some(({ number }) => number === picked) ? picked : null;
  const choose = (number: number) => {
    setPicked(number);
    const change = found.find((each) => each.number === number);
    if (change) onShow(change.bounds);
  };
  return {
    known,
    setKnown: (next) => {
      setKnown(next);
      // Other changes have other numbers.
      setPicked(null);
    },
    listed,
    count: known.state === 'found' ? found.length : null,
    shown: useMemo(() => ({ changes: found, chosen }), [found, chosen]),
    hatched: known.state === 'found' && !known.found.isElsewhere ? found : none,
    chosen,
    choose,
    step: (by) => {
      const at = listed.findIndex(({ number }) => number === chosen);
      const next = listed.at(at < 0 ? (by > 0 ? 0 : -1) : (at + by) % listed.length);
      if (next) choose(next.number);
    },
    retry: () => setSearch(search + 1),
    search,
  };
}
