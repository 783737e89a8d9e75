// Generated from openapi.yaml by scripts/generate.ts. Do not edit.
import type { Entity } from '../../entity.ts';
import { EstimationTagFields } from '../fields/EstimationTag.ts';
import { entities } from '../entities.ts';
import { useEstimationTagsList, useEstimationTagsRead, useEstimationTagsHistory, estimationTagsRead, estimationTagsHistory, estimationTagsCreate, estimationTagsUpdate, estimationTagsRemoveMany, estimationTagsRestoreMany } from '../estimation/estimation.ts';
import type * as model from '../plumbline.schemas.ts';

export const estimationTagEntity: Entity<model.EstimationTag, model.EstimationTagFields, model.EstimationTagUpdate> = {
  ...entities.estimationTag,
  fields: EstimationTagFields,
  useList: useEstimationTagsList,
  useRead: useEstimationTagsRead,
  useHistory: useEstimationTagsHistory,
  read: estimationTagsRead,
  history: estimationTagsHistory,
  create: estimationTagsCreate,
  update: estimationTagsUpdate,
  removeMany: estimationTagsRemoveMany,
  restoreMany: estimationTagsRestoreMany,
  schema: () => import('./estimationTag.schema.ts').then(({ schema }) => schema),
};
