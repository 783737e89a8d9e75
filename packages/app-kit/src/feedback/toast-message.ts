import { toast } from '@plumbline/ui/toast';

/** Toast duration in milliseconds, long enough to DURATION_MS a sentence with names. */
const DURATION_MS = 10_000;

/** Shows the response's `message` as a toast and returns the response. */
export function toastMessage<Answer>(answer: Answer): Answer {
  const { message } = answer as { message?: unknown };
  if (typeof message === 'string' && message !== '') toast.warning(message, { duration: DURATION_MS });
  return answer;
}
