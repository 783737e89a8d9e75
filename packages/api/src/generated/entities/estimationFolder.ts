// Generated from openapi.yaml by scripts/generate.ts. Do not edit.
import type { Entity } from '../../entity.ts';
import { EstimationFolderFields } from '../fields/EstimationFolder.ts';
import { entities } from '../entities.ts';
import { useEstimationFoldersList, useEstimationFoldersRead, estimationFoldersRead, estimationFoldersCreate, estimationFoldersUpdate, estimationFoldersUpdateMany, estimationFoldersRevertMany, estimationFoldersRemoveMany, estimationFoldersRestoreMany } from '../setup/setup.ts';
import type * as model from '../plumbline.schemas.ts';

export const estimationFolderEntity: Entity<model.EstimationFolder, model.EstimationFolderFields, model.EstimationFolderUpdate> = {
  ...entities.estimationFolder,
  fields: EstimationFolderFields,
  useList: useEstimationFoldersList,
  useRead: useEstimationFoldersRead,
  read: estimationFoldersRead,
  create: estimationFoldersCreate,
  update: estimationFoldersUpdate,
  updateMany: estimationFoldersUpdateMany,
  revertMany: estimationFoldersRevertMany,
  removeMany: estimationFoldersRemoveMany,
  restoreMany: estimationFoldersRestoreMany,
  schema: () => import('./estimationFolder.schema.ts').then(({ schema }) => schema),
};
