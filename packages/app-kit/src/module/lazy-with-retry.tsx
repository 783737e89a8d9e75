import { lazyImport } from '@plumbline/ui/lazyImport';
import { lazy, Suspense, useEffect, type ComponentType } from 'react';
import { PendingPlaceholder } from '../data/PendingPlaceholder.tsx';
import { runWhenIdle } from '../data/run-when-idle.ts';

/**
 * Component loaded on first use, such as a form behind a button. The screen stays unchanged while it loads and while
 * offline.
 * @param name name of a part with a place on the screen, e.g. “comments”, for the message shown while it cannot load.
 */
export function lazyWithRetry<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  name?: string,
): ComponentType<Props> {
  const Part = lazy(() => lazyImport(async () => ({ default: await load() })));
  return function LazyPart(props: Props) {
    return (
      <Suspense fallback={name ? <PendingPlaceholder what={name} /> : null}>
        <Part {...props} />
      </Suspense>
    );
  };
}

/** Delay in milliseconds after which likely next parts are preloaded. */
const PRELOAD_DELAY_MS = 1500;

/**
 * Preloads a part that is likely to be opened next when the screen is idle, so that code and styles are ready.
 */
export function useEarly(load: () => Promise<unknown>): void {
  useEffect(() => {
    let callOff = () => {};
    const timer = setTimeout(() => {
      callOff = runWhenIdle(() => void load().catch(() => undefined), 5000);
    }, PRELOAD_DELAY_MS);
    return () => {
      clearTimeout(timer);
      callOff();
    };
  }, [load]);
}
