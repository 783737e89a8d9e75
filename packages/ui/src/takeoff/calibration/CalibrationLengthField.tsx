import type { LengthUnit } from '@plumbline/estimating';
import { TextField } from '../../components/TextField/TextField.tsx';
import type { Messages } from '../../messages/catalogue.ts';

const hintsOf = (unit: LengthUnit, words: Messages['takeoffCanvas']) =>
  unit === 'ft'
    ? { description: words.knownHintFeet, placeholder: '12′6″' }
    : { description: words.knownHintMetres, placeholder: '3.8' };

/** Validation message of a length in a unit. */
export const wrongLength = (unit: LengthUnit, words: Messages['takeoffCanvas']): string =>
  unit === 'ft' ? words.knownWrongFeet : words.knownWrongMetres;

interface KnownLengthFieldProps {
  value: string;
  onChange: (value: string) => void;
  /** Unit of a length entered without one. */
  unit: LengthUnit;
  error: string | undefined;
  words: Messages['takeoffCanvas'];
}

/** Field for the real length of a calibration line. */
export function CalibrationLengthField({ value, onChange, unit, error, words }: KnownLengthFieldProps) {
  return (
    <TextField
      label={words.knownLength}
      {...hintsOf(unit, words)}
      value={value}
      onChange={onChange}
      {...(error ? { errorMessage: error } : {})}
      autoFocus
      autoComplete="off"
    />
  );
}
