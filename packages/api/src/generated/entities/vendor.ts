// Generated from openapi.yaml by scripts/generate.ts. Do not edit.
import type { Entity } from '../../entity.ts';
import { VendorFields } from '../fields/Vendor.ts';
import { entities } from '../entities.ts';
import { useVendorsList, useVendorsRead, useVendorsHistory, vendorsRead, vendorsHistory, vendorsCreate, vendorsUpdate, vendorsUpdateMany, vendorsRevertMany, vendorsRemoveMany, vendorsRestoreMany, vendorsDuplicates, vendorsMerge, vendorsUndoMerge, useVendorsTimeline, vendorsAddActivity, vendorsChangeActivity, vendorsRemoveActivity, useVendorsContacts, vendorsMapContacts, vendorsUnmapContact } from '../vendors/vendors.ts';
import type * as model from '../plumbline.schemas.ts';

export const vendorEntity: Entity<model.Vendor, model.VendorFields, model.VendorUpdate> = {
  ...entities.vendor,
  fields: VendorFields,
  useList: useVendorsList,
  useRead: useVendorsRead,
  useHistory: useVendorsHistory,
  read: vendorsRead,
  history: vendorsHistory,
  create: vendorsCreate,
  update: vendorsUpdate,
  updateMany: vendorsUpdateMany,
  revertMany: vendorsRevertMany,
  removeMany: vendorsRemoveMany,
  restoreMany: vendorsRestoreMany,
  duplicates: vendorsDuplicates,
  merge: vendorsMerge,
  undoMerge: vendorsUndoMerge,
  useTimeline: useVendorsTimeline,
  addActivity: vendorsAddActivity,
  changeActivity: vendorsChangeActivity,
  removeActivity: vendorsRemoveActivity,
  useContacts: useVendorsContacts,
  mapContacts: vendorsMapContacts,
  unmapContact: vendorsUnmapContact,
  schema: () => import('./vendor.schema.ts').then(({ schema }) => schema),
};
