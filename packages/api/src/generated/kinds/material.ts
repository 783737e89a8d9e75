// Generated from openapi.yaml by scripts/generate.ts. Do not edit.
import type { Kind } from '../../kind.ts';
import { MaterialFields } from '../fields/Material.ts';
import { kinds } from '../kinds.ts';
import { useMaterialsList, useMaterialsRead, useMaterialsHistory, materialsRead, materialsHistory, materialsCreate, materialsUpdate, materialsCopy, materialsUpdateMany, materialsRemoveMany, materialsRestoreMany } from '../materials/materials.ts';
import type * as model from '../plumbline.schemas.ts';

export const materialKind: Kind<model.Material, model.MaterialFields, model.MaterialUpdate> = {
  ...kinds.material,
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
  removeMany: materialsRemoveMany,
  restoreMany: materialsRestoreMany,
  schema: () => import('./material.schema.ts').then(({ schema }) => schema),
};
