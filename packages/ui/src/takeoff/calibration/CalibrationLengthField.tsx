import type { LengthUnit } from '@plumbline/estimating';
import { TextField } from '../../components/TextField/TextField.tsx';
import type { Messages } from '../../messages/catalogue.ts';

const hintsOf = (unit: LengthUnit, messages: Messages['takeoffCanvas']) =>
  unit === 'ft'
    ? { description: messages.knownHintFeet, placeholder: '12′6″' }
    : { description: messages.knownHintMetres, placeholder: '3.8' };

/** Validation message of a length in a unit. */
export const wrongLength = (unit: LengthUnit, messages: Messages['takeoffCanvas']): string =>
  unit === 'ft' ? messages.knownWrongFeet : messages.knownWrongMetres;

interface KnownLengthFieldProps {
  value: string;
  onChange: (value: string) => void;
  /** Unit of a length entered without one. */
  unit: LengthUnit;
  error: string | undefined;
  messages: Messages['takeoffCanvas'];
}

/** Field for the real length of a calibration line. */
export function CalibrationLengthField({ value, onChange, unit, error, messages }: KnownLengthFieldProps) {
  return (
    <TextField
      label={messages.knownLength}
      {...hintsOf(unit, messages)}
      value={value}
      onChange={onChange}
      {...(error ? { errorMessage: error } : {})}
      autoFocus
      autoComplete="off"
    />
  );
}
