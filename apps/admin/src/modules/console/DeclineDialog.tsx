import type { PartnerRequest } from '@plumbline/api';
import { partnerRequestsDecline } from '@plumbline/api/hooks/partner';
import { errorText } from '@plumbline/app-kit/data/error-message';
import { messages } from '@plumbline/validation/messages';
import { Button } from '@plumbline/ui/Button';
import { Dialog } from '@plumbline/ui/Dialog';
import { Form } from '@plumbline/ui/Form';
import { TextArea } from '@plumbline/ui/TextArea';
import { useRef, useState } from 'react';

const longest = 2000;

/** A refusal says why: the applicant reads it. */
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
      title={`Decline ${request.company}`}
      width={450}
      footer={
        <>
          <Button onPress={onClose}>Cancel</Button>
          <Button variant="danger" isPending={isPending} onPress={() => void decline()}>
            Decline and send
          </Button>
        </>
      }
    >
      <Form label="Decline the request" onSubmit={() => void decline()}>
        <TextArea
          ref={field}
          label="Reason"
          description={`${request.firstname} ${request.lastname} reads it in a letter.`}
          value={reason}
          onChange={setReason}
          maxLength={longest}
          isRequired
          autoFocus
          {...(problem ? { errorMessage: problem } : {})}
        />
      </Form>
    </Dialog>
  );
}
