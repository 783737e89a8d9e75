import { useMemo, useState } from 'react';
import type { Bounds } from '../geometry/shape.ts';
import type { ChangesState } from './CompareCanvas.tsx';
import type { ComparedRow } from './ComparePanel.tsx';
import type { Side } from './CompareStage.ts';
import type { SheetChange } from './findChanges.ts';
import type { ShownChanges } from './paintChanges.ts';
import type { ComparedMeasures } from './paintOver.ts';
import { touchesOf, type Touch } from './affectedMeasures.ts';

/** Drawing change with the affected measures. */
export interface ListedChange extends SheetChange {
  touches: readonly Touch[];
}

export interface Changes {
  known: ChangesState;
  setKnown: (known: ChangesState) => void;
  /** Changes affecting measures first, each group in number order. */
  listed: readonly ListedChange[];
  /** Number of changes; null until known. */
  count: number | null;
  shown: ShownChanges;
  /** Changes to hatch; empty if most of the drawing differs. */
  hatched: readonly SheetChange[];
  /** Number of the current change. */
  chosen: number | null;
  /** Selects a change and brings it into view. */
  choose: (number: number) => void;
  /** Selects the next or previous change, wrapping around. */
  step: (by: 1 | -1) => void;
  /** Repeats the search. */
  retry: () => void;
  search: number;
}

const none: readonly SheetChange[] = [];

/** Drawing changes, their affected measures and the current change. */
export function useChanges({
  measured,
  rows,
  onShow,
}: {
  measured: ComparedMeasures;
  /** Conditions for naming affected measures. */
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
      // Numbers change with a new result, so clear the selection.
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
