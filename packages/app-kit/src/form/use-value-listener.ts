import { useEffect, useRef } from 'react';
import type { UseFormReturn, FieldValues, Path } from 'react-hook-form';

/** Called with the values of a form on each change; `fill` sets other fields. */
export type ValueListener<Values> = (values: Values, fill: (values: Partial<Values>) => void) => void;

/** Calls the listener with the values on each change; it may be another function on each render. */
export function useValueListener<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  onValues: ValueListener<Values> | undefined,
): void {
  const tell = useRef(onValues);
  useEffect(() => {
    tell.current = onValues;
  });
  const isTold = onValues !== undefined;
  useEffect(() => {
    if (!isTold) return undefined;
    const fill = (values: Partial<Values>) => {
      for (const [name, value] of Object.entries(values))
        form.setValue(name as Path<Values>, value as never, { shouldDirty: true, shouldValidate: true });
    };
    const subscription = form.watch((values) => tell.current?.(values as Values, fill));
    return () => subscription.unsubscribe();
  }, [form, isTold]);
}
