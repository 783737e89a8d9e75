import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { lazyImport } from '../../lazyImport.ts';
import { currentProgress, subscribeToProgress } from './progressToastQueue.ts';

const ProgressToastStack = lazy(() =>
  lazyImport(() =>
    import('./ProgressToastStack.tsx').then((module) => ({ default: module.ProgressToastStack })),
  ),
);

const hasStarted = () => currentProgress().length > 0;

/**
 * Region where `progressToast` shows the progress of work; render it once per application, beside `ToastRegion`. Its
 * content is loaded with the first work. Screen readers hear the start, each quarter and the end of each work. F6 moves
 * the focus to it and back, after the brief messages if there are any; Tab goes through the buttons.
 */
export function ProgressToastRegion() {
  const isShown = useSyncExternalStore(subscribeToProgress, hasStarted, () => false);
  // Once shown, the stack stays: it announces the end of the last work.
  const [wasShown, setWasShown] = useState(isShown);
  if (isShown && !wasShown) setWasShown(true);
  if (!isShown && !wasShown) return null;
  return (
    <Suspense fallback={null}>
      <ProgressToastStack />
    </Suspense>
  );
}
