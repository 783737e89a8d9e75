// Generated from openapi.yaml by scripts/generate.ts. Do not edit.
import type { Kind } from '../../kind.ts';
import { PlanStampFields } from '../fields/PlanStamp.ts';
import { kinds } from '../kinds.ts';
import { usePlanStampsList, usePlanStampsRead, usePlanStampsHistory, planStampsRead, planStampsHistory, planStampsCreate, planStampsUpdate, planStampsRemoveMany, planStampsRestoreMany } from '../estimation/estimation.ts';
import type * as model from '../plumbline.schemas.ts';

export const planStampKind: Kind<model.PlanStamp, model.PlanStampFields, model.PlanStampUpdate> = {
  ...kinds.planStamp,
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
