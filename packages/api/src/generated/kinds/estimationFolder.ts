// Generated from openapi.yaml by scripts/generate.ts. Do not edit.
import type { Kind } from '../../kind.ts';
import { EstimationFolderFields } from '../fields/EstimationFolder.ts';
import { kinds } from '../kinds.ts';
import { useEstimationFoldersList, useEstimationFoldersRead, estimationFoldersRead, estimationFoldersCreate, estimationFoldersUpdate, estimationFoldersUpdateMany, estimationFoldersRemoveMany, estimationFoldersRestoreMany } from '../setup/setup.ts';
import type * as model from '../plumbline.schemas.ts';

export const estimationFolderKind: Kind<model.EstimationFolder, model.EstimationFolderFields, model.EstimationFolderUpdate> = {
  ...kinds.estimationFolder,
  fields: EstimationFolderFields,
  useList: useEstimationFoldersList,
  useRead: useEstimationFoldersRead,
  read: estimationFoldersRead,
  create: estimationFoldersCreate,
  update: estimationFoldersUpdate,
  updateMany: estimationFoldersUpdateMany,
  removeMany: estimationFoldersRemoveMany,
  restoreMany: estimationFoldersRestoreMany,
  schema: () => import('./estimationFolder.schema.ts').then(({ schema }) => schema),
};
