// Generated from openapi.yaml by scripts/generate.ts. Do not edit.
import type { Entity } from '../../entity.ts';
import { PlanStampFields } from '../fields/PlanStamp.ts';
import { entities } from '../entities.ts';
import { usePlanStampsList, usePlanStampsRead, usePlanStampsHistory, planStampsRead, planStampsHistory, planStampsCreate, planStampsUpdate, planStampsRemoveMany, planStampsRestoreMany } from '../estimation/estimation.ts';
import type * as model from '../plumbline.schemas.ts';

export const planStampEntity: Entity<model.PlanStamp, model.PlanStampFields, model.PlanStampUpdate> = {
  ...entities.planStamp,
  fields: PlanStampFields,
  useList: usePlanStampsList,
  useRead: usePlanStampsRead,
  useHistory: usePlanStampsHistory,
  read: planStampsRead,
  history: planStampsHistory,
  create: planStampsCreate,
  update: planStampsUpdate,
  removeMany: planStampsRemoveMany,
  restoreMany: planStampsRestoreMany,
  schema: () => import('./planStamp.schema.ts').then(({ schema }) => schema),
};
