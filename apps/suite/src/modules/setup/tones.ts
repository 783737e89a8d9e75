import type { Tone } from '@plumbline/app-kit/data/lookups';

/** Tones that a status can have, labeled by color. */
export const tones: readonly { id: Exclude<Tone, 'alert'>; label: string }[] = [
  { id: 'neutral', label: 'Gray' },
  { id: 'info', label: 'Blue' },
  { id: 'wait', label: 'Violet' },
  { id: 'warn', label: 'Amber' },
  { id: 'ok', label: 'Green' },
  { id: 'bad', label: 'Red' },
];
export const outcomes = [
  { id: 'open', label: 'Open' },
  { id: 'won', label: 'Won' },
  { id: 'lost', label: 'Lost' },
] as const;
