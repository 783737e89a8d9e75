import { ApiError } from '@plumbline/api';
import { useRef, useState, type RefObject } from 'react';

/** Error of a single-field form; setting it selects the field's content. */
export function useFieldError(): {
  field: RefObject<HTMLInputElement | null>;
  /** Current error message. */
  problem: string | undefined;
  refuse: (text: string) => void;
  clear: () => void;
} {
  const [problem, setProblem] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  return {
    field,
    problem,
    refuse: (text) => {
      setProblem(text);
      field.current?.focus();
      field.current?.select();
    },
    clear: () => setProblem(undefined),
  };
}

/** True when the second step has expired or the account is locked, so that no code is accepted. */
export const isStepOver = (error: unknown): error is ApiError =>
  error instanceof ApiError && (error.status === 410 || error.status === 423);
