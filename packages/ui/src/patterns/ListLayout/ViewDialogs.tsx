import { useId, useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { ConfirmDialog } from '../../components/Dialog/ConfirmDialog.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import type { SavedView } from './SavedView.ts';
import type { savedViewsMessages } from './SavedViews.messages.ts';
import type { ViewActions } from './ViewActions.ts';

interface ViewDialogsProps extends Pick<ViewActions, 'onRename' | 'onDelete'> {
  openDialog: { what: 'rename' | 'delete'; view: SavedView };
  views: readonly SavedView[];
  messages: typeof savedViewsMessages;
  onClose: () => void;
}

/** Dialogs for renaming and deleting a view. */
export function ViewDialogs({ openDialog, views, messages, onRename, onDelete, onClose }: ViewDialogsProps) {
  const { what, view } = openDialog;
  const formId = useId();
  const [name, setName] = useState(view.label);
  const [problem, setProblem] = useState<string>();
  const [isPending, setPending] = useState(false);
  const change = (isOpen: boolean) => {
    if (!isOpen) onClose();
  };
  if (what === 'delete')
    return (
      <ConfirmDialog
        isOpen
        onOpenChange={change}
        title={messages.removeTitle(view.label)}
        confirmLabel={messages.removeDone}
        onConfirm={() => onDelete?.(view.id)}
      >
        {messages.removeText}
      </ConfirmDialog>
    );
  const save = async () => {
    const label = name.trim();
    if (label === '') setProblem(messages.nameMissing);
    else if (views.some((one) => one.id !== view.id && one.label === label))
      setProblem(messages.nameTaken(label));
    else {
      setPending(true);
      try {
        await onRename?.(view.id, label);
        onClose();
      } catch (error) {
        setProblem(error instanceof Error ? error.message : String(error));
        setPending(false);
      }
    }
  };
  return (
    <Dialog
      isOpen
      onOpenChange={change}
      title={messages.renameTitle}
      width={450}
      footer={
        <>
          <Button onPress={onClose}>{messages.cancel}</Button>
          <Button variant="primary" type="submit" form={formId} isPending={isPending}>
            {messages.renameDone}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <TextField
          label={messages.name}
          value={name}
          onChange={(next) => {
            setName(next);
            setProblem(undefined);
          }}
          errorMessage={problem}
          autoFocus
        />
      </form>
    </Dialog>
  );
}
