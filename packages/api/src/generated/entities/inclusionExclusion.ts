// Generated from openapi.yaml by scripts/generate.ts. Do not edit.
import type { Entity } from '../../entity.ts';
import { InclusionExclusionFields } from '../fields/InclusionExclusion.ts';
import { entities } from '../entities.ts';
import { useInclusionExclusionsList, useInclusionExclusionsRead, useInclusionExclusionsHistory, inclusionExclusionsRead, inclusionExclusionsHistory, inclusionExclusionsCreate, inclusionExclusionsUpdate, inclusionExclusionsRemoveMany, inclusionExclusionsRestoreMany } from '../estimation/estimation.ts';
import type * as model from '../plumbline.schemas.ts';

export const inclusionExclusionEntity: Entity<model.InclusionExclusion, model.InclusionExclusionFields, model.InclusionExclusionUpdate> = {
  ...entities.inclusionExclusion,
  fields: InclusionExclusionFields,
  useList: useInclusionExclusionsList,
  useRead: useInclusionExclusionsRead,
  useHistory: useInclusionExclusionsHistory,
  read: inclusionExclusionsRead,
  history: inclusionExclusionsHistory,
  create: inclusionExclusionsCreate,
  update: inclusionExclusionsUpdate,
  removeMany: inclusionExclusionsRemoveMany,
  restoreMany: inclusionExclusionsRestoreMany,
  schema: () => import('./inclusionExclusion.schema.ts').then(({ schema }) => schema),
};
