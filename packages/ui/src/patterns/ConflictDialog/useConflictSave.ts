import { useEffect, useRef, useState } from 'react';
import { useMessages } from '../../messages/useMessages.ts';
import type { ConflictField } from './ConflictField.ts';
import { conflictDialogMessages } from './ConflictDialog.messages.ts';

interface ConflictSaveOptions {
  isOpen: boolean;
  /** Undecided conflicts. */
  open: readonly ConflictField[];
  /** Saves; the message of a rejection is shown. */
  onSave: () => void | Promise<void>;
}

/** Saves after every conflict is decided; until then it focuses the first undecided one. */
export function useConflictSave({ isOpen, open, onSave }: ConflictSaveOptions) {
  const messages = useMessages('conflictDialog', conflictDialogMessages);
  const [isSubmitted, setSubmitted] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string>();
  const firstOf = useRef(new Map<string, HTMLInputElement>());
  useEffect(() => {
    if (!isOpen) return;
    setSubmitted(false);
    setFailure(undefined);
  }, [isOpen]);
  const save = async () => {
    const [first] = open;
    if (first) {
      setSubmitted(true);
      firstOf.current.get(first.id)?.focus();
      return;
    }
    setSaving(true);
    setFailure(undefined);
    try {
      await onSave();
    } catch (error) {
      setFailure(error instanceof Error && error.message !== '' ? error.message : messages.failed);
    } finally {
      setSaving(false);
    }
  };
  return {
    /** Saving was tried: undecided fields are marked. */
    isSubmitted,
    isSaving,
    failure,
    /** Inputs of the first side, by field. */
    firstOf,
    save,
  };
}
