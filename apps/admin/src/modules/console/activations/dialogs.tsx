import type { PendingActivation } from '@plumbline/api';
import { pendingActivationsActivate, pendingActivationsReject } from '@plumbline/api/hooks/admin';
import { errorText } from '@plumbline/app-kit/data/error-message';
import { ConfirmDialog } from '@plumbline/ui/ConfirmDialog';
import { TextArea } from '@plumbline/ui/TextArea';
import { toast } from '@plumbline/ui/toast';
import { messages } from '@plumbline/validation/messages';
import { useState } from 'react';
import { ActionDialog } from '../customers/ActionDialog.tsx';

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
      title={`Activate ${company}?`}
      confirmLabel="Activate company"
      onConfirm={async () => {
        try {
          await pendingActivationsActivate(uuid);
        } catch (reason) {
          onDone();
          throw new Error(errorText(reason), { cause: reason });
        }
        toast.success(`${company} activated. An email was sent to ${email}.`);
        onDone();
      }}
    >
      {`${email} is not confirmed yet. The trial starts now, and ${person} can sign in with the password chosen at sign-up.`}
    </ConfirmDialog>
  );
}

/** Rejects a sign-up or discards an order, with a reason that the company receives. */
export function RejectDialog({ row: { uuid, company, kind, email }, onClose, onDone }: Props) {
  const [reason, setReason] = useState('');
  const isSignUp = kind === 'signup';
  return (
    <ActionDialog
      title={isSignUp ? `Reject ${company}` : `Discard order from ${company}`}
      submitLabel={isSignUp ? 'Reject sign-up' : 'Discard order'}
      isDanger
      check={() => (reason.trim() ? {} : { reason: messages.required })}
      send={() => pendingActivationsReject(uuid, { reason: reason.trim() })}
      onClose={onClose}
      onDone={() => {
        toast.success(isSignUp ? `An email was sent to ${email}.` : `${company} was notified.`);
        onDone();
      }}
    >
      {(problems) => (
        <TextArea
          label="Reason"
          description={
            isSignUp ? 'Sent to the applicant by email.' : 'Shown to the company’s administrators.'
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
