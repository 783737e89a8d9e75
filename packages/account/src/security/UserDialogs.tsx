import { lazyWithRetry } from '@plumbline/app-kit/module/lazy-with-retry';
import type { UserAccount } from '@plumbline/api';
import { userAccountsDeactivate, userAccountsEndSecondFactor } from '@plumbline/api/hooks/security';
import { nameOf } from './security-text.ts';

import type { RunCall, UserDialogName } from './use-user-menu.ts';
import { securityMessages } from './messages.ts';

const UserForm = lazyWithRetry(() => import('./UserForm.tsx').then((module) => module.UserForm));
const ConfirmDialog = lazyWithRetry(() =>
  import('@plumbline/ui/ConfirmDialog').then((module) => module.ConfirmDialog),
);

/** Form of a user and the confirmations of the record's menu. */
export function UserDialogs({
  row,
  dialog,
  run,
  onClose,
  onSaved,
}: {
  row: UserAccount;
  /** Open dialog; undefined if none is. */
  dialog: UserDialogName | undefined;
  run: RunCall;
  onClose: () => void;
  /** Called after the form was saved. */
  onSaved: () => void;
}) {
  const name = nameOf(row);
  return (
    <>
      {dialog === 'edit' && <UserForm user={row} onClose={onClose} onSaved={onSaved} />}
      <ConfirmDialog
        isOpen={dialog === 'deactivate'}
        onOpenChange={onClose}
        confirmLabel={securityMessages.deactivateUser}
        tone="danger"
        onConfirm={() => run(() => userAccountsDeactivate(row.uuid), securityMessages.userDeactivated(name))}
      >
        {securityMessages.deactivateConfirm(name)}
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={dialog === 'factor'}
        onOpenChange={onClose}
        confirmLabel={securityMessages.turnOffTwoFactor}
        tone="danger"
        onConfirm={() =>
          run(() => userAccountsEndSecondFactor(row.uuid), securityMessages.twoFactorTurnedOff(name))
        }
      >
        {securityMessages.turnOffTwoFactorConfirm(name, name, name)}
      </ConfirmDialog>
    </>
  );
}
