import { lazyPart } from '../module/lazy-with-retry.tsx';

/** Time field, loaded on demand because it is rarely used. */
export const TimeControl = lazyPart(() =>
  import('@plumbline/ui/TimeField').then((module) => module.TimeField),
);
