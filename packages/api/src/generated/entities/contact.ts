// Generated from openapi.yaml by scripts/generate.ts. Do not edit.
import type { Entity } from '../../entity.ts';
import { ContactFields } from '../fields/Contact.ts';
import { entities } from '../entities.ts';
import { useContactsList, useContactsRead, useContactsHistory, contactsRead, contactsHistory, contactsCreate, contactsUpdate, useContactsSummary, contactsUpdateMany, contactsRevertMany, contactsRemoveMany, contactsRestoreMany, contactsDuplicates, contactsMerge, contactsUndoMerge, useContactsTimeline, contactsAddActivity, contactsChangeActivity, contactsRemoveActivity } from '../crm/crm.ts';
import type * as model from '../plumbline.schemas.ts';

export const contactEntity: Entity<model.Contact, model.ContactFields, model.ContactUpdate> = {
  ...entities.contact,
  fields: ContactFields,
  useList: useContactsList,
  useRead: useContactsRead,
  useHistory: useContactsHistory,
  read: contactsRead,
  history: contactsHistory,
  create: contactsCreate,
  update: contactsUpdate,
  useSummary: useContactsSummary,
  updateMany: contactsUpdateMany,
  revertMany: contactsRevertMany,
  removeMany: contactsRemoveMany,
  restoreMany: contactsRestoreMany,
  duplicates: contactsDuplicates,
  merge: contactsMerge,
  undoMerge: contactsUndoMerge,
  useTimeline: useContactsTimeline,
  addActivity: contactsAddActivity,
  changeActivity: contactsChangeActivity,
  removeActivity: contactsRemoveActivity,
  schema: () => import('./contact.schema.ts').then(({ schema }) => schema),
};
