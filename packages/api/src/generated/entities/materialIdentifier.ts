// Generated from openapi.yaml by scripts/generate.ts. Do not edit.
import type { Entity } from '../../entity.ts';
import { MaterialIdentifierFields } from '../fields/MaterialIdentifier.ts';
import { entities } from '../entities.ts';
import { useMaterialIdentifiersList, useMaterialIdentifiersRead, useMaterialIdentifiersHistory, materialIdentifiersRead, materialIdentifiersHistory, materialIdentifiersCreate, materialIdentifiersUpdate, materialIdentifiersUpdateMany, materialIdentifiersRevertMany, materialIdentifiersRemoveMany, materialIdentifiersRestoreMany } from '../materials/materials.ts';
import type * as model from '../plumbline.schemas.ts';

export const materialIdentifierEntity: Entity<model.MaterialIdentifier, model.MaterialIdentifierFields, model.MaterialIdentifierUpdate> = {
  ...entities.materialIdentifier,
  fields: MaterialIdentifierFields,
  useList: useMaterialIdentifiersList,
  useRead: useMaterialIdentifiersRead,
  useHistory: useMaterialIdentifiersHistory,
  read: materialIdentifiersRead,
  history: materialIdentifiersHistory,
  create: materialIdentifiersCreate,
  update: materialIdentifiersUpdate,
  updateMany: materialIdentifiersUpdateMany,
  revertMany: materialIdentifiersRevertMany,
  removeMany: materialIdentifiersRemoveMany,
  restoreMany: materialIdentifiersRestoreMany,
  schema: () => import('./materialIdentifier.schema.ts').then(({ schema }) => schema),
};
