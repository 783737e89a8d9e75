// Generated from openapi.yaml by scripts/generate.ts. Do not edit.
import type { Entity } from '../../entity.ts';
import { BrandFields } from '../fields/Brand.ts';
import { entities } from '../entities.ts';
import { useBrandsList, useBrandsRead, useBrandsHistory, brandsRead, brandsHistory, brandsCreate, brandsUpdate, brandsUpdateMany, brandsRevertMany, brandsRemoveMany, brandsRestoreMany } from '../materials/materials.ts';
import type * as model from '../plumbline.schemas.ts';

export const brandEntity: Entity<model.Brand, model.BrandFields, model.BrandUpdate> = {
  ...entities.brand,
  fields: BrandFields,
  useList: useBrandsList,
  useRead: useBrandsRead,
  useHistory: useBrandsHistory,
  read: brandsRead,
  history: brandsHistory,
  create: brandsCreate,
  update: brandsUpdate,
  updateMany: brandsUpdateMany,
  revertMany: brandsRevertMany,
  removeMany: brandsRemoveMany,
  restoreMany: brandsRestoreMany,
  schema: () => import('./brand.schema.ts').then(({ schema }) => schema),
};
