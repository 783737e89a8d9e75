// Generated from openapi.yaml by scripts/generate.ts. Do not edit.
import type { Kind } from '../../kind.ts';
import { MaterialPriceFields } from '../fields/MaterialPrice.ts';
import { kinds } from '../kinds.ts';
import { useMaterialPricesList, useMaterialPricesRead, materialPricesRead, materialPricesCreate, materialPricesRemoveMany } from '../materials/materials.ts';
import type * as model from '../plumbline.schemas.ts';

export const materialPriceKind: Kind<model.MaterialPrice, model.MaterialPriceFields, never> = {
  ...kinds.materialPrice,
  fields: MaterialPriceFields,
  useList: useMaterialPricesList,
  useRead: useMaterialPricesRead,
  read: materialPricesRead,
  create: materialPricesCreate,
  removeMany: materialPricesRemoveMany,
  schema: () => import('./materialPrice.schema.ts').then(({ schema }) => schema),
};
