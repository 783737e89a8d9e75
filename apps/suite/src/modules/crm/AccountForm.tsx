import type { Account } from '@plumbline/api';
import { accountsCreate, accountsUpdate } from '@plumbline/api/hooks/crm';
import { AccountsCreateBody } from '@plumbline/api/schemas/crm';
import { FormDrawer, saved } from '@plumbline/app-kit/form';
import { usePeople, useStatuses } from '@plumbline/app-kit/lookups';
import { useProfile } from '@plumbline/app-kit/profile';
import { accountTypes, territories } from './choices.ts';

interface Values {
  name: string;
  type: string;
  status: string;
  territory: string;
  owner_id: string;
  phone: string;
  email: string;
  website: string;
  street: string;
  city: string;
  state: string;
  zip: string;
  description: string;
}

/** Creates an account, or edits one. */
export function AccountForm({
  account,
  onClose,
  onSaved,
}: {
  account?: Account;
  onClose: () => void;
  onSaved: (account: Account) => void;
}) {
  const people = usePeople();
  const status = useStatuses('account');
  const profile = useProfile();
  const owner = account?.owner_id ?? profile?.uuid ?? '';
  const initial: Values = {
    name: account?.name ?? '',
    type: account?.type ?? '',
    status: account?.status ?? 'Prospect',
    territory: account?.territory ?? '',
    owner_id: owner,
    phone: account?.phone ?? '',
    email: account?.email ?? '',
    website: account?.website ?? '',
    street: account?.street ?? '',
    city: account?.city ?? '',
    state: account?.state ?? '',
    zip: account?.zip ?? '',
    description: account?.description ?? '',
  };
  return (
    <FormDrawer<Values>
      title={account ? `Edit ${account.name}` : 'New account'}
      onClose={onClose}
      schema={AccountsCreateBody}
      initial={initial}
      submitLabel={account ? 'Save account' : 'Create account'}
      submit={async (values, key) => {
        const { data } = account
          ? await accountsUpdate(account.uuid, { ...values, version: account.version })
          : await accountsCreate(values, { headers: { 'idempotency-key': key } });
        saved();
        onSaved(data);
      }}
      sections={[
        {
          fields: [
            { name: 'name', label: 'Account name', kind: 'text', isRequired: true, wide: true },
            { name: 'type', label: 'Type', kind: 'select', options: accountTypes },
            { name: 'status', label: 'Status', kind: 'select', options: status.options },
            { name: 'territory', label: 'Territory', kind: 'select', options: territories },
            { name: 'owner_id', label: 'Owner', kind: 'search', options: people },
          ],
        },
        {
          title: 'Contact',
          fields: [
            { name: 'phone', label: 'Phone', kind: 'phone' },
            { name: 'email', label: 'Email', kind: 'email' },
            { name: 'website', label: 'Website', kind: 'url', wide: true },
          ],
        },
        {
          title: 'Address',
          fields: [
            { name: 'street', label: 'Street', kind: 'text', wide: true },
            { name: 'city', label: 'City', kind: 'text' },
            { name: 'state', label: 'State', kind: 'text' },
            { name: 'zip', label: 'ZIP', kind: 'text' },
          ],
        },
        { title: 'Notes', fields: [{ name: 'description', label: 'Description', kind: 'area', wide: true }] },
      ]}
    />
  );
}
