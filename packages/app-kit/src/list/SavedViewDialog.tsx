import { ApiError, type ListViewSettings, type SavedListView } from '@plumbline/api';
import { listViewsCreate, listViewsUpdate } from '@plumbline/api/hooks/workspace';
import { messages } from '@plumbline/validation/messages';
import { Banner } from '@plumbline/ui/Banner';
import { Button } from '@plumbline/ui/Button';
import { Dialog } from '@plumbline/ui/Dialog';
import { Inline } from '@plumbline/ui/Inline';
import { RadioGroup } from '@plumbline/ui/RadioGroup';
import { Stack } from '@plumbline/ui/Stack';
import { TextField } from '@plumbline/ui/TextField';
import { useRef, useState } from 'react';
import { errorText } from '../data/error-message.ts';
import { usePauseInvalidation } from '../realtime/use-invalidation.ts';
import { listMessages } from './messages.ts';

export interface SavedViewDialogProps {
  /** Entity of the list. */
  entity: string;
  /** Plural of the records within a sentence. */
  many: string;
  /** View whose sharing is changed; creates a view if omitted. */
  view?: SavedListView;
  /** Name that is suggested for a new view. */
  name?: string;
  /** Settings that a new view stores. */
  settings: ListViewSettings;
  /** Reason why the user cannot share views. */
  noSharing?: string;
  onClose: () => void;
  onSaved: (view: SavedListView) => void;
}

/** Dialog to save a view with a name, or to change who sees it. */
export function SavedViewDialog({
  entity,
  many,
  view,
  name: suggestion = '',
  settings,
  noSharing,
  onClose,
  onSaved,
}: SavedViewDialogProps) {
  usePauseInvalidation();
  const [name, setName] = useState(suggestion);
  const [who, setWho] = useState<string | null>(view?.is_shared ? 'all' : 'me');
  const [nameError, setNameError] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const [isSaving, setSaving] = useState(false);
  // One idempotency key per input, so that a retry does not create a second view.
  const key = useRef(crypto.randomUUID());
  const title = view ? listMessages.shareView(view.name) : listMessages.saveView;
  const save = async () => {
    if (!view && !name.trim()) return setNameError(messages.required);
    setSaving(true);
    setProblem(undefined);
    try {
      const is_shared = who === 'all';
      const { data } = view
        ? await listViewsUpdate(view.uuid, { version: view.version, is_shared })
        : await listViewsCreate(
            { entity, name: name.trim(), is_shared, settings },
            { headers: { 'idempotency-key': key.current } },
          );
      onSaved(data);
      onClose();
    } catch (reason) {
      key.current = crypto.randomUUID();
      const found = reason instanceof ApiError && reason.errors.find(({ field }) => field === 'name');
      if (found) setNameError(found.message);
      else setProblem(errorText(reason));
    } finally {
      setSaving(false);
    }
  };
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      width={450}
      footer={
        <Inline gap={8} justify="end" isFullWidth>
          <Button onPress={onClose}>{listMessages.cancel}</Button>
          <Button variant="primary" onPress={() => void save()} isPending={isSaving}>
            {view ? listMessages.saveSharing : listMessages.saveView}
          </Button>
        </Inline>
      }
    >
      <Stack gap={16}>
        {problem && (
          <Banner tone="bad" isUrgent>
            {problem}
          </Banner>
        )}
        {!view && (
          <TextField
            label={listMessages.viewName}
            description={listMessages.viewNameHint}
            isRequired
            maxLength={250}
            value={name}
            onChange={(next) => {
              setName(next);
              setNameError(undefined);
              key.current = crypto.randomUUID();
            }}
            autoFocus
            {...(nameError ? { errorMessage: nameError } : {})}
          />
        )}
        <RadioGroup
          label={listMessages.visibleTo}
          value={who}
          onChange={(next) => {
            setWho(next);
            key.current = crypto.randomUUID();
          }}
          options={[
            { id: 'me', label: listMessages.onlyMe },
            {
              id: 'all',
              label: listMessages.everyoneWhoOpens(many),
              ...(noSharing ? { isDisabled: true, description: noSharing } : {}),
            },
          ]}
        />
      </Stack>
    </Dialog>
  );
}
