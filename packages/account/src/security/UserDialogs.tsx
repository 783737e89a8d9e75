import { lazyWithRetry } from '@plumbline/app-kit/module/lazy-with-retry';
import type { UserAccount } from '@plumbline/api';
import { userAccountsDeactivate, userAccountsEndSecondFactor } from '@plumbline/api/hooks/security';
import { nameOf } from './security-text.ts';

import type { RunCall, UserDialogName } from './use-user-menu.ts';

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
        confirmLabel="Deactivate user"
        tone="danger"
        onConfirm={() => run(() => userAccountsDeactivate(row.uuid), `${name} can no longer sign in.`)}
      >
        {name} is signed out everywhere immediately and cannot sign in until the account is activated again.
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={dialog === 'factor'}
        onOpenChange={onClose}
        confirmLabel="Turn off second factor"
        tone="danger"
        onConfirm={() =>
          run(() => userAccountsEndSecondFactor(row.uuid), `${name} now signs in with the password only.`)
        }
      >
        Use this if {name} has lost the authenticator and the recovery codes. {name} will sign in with the
        password only until a new second factor is set up. Verify first that the request comes from {name}.
      </ConfirmDialog>
    </>
  );
}
