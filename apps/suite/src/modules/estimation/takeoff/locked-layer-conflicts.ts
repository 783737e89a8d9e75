import type { LockedLayerResult } from './LockedLayerResult.ts';
import type { Drawn, DrawnRow, SaveBody } from './page-sync-types.ts';
import { takeoffMessages } from './messages.ts';

/** Shapes of a save that the server rejected, from the fields of its errors. */
export function refusedOf<N extends DrawnRow>(
  { upsert, remove }: SaveBody<N>,
  errors: readonly { field: string }[],
): { upsert: ReadonlySet<string>; remove: ReadonlySet<string> } {
  const refused = { upsert: new Set<string>(), remove: new Set<string>() };
  for (const { field } of errors) {
    const [, list, at] = /^(upsert|remove)\.(\d+)/.exec(field) ?? [];
    if (list === 'upsert') refused.upsert.add(upsert[Number(at)]?.uuid ?? '');
    else if (list === 'remove') refused.remove.add(remove[Number(at)] ?? '');
  }
  return refused;
}

/** Removes a shape from its locked layer, unless it was moved to another layer since. */
export function offLayer<N extends DrawnRow>(refused: Drawn<N>, newest: Drawn<N>): Drawn<N> {
  const layerOf = (drawn: Drawn<N>) => (drawn as { layer_id?: unknown }).layer_id ?? null;
  if (layerOf(newest) !== layerOf(refused)) return newest;
  const { layer_id: _layer, ...free } = newest as Drawn<N> & { layer_id?: unknown };
  return free as unknown as Drawn<N>;
}

const counted = (count: number, one: string) => (count === 1 ? `1 ${one}` : `${count} ${one}s`);

/** Message about shapes on a locked layer. @param one singular noun for the shapes, e.g. "measure". */
export function lockedText({ reason, moved, copied, stayed }: LockedLayerResult, one: string): string {
  const parts = [
    moved && takeoffMessages.addedWithoutLayer(counted(moved, one), moved),
    copied && takeoffMessages.changedWithoutLayer(counted(copied, one), copied),
    stayed && takeoffMessages.deletionsNotApplied(counted(stayed, one), stayed),
  ].filter(Boolean);
  return `${reason} ${parts.join('; ')}.`;
}
