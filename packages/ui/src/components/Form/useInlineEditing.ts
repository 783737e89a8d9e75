import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { useMessages } from '../../messages/useMessages.ts';
import { incompleteFieldIn } from '../Field/incompleteField.ts';
import { inlineEditMessages } from './Form.messages.ts';
import { useUnsavedEditNotice } from './useUnsavedEditNotice.ts';

const isDatePart = (element: Element) =>
  element.role === 'spinbutton' && !(element instanceof HTMLInputElement);

export type SaveState = 'idle' | 'saving' | 'saved';

/** State of saving; `saved` is shown for 2.5 seconds. */
function useSaveState() {
  const [state, setState] = useState<SaveState>('idle');
  useEffect(() => {
    if (state !== 'saved') return;
    const timer = setTimeout(() => setState('idle'), 2500);
    return () => clearTimeout(timer);
  }, [state]);
  return [state, setState] as const;
}

/** Key handlers of an open field: Enter saves, in several lines with Ctrl; Escape cancels. */
function editKeys({ onSave, onCancel }: { onSave: () => void; onCancel: () => void }) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.defaultPrevented) return;
    if (event.key === 'Escape') {
      event.stopPropagation();
      onCancel();
    } else if (
      event.key === 'Enter' &&
      !(event.target instanceof HTMLTextAreaElement && !event.ctrlKey && !event.metaKey)
    ) {
      // Enter on a button inside the field presses that button.
      if (event.target instanceof HTMLButtonElement) return;
      event.preventDefault();
      onSave();
    }
  };

  /**
   * Date segments handle Enter themselves, so it is caught in the capture phase and saves after they have parsed the
   * text.
   */
  const onKeyDownCapture = (event: KeyboardEvent) => {
    const part = event.target;
    if (event.key !== 'Enter' || !(part instanceof Element) || !isDatePart(part)) return;
    event.preventDefault();
    setTimeout(() => onSave());
  };
  return { onKeyDown, onKeyDownCapture };
}

interface InlineEditingOptions<Value> {
  label: string;
  /** Saved value. */
  value: Value;
  /** Saves the value; the message of a rejection is shown. */
  onSave: (value: Value) => void | Promise<void>;
  validate: ((value: Value) => string | undefined) | undefined;
  /** Saves immediately on change. */
  savesOnChange: boolean | undefined;
}

/** Opens, saves and closes the field of an `InlineEdit`. */
export function useInlineEditing<Value>({
  label,
  value,
  onSave,
  validate,
  savesOnChange: saveOnChange,
}: InlineEditingOptions<Value>) {
  const messages = useMessages('inlineEdit', inlineEditMessages);
  const lost = useUnsavedEditNotice(label);
  const [isEditing, setEditing] = useState(false);
  const [draft, setDraft] = useState(value);
  const [state, setState] = useSaveState();
  const [error, setError] = useState<string>();
  const latest = useRef(value);
  const opener = useRef<HTMLButtonElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const busy = useRef(false);
  const hasLeft = useRef(false);
  /** Element that had the focus when the field closed, for moving the focus back to the button. */
  const closedAt = useRef<{ focused: Element | null }>(undefined);

  useEffect(() => () => clearTimeout(leaving.current), []);
  // After a save, the field may still be rendered in the next frame: the button is there once this effect runs.
  useEffect(() => {
    const closed = closedAt.current;
    if (isEditing || !closed) return;
    closedAt.current = undefined;
    requestAnimationFrame(() => {
      const now = document.activeElement;
      if (now === closed.focused || now === document.body) opener.current?.focus();
    });
  }, [isEditing]);

  const open = () => {
    latest.current = value;
    setDraft(value);
    setError(undefined);
    setState('idle');
    hasLeft.current = false;
    setEditing(true);
  };
  const shut = (refocus: boolean) => {
    setEditing(false);
    setError(undefined);
    lost.settled();
    // Saving is asynchronous; the focus is not moved back if the user has moved on to another field.
    if (refocus && !hasLeft.current) closedAt.current = { focused: document.activeElement };
  };
  const save = async (refocus: boolean) => {
    if (busy.current) return;
    const next = latest.current;
    // The field reports the problem itself; the focus is not moved back if the user has moved on.
    if (incompleteFieldIn(body.current)) return;
    if (Object.is(next, value)) return shut(refocus);
    const wrong = validate?.(next);
    if (wrong) return setError(wrong);
    busy.current = true;
    setState('saving');
    setError(undefined);
    lost.settled();
    try {
      await onSave(next);
      setState('saved');
      shut(refocus);
    } catch (failure) {
      setState('idle');
      setError(failure instanceof Error && failure.message ? failure.message : messages.notSaved);
      lost.held(next);
    } finally {
      busy.current = false;
    }
  };
  const keys = editKeys({ onSave: () => void save(true), onCancel: () => shut(true) });
  const change = (next: Value) => {
    latest.current = next;
    setDraft(next);
    setError(undefined);
    if (Object.is(next, value)) lost.settled();
    else lost.held(next);
    if (saveOnChange) void save(true);
  };
  return {
    isEditing,
    draft,
    state,
    error,
    /** Ref to the button that opens the field. */
    opener,
    /** Ref to the element around the field. */
    body,
    open,
    change,
    /** Handlers of the element around the field: keys, and saving when the focus leaves. */
    fieldProps: {
      ...keys,
      onFocus: () => {
        clearTimeout(leaving.current);
        hasLeft.current = false;
      },
      onBlur: (event: FocusEvent) => {
        // Focus that goes into the field's own popover comes back here as a focus event a moment later.
        if (event.currentTarget.contains(event.relatedTarget)) return;
        clearTimeout(leaving.current);
        leaving.current = setTimeout(() => {
          hasLeft.current = true;
          void save(false);
        }, 0);
      },
    },
  };
}
