import type { AiRequest } from '@plumbline/api';
import type { Tone } from '@plumbline/ui/StatusText';
import { countText } from '@plumbline/app-kit/format/count-text';

export const pagesText = (count: number): string => countText(count, { one: 'page', many: 'pages' });

/** Label and tone of a request's status, including a payment that is pending or failed. */
export function requestState({ request_status, charge }: AiRequest): { label: string; tone: Tone } {
  if (request_status === 'Completed') return { label: 'Completed', tone: 'ok' };
  if (request_status === 'Withdrawn') return { label: 'Withdrawn', tone: 'neutral' };
  if (request_status === 'Pending') return { label: 'Pending', tone: 'wait' };
  if (charge?.payment) return { label: 'Waiting for your bank', tone: 'wait' };
  if (charge?.problem) return { label: 'Payment failed', tone: 'bad' };
  return { label: 'Draft', tone: 'neutral' };
}
