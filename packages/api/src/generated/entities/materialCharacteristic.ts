// Generated from openapi.yaml by scripts/generate.ts. Do not edit.
import type { Entity } from '../../entity.ts';
import { MaterialCharacteristicFields } from '../fields/MaterialCharacteristic.ts';
import { entities } from '../entities.ts';
import { useMaterialCharacteristicsList, useMaterialCharacteristicsRead, useMaterialCharacteristicsHistory, materialCharacteristicsRead, materialCharacteristicsHistory, materialCharacteristicsCreate, materialCharacteristicsUpdate, materialCharacteristicsUpdateMany, materialCharacteristicsRevertMany, materialCharacteristicsRemoveMany, materialCharacteristicsRestoreMany } from '../materials/materials.ts';
import type * as model from '../plumbline.schemas.ts';

export const materialCharacteristicEntity: Entity<model.MaterialCharacteristic, model.MaterialCharacteristicFields, model.MaterialCharacteristicUpdate> = {
  ...entities.materialCharacteristic,
  fields: MaterialCharacteristicFields,
  useList: useMaterialCharacteristicsList,
  useRead: useMaterialCharacteristicsRead,
  useHistory: useMaterialCharacteristicsHistory,
  read: materialCharacteristicsRead,
  history: materialCharacteristicsHistory,
  create: materialCharacteristicsCreate,
  update: materialCharacteristicsUpdate,
  updateMany: materialCharacteristicsUpdateMany,
  revertMany: materialCharacteristicsRevertMany,
  removeMany: materialCharacteristicsRemoveMany,
  restoreMany: materialCharacteristicsRestoreMany,
  schema: () => import('./materialCharacteristic.schema.ts').then(({ schema }) => schema),
};
