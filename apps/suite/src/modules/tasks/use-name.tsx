import { messages } from '@plumbline/validation/messages';
import { TextField } from '@plumbline/ui/TextField';
import { useState, type ReactElement } from 'react';

/** State and field of a required name in a dialog, with its error until the input changes. */
export function useName(initial = ''): {
  /** Returns the trimmed name, or undefined after showing that it is required. */
  enteredName: () => string | undefined;
  /** Shows an error at the field. */
  refuse: (why: string) => void;
  /** Renders the field. */
  field: (label: string) => ReactElement;
} {
  const [name, setName] = useState(initial);
  const [wrong, setWrong] = useState<string>();
  return {
    enteredName: () => {
      const trimmed = name.trim();
      if (trimmed !== '') return trimmed;
      setWrong(messages.required);
      return undefined;
    },
    refuse: setWrong,
    field: (label) => (
      <TextField
        label={label}
        isRequired
        autoFocus
        maxLength={250}
        value={name}
        onChange={(next) => {
          setName(next);
          setWrong(undefined);
        }}
        {...(wrong ? { errorMessage: wrong } : {})}
      />
    ),
  };
}
