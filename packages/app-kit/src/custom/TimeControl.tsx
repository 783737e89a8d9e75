import { lazyPart } from '../module/lazy-with-retry.tsx';

/** Times are rare: their field is loaded when a form has one. */
export const TimeControl = lazyPart(() =>
  import('@plumbline/ui/TimeField').then((module) => module.TimeField),
);
