import { ApiError } from '@plumbline/api';
import { useRef, useState, type RefObject } from 'react';

/** What is wrong with the one field of a form: said beside it, and the field is ready to be typed in anew. */
export function useRefusal(): {
  field: RefObject<HTMLInputElement | null>;
  /** Undefined while nothing is. */
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

/** The second step is out of time, or the account is locked: a code cannot help any more. */
export const isStepOver = (error: unknown): error is ApiError =>
  error instanceof ApiError && (error.status === 410 || error.status === 423);
