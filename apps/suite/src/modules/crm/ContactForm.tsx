import type { Contact } from '@plumbline/api';
import { contactsCreate, contactsUpdate } from '@plumbline/api/hooks/crm';
import { ContactsCreateBody } from '@plumbline/api/schemas/crm';
import { FormDrawer, saved } from '@plumbline/app-kit/form';
import { contactTypes } from './choices.ts';
import { findAccounts } from './OpportunityForm.tsx';

interface Values {
  firstname: string;
  lastname: string;
  account_id: string | null;
  title: string;
  contact_type: string;
  email: string;
  phone: string;
}

/** Creates a contact, or edits one. */
export function ContactForm({
  contact,
  onClose,
  onSaved,
}: {
  contact?: Contact;
  onClose: () => void;
  onSaved: (contact: Contact) => void;
}) {
  const initial: Values = {
    firstname: contact?.firstname ?? '',
    lastname: contact?.lastname ?? '',
    account_id: contact?.account_id ?? null,
    title: contact?.title ?? '',
    contact_type: contact?.contact_type ?? 'customer',
    email: contact?.email ?? '',
    phone: contact?.phone ?? '',
  };
  return (
    <FormDrawer<Values>
      title={contact ? `Edit ${contact.firstname} ${contact.lastname}` : 'New contact'}
      onClose={onClose}
      schema={ContactsCreateBody}
      initial={initial}
      submitLabel={contact ? 'Save contact' : 'Create contact'}
      submit={async (values, key) => {
        const { data } = contact
          ? await contactsUpdate(contact.uuid, { ...values, version: contact.version })
          : await contactsCreate(values, { headers: { 'idempotency-key': key } });
        saved();
        onSaved(data);
      }}
      sections={[
        {
          fields: [
            { name: 'firstname', label: 'First name', kind: 'text', isRequired: true },
            { name: 'lastname', label: 'Last name', kind: 'text', isRequired: true },
            {
              name: 'account_id',
              label: 'Account',
              kind: 'search',
              onSearch: findAccounts,
              wide: true,
              ...(contact?.account_name ? { valueLabel: contact.account_name } : {}),
            },
            { name: 'title', label: 'Title', kind: 'text' },
            { name: 'contact_type', label: 'Type', kind: 'select', options: contactTypes },
            { name: 'email', label: 'Email', kind: 'email' },
            { name: 'phone', label: 'Phone', kind: 'phone' },
          ],
        },
      ]}
    />
  );
}
