// Generated from openapi.yaml by scripts/generate.ts. Do not edit.
import type { Entity } from '../../entity.ts';
import { LaborCostFields } from '../fields/LaborCost.ts';
import { entities } from '../entities.ts';
import { useLaborCostsList, useLaborCostsRead, useLaborCostsHistory, laborCostsRead, laborCostsHistory, laborCostsCreate, laborCostsUpdate, laborCostsUpdateMany, laborCostsRevertMany, laborCostsRemoveMany, laborCostsRestoreMany } from '../materials/materials.ts';
import type * as model from '../plumbline.schemas.ts';

export const laborCostEntity: Entity<model.LaborCost, model.LaborCostFields, model.LaborCostUpdate> = {
  ...entities.laborCost,
  fields: LaborCostFields,
  useList: useLaborCostsList,
  useRead: useLaborCostsRead,
  useHistory: useLaborCostsHistory,
  read: laborCostsRead,
  history: laborCostsHistory,
  create: laborCostsCreate,
  update: laborCostsUpdate,
  updateMany: laborCostsUpdateMany,
  revertMany: laborCostsRevertMany,
  removeMany: laborCostsRemoveMany,
  restoreMany: laborCostsRestoreMany,
  schema: () => import('./laborCost.schema.ts').then(({ schema }) => schema),
};
