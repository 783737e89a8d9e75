// Generated from openapi.yaml by scripts/generate.ts. Do not edit.
import type { Entity } from '../../entity.ts';
import { QualifierFields } from '../fields/Qualifier.ts';
import { entities } from '../entities.ts';
import { useQualifiersList, useQualifiersRead, qualifiersRead, qualifiersCreate, qualifiersUpdate, qualifiersUpdateMany, qualifiersRevertMany, qualifiersRemoveMany, qualifiersRestoreMany } from '../setup/setup.ts';
import type * as model from '../plumbline.schemas.ts';

export const qualifierEntity: Entity<model.Qualifier, model.QualifierFields, model.QualifierUpdate> = {
  ...entities.qualifier,
  fields: QualifierFields,
  useList: useQualifiersList,
  useRead: useQualifiersRead,
  read: qualifiersRead,
  create: qualifiersCreate,
  update: qualifiersUpdate,
  updateMany: qualifiersUpdateMany,
  revertMany: qualifiersRevertMany,
  removeMany: qualifiersRemoveMany,
  restoreMany: qualifiersRestoreMany,
  schema: () => import('./qualifier.schema.ts').then(({ schema }) => schema),
};
