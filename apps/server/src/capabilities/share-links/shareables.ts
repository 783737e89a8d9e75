import type { PublicViewKind } from '@plumbline/api';
import type { Shareable } from './shareable.ts';

const registered = new Map<string, Shareable>();

/** Adds a module's shareable entities by the name that links store. */
export function registerShareables(shareables: Readonly<Record<string, Shareable>>): void {
  for (const [name, shareable] of Object.entries(shareables)) registered.set(name, shareable);
}

/** True if a module has registered this name. */
export const isShareable = (name: string): name is PublicViewKind => registered.has(name);

/** @throws Error for a name that no module has registered: a defect of the caller. */
export function getShareable(name: PublicViewKind): Shareable {
  const shareable = registered.get(name);
  if (!shareable) throw new Error(`${name} cannot be shared by link`);
  return shareable;
}
