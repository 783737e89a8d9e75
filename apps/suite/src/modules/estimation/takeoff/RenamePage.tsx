import type { PlanPage } from '@plumbline/api';
import { planPagesRename } from '@plumbline/api/hooks/workdrive';
import { errorText } from '@plumbline/app-kit';
import { messages } from '@plumbline/validation/messages';
import { Button } from '@plumbline/ui/Button';
import { Dialog } from '@plumbline/ui/Dialog';
import { Form } from '@plumbline/ui/Form';
import { Stack } from '@plumbline/ui/Stack';
import { TextField } from '@plumbline/ui/TextField';
import { useState } from 'react';
import { takeoffMessages } from './messages.ts';

/** Dialog that corrects a sheet's number and name, which are read from the title block. */
export function RenamePage({
  page,
  onClose,
  onSaved,
}: {
  page: PlanPage;
  onClose: () => void;
  onSaved: () => void;
}) {
  const [code, setCode] = useState(page.page_name);
  const [name, setName] = useState(page.name);
  const [problem, setProblem] = useState<string>();
  const [isSaving, setSaving] = useState(false);
  const submit = async () => {
    if (isSaving) return;
    if (!name.trim()) return setProblem(messages.required);
    setSaving(true);
    try {
      await planPagesRename(page.uuid, { name: name.trim(), page_name: code.trim() });
      onSaved();
      onClose();
    } catch (error) {
      setProblem(errorText(error));
      setSaving(false);
    }
  };
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={takeoffMessages.renameSheet}
      width={450}
      footer={
        <>
          <Button onPress={onClose}>{takeoffMessages.cancel}</Button>
          <Button variant="primary" isPending={isSaving} onPress={() => void submit()}>
            {takeoffMessages.rename}
          </Button>
        </>
      }
    >
      <Form hasOwnRules label={takeoffMessages.renameSheet} onSubmit={() => void submit()}>
        <Stack gap={16}>
          <TextField label={takeoffMessages.sheetNumber} value={code} onChange={setCode} isMono autoFocus />
          <TextField
            label={takeoffMessages.sheetName}
            value={name}
            onChange={(value) => {
              setName(value);
              setProblem(undefined);
            }}
            {...(problem ? { errorMessage: problem } : {})}
          />
        </Stack>
      </Form>
    </Dialog>
  );
}
