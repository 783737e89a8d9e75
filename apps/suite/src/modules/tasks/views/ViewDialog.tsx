import { ApiError, type SavedTaskView, type TaskViewSettings } from '@plumbline/api';
import { taskViewsCreate, taskViewsUpdate } from '@plumbline/api/hooks/tasks';
import { errorText } from '@plumbline/app-kit';
import { messages } from '@plumbline/validation/messages';
import { RadioGroup } from '@plumbline/ui/RadioGroup';
import { TextField } from '@plumbline/ui/TextField';
import { toast } from '@plumbline/ui/toast';
import { useRef, useState } from 'react';
import { SaveDialog } from './SaveDialog.tsx';
import { viewsMessages } from './messages.ts';

interface ViewDialogProps {
  /** View whose sharing is changed; creates a view if omitted. */
  view?: SavedTaskView;
  /** Settings that a new view stores. */
  settings: TaskViewSettings;
  of: { space_id: string } | { folder_id: string } | Record<string, never>;
  /** Name of the list within a sentence, e.g. "this space". */
  placeName: string;
  /** Reason why sharing is not possible. */
  noSharing?: string;
  onClose: () => void;
  onSaved: (view: SavedTaskView) => void;
}

/** Dialog to save a view with a name, or to change who sees it. */
export function ViewDialog({ view, settings, of, placeName, noSharing, onClose, onSaved }: ViewDialogProps) {
  const [name, setName] = useState('');
  const [who, setWho] = useState<string | null>(view?.is_shared ? 'all' : 'me');
  const [wrong, setWrong] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const [isSaving, setSaving] = useState(false);
  // One idempotency key per input, so that a retry does not create a second view.
  const key = useRef(crypto.randomUUID());
  const save = async () => {
    if (!view && !name.trim()) return setWrong(messages.required);
    setSaving(true);
    setProblem(undefined);
    try {
      const is_shared = who === 'all';
      const { data } = view
        ? await taskViewsUpdate(view.uuid, { version: view.version, is_shared })
        : await taskViewsCreate(
            { ...of, name: name.trim(), is_shared, settings },
            { headers: { 'idempotency-key': key.current } },
          );
      toast.success(
        view
          ? data.is_shared
            ? viewsMessages.viewShared(data.name, placeName)
            : viewsMessages.viewMadePrivate(data.name)
          : viewsMessages.viewSaved(data.name),
      );
      onSaved(data);
      onClose();
    } catch (reason) {
      const nameError = reason instanceof ApiError && reason.errors.find(({ field }) => field === 'name');
      if (nameError) {
        setWrong(nameError.message);
        key.current = crypto.randomUUID();
      } else setProblem(errorText(reason));
    } finally {
      setSaving(false);
    }
  };
  return (
    <SaveDialog
      title={view ? viewsMessages.shareView(view.name) : viewsMessages.saveView}
      saveLabel={view ? viewsMessages.saveSharing : viewsMessages.saveView}
      problem={problem}
      isSaving={isSaving}
      onSave={save}
      onClose={onClose}
    >
      {!view && (
        <TextField
          label={viewsMessages.name}
          description={viewsMessages.viewNameHint}
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
        label={viewsMessages.visibleTo}
        value={who}
        onChange={(next) => {
          setWho(next);
          key.current = crypto.randomUUID();
        }}
        options={[
          { id: 'me', label: viewsMessages.onlyMe },
          {
            id: 'all',
            label: viewsMessages.everyoneWhoOpens(placeName),
            ...(noSharing ? { isDisabled: true, description: noSharing } : {}),
          },
        ]}
      />
    </SaveDialog>
  );
}
