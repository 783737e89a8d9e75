import { ApiError } from '@plumbline/api';
import { useEffect, useRef, useState } from 'react';
import { errorText } from '../data/error-message.ts';

/** The sending of a form that draws its own fields, and what is wrong with them. */
export function useSubmission() {
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [problem, setProblem] = useState<string>();
  const [isPending, setPending] = useState(false);
  const key = useRef(crypto.randomUUID());
  const form = useRef<HTMLFormElement>(null);
  // Enter in a field moves the focus to the button that it presses.
  useEffect(() => {
    if (Object.keys(errors).length)
      form.current
        ?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid] [tabindex="0"]')
        ?.focus();
  }, [errors]);
  return {
    /** Of the form: whoever sends it with something wrong goes on in that field. */
    form,
    problem,
    isPending,
    clear: () => setErrors({}),
    /** What stands beside a field. */
    problemOf: (field: string) => (errors[field] ? { errorMessage: errors[field] } : {}),
    /**
     * @param wrong what the form finds itself, by field: nothing is sent while there is something.
     * @param send gets a key that is the same for every try of the same values, so that a doubled press has one effect.
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
