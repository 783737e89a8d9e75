import type { Drawn, DrawnRow, SaveBody } from './page-sync-types.ts';

/** What became of strokes whose layer was locked meanwhile. */
export interface LockedStrokes {
  /** Why, with the layer's name, as the server says it. */
  reason: string;
  /** Drawn on it, and kept without a layer. */
  moved: number;
  /** Changed on it: the locked one stands, the changed one is kept beside it. */
  copied: number;
  /** Deleted from it, and still there. */
  stayed: number;
}

/** Which strokes of a save were refused, by the fields that the refusal names. */
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

/** A stroke off its layer. One that was put on another since it was refused stays there. */
export function offLayer<N extends DrawnRow>(refused: Drawn<N>, newest: Drawn<N>): Drawn<N> {
  const layerOf = (drawn: Drawn<N>) => (drawn as { layer_id?: unknown }).layer_id ?? null;
  if (layerOf(newest) !== layerOf(refused)) return newest;
  const { layer_id: _layer, ...free } = newest as Drawn<N> & { layer_id?: unknown };
  return free as unknown as Drawn<N>;
}

const counted = (count: number, one: string) => (count === 1 ? `1 ${one}` : `${count} ${one}s`);

/** @param one what a stroke is called: "measure". */
export function lockedText({ reason, moved, copied, stayed }: LockedStrokes, one: string): string {
  const parts = [
    moved && `${counted(moved, one)} that you drew there ${moved === 1 ? 'is' : 'are'} kept without a layer`,
    copied &&
      `${counted(copied, one)} that you changed ${copied === 1 ? 'is' : 'are'} kept beside ${copied === 1 ? 'it as a copy' : 'them as copies'} without a layer`,
    stayed && `${counted(stayed, one)} that you deleted ${stayed === 1 ? 'stays' : 'stay'}`,
  ].filter(Boolean);
  return `${reason} ${parts.join('; ')}.`;
}
