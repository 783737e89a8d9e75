import type { CanvasShape } from '../types.ts';
import type { WorkspaceLayer } from './workspaceTypes.ts';

/**
 * Applies layers to shapes: removes hidden ones and locks those on locked layers. Unchanged shapes keep their identity,
 * so that cached figures stay valid.
 */
export function applyLayers<D extends CanvasShape>(
  drawn: readonly D[],
  layers: readonly WorkspaceLayer[] | undefined,
): readonly D[] {
  if (!layers || layers.every(({ isVisible, isLocked }) => isVisible && !isLocked)) return drawn;
  const byId = new Map(layers.map((layer) => [layer.uuid, layer]));
  return drawn.flatMap((each) => {
    // Deleted layers count as no layer.
    const layer = byId.get(each.layer ?? '') ?? byId.get('');
    if (layer && !layer.isVisible) return [];
    return [layer?.isLocked && !each.locked ? { ...each, locked: true } : each];
  });
}
