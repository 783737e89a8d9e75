import { ApiError } from '@plumbline/api';
import { useRef, useState } from 'react';

type Found<Field extends string> = Partial<Record<Field, string>>;

/** State of a small form of text fields: errors by field and focus of the first invalid field. */
export function useSmallForm<Field extends string>(
  order: readonly Field[],
  values: Readonly<Record<Field, string>>,
  change: (field: Field, value: string) => void,
) {
  const [errors, setErrors] = useState<Found<Field>>({});
  const inputs = useRef<Partial<Record<Field, HTMLInputElement | null>>>({});
  const refuse = (found: Found<Field>): boolean => {
    setErrors(found);
    const first = order.find((field) => found[field]);
    if (first) inputs.current[first]?.focus();
    return first !== undefined;
  };
  return {
    /** Shows errors and focuses the first one. @returns true when there are errors. */
    refuse,
    /** Shows the field errors of a server response. @returns true when it named a field. */
    refuseFrom: (error: unknown): boolean =>
      error instanceof ApiError &&
      refuse(Object.fromEntries(error.errors.map(({ field, message }) => [field, message])) as Found<Field>),
    /** Props of a field. */
    bound: (field: Field, label: string) => ({
      ref: (input: HTMLInputElement | null) => {
        inputs.current[field] = input;
      },
      label,
      name: field,
      value: values[field],
      onChange: (value: string) => change(field, value),
      ...(errors[field] ? { errorMessage: errors[field] } : {}),
    }),
  };
}
