// Generated from openapi.yaml by scripts/generate.ts. Do not edit.
import type { Entity } from '../../entity.ts';
import { MaterialFields } from '../fields/Material.ts';
import { entities } from '../entities.ts';
import { useMaterialsList, useMaterialsRead, useMaterialsHistory, materialsRead, materialsHistory, materialsCreate, materialsUpdate, materialsCopy, materialsUpdateMany, materialsRevertMany, materialsRemoveMany, materialsRestoreMany } from '../materials/materials.ts';
import type * as model from '../plumbline.schemas.ts';

export const materialEntity: Entity<model.Material, model.MaterialFields, model.MaterialUpdate> = {
  ...entities.material,
  fields: MaterialFields,
  useList: useMaterialsList,
  useRead: useMaterialsRead,
  useHistory: useMaterialsHistory,
  read: materialsRead,
  history: materialsHistory,
  create: materialsCreate,
  update: materialsUpdate,
  copy: materialsCopy,
  updateMany: materialsUpdateMany,
  revertMany: materialsRevertMany,
  removeMany: materialsRemoveMany,
  restoreMany: materialsRestoreMany,
  schema: () => import('./material.schema.ts').then(({ schema }) => schema),
};
