import type { UserAccount } from '@plumbline/api';
import {
  userAccountsActivate,
  userAccountsEndSessions,
  userAccountsInvite,
  userAccountsResetPassword,
} from '@plumbline/api/hooks/security';
import { denied } from '@plumbline/app-kit/record/record-actions';
import { useCurrent } from '@plumbline/app-kit/session/SessionProvider';
import { useDecision } from '@plumbline/permissions/react';
import type { MenuEntry } from '@plumbline/ui/Menu';
import {
  KeyRoundIcon,
  LogOutIcon,
  MailIcon,
  PencilIcon,
  ShieldIcon,
  UserCheckIcon,
  UserXIcon,
} from '@plumbline/ui/icons';
import { nameOf } from './security-text.ts';
import { securityMessages } from './messages.ts';

/** Dialog of the user record. */
export type UserDialogName = 'edit' | 'deactivate' | 'factor';

/** Runs a call and shows its message; without one, `done` is shown. */
export type RunCall = (call: () => Promise<{ message?: string }>, done?: string) => Promise<void>;

/**
 * Menu of a user, by status.
 * @param run runs a call that needs no dialog
 * @param setDialog opens a dialog
 */
export function useUserMenu(
  row: UserAccount,
  run: RunCall,
  setDialog: (dialog: UserDialogName) => void,
): MenuEntry[] {
  const { profile, info } = useCurrent();
  const mayEdit = useDecision({ app: 3, name: 'users', type: 'e' });
  const mayInvite = useDecision({ app: 3, name: 'users', type: 'a' });
  const isSelf = row.uuid === profile?.uuid;
  const isAbove = row.is_admin === true && info.a !== 1;
  const mayTake = isAbove ? { disabledReason: securityMessages.administratorOnlyReason } : denied(mayEdit);
  return [
    {
      id: 'edit',
      label: securityMessages.editDetailsMenu,
      icon: PencilIcon,
      onAction: () => setDialog('edit'),
      ...denied(mayEdit),
    },
    ...(row.status === 'invited'
      ? [
          {
            id: 'invite',
            label: securityMessages.resendInvitation,
            icon: MailIcon,
            onAction: () => void run(() => userAccountsInvite(row.uuid)),
            ...denied(mayInvite),
          },
        ]
      : []),
    ...(row.status === 'active' ? accessEntries(row, isSelf, mayTake, run) : []),
    ...(row.second_factor
      ? [
          {
            id: 'factor',
            label: securityMessages.turnOffTwoFactorMenu,
            icon: ShieldIcon,
            onAction: () => setDialog('factor'),
            ...(isSelf ? { disabledReason: securityMessages.ownTwoFactorReason } : mayTake),
          },
        ]
      : []),
    'separator',
    row.status === 'deactivated'
      ? {
          id: 'activate',
          label: securityMessages.activate,
          icon: UserCheckIcon,
          onAction: () =>
            void run(async () => {
              const { data } = await userAccountsActivate(row.uuid);
              return {
                message:
                  data.status === 'invited'
                    ? securityMessages.invitationSentTo(row.email)
                    : securityMessages.userActivated(nameOf(row)),
              };
            }),
          ...mayTake,
        }
      : {
          id: 'deactivate',
          label: securityMessages.deactivateUser,
          icon: UserXIcon,
          tone: 'danger',
          onAction: () => setDialog('deactivate'),
          ...(isSelf ? { disabledReason: securityMessages.ownDeactivationReason } : mayTake),
        },
  ];
}

/** Entries that end the access of an active user until they sign in again. */
const accessEntries = (
  row: UserAccount,
  isSelf: boolean,
  mayTake: { disabledReason?: string },
  run: RunCall,
): MenuEntry[] => [
  {
    id: 'reset',
    label: securityMessages.requireNewPassword,
    icon: KeyRoundIcon,
    onAction: () => void run(() => userAccountsResetPassword(row.uuid)),
    ...mayTake,
  },
  {
    id: 'sessions',
    label: isSelf ? securityMessages.signOutMyOtherSessions : securityMessages.signOutEverywhere,
    icon: LogOutIcon,
    onAction: () =>
      void run(async () => {
        const { data } = await userAccountsEndSessions(row.uuid);
        return {
          message: securityMessages.sessionsEnded(data.ended),
        };
      }),
    ...mayTake,
  },
];
