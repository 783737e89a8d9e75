import { messages } from '@plumbline/validation/messages';
import { TextField } from '@plumbline/ui/TextField';
import { useState, type ReactElement } from 'react';

/** The name of what a dialog makes or renames: it has to be given, and what is wrong with it stands beside it until it changes. */
export function useName(initial = ''): {
  /** As it is saved; undefined, and said beside the field, where there is none. */
  wanted: () => string | undefined;
  refuse: (why: string) => void;
  field: (label: string) => ReactElement;
} {
  const [name, setName] = useState(initial);
  const [wrong, setWrong] = useState<string>();
  return {
    wanted: () => {
      const given = name.trim();
      if (given !== '') return given;
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
