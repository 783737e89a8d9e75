// Generated from openapi.yaml by scripts/generate.ts. Do not edit.
import type { Entity } from '../../entity.ts';
import { InclusionExclusionTemplateFields } from '../fields/InclusionExclusionTemplate.ts';
import { entities } from '../entities.ts';
import { useInclusionExclusionTemplatesList, useInclusionExclusionTemplatesRead, useInclusionExclusionTemplatesHistory, inclusionExclusionTemplatesRead, inclusionExclusionTemplatesHistory, inclusionExclusionTemplatesCreate, inclusionExclusionTemplatesUpdate, inclusionExclusionTemplatesRemoveMany, inclusionExclusionTemplatesRestoreMany } from '../estimation/estimation.ts';
import type * as model from '../plumbline.schemas.ts';

export const inclusionExclusionTemplateEntity: Entity<model.InclusionExclusionTemplate, model.InclusionExclusionTemplateFields, model.InclusionExclusionTemplateUpdate> = {
  ...entities.inclusionExclusionTemplate,
  fields: InclusionExclusionTemplateFields,
  useList: useInclusionExclusionTemplatesList,
  useRead: useInclusionExclusionTemplatesRead,
  useHistory: useInclusionExclusionTemplatesHistory,
  read: inclusionExclusionTemplatesRead,
  history: inclusionExclusionTemplatesHistory,
  create: inclusionExclusionTemplatesCreate,
  update: inclusionExclusionTemplatesUpdate,
  removeMany: inclusionExclusionTemplatesRemoveMany,
  restoreMany: inclusionExclusionTemplatesRestoreMany,
  schema: () => import('./inclusionExclusionTemplate.schema.ts').then(({ schema }) => schema),
};
