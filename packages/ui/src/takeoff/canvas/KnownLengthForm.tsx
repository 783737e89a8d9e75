import { useState } from 'react';
import { type LengthUnit, parseLength, type Point } from '@plumbline/estimating';
import { TextField } from '../../components/TextField/TextField.tsx';
import type { Words } from '../../words/catalogue.ts';
import type { KnownLength } from '../types.ts';
import { BesideForm } from './BesideForm.tsx';

interface KnownLengthFormProps {
  a: Point;
  b: Point;
  /** The middle of the line, in CSS pixels on the canvas. */
  at: Point;
  unit: LengthUnit;
  words: Words['takeoffCanvas'];
  onSubmit: (known: KnownLength) => void;
  onCancel: () => void;
}

/** Asks how long the line is in reality; sits below it without hiding it. */
export function KnownLengthForm({ a, b, at, unit, words, onSubmit, onCancel }: KnownLengthFormProps) {
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();

  const submit = () => {
    const realLength = parseLength(text, unit);
    if (realLength === undefined || !(realLength > 0)) {
      setError(unit === 'ft' ? words.knownWrongFeet : words.knownWrongMetres);
      return;
    }
    onSubmit({ a, b, realLength, unit });
  };

  return (
    <BesideForm
      title={words.knownTitle}
      at={at}
      changes={error}
      cancelLabel={words.cancel}
      submitLabel={words.setScale}
      onSubmit={submit}
      onCancel={onCancel}
    >
      <TextField
        label={words.knownLength}
        description={unit === 'ft' ? words.knownHintFeet : words.knownHintMetres}
        placeholder={unit === 'ft' ? '12′6″' : '3.8'}
        value={text}
        onChange={(value) => {
          setText(value);
          setError(undefined);
        }}
        {...(error ? { errorMessage: error } : {})}
        autoFocus
        autoComplete="off"
      />
    </BesideForm>
  );
}
