import type { Contact } from '@plumbline/api';
import { ContactFields } from '@plumbline/api/fields';
import { contactsRemoveMany, useContactsList } from '@plumbline/api/hooks/crm';
import { lazyPart } from '@plumbline/app-kit/lazy-part';
import { href } from '@plumbline/app-kit';
import { ListScreen } from '@plumbline/app-kit/list-screen';
import { Avatar } from '@plumbline/ui/Avatar';
import { ListCard } from '@plumbline/ui/ListCard';
import { ArrowUpRightIcon, PencilIcon, Trash2Icon, UsersIcon } from '@plumbline/ui/icons';
import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { contactTypes } from './choices.ts';

const ContactForm = lazyPart(() => import('./ContactForm.tsx').then((module) => module.ContactForm));

const nameOf = (row: Contact) => `${row.firstname} ${row.lastname}`;
const typeOf = (row: Contact) => contactTypes.find((each) => each.id === row.contact_type)?.label ?? '';

export default function Contacts() {
  const [editing, setEditing] = useState<Contact | 'new'>();
  const { mutate } = useSWRConfig();
  return (
    <>
      <ListScreen<Contact>
        title="Contacts"
        noun={['contact', 'contacts']}
        preferenceKey="contacts"
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
        rowActions={(row, { remove }) => [
          {
            id: 'open',
            label: 'Open',
            icon: ArrowUpRightIcon,
            href: href('contact-view', { uuid: row.uuid }),
          },
          { id: 'edit', label: 'Edit', icon: PencilIcon, onAction: () => setEditing(row) },
          ...(remove
            ? ([
                'separator',
                { id: 'delete', label: 'Delete…', icon: Trash2Icon, tone: 'danger', onAction: remove },
              ] as const)
            : []),
        ]}
        cardView={(row) => (
          <ListCard
            mark={<Avatar name={nameOf(row)} size={40} />}
            title={nameOf(row)}
            subtitle={row.account_name}
            meta={[row.title ?? '', row.phone ?? '']}
          />
        )}
        create={{
          label: 'New contact',
          right: { app: 1, name: 'contact', type: 'a' },
          onPress: () => setEditing('new'),
        }}
        remove={{
          right: { app: 1, name: 'contact', type: 'd' },
          call: (uuid) => contactsRemoveMany({ uuid }),
        }}
        exportAs={{ right: { app: 1, name: 'contact', type: 'x' }, path: '/crm/contacts/export' }}
        empty={{ icon: UsersIcon, text: 'People at your customers, vendors and bidders.' }}
      />
      {editing && (
        <ContactForm
          {...(editing === 'new' ? {} : { contact: editing })}
          onClose={() => setEditing(undefined)}
          onSaved={() => void mutate((key) => Array.isArray(key) && String(key[0]).startsWith('/crm/'))}
        />
      )}
    </>
  );
}
