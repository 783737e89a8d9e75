// Generated from openapi.yaml by scripts/generate.ts. Do not edit.
import type { Entity } from '../../entity.ts';
import { MaterialCategoryFields } from '../fields/MaterialCategory.ts';
import { entities } from '../entities.ts';
import { useMaterialCategoriesList, useMaterialCategoriesRead, useMaterialCategoriesHistory, materialCategoriesRead, materialCategoriesHistory, materialCategoriesCreate, materialCategoriesUpdate, materialCategoriesUpdateMany, materialCategoriesRevertMany, materialCategoriesRemoveMany, materialCategoriesRestoreMany } from '../materials/materials.ts';
import type * as model from '../plumbline.schemas.ts';

export const materialCategoryEntity: Entity<model.MaterialCategory, model.MaterialCategoryFields, model.MaterialCategoryUpdate> = {
  ...entities.materialCategory,
  fields: MaterialCategoryFields,
  useList: useMaterialCategoriesList,
  useRead: useMaterialCategoriesRead,
  useHistory: useMaterialCategoriesHistory,
  read: materialCategoriesRead,
  history: materialCategoriesHistory,
  create: materialCategoriesCreate,
  update: materialCategoriesUpdate,
  updateMany: materialCategoriesUpdateMany,
  revertMany: materialCategoriesRevertMany,
  removeMany: materialCategoriesRemoveMany,
  restoreMany: materialCategoriesRestoreMany,
  schema: () => import('./materialCategory.schema.ts').then(({ schema }) => schema),
};
