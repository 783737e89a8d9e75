import { useEffect, useState } from 'react';
import { useLatest } from '../../hooks.ts';
import { isBranch, type TreeIndex } from './tree.ts';

/** Loads the children of opened branches once, and again after a failure. */
export function useTreeLoads(
  byId: TreeIndex,
  expansion: readonly string[],
  onLoadChildren?: (id: string) => Promise<void>,
) {
  const [loads, setLoads] = useState<ReadonlyMap<string, 'loading' | 'failed'>>(new Map());
  const mark = (id: string, state?: 'loading' | 'failed') =>
    setLoads((was) => {
      const next = new Map(was);
      if (state) next.set(id, state);
      else next.delete(id);
      return next;
    });
  const load = useLatest((id: string) => {
    const node = byId.get(id)?.node;
    if (!node || !isBranch(node) || node.children !== undefined || !onLoadChildren) return;
    if (loads.get(id) === 'loading') return;
    mark(id, 'loading');
    onLoadChildren(id).then(
      () => mark(id),
      () => mark(id, 'failed'),
    );
  });
  // Initially open branches are loaded like branches that the user opens.
  useEffect(() => {
    for (const id of expansion) if (loads.get(id) === undefined) load(id);
  }, [expansion, loads, load]);
  return { loads, load, forget: (id: string) => mark(id) };
}
