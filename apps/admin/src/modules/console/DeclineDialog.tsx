import type { PartnerRequest } from '@plumbline/api';
import { partnerRequestsDecline } from '@plumbline/api/hooks/partner';
import { errorText } from '@plumbline/app-kit/data/error-message';
import { messages } from '@plumbline/validation/messages';
import { Button } from '@plumbline/ui/Button';
import { Dialog } from '@plumbline/ui/Dialog';
import { Form } from '@plumbline/ui/Form';
import { TextArea } from '@plumbline/ui/TextArea';
import { useRef, useState } from 'react';
import { consoleMessages } from './messages.ts';

const MAX_REASON_LENGTH = 2000;

/** Declines a partner request with a reason that the applicant receives. */
export function DeclineDialog({
  request,
  onClose,
  onDone,
}: {
  request: PartnerRequest;
  onClose: () => void;
  onDone: () => void;
}) {
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isPending, setPending] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const refuse = (text: string) => {
    setProblem(text);
    field.current?.focus();
  };
  const decline = async () => {
    if (!reason.trim()) return refuse(messages.required);
    setProblem(undefined);
    setPending(true);
    try {
      await partnerRequestsDecline(request.uuid, { reason: reason.trim() });
      onDone();
      onClose();
    } catch (error) {
      setPending(false);
      refuse(errorText(error));
    }
  };
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={consoleMessages.declineRequestFrom(request.company)}
      width={450}
      footer={
        <>
          <Button onPress={onClose}>{consoleMessages.cancel}</Button>
          <Button variant="danger" isPending={isPending} onPress={() => void decline()}>
            {consoleMessages.declineRequest}
          </Button>
        </>
      }
    >
      <Form hasOwnRules label={consoleMessages.declineRequest} onSubmit={() => void decline()}>
        <TextArea
          ref={field}
          label={consoleMessages.reason}
          description={consoleMessages.declineReasonHint(request.firstname, request.lastname)}
          value={reason}
          onChange={setReason}
          maxLength={MAX_REASON_LENGTH}
          isRequired
          autoFocus
          {...(problem ? { errorMessage: problem } : {})}
        />
      </Form>
    </Dialog>
  );
}
