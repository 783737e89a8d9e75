import { toast } from '@plumbline/ui/toast';

/** Milliseconds in which a sentence with names is read. */
const read = 10_000;

/** Tells what a call that succeeded has to say beside it. @returns its answer. */
export function tellMore<Answer>(answer: Answer): Answer {
  const { message } = answer as { message?: unknown };
  if (typeof message === 'string' && message !== '') toast.warning(message, { duration: read });
  return answer;
}
