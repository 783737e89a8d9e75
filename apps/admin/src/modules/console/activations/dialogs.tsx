import type { PendingActivation } from '@plumbline/api';
import { pendingActivationsActivate, pendingActivationsReject } from '@plumbline/api/hooks/admin';
import { errorText } from '@plumbline/app-kit/data/error-message';
import { ConfirmDialog } from '@plumbline/ui/ConfirmDialog';
import { TextArea } from '@plumbline/ui/TextArea';
import { toast } from '@plumbline/ui/toast';
import { messages } from '@plumbline/validation/messages';
import { useState } from 'react';
import { ActionDialog } from '../customers/ActionDialog.tsx';
import { activationsMessages } from './messages.ts';

interface Props {
  row: PendingActivation;
  onClose: () => void;
  onDone: () => void;
}

/** Activates a sign-up without email confirmation. */
export function ActivateDialog({ row: { uuid, company, person, email }, onClose, onDone }: Props) {
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={activationsMessages.activateCompanyQuestion(company)}
      confirmLabel={activationsMessages.activateCompany}
      onConfirm={async () => {
        try {
          await pendingActivationsActivate(uuid);
        } catch (reason) {
          onDone();
          throw new Error(errorText(reason), { cause: reason });
        }
        toast.success(activationsMessages.companyActivated(company, email));
        onDone();
      }}
    >
      {activationsMessages.activateUnconfirmedWarning(email, person)}
    </ConfirmDialog>
  );
}

/** Rejects a sign-up or discards an order, with a reason that the company receives. */
export function RejectDialog({ row: { uuid, company, kind, email }, onClose, onDone }: Props) {
  const [reason, setReason] = useState('');
  const isSignUp = kind === 'signup';
  return (
    <ActionDialog
      title={
        isSignUp ? activationsMessages.rejectCompany(company) : activationsMessages.discardOrderFrom(company)
      }
      submitLabel={isSignUp ? activationsMessages.rejectSignUp : activationsMessages.discardOrder}
      isDanger
      check={() => (reason.trim() ? {} : { reason: messages.required })}
      send={() => pendingActivationsReject(uuid, { reason: reason.trim() })}
      onClose={onClose}
      onDone={() => {
        toast.success(
          isSignUp ? activationsMessages.rejectionSent(email) : activationsMessages.companyNotified(company),
        );
        onDone();
      }}
    >
      {(problems) => (
        <TextArea
          label={activationsMessages.reason}
          description={
            isSignUp ? activationsMessages.rejectReasonHint : activationsMessages.discardReasonHint
          }
          value={reason}
          onChange={setReason}
          maxLength={500}
          isRequired
          autoFocus
          {...(problems['reason'] ? { errorMessage: problems['reason'] } : {})}
        />
      )}
    </ActionDialog>
  );
}
