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

/** Makes the company of a sign-up although nobody has opened its link. */
export function ActivateDialog({ row: { uuid, company, person, email }, onClose, onDone }: Props) {
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`Activate ${company}?`}
      confirmLabel="Activate"
      onConfirm={async () => {
        try {
          await pendingActivationsActivate(uuid);
        } catch (reason) {
          onDone();
          throw new Error(errorText(reason), { cause: reason });
        }
        toast.success(`${company} is open. A letter is on its way to ${email}.`);
        onDone();
      }}
    >
      {`Nobody has shown yet that ${email} is theirs. Its trial begins now, and ${person} signs in with the password that was chosen at the sign-up.`}
    </ConfirmDialog>
  );
}

/** A refusal says why: whoever waits reads it. */
export function RejectDialog({ row: { uuid, company, kind, email }, onClose, onDone }: Props) {
  const [reason, setReason] = useState('');
  const isSignUp = kind === 'signup';
  return (
    <ActionDialog
      title={isSignUp ? `Reject ${company}` : `Discard the order of ${company}`}
      submitLabel={isSignUp ? 'Reject and send' : 'Discard and tell'}
      isDanger
      check={() => (reason.trim() ? {} : { reason: messages.required })}
      send={() => pendingActivationsReject(uuid, { reason: reason.trim() })}
      onClose={onClose}
      onDone={() => {
        toast.success(isSignUp ? `A letter is on its way to ${email}.` : `${company} was told.`);
        onDone();
      }}
    >
      {(problems) => (
        <TextArea
          label="Reason"
          description={isSignUp ? 'It is read in a letter.' : 'The company’s administrators read it.'}
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
