// Generated from openapi.yaml by scripts/generate.ts. Do not edit.
import type { Entity } from '../../entity.ts';
import { OpportunityFields } from '../fields/Opportunity.ts';
import { entities } from '../entities.ts';
import { useOpportunitiesList, useOpportunitiesRead, useOpportunitiesHistory, opportunitiesRead, opportunitiesHistory, opportunitiesCreate, opportunitiesUpdate, useOpportunitiesBoard, useOpportunitiesSummary, opportunitiesUpdateMany, opportunitiesRevertMany, opportunitiesRemoveMany, opportunitiesRestoreMany, opportunitiesDuplicates, opportunitiesMerge, opportunitiesUndoMerge, useOpportunitiesTimeline, opportunitiesAddActivity, opportunitiesChangeActivity, opportunitiesRemoveActivity, useOpportunitiesContacts, opportunitiesMapContacts, opportunitiesUnmapContact } from '../crm/crm.ts';
import type * as model from '../plumbline.schemas.ts';

export const opportunityEntity: Entity<model.Opportunity, model.OpportunityFields, model.OpportunityUpdate> = {
  ...entities.opportunity,
  fields: OpportunityFields,
  useList: useOpportunitiesList,
  useRead: useOpportunitiesRead,
  useHistory: useOpportunitiesHistory,
  read: opportunitiesRead,
  history: opportunitiesHistory,
  create: opportunitiesCreate,
  update: opportunitiesUpdate,
  useBoard: useOpportunitiesBoard,
  useSummary: useOpportunitiesSummary,
  updateMany: opportunitiesUpdateMany,
  revertMany: opportunitiesRevertMany,
  removeMany: opportunitiesRemoveMany,
  restoreMany: opportunitiesRestoreMany,
  duplicates: opportunitiesDuplicates,
  merge: opportunitiesMerge,
  undoMerge: opportunitiesUndoMerge,
  useTimeline: useOpportunitiesTimeline,
  addActivity: opportunitiesAddActivity,
  changeActivity: opportunitiesChangeActivity,
  removeActivity: opportunitiesRemoveActivity,
  useContacts: useOpportunitiesContacts,
  mapContacts: opportunitiesMapContacts,
  unmapContact: opportunitiesUnmapContact,
  schema: () => import('./opportunity.schema.ts').then(({ schema }) => schema),
};
