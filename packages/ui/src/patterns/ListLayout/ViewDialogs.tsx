import { useId, useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { ConfirmDialog } from '../../components/Dialog/ConfirmDialog.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import type { SavedView } from './SavedView.ts';
import type { savedViewsWords } from './SavedViews.messages.ts';
import type { ViewActions } from './ViewActions.ts';

interface ViewDialogsProps extends Pick<ViewActions, 'onRename' | 'onDelete'> {
  asked: { what: 'rename' | 'delete'; view: SavedView };
  views: readonly SavedView[];
  words: typeof savedViewsWords;
  onClose: () => void;
}

/** The two things about a view that need an answer: its new name, and whether it may go. */
export function ViewDialogs({ asked, views, words, onRename, onDelete, onClose }: ViewDialogsProps) {
  const { what, view } = asked;
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
        title={words.removeTitle(view.label)}
        confirmLabel={words.removeDone}
        onConfirm={() => onDelete?.(view.id)}
      >
        {words.removeText}
      </ConfirmDialog>
    );
  const save = async () => {
    const label = name.trim();
    if (label === '') setProblem(words.nameMissing);
    else if (views.some((one) => one.id !== view.id && one.label === label))
      setProblem(words.nameTaken(label));
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
      title={words.renameTitle}
      width={450}
      footer={
        <>
          <Button onPress={onClose}>{words.cancel}</Button>
          <Button variant="primary" type="submit" form={formId} isPending={isPending}>
            {words.renameDone}
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
          label={words.name}
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
