// Generated from openapi.yaml by scripts/generate.ts. Do not edit.
import type { Kind } from '../../kind.ts';
import { MaterialCategoryFields } from '../fields/MaterialCategory.ts';
import { kinds } from '../kinds.ts';
import { useMaterialCategoriesList, useMaterialCategoriesRead, useMaterialCategoriesHistory, materialCategoriesRead, materialCategoriesHistory, materialCategoriesCreate, materialCategoriesUpdate, materialCategoriesUpdateMany, materialCategoriesRemoveMany, materialCategoriesRestoreMany } from '../materials/materials.ts';
import type * as model from '../plumbline.schemas.ts';

export const materialCategoryKind: Kind<model.MaterialCategory, model.MaterialCategoryFields, model.MaterialCategoryUpdate> = {
  ...kinds.materialCategory,
  fields: MaterialCategoryFields,
  useList: useMaterialCategoriesList,
  useRead: useMaterialCategoriesRead,
  useHistory: useMaterialCategoriesHistory,
  read: materialCategoriesRead,
  history: materialCategoriesHistory,
  create: materialCategoriesCreate,
  update: materialCategoriesUpdate,
  updateMany: materialCategoriesUpdateMany,
  removeMany: materialCategoriesRemoveMany,
  restoreMany: materialCategoriesRestoreMany,
  schema: () => import('./materialCategory.schema.ts').then(({ schema }) => schema),
};
