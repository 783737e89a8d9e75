import type { LengthUnit } from '@plumbline/estimating';
import { TextField } from '../../components/TextField/TextField.tsx';
import type { Messages } from '../../messages/catalogue.ts';

const hintsOf = (unit: LengthUnit, messages: Messages['takeoffCanvas']) =>
  unit === 'ft'
    ? { description: messages.lengthHintFeet, placeholder: '12′6″' }
    : { description: messages.lengthHintMeters, placeholder: '3.8' };

/** Validation message of a length in a unit. */
export const wrongLength = (unit: LengthUnit, messages: Messages['takeoffCanvas']): string =>
  unit === 'ft' ? messages.invalidLengthFeet : messages.invalidLengthMeters;

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
      label={messages.realLength}
      {...hintsOf(unit, messages)}
      value={value}
      onChange={onChange}
      {...(error ? { errorMessage: error } : {})}
      autoFocus
      autoComplete="off"
    />
  );
}
