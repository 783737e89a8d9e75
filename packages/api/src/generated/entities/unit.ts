// Generated from openapi.yaml by scripts/generate.ts. Do not edit.
import type { Entity } from '../../entity.ts';
import { UnitFields } from '../fields/Unit.ts';
import { entities } from '../entities.ts';
import { useUnitsList, useUnitsRead, useUnitsHistory, unitsRead, unitsHistory, unitsCreate, unitsUpdate, unitsUpdateMany, unitsRevertMany, unitsRemoveMany, unitsRestoreMany } from '../materials/materials.ts';
import type * as model from '../plumbline.schemas.ts';

export const unitEntity: Entity<model.Unit, model.UnitFields, model.UnitUpdate> = {
  ...entities.unit,
  fields: UnitFields,
  useList: useUnitsList,
  useRead: useUnitsRead,
  useHistory: useUnitsHistory,
  read: unitsRead,
  history: unitsHistory,
  create: unitsCreate,
  update: unitsUpdate,
  updateMany: unitsUpdateMany,
  revertMany: unitsRevertMany,
  removeMany: unitsRemoveMany,
  restoreMany: unitsRestoreMany,
  schema: () => import('./unit.schema.ts').then(({ schema }) => schema),
};
