import type { Tone } from '@plumbline/app-kit/lookups';

const tones: Readonly<Record<string, Tone>> = {
  Draft: 'neutral',
  Sent: 'info',
  Accepted: 'ok',
  Declined: 'bad',
  Expired: 'warn',
};

/** How a quote's status is shown. */
export const quoteTone = (status: string): Tone => tones[status] ?? 'neutral';
