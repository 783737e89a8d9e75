import { tasksCreate } from '@plumbline/api/hooks/tasks';
import { ApiError } from '@plumbline/api';
import { errorText } from '@plumbline/app-kit';
import { useRevalidate } from '@plumbline/app-kit/data/use-revalidate';
import { orderedDays } from '@plumbline/dates';
import { messages } from '@plumbline/validation/messages';
import { DateRangePicker } from '@plumbline/ui/DateRangePicker';
import { Form } from '@plumbline/ui/Form';
import { RadioGroup } from '@plumbline/ui/RadioGroup';
import { Select } from '@plumbline/ui/Select';
import { Stack } from '@plumbline/ui/Stack';
import { useRef, useState } from 'react';
import { SaveDialog } from '../views/SaveDialog.tsx';
import { today } from '../dates.ts';
import { targetOf, type Place } from './location.ts';
import { useFlows } from '../use-flows.ts';
import { useName } from '../use-name.tsx';
import { useTaskUndo } from '../use-undo.ts';
import { navigationMessages } from './messages.ts';

/** Creates a project or folder in a space. A project's dates default to today. */
export function ProjectDialog({
  place,
  onClose,
  onSaved,
}: {
  place: Place;
  onClose: () => void;
  onSaved: (uuid: string) => void;
}) {
  const flows = useFlows();
  const undo = useTaskUndo();
  const refresh = useRevalidate('/task-management');
  const [key] = useState(() => crypto.randomUUID());
  const name = useName();
  const [type, setType] = useState('project');
  const [range, setRange] = useState<{ start: string | null; end: string | null }>({
    start: today(),
    end: today(),
  });
  const [workflow, setWorkflow] = useState<string | null>(null);
  const [problem, setProblem] = useState<string>();
  const [isSaving, setSaving] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const save = async () => {
    const projectName = name.enteredName();
    if (projectName === undefined) return;
    setSaving(true);
    setProblem(undefined);
    const [from_date, to_date] = orderedDays(range.start, range.end);
    try {
      const { data } = await tasksCreate(
        {
          name: projectName,
          type,
          ...targetOf(place),
          ...(type === 'project' ? { from_date, to_date } : {}),
          ...(workflow ? { workflow_id: workflow } : {}),
        },
        { headers: { 'idempotency-key': key } },
      );
      undo.made(data);
      refresh();
      onSaved(data.uuid);
      onClose();
    } catch (reason) {
      const isRejected = reason instanceof ApiError && reason.status > 0 && reason.status < 500;
      setProblem(isRejected ? errorText(reason) : messages.errorGenericEror);
    } finally {
      setSaving(false);
    }
  };
  return (
    <SaveDialog
      title={type === 'project' ? navigationMessages.newProject : navigationMessages.newFolder}
      saveLabel={type === 'project' ? navigationMessages.createProject : navigationMessages.createFolder}
      width={950}
      problem={problem}
      isSaving={isSaving}
      // Submit the form so that the browser reports incomplete dates.
      onSave={async () => form.current?.requestSubmit()}
      onClose={onClose}
    >
      <Form
        hasOwnRules
        ref={form}
        label={type === 'project' ? navigationMessages.newProject : navigationMessages.newFolder}
        onSubmit={() => void (isSaving || save())}
      >
        <Stack gap={16}>
          <RadioGroup
            label={navigationMessages.type}
            orientation="horizontal"
            value={type}
            onChange={setType}
            options={[
              {
                id: 'project',
                label: navigationMessages.project,
                description: navigationMessages.projectTypeHint,
              },
              {
                id: 'folder',
                label: navigationMessages.folder,
                description: navigationMessages.taskFolderTypeHint,
              },
            ]}
          />
          {name.field(type === 'project' ? navigationMessages.projectName : navigationMessages.folderName)}
          {type === 'project' && (
            <DateRangePicker label={messages.dateRangeLabel} allowsPast value={range} onChange={setRange} />
          )}
          <Select
            label={navigationMessages.workflow}
            placeholder={navigationMessages.spaceDefault}
            options={flows.options}
            value={workflow}
            onChange={setWorkflow}
          />
        </Stack>
      </Form>
    </SaveDialog>
  );
}
