// Generated from openapi.yaml by scripts/generate.ts. Do not edit.
import type { Kind } from '../../kind.ts';
import { MaterialIdentifierFields } from '../fields/MaterialIdentifier.ts';
import { kinds } from '../kinds.ts';
import { useMaterialIdentifiersList, useMaterialIdentifiersRead, useMaterialIdentifiersHistory, materialIdentifiersRead, materialIdentifiersHistory, materialIdentifiersCreate, materialIdentifiersUpdate, materialIdentifiersUpdateMany, materialIdentifiersRemoveMany, materialIdentifiersRestoreMany } from '../materials/materials.ts';
import type * as model from '../plumbline.schemas.ts';

export const materialIdentifierKind: Kind<model.MaterialIdentifier, model.MaterialIdentifierFields, model.MaterialIdentifierUpdate> = {
  ...kinds.materialIdentifier,
  fields: MaterialIdentifierFields,
  useList: useMaterialIdentifiersList,
  useRead: useMaterialIdentifiersRead,
  useHistory: useMaterialIdentifiersHistory,
  read: materialIdentifiersRead,
  history: materialIdentifiersHistory,
  create: materialIdentifiersCreate,
  update: materialIdentifiersUpdate,
  updateMany: materialIdentifiersUpdateMany,
  removeMany: materialIdentifiersRemoveMany,
  restoreMany: materialIdentifiersRestoreMany,
  schema: () => import('./materialIdentifier.schema.ts').then(({ schema }) => schema),
};
