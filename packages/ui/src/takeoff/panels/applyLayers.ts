import type { Drawn } from '../types.ts';
import type { WorkspaceLayer } from './workspaceTypes.ts';

/**
 * What is drawn as its layers have it: without what is hidden, what is locked locked. The same objects where nothing
 * changes, so that figures that were worked out for them stand.
 */
export function layered<D extends Drawn>(
  drawn: readonly D[],
  layers: readonly WorkspaceLayer[] | undefined,
): readonly D[] {
  if (!layers || layers.every(({ isVisible, isLocked }) => isVisible && !isLocked)) return drawn;
  const byId = new Map(layers.map((layer) => [layer.uuid, layer]));
  return drawn.flatMap((each) => {
    // A layer that is gone counts as none.
    const layer = byId.get(each.layer ?? '') ?? byId.get('');
    if (layer && !layer.isVisible) return [];
    return [layer?.isLocked && !each.locked ? { ...each, locked: true } : each];
  });
}
