// Generated from openapi.yaml by scripts/generate.ts. Do not edit.
import type { Entity } from '../../entity.ts';
import { LaborTemplateFields } from '../fields/LaborTemplate.ts';
import { entities } from '../entities.ts';
import { useLaborTemplatesList, useLaborTemplatesRead, useLaborTemplatesHistory, laborTemplatesRead, laborTemplatesHistory, laborTemplatesCreate, laborTemplatesUpdate, laborTemplatesCopy, laborTemplatesRemoveMany, laborTemplatesRestoreMany } from '../materials/materials.ts';
import type * as model from '../plumbline.schemas.ts';

export const laborTemplateEntity: Entity<model.LaborTemplate, model.LaborTemplateFields, model.LaborTemplateUpdate> = {
  ...entities.laborTemplate,
  fields: LaborTemplateFields,
  useList: useLaborTemplatesList,
  useRead: useLaborTemplatesRead,
  useHistory: useLaborTemplatesHistory,
  read: laborTemplatesRead,
  history: laborTemplatesHistory,
  create: laborTemplatesCreate,
  update: laborTemplatesUpdate,
  copy: laborTemplatesCopy,
  removeMany: laborTemplatesRemoveMany,
  restoreMany: laborTemplatesRestoreMany,
  schema: () => import('./laborTemplate.schema.ts').then(({ schema }) => schema),
};
