import { ApiError } from '@plumbline/api';
import { useEffect, useRef, useState } from 'react';
import { errorText } from '../data/error-message.ts';

/** Submission of a form that renders its own fields, with errors by field. */
export function useSubmit() {
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [problem, setProblem] = useState<string>();
  const [isPending, setPending] = useState(false);
  const key = useRef(crypto.randomUUID());
  const form = useRef<HTMLFormElement>(null);
  // Pressing Enter in a field moves the focus to the submit button.
  useEffect(() => {
    if (Object.keys(errors).length)
      form.current
        ?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid] [tabindex="0"]')
        ?.focus();
  }, [errors]);
  return {
    /** Ref of the form; submitting with errors focuses the first invalid field. */
    form,
    problem,
    isPending,
    clear: () => setErrors({}),
    /** Error props of a field. */
    problemOf: (field: string) => (errors[field] ? { errorMessage: errors[field] } : {}),
    /**
     * @param wrong client-side errors by field; nothing is sent while there are any.
     * @param send sends the form with an idempotency key that is the same for all attempts with the same values.
     */
    submit: async (wrong: Record<string, string>, send: (key: string) => Promise<void>) => {
      setErrors(wrong);
      setProblem(undefined);
      if (Object.keys(wrong).length) return;
      setPending(true);
      try {
        await send(key.current);
      } catch (error) {
        key.current = crypto.randomUUID();
        if (error instanceof ApiError && error.errors.length)
          setErrors(Object.fromEntries(error.errors.map((each) => [each.field, each.message])));
        setProblem(errorText(error));
        setPending(false);
      }
    },
  };
}
