// Generated from openapi.yaml by scripts/generate.ts. Do not edit.
import type { Entity } from '../../entity.ts';
import { LeadFields } from '../fields/Lead.ts';
import { entities } from '../entities.ts';
import { useLeadsList, useLeadsRead, useLeadsHistory, leadsRead, leadsHistory, leadsCreate, leadsUpdate, useLeadsBoard, useLeadsSummary, leadsUpdateMany, leadsRevertMany, leadsRemoveMany, leadsRestoreMany, leadsDuplicates, leadsMerge, leadsUndoMerge, useLeadsTimeline, leadsAddActivity, leadsChangeActivity, leadsRemoveActivity } from '../crm/crm.ts';
import type * as model from '../plumbline.schemas.ts';

export const leadEntity: Entity<model.Lead, model.LeadFields, model.LeadUpdate> = {
  ...entities.lead,
  fields: LeadFields,
  useList: useLeadsList,
  useRead: useLeadsRead,
  useHistory: useLeadsHistory,
  read: leadsRead,
  history: leadsHistory,
  create: leadsCreate,
  update: leadsUpdate,
  useBoard: useLeadsBoard,
  useSummary: useLeadsSummary,
  updateMany: leadsUpdateMany,
  revertMany: leadsRevertMany,
  removeMany: leadsRemoveMany,
  restoreMany: leadsRestoreMany,
  duplicates: leadsDuplicates,
  merge: leadsMerge,
  undoMerge: leadsUndoMerge,
  useTimeline: useLeadsTimeline,
  addActivity: leadsAddActivity,
  changeActivity: leadsChangeActivity,
  removeActivity: leadsRemoveActivity,
  schema: () => import('./lead.schema.ts').then(({ schema }) => schema),
};
