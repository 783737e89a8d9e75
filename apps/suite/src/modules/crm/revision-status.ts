import type { OpportunityQuote } from '@plumbline/api';
import type { Tone } from '@plumbline/app-kit/data/lookups';
import { crmMessages } from './messages.ts';

const tones: Readonly<Record<OpportunityQuote['status'], Tone>> = {
  Draft: 'neutral',
  Sent: 'info',
  Accepted: 'ok',
  Declined: 'bad',
  Expired: 'warn',
  Closed: 'neutral',
};

/** Status of a quote revision; an open one that a newer revision replaced is superseded. */
export const revisionStatus = ({
  status,
  is_active,
}: Pick<OpportunityQuote, 'status' | 'is_active'>): { label: string; tone: Tone } =>
  !is_active && (status === 'Sent' || status === 'Expired')
    ? { label: crmMessages.superseded, tone: 'neutral' }
    : { label: status, tone: tones[status] };
