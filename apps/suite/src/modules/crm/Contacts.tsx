import type { Contact } from '@plumbline/api';
import { ContactFields } from '@plumbline/api/fields';
import { contactsRemoveMany, useContactsList } from '@plumbline/api/hooks/crm';
import { lazyPart } from '@plumbline/app-kit/lazy-part';
import { href } from '@plumbline/app-kit';
import { RecordList } from '@plumbline/app-kit/record-list';
import { Avatar } from '@plumbline/ui/Avatar';
import { ListCard } from '@plumbline/ui/ListCard';
import { UsersIcon } from '@plumbline/ui/icons';
import { contactTypes } from './choices.ts';

const ContactForm = lazyPart(() => import('./ContactForm.tsx').then((module) => module.ContactForm));

const nameOf = (row: Contact) => `${row.firstname} ${row.lastname}`;
const typeOf = (row: Contact) => contactTypes.find((each) => each.id === row.contact_type)?.label ?? '';

export default function Contacts() {
  return (
    <RecordList<Contact>
      title="Contacts"
      noun={['contact', 'contacts']}
      fields={ContactFields}
      useList={useContactsList}
      defaultSort={{ columnId: 'lastname', direction: 'asc' }}
      options={{ contact_type: contactTypes }}
      columns={[
        {
          id: 'lastname',
          header: 'Name',
          type: 'person',
          width: 210,
          accessor: (row) => ({ name: nameOf(row) }),
        },
        { id: 'account_name', width: 230 },
        { id: 'title', width: 170 },
        { id: 'contact_type', width: 100, accessor: typeOf },
        { id: 'phone', width: 120 },
        { id: 'email', width: 260, isMuted: true },
      ]}
      rowLabel={nameOf}
      rowHref={(row) => href('contact-view', { uuid: row.uuid })}
      cardView={(row) => (
        <ListCard
          mark={<Avatar name={nameOf(row)} size={40} />}
          title={nameOf(row)}
          subtitle={row.account_name}
          meta={[row.title ?? '', row.phone ?? '']}
        />
      )}
      right={{ app: 1, name: 'contact' }}
      removeMany={contactsRemoveMany}
      exportPath="/crm/contacts/export"
      refreshPath="/crm/"
      empty={{ icon: UsersIcon, text: 'People at your customers, vendors and bidders.' }}
      form={({ record, ...form }) => <ContactForm {...(record ? { contact: record } : {})} {...form} />}
    />
  );
}
