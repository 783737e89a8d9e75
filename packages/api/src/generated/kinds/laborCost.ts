// Generated from openapi.yaml by scripts/generate.ts. Do not edit.
import type { Kind } from '../../kind.ts';
import { LaborCostFields } from '../fields/LaborCost.ts';
import { kinds } from '../kinds.ts';
import { useLaborCostsList, useLaborCostsRead, useLaborCostsHistory, laborCostsRead, laborCostsHistory, laborCostsCreate, laborCostsUpdate, laborCostsUpdateMany, laborCostsRemoveMany, laborCostsRestoreMany } from '../materials/materials.ts';
import type * as model from '../plumbline.schemas.ts';

export const laborCostKind: Kind<model.LaborCost, model.LaborCostFields, model.LaborCostUpdate> = {
  ...kinds.laborCost,
  fields: LaborCostFields,
  useList: useLaborCostsList,
  useRead: useLaborCostsRead,
  useHistory: useLaborCostsHistory,
  read: laborCostsRead,
  history: laborCostsHistory,
  create: laborCostsCreate,
  update: laborCostsUpdate,
  updateMany: laborCostsUpdateMany,
  removeMany: laborCostsRemoveMany,
  restoreMany: laborCostsRestoreMany,
  schema: () => import('./laborCost.schema.ts').then(({ schema }) => schema),
};
