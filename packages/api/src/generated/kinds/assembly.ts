// Generated from openapi.yaml by scripts/generate.ts. Do not edit.
import type { Kind } from '../../kind.ts';
import { AssemblyFields } from '../fields/Assembly.ts';
import { kinds } from '../kinds.ts';
import { useAssembliesList, useAssembliesRead, useAssembliesHistory, assembliesRead, assembliesHistory, assembliesCreate, assembliesUpdate, assembliesCopy, assembliesRemoveMany, assembliesRestoreMany } from '../materials/materials.ts';
import type * as model from '../plumbline.schemas.ts';

export const assemblyKind: Kind<model.Assembly, model.AssemblyFields, model.AssemblyUpdate> = {
  ...kinds.assembly,
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
