import type { AiRequest } from '@plumbline/api';
import type { Tone } from '@plumbline/ui/StatusText';
import { countText } from '@plumbline/app-kit/format/count-text';
import { aiEstimatesMessages } from './messages.ts';

export const pagesText = (count: number): string => countText(count, { one: 'page', many: 'pages' });

/** Label and tone of a request's status, including a payment that is pending or failed. */
export function requestState({ request_status, charge }: AiRequest): { label: string; tone: Tone } {
  if (request_status === 'Completed') return { label: aiEstimatesMessages.completed, tone: 'ok' };
  if (request_status === 'Withdrawn') return { label: aiEstimatesMessages.withdrawn, tone: 'neutral' };
  if (request_status === 'Pending') return { label: aiEstimatesMessages.pending, tone: 'wait' };
  if (charge?.payment) return { label: aiEstimatesMessages.waitingForYourBank, tone: 'wait' };
  if (charge?.problem) return { label: aiEstimatesMessages.paymentFailed, tone: 'bad' };
  return { label: aiEstimatesMessages.draft, tone: 'neutral' };
}
