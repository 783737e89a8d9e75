import type { Contact } from '@plumbline/api';
import { contactEntity } from '@plumbline/api/entities/contact';
import { ResourceList } from '@plumbline/app-kit/list/ResourceList';
import { Avatar } from '@plumbline/ui/Avatar';
import { ListCard } from '@plumbline/ui/ListCard';
import { UsersIcon } from '@plumbline/ui/icons';
import { crmMessages } from './messages.ts';

const nameOf = (row: Contact) => `${row.firstname} ${row.lastname}`;

export default function Contacts() {
  return (
    <ResourceList
      entity={contactEntity}
      icon={UsersIcon}
      text={crmMessages.contactsEmpty}
      defaultSort={{ columnId: 'lastname', direction: 'asc' }}
      columns={[
        {
          id: 'lastname',
          header: crmMessages.name,
          type: 'person',
          width: 210,
          accessor: (row) => ({ name: nameOf(row) }),
        },
        'account_name',
        'title',
        'contact_type',
        'phone',
        'email',
      ]}
      cardView={(row) => (
        <ListCard
          mark={<Avatar name={nameOf(row)} size={40} />}
          title={nameOf(row)}
          subtitle={row.account_name}
          meta={[row.title ?? '', row.phone ?? '']}
        />
      )}
    />
  );
}
