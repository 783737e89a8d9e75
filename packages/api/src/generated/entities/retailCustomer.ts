// Generated from openapi.yaml by scripts/generate.ts. Do not edit.
import type { Entity } from '../../entity.ts';
import { RetailCustomerFields } from '../fields/RetailCustomer.ts';
import { entities } from '../entities.ts';
import { useRetailCustomersList, useRetailCustomersRead, useRetailCustomersHistory, retailCustomersRead, retailCustomersHistory, retailCustomersCreate, retailCustomersUpdate, retailCustomersUpdateMany, retailCustomersRevertMany, retailCustomersRemoveMany, retailCustomersRestoreMany, retailCustomersDuplicates, retailCustomersMerge, retailCustomersUndoMerge, useRetailCustomersTimeline, retailCustomersAddActivity, retailCustomersChangeActivity, retailCustomersRemoveActivity, useRetailCustomersContacts, retailCustomersMapContacts, retailCustomersUnmapContact } from '../retail-crm/retail-crm.ts';
import type * as model from '../plumbline.schemas.ts';

export const retailCustomerEntity: Entity<model.RetailCustomer, model.RetailCustomerFields, model.RetailCustomerUpdate> = {
  ...entities.retailCustomer,
  fields: RetailCustomerFields,
  useList: useRetailCustomersList,
  useRead: useRetailCustomersRead,
  useHistory: useRetailCustomersHistory,
  read: retailCustomersRead,
  history: retailCustomersHistory,
  create: retailCustomersCreate,
  update: retailCustomersUpdate,
  updateMany: retailCustomersUpdateMany,
  revertMany: retailCustomersRevertMany,
  removeMany: retailCustomersRemoveMany,
  restoreMany: retailCustomersRestoreMany,
  duplicates: retailCustomersDuplicates,
  merge: retailCustomersMerge,
  undoMerge: retailCustomersUndoMerge,
  useTimeline: useRetailCustomersTimeline,
  addActivity: retailCustomersAddActivity,
  changeActivity: retailCustomersChangeActivity,
  removeActivity: retailCustomersRemoveActivity,
  useContacts: useRetailCustomersContacts,
  mapContacts: retailCustomersMapContacts,
  unmapContact: retailCustomersUnmapContact,
  schema: () => import('./retailCustomer.schema.ts').then(({ schema }) => schema),
};
