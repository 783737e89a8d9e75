// Generated from openapi.yaml by scripts/generate.ts. Do not edit.
import type { Kind } from '../../kind.ts';
import { AccountFields } from '../fields/Account.ts';
import { kinds } from '../kinds.ts';
import { useAccountsList, useAccountsRead, useAccountsHistory, accountsRead, accountsHistory, accountsCreate, accountsUpdate, useAccountsSummary, accountsUpdateMany, accountsRemoveMany, accountsRestoreMany, accountsDuplicates, accountsMerge, useAccountsTimeline, accountsAddActivity, accountsChangeActivity, accountsRemoveActivity, useAccountsContacts, accountsMapContacts, accountsUnmapContact } from '../crm/crm.ts';
import type * as model from '../plumbline.schemas.ts';

export const accountKind: Kind<model.Account, model.AccountFields, model.AccountUpdate> = {
  ...kinds.account,
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
  removeMany: accountsRemoveMany,
  restoreMany: accountsRestoreMany,
  duplicates: accountsDuplicates,
  merge: accountsMerge,
  useTimeline: useAccountsTimeline,
  addActivity: accountsAddActivity,
  changeActivity: accountsChangeActivity,
  removeActivity: accountsRemoveActivity,
  useContacts: useAccountsContacts,
  mapContacts: accountsMapContacts,
  unmapContact: accountsUnmapContact,
  schema: () => import('./account.schema.ts').then(({ schema }) => schema),
};
