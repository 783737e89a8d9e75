import { lazyWithRetry } from '../module/lazy-with-retry.tsx';

/** Time field, loaded on demand because it is rarely used. */
export const TimeControl = lazyWithRetry(() =>
  import('@plumbline/ui/TimeField').then((module) => module.TimeField),
);
