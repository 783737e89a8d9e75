// Generated from openapi.yaml by scripts/generate.ts. Do not edit.
import type { Entity } from '../../entity.ts';
import { AccountFields } from '../fields/Account.ts';
import { entities } from '../entities.ts';
import { useAccountsList, useAccountsRead, useAccountsHistory, accountsRead, accountsHistory, accountsCreate, accountsUpdate, useAccountsSummary, accountsUpdateMany, accountsRevertMany, accountsRemoveMany, accountsRestoreMany, accountsDuplicates, accountsMerge, accountsUndoMerge, useAccountsTimeline, accountsAddActivity, accountsChangeActivity, accountsRemoveActivity, useAccountsContacts, accountsMapContacts, accountsUnmapContact } from '../crm/crm.ts';
import type * as model from '../plumbline.schemas.ts';

export const accountEntity: Entity<model.Account, model.AccountFields, model.AccountUpdate> = {
  ...entities.account,
  fields: AccountFields,
  useList: useAccountsList,
  useRead: useAccountsRead,
  useHistory: useAccountsHistory,
  read: accountsRead,
  history: accountsHistory,
  create: accountsCreate,
  update: accountsUpdate,
  useSummary: useAccountsSummary,
  updateMany: accountsUpdateMany,
  revertMany: accountsRevertMany,
  removeMany: accountsRemoveMany,
  restoreMany: accountsRestoreMany,
  duplicates: accountsDuplicates,
  merge: accountsMerge,
  undoMerge: accountsUndoMerge,
  useTimeline: useAccountsTimeline,
  addActivity: accountsAddActivity,
  changeActivity: accountsChangeActivity,
  removeActivity: accountsRemoveActivity,
  useContacts: useAccountsContacts,
  mapContacts: accountsMapContacts,
  unmapContact: accountsUnmapContact,
  schema: () => import('./account.schema.ts').then(({ schema }) => schema),
};
