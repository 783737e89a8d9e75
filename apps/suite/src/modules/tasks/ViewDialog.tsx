import { ApiError, type SavedTaskView, type TaskViewSettings } from '@plumbline/api';
import { savedTaskViewsCreate, savedTaskViewsUpdate } from '@plumbline/api/hooks/tasks';
import { errorText } from '@plumbline/app-kit';
import { messages } from '@plumbline/validation/messages';
import { RadioGroup } from '@plumbline/ui/RadioGroup';
import { TextField } from '@plumbline/ui/TextField';
import { toast } from '@plumbline/ui/toast';
import { useRef, useState } from 'react';
import { SaveDialog } from './SaveDialog.tsx';

interface ViewDialogProps {
  /** The one that is shared or taken back; without it a new one is named. */
  view?: SavedTaskView;
  /** What a new one keeps. */
  settings: TaskViewSettings;
  of: { space_id: string } | { folder_id: string } | Record<string, never>;
  /** The space, the folder or All tasks, in the middle of a sentence. */
  placeName: string;
  /** Why it is shared with nobody. */
  noSharing?: string;
  onClose: () => void;
  onSaved: (view: SavedTaskView) => void;
}

/** The name of a view, and who sees it. */
export function ViewDialog({ view, settings, of, placeName, noSharing, onClose, onSaved }: ViewDialogProps) {
  const [name, setName] = useState('');
  const [who, setWho] = useState<string | null>(view?.is_shared ? 'all' : 'me');
  const [wrong, setWrong] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const [isSaving, setSaving] = useState(false);
  // Sent again after a lost answer, it is the same view.
  const key = useRef(crypto.randomUUID());
  const save = async () => {
    if (!view && !name.trim()) return setWrong(messages.required);
    setSaving(true);
    setProblem(undefined);
    try {
      const is_shared = who === 'all';
      const { data } = view
        ? await savedTaskViewsUpdate(view.uuid, { version: view.version, is_shared })
        : await savedTaskViewsCreate(
            { ...of, name: name.trim(), is_shared, settings },
            { headers: { 'idempotency-key': key.current } },
          );
      toast.success(
        view
          ? data.is_shared
            ? `Everybody who opens ${placeName} sees “${data.name}”`
            : `“${data.name}” is yours alone`
          : `“${data.name}” is kept`,
      );
      onSaved(data);
      onClose();
    } catch (reason) {
      const beside = reason instanceof ApiError && reason.errors.find(({ field }) => field === 'name');
      if (beside) {
        setWrong(beside.message);
        key.current = crypto.randomUUID();
      } else setProblem(errorText(reason));
    } finally {
      setSaving(false);
    }
  };
  return (
    <SaveDialog
      title={view ? `Who sees “${view.name}”` : 'Keep this view'}
      saveLabel={view ? 'Save' : 'Keep view'}
      problem={problem}
      isSaving={isSaving}
      onSave={save}
      onClose={onClose}
    >
      {!view && (
        <TextField
          label="Name"
          description="Filters, search, order, grouping and columns as they are now."
          isRequired
          maxLength={250}
          value={name}
          onChange={(next) => {
            setName(next);
            setWrong(undefined);
            key.current = crypto.randomUUID();
          }}
          autoFocus
          {...(wrong ? { errorMessage: wrong } : {})}
        />
      )}
      <RadioGroup
        label="Who sees it"
        value={who}
        onChange={(next) => {
          setWho(next);
          key.current = crypto.randomUUID();
        }}
        options={[
          { id: 'me', label: 'Only me' },
          {
            id: 'all',
            label: `Everybody who opens ${placeName}`,
            ...(noSharing ? { isDisabled: true, description: noSharing } : {}),
          },
        ]}
      />
    </SaveDialog>
  );
}
