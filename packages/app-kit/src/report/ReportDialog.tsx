import type { Report } from '@plumbline/api';
import { reportsCreate, reportsUpdate } from '@plumbline/api/hooks/reports';
import type { Decision } from '@plumbline/permissions';
import { messages } from '@plumbline/validation/messages';
import { Banner } from '@plumbline/ui/Banner';
import { Button } from '@plumbline/ui/Button';
import { Dialog } from '@plumbline/ui/Dialog';
import { Inline } from '@plumbline/ui/Inline';
import { RadioGroup } from '@plumbline/ui/RadioGroup';
import { Stack } from '@plumbline/ui/Stack';
import { TextArea } from '@plumbline/ui/TextArea';
import { TextField } from '@plumbline/ui/TextField';
import { toast } from '@plumbline/ui/toast';
import { useState } from 'react';
import { denied } from '../record/record-actions.tsx';
import { useSubmit } from '../form/use-submit.ts';
import { usePauseInvalidation } from '../realtime/use-invalidation.ts';
import type { CompleteSettings } from './settings.ts';
import { reportMessages } from './messages.ts';

interface ReportDialogProps {
  /** Report to edit; undefined saves a new one. */
  report?: Report;
  /** Initial values of a new report. */
  begin: { name: string; description: string; related_to: string; settings: CompleteSettings };
  /** Plural of the entity in the middle of a sentence. */
  many: string;
  mayShare: Decision;
  onClose: () => void;
  onSaved: (report: Report) => void;
}

/** Dialog for name, description and sharing of a report. */
export function ReportDialog({ report, begin, many, mayShare, onClose, onSaved }: ReportDialogProps) {
  usePauseInvalidation();
  const [name, setName] = useState(report?.name ?? begin.name);
  const [description, setDescription] = useState(report?.description ?? begin.description);
  const [who, setWho] = useState<string | null>(report?.is_shared ? 'all' : 'me');
  const { form, problem, problemOf, isPending, submit } = useSubmit();
  const save = () =>
    submit(name.trim() ? {} : { name: messages.required }, async (key) => {
      const values = { name: name.trim(), description: description.trim(), is_shared: who === 'all' };
      const { data } = report
        ? await reportsUpdate(report.uuid, { version: report.version, ...values })
        : await reportsCreate(
            { ...values, related_to: begin.related_to, settings: begin.settings },
            { headers: { 'idempotency-key': key } },
          );
      toast.success(reportMessages.reportSaved(data.name));
      onSaved(data);
      onClose();
    });
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={report ? reportMessages.nameAndSharing : reportMessages.saveReport}
      footer={
        <Inline gap={8} justify="end" isFullWidth>
          <Button onPress={onClose}>{reportMessages.cancel}</Button>
          <Button variant="primary" onPress={() => void save()} isPending={isPending}>
            {reportMessages.save}
          </Button>
        </Inline>
      }
    >
      <form
        ref={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <Stack gap={16}>
          {problem && (
            <Banner tone="bad" isUrgent>
              {problem}
            </Banner>
          )}
          <TextField
            label={reportMessages.name}
            isRequired
            maxLength={250}
            value={name}
            onChange={setName}
            autoFocus
            {...problemOf('name')}
          />
          <TextArea
            label={reportMessages.description}
            maxLength={1000}
            rows={2}
            value={description}
            onChange={setDescription}
            {...problemOf('description')}
          />
          <RadioGroup
            label={reportMessages.visibleTo}
            value={who}
            onChange={setWho}
            options={[
              { id: 'me', label: reportMessages.onlyMe },
              {
                id: 'all',
                label: reportMessages.everyoneWhoCanView(many),
                ...(mayShare.allowed || report?.is_shared
                  ? {}
                  : { isDisabled: true, description: denied(mayShare).disabledReason ?? '' }),
              },
            ]}
          />
        </Stack>
      </form>
    </Dialog>
  );
}
