// Generated from openapi.yaml by scripts/generate.ts. Do not edit.
import type { Entity } from '../../entity.ts';
import { AssemblyFields } from '../fields/Assembly.ts';
import { entities } from '../entities.ts';
import { useAssembliesList, useAssembliesRead, useAssembliesHistory, assembliesRead, assembliesHistory, assembliesCreate, assembliesUpdate, assembliesCopy, assembliesRemoveMany, assembliesRestoreMany } from '../materials/materials.ts';
import type * as model from '../plumbline.schemas.ts';

export const assemblyEntity: Entity<model.Assembly, model.AssemblyFields, model.AssemblyUpdate> = {
  ...entities.assembly,
  fields: AssemblyFields,
  useList: useAssembliesList,
  useRead: useAssembliesRead,
  useHistory: useAssembliesHistory,
  read: assembliesRead,
  history: assembliesHistory,
  create: assembliesCreate,
  update: assembliesUpdate,
  copy: assembliesCopy,
  removeMany: assembliesRemoveMany,
  restoreMany: assembliesRestoreMany,
  schema: () => import('./assembly.schema.ts').then(({ schema }) => schema),
};
