// Generated from openapi.yaml by scripts/generate.ts. Do not edit.
import type { Entity } from '../../entity.ts';
import { MaterialPriceFields } from '../fields/MaterialPrice.ts';
import { entities } from '../entities.ts';
import { useMaterialPricesList, useMaterialPricesRead, materialPricesRead, materialPricesCreate, materialPricesRemoveMany } from '../materials/materials.ts';
import type * as model from '../plumbline.schemas.ts';

export const materialPriceEntity: Entity<model.MaterialPrice, model.MaterialPriceFields, never> = {
  ...entities.materialPrice,
  fields: MaterialPriceFields,
  useList: useMaterialPricesList,
  useRead: useMaterialPricesRead,
  read: materialPricesRead,
  create: materialPricesCreate,
  removeMany: materialPricesRemoveMany,
  schema: () => import('./materialPrice.schema.ts').then(({ schema }) => schema),
};
