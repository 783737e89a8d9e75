import type { EntityName } from '@plumbline/api/operations';
import type { defineResource, DefinedResource } from './define-resource.ts';

const registered = new Map<string, DefinedResource>();

/** Adds a module's resources by entity name. */
export function registerResources(resources: Readonly<Record<string, DefinedResource>>): void {
  for (const [entity, resource] of Object.entries(resources)) registered.set(entity, resource);
}

/** All resources by entity name. */
export const allDefinedResources = (): ReadonlyMap<string, DefinedResource> => registered;

/** The resource of an entity, for a module that works on another module's records. @throws Error for an unknown entity. */
export function definedResource<Name extends EntityName>(
  entity: Name,
): ReturnType<typeof defineResource<Name>> {
  const resource = registered.get(entity);
  if (!resource) throw new Error(`no module has registered the entity ${entity}`);
  return resource as unknown as ReturnType<typeof defineResource<Name>>;
}
