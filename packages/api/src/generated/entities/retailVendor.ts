// Generated from openapi.yaml by scripts/generate.ts. Do not edit.
import type { Entity } from '../../entity.ts';
import { RetailVendorFields } from '../fields/RetailVendor.ts';
import { entities } from '../entities.ts';
import { useRetailVendorsList, useRetailVendorsRead, useRetailVendorsHistory, retailVendorsRead, retailVendorsHistory, retailVendorsCreate, retailVendorsUpdate, retailVendorsUpdateMany, retailVendorsRevertMany, retailVendorsRemoveMany, retailVendorsRestoreMany, retailVendorsDuplicates, retailVendorsMerge, retailVendorsUndoMerge, useRetailVendorsTimeline, retailVendorsAddActivity, retailVendorsChangeActivity, retailVendorsRemoveActivity, useRetailVendorsContacts, retailVendorsMapContacts, retailVendorsUnmapContact } from '../retail-vendor/retail-vendor.ts';
import type * as model from '../plumbline.schemas.ts';

export const retailVendorEntity: Entity<model.RetailVendor, model.RetailVendorFields, model.RetailVendorUpdate> = {
  ...entities.retailVendor,
  fields: RetailVendorFields,
  useList: useRetailVendorsList,
  useRead: useRetailVendorsRead,
  useHistory: useRetailVendorsHistory,
  read: retailVendorsRead,
  history: retailVendorsHistory,
  create: retailVendorsCreate,
  update: retailVendorsUpdate,
  updateMany: retailVendorsUpdateMany,
  revertMany: retailVendorsRevertMany,
  removeMany: retailVendorsRemoveMany,
  restoreMany: retailVendorsRestoreMany,
  duplicates: retailVendorsDuplicates,
  merge: retailVendorsMerge,
  undoMerge: retailVendorsUndoMerge,
  useTimeline: useRetailVendorsTimeline,
  addActivity: retailVendorsAddActivity,
  changeActivity: retailVendorsChangeActivity,
  removeActivity: retailVendorsRemoveActivity,
  useContacts: useRetailVendorsContacts,
  mapContacts: retailVendorsMapContacts,
  unmapContact: retailVendorsUnmapContact,
  schema: () => import('./retailVendor.schema.ts').then(({ schema }) => schema),
};
