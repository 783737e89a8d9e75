import type { Group, UserRow } from '@plumbline/api';
import { useUsersList } from '@plumbline/api/hooks/lookups';
import { SectionLoaded } from '@plumbline/app-kit/data/load-states';
import { href } from '@plumbline/app-kit/navigation/routes';
import { useDecision } from '@plumbline/permissions/react';
import { Avatar } from '@plumbline/ui/Avatar';
import { DataTable } from '@plumbline/ui/DataTable';
import { EmptyState } from '@plumbline/ui/EmptyState';
import { ListCard } from '@plumbline/ui/ListCard';
import { Section } from '@plumbline/ui/RecordLayout';
import { UsersIcon } from '@plumbline/ui/icons';
import { nameOf } from './security-text.ts';
import { securityMessages as text } from './messages.ts';

interface GroupMembersProps {
  group: Group;
}

/** Section with the members of a group; each leads to the user if the viewer may edit users. */
export function GroupMembers({ group }: GroupMembersProps) {
  const mayOpenUsers = useDecision({ app: 3, name: 'users', type: 'e' });
  const people = useUsersList({ limit: -1 });
  const members = (people.data?.data ?? []).filter(({ uuid }) => group.members?.includes(uuid));
  return (
    <Section title={text.members}>
      {group.size === 0 ? (
        <EmptyState size="sm" icon={UsersIcon} title={text.noMembersYet} />
      ) : (
        <SectionLoaded of={people} label={text.loadingMembers}>
          <DataTable<UserRow>
            label={text.members}
            variant="document"
            frame="card"
            rows={members}
            getRowId={(user) => user.uuid}
            rowLabel={nameOf}
            cardView={(user) => (
              <ListCard
                mark={<Avatar name={nameOf(user)} size={40} />}
                title={nameOf(user)}
                subtitle={user.username}
              />
            )}
            {...(mayOpenUsers.allowed
              ? { rowHref: (user: UserRow) => href('security-user-view', { userId: user.uuid }) }
              : {})}
            columns={[
              {
                id: 'name',
                header: text.name,
                type: 'person',
                accessor: (user) => ({ name: nameOf(user) }),
                width: 260,
              },
              {
                id: 'username',
                header: text.username,
                accessor: (user) => user.username,
                width: 280,
              },
            ]}
          />
        </SectionLoaded>
      )}
    </Section>
  );
}
