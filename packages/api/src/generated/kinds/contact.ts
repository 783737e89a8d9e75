// Generated from openapi.yaml by scripts/generate.ts. Do not edit.
import type { Kind } from '../../kind.ts';
import { ContactFields } from '../fields/Contact.ts';
import { kinds } from '../kinds.ts';
import { useContactsList, useContactsRead, useContactsHistory, contactsRead, contactsHistory, contactsCreate, contactsUpdate, useContactsSummary, contactsUpdateMany, contactsRemoveMany, contactsRestoreMany, contactsDuplicates, contactsMerge, useContactsTimeline, contactsAddActivity, contactsChangeActivity, contactsRemoveActivity } from '../crm/crm.ts';
import type * as model from '../plumbline.schemas.ts';

export const contactKind: Kind<model.Contact, model.ContactFields, model.ContactUpdate> = {
  ...kinds.contact,
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
  removeMany: contactsRemoveMany,
  restoreMany: contactsRestoreMany,
  duplicates: contactsDuplicates,
  merge: contactsMerge,
  useTimeline: useContactsTimeline,
  addActivity: contactsAddActivity,
  changeActivity: contactsChangeActivity,
  removeActivity: contactsRemoveActivity,
  schema: () => import('./contact.schema.ts').then(({ schema }) => schema),
};
