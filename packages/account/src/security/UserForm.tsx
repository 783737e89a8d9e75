import type { UserAccount } from '@plumbline/api';
import {
  useGroupsListNames,
  userAccountsCreate,
  userAccountsRead,
  userAccountsUpdate,
  useRolesList,
} from '@plumbline/api/hooks/security';
import { UserAccountsCreateBody } from '@plumbline/api/schemas/security';
import { denialText } from '@plumbline/permissions';
import { useDecision } from '@plumbline/permissions/react';
import { toast } from '@plumbline/ui/toast';
import { messages } from '@plumbline/validation/messages';
import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { FormDrawer, notifySaved, type FormSection } from '@plumbline/app-kit/form/FormDrawer';
import { useCurrent } from '@plumbline/app-kit/session/SessionProvider';
import { changedOf, useVersionedSave } from '@plumbline/app-kit/form/use-versioned-save';
import { useOrganization } from './organization.ts';
import { nameOf } from './security-text.ts';
import { securityMessages } from './messages.ts';

interface Values {
  firstname: string;
  lastname: string;
  email: string;
  title: string;
  phone: string;
  department_id: string | null;
  designation_id: string | null;
  qualifier_id: string | null;
  role_id: string | null;
  groups: string[];
  is_admin: boolean;
}

const organizationSection = (
  organization: NonNullable<ReturnType<typeof useOrganization>>,
  user: UserAccount | undefined,
): FormSection<Values> => ({
  title: securityMessages.organization,
  fields: [
    {
      name: 'department_id' as const,
      label: securityMessages.department,
      kind: 'search' as const,
      options: organization.department_id,
      ...(user?.department_name ? { valueLabel: user.department_name } : {}),
    },
    {
      name: 'designation_id' as const,
      label: securityMessages.designation,
      kind: 'search' as const,
      options: organization.designation_id,
      ...(user?.designation_name ? { valueLabel: user.designation_name } : {}),
    },
    {
      name: 'qualifier_id' as const,
      label: securityMessages.qualifier,
      kind: 'search' as const,
      options: organization.qualifier_id,
      ...(user?.qualifier_name ? { valueLabel: user.qualifier_name } : {}),
    },
  ],
});

/** Form that invites a user or edits one. */
export function UserForm({
  user,
  onClose,
  onSaved,
}: {
  user?: UserAccount;
  onClose: () => void;
  onSaved: (user: UserAccount) => void;
}) {
  const { info, profile } = useCurrent();
  const maySeeRoles = useDecision({ app: 3, name: 'policy', type: 'v' });
  const { data: roles } = useRolesList({ limit: -1 }, { swr: { enabled: maySeeRoles.allowed } });
  const { data: groups } = useGroupsListNames({ limit: -1 });
  const organization = useOrganization();
  const isSelf = user !== undefined && user.uuid === profile?.uuid;
  const { mutate } = useSWRConfig();
  const overwrite = useVersionedSave(user, ({ uuid }) => userAccountsRead(uuid));
  // Only administrators can change the access of an administrator.
  const isAbove = user?.is_admin === true && info.a !== 1;
  const [initial] = useState<Values>({
    firstname: user?.firstname ?? '',
    lastname: user?.lastname ?? '',
    email: user?.email ?? '',
    title: user?.title ?? '',
    phone: user?.phone ?? '',
    department_id: user?.department_id ?? null,
    designation_id: user?.designation_id ?? null,
    qualifier_id: user?.qualifier_id ?? null,
    role_id: user?.role_id ?? null,
    groups: user?.groups ?? [],
    is_admin: user?.is_admin ?? false,
  });
  return (
    <FormDrawer<Values>
      title={user ? securityMessages.editUserName(nameOf(user)) : securityMessages.inviteUser}
      onClose={onClose}
      schema={UserAccountsCreateBody}
      initial={initial}
      // The contract allows an empty email, but users sign in with it.
      check={({ email }): Record<string, string> => (email.trim() ? {} : { email: messages.required })}
      submitLabel={user ? securityMessages.saveUser : securityMessages.sendInvitation}
      submit={async (entered, key) => {
        // Trim whitespace of pasted addresses.
        const values = { ...entered, email: entered.email.trim() };
        if (user) {
          const changed = changedOf(values, initial);
          if (Object.keys(changed).length === 0) return;
          const data = await overwrite((version) => userAccountsUpdate(user.uuid, { ...changed, version }));
          notifySaved();
          onSaved(data);
          // The app frame shows the user's own name.
          if (isSelf) void mutate('profile');
          return;
        }
        const { data } = await userAccountsCreate(values, { headers: { 'idempotency-key': key } });
        toast.success(securityMessages.invitationSentTo(data.email));
        onSaved(data);
      }}
      sections={[
        {
          fields: [
            { name: 'firstname', label: securityMessages.firstName, kind: 'text', isRequired: true },
            { name: 'lastname', label: securityMessages.lastName, kind: 'text', isRequired: true },
            {
              name: 'email',
              label: securityMessages.email,
              kind: 'email',
              isRequired: true,
              description: securityMessages.emailHint,
            },
            { name: 'title', label: securityMessages.title, kind: 'text' },
            { name: 'phone', label: securityMessages.phone, kind: 'phone' },
          ],
        },
        ...(organization ? [organizationSection(organization, user)] : []),
        ...(isSelf || isAbove
          ? []
          : [
              {
                title: securityMessages.access,
                fields: [
                  {
                    name: 'role_id' as const,
                    label: securityMessages.accessLevel,
                    kind: 'search' as const,
                    options: (roles?.data ?? []).map(({ uuid, name }) => ({ id: uuid, label: name })),
                    ...(user?.role_name ? { valueLabel: user.role_name } : {}),
                    ...(maySeeRoles.allowed ? {} : { description: denialText(maySeeRoles) }),
                  },
                  {
                    name: 'groups' as const,
                    label: securityMessages.groups,
                    kind: 'choices' as const,
                    options: (groups?.data ?? []).map(({ uuid, name }) => ({ id: uuid, label: name })),
                  },
                  ...(info.a === 1
                    ? [
                        {
                          name: 'is_admin' as const,
                          label: securityMessages.administrator,
                          kind: 'switch' as const,
                          description: securityMessages.administratorHint,
                          wide: true,
                        },
                      ]
                    : []),
                ],
              },
            ]),
      ]}
    />
  );
}
