// Generated from openapi.yaml by scripts/generate.ts. Do not edit.
import type { Kind } from '../../kind.ts';
import { QualifierFields } from '../fields/Qualifier.ts';
import { kinds } from '../kinds.ts';
import { useQualifiersList, useQualifiersRead, qualifiersRead, qualifiersCreate, qualifiersUpdate, qualifiersUpdateMany, qualifiersRemoveMany, qualifiersRestoreMany } from '../setup/setup.ts';
import type * as model from '../plumbline.schemas.ts';

export const qualifierKind: Kind<model.Qualifier, model.QualifierFields, model.QualifierUpdate> = {
  ...kinds.qualifier,
  fields: QualifierFields,
  useList: useQualifiersList,
  useRead: useQualifiersRead,
  read: qualifiersRead,
  create: qualifiersCreate,
  update: qualifiersUpdate,
  updateMany: qualifiersUpdateMany,
  removeMany: qualifiersRemoveMany,
  restoreMany: qualifiersRestoreMany,
  schema: () => import('./qualifier.schema.ts').then(({ schema }) => schema),
};
